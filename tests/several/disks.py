"""A full disk, for one process and without being root: its files may not grow."""

import shutil
import subprocess

import psutil

try:
    import resource
except ImportError:
    resource = None


def limit_files(pid: int, size: int | None) -> bool:
    """From now on the process can write no file beyond this size (None: as it likes). False: there
    is no way to do that here."""
    if resource is None or not hasattr(resource, "prlimit"):
        return False
    try:
        _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (most if size is None else size, most))
    except PermissionError:
        return _limit_as_its_user(pid, size)
    return True


def _limit_as_its_user(pid: int, size: int | None) -> bool:
    """Not even root may do it to somebody else's process in a container, but may become them."""
    program = shutil.which("prlimit")
    if program is None:
        return False
    process = psutil.Process(pid)
    user, group = process.uids().real, process.gids().real
    limit = f"--fsize={'unlimited' if size is None else size}:"
    command = [program, f"--pid={pid}", limit]
    done = subprocess.run(
        command, user=user, group=group, extra_groups=[], check=False, stderr=subprocess.DEVNULL
    )
    return done.returncode == 0
