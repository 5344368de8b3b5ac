"""A live table needs nothing but the rules, the memory and msgspec: it could run in a browser."""

import subprocess
import sys

ALONE = """
import sys
from importlib.abc import MetaPathFinder

OURS = ("veillee", "msgspec")
FORBIDDEN = ("asyncio", "socket", "sqlite3", "concurrent", "multiprocessing", "ssl")

class Blocked(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        root = name.partition(".")[0]
        if root in FORBIDDEN or (root not in sys.stdlib_module_names and root not in OURS):
            raise ImportError(f"{name} is not needed here")
        return None

for name in list(sys.modules):
    if name.partition(".")[0] in FORBIDDEN:
        del sys.modules[name]
sys.meta_path.insert(0, Blocked())
import veillee.live.table, veillee.live.opening, veillee.live.wire.calls
import veillee.table, veillee.games, veillee.memory
from pkgutil import walk_packages
for package in (veillee.live, veillee.table, veillee.memory):
    for module in walk_packages(package.__path__, package.__name__ + "."):
        __import__(module.name)
print(len([name for name in sys.modules if name.startswith("veillee.live")]))
"""


def test_the_live_table_imports_with_every_other_dependency_blocked():
    told = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    assert int(told.stdout) > 15
