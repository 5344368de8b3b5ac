"""Compose, Kubernetes and systemd speak of the house as it is."""

import re
import shutil
import subprocess
from fnmatch import fnmatchcase
from ipaddress import ip_address, ip_network

import pytest

from tests.deploy.files import (
    DEPLOY,
    ROOT,
    compose,
    kubernetes,
    last_stage,
    one,
    pod,
    text,
    unit,
)
from tests.deploy.house import default_port, paths, seconds_to_close, understood, variables
from veillee.server.http.app import every_page
from veillee.server.http.files import file_at_the_root
from veillee.server.limits import limits_from
from veillee.server.storage.database import is_postgresql

IMAGE = "veillee"
UNITS = ["veillee.service", "veillee-backup.service", "veillee-backup.timer"]


FILES = sorted(path for path in DEPLOY.iterdir() if path.is_file())


def name(path):
    return path.name


def container():
    (only,) = pod()["containers"]
    return only


@pytest.mark.parametrize("path", [*FILES, ROOT / "docs/hosting.md"], ids=name)
def test_every_variable_is_one_that_the_house_reads(path):
    named = set(re.findall(r"\bVEILLEE_[A-Z_]+", path.read_text(encoding="utf-8")))
    assert named <= variables()


def test_every_file_is_explained():
    explained = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    assert [path.name for path in FILES if f"deploy/{path.name}" not in explained] == []


def test_the_limits_that_are_set_are_understood():
    chosen = {one["name"]: one["value"] for one in container()["env"]}
    assert limits_from(chosen) == limits_from(compose()["services"]["veillee"]["environment"])
    assert limits_from(chosen) != limits_from({})


# -- compose -------------------------------------------------------------------------------------


def test_compose_runs_the_image_on_the_port_of_the_house():
    house = compose()["services"]["veillee"]
    assert house["image"] == IMAGE
    assert house["build"] == {"context": "..", "dockerfile": "deploy/Dockerfile"}
    at_home = compose("compose.home.yaml")["services"]["veillee"]
    assert at_home == {"ports": [f"${{PORT:-{default_port()}}}:{default_port()}"]}
    assert f"reverse_proxy veillee:{default_port()} " in text("Caddyfile")


def test_compose_keeps_the_tables_in_the_only_place_that_can_be_written():
    house = compose()["services"]["veillee"]
    assert house["read_only"] is True
    assert house["cap_drop"] == ["ALL"]
    assert house["security_opt"] == ["no-new-privileges:true"]
    (volume,) = house["volumes"]
    name, folder = volume.split(":")
    assert name in compose()["volumes"]
    assert [folder] == one(last_stage(), "VOLUME")
    assert house["environment"]["VEILLEE_DATABASE"].startswith(f"{folder}/")


def test_compose_gives_the_house_time_to_close():
    grace = compose()["services"]["veillee"]["stop_grace_period"]
    assert float(grace.removesuffix("s")) > seconds_to_close()


def test_compose_with_postgresql_waits_for_it():
    services = compose("compose.postgresql.yaml")["services"]
    address = services["veillee"]["environment"]["VEILLEE_DATABASE"]
    settings = services["postgresql"]["environment"]
    assert is_postgresql(address)
    assert address.endswith(f"@postgresql:5432/{settings['POSTGRES_DB']}")
    assert address.startswith(f"postgresql://{settings['POSTGRES_USER']}:")
    assert services["veillee"]["depends_on"] == {"postgresql": {"condition": "service_healthy"}}
    assert "healthcheck" in services["postgresql"]


# -- what is open ----------------------------------------------------------------------------------


def published(*names, profiles=()):
    """The services with ports that are open, as compose puts its files on top of each other."""
    files = [compose(name)["services"] for name in names]
    active = {
        service
        for services in files
        for service, settings in services.items()
        if not settings.get("profiles") or set(settings["profiles"]) & set(profiles)
    }
    return {
        service
        for services in files
        for service, settings in services.items()
        if service in active and settings.get("ports")
    }


@pytest.mark.parametrize("more", [[], ["compose.postgresql.yaml"]], ids=["file", "postgresql"])
def test_on_the_internet_only_the_proxy_is_open(more):
    """Past it there would be no TLS, and `/metrics` for everybody."""
    assert published("compose.yaml", *more, profiles=["internet"]) == {"caddy"}
    assert published("compose.yaml", "compose.home.yaml", *more) == {"veillee"}


METRICS = ["/metrics", "/metrics/", "/metrics//"]
"""How the house answers to it. (Proxies merge slashes and decode before they compare.)"""


def test_the_proxy_keeps_metrics_to_the_house():
    (pattern,) = re.findall(r"^\trespond (\S+) 404$", text("Caddyfile"), re.MULTILINE)
    assert all(fnmatchcase(path, pattern) for path in METRICS)
    assert not any(fnmatchcase(path, pattern) for path in browser_paths())


def leads_in(path):
    """Whether the Ingress passes a path on: exactly this, or what lies below in whole parts."""
    (rule,) = kubernetes("Ingress")["spec"]["rules"]
    for way in rule["http"]["paths"]:
        prefix = way["path"].rstrip("/") + "/"
        is_below = way["pathType"] == "Prefix" and f"{path}/".startswith(prefix)
        if path == way["path"] or is_below:
            return True
    return False


def browser_paths():
    """All that a page asks for: what is answered by programs alone is not among it."""
    own = {path for path in paths() if path.startswith("/api/")}
    page = every_page.paths | file_at_the_root.paths
    return own | page | {"/assets/index.js", "/api/tables/x/live", "/t/x/replay"}


def test_the_ingress_lets_in_what_a_browser_needs_and_no_metrics():
    assert [path for path in browser_paths() if not leads_in(path)] == []
    assert [path for path in METRICS if leads_in(path)] == []
    monitoring = kubernetes("Deployment")["spec"]["template"]["metadata"]["annotations"]
    assert monitoring["prometheus.io/path"] == "/metrics"


@pytest.mark.parametrize("where", ["compose", "kubernetes"])
def test_the_proxy_before_the_house_is_trusted(where):
    """It has an address of a private network; nobody else's proxy is trusted."""
    if where == "compose":
        trusted = compose()["services"]["veillee"]["environment"]["VEILLEE_TRUSTED_PROXIES"]
    else:
        (trusted,) = [
            one["value"] for one in container()["env"] if one["name"] == "VEILLEE_TRUSTED_PROXIES"
        ]
    networks = [ip_network(network) for network in trusted.split(",")]
    for proxy in ("172.18.0.3", "10.244.1.7", "192.168.48.2"):
        assert any(ip_address(proxy) in network for network in networks)
    assert all(network.is_private for network in networks)


# -- Kubernetes ----------------------------------------------------------------------------------


def test_kubernetes_runs_several_of_the_image():
    deployment = kubernetes("Deployment")
    assert container()["image"] == IMAGE
    assert container()["ports"] == [{"name": "http", "containerPort": default_port()}]
    budget = kubernetes("PodDisruptionBudget")["spec"]["minAvailable"]
    assert deployment["spec"]["replicas"] > budget
    assert deployment["spec"]["strategy"]["rollingUpdate"]["maxUnavailable"] == 0


def test_kubernetes_names_fit_together():
    labels = kubernetes("Deployment")["spec"]["template"]["metadata"]["labels"]
    for selector in (
        kubernetes("Deployment")["spec"]["selector"]["matchLabels"],
        kubernetes("PodDisruptionBudget")["spec"]["selector"]["matchLabels"],
        kubernetes("Service")["spec"]["selector"],
        pod()["topologySpreadConstraints"][0]["labelSelector"]["matchLabels"],
    ):
        assert selector.items() <= labels.items()
    (port,) = kubernetes("Service")["spec"]["ports"]
    assert port["targetPort"] == container()["ports"][0]["name"]
    (rule,) = kubernetes("Ingress")["spec"]["rules"]
    for way in rule["http"]["paths"]:
        assert way["backend"]["service"] == {
            "name": kubernetes("Service")["metadata"]["name"],
            "port": {"name": port["name"]},
        }
    assert kubernetes("Ingress")["spec"]["tls"][0]["hosts"] == [rule["host"]]


def test_the_database_comes_from_a_secret():
    secret = kubernetes("Secret")
    assert container()["envFrom"] == [{"secretRef": {"name": secret["metadata"]["name"]}}]
    assert list(secret["stringData"]) == ["VEILLEE_DATABASE"]
    assert is_postgresql(secret["stringData"]["VEILLEE_DATABASE"])


def test_a_server_without_its_database_is_passed_over_and_not_killed():
    """`/healthz` says no while the database is away; a restart would not bring it back."""
    probes = {kind: container()[f"{kind}Probe"]["httpGet"] for kind in ("readiness", "liveness")}
    assert {probe["port"] for probe in probes.values()} == {"http"}
    assert probes["readiness"]["path"] == "/healthz"
    assert probes["liveness"]["path"] != "/healthz"
    assert {probe["path"] for probe in probes.values()} <= paths()


def test_a_server_has_time_to_say_goodbye():
    (wait, seconds) = container()["lifecycle"]["preStop"]["exec"]["command"]
    assert wait == "sleep"
    assert pod()["terminationGracePeriodSeconds"] > float(seconds) + seconds_to_close()
    probe = container()["readinessProbe"]
    assert float(seconds) > probe["periodSeconds"] * probe["failureThreshold"]


def test_no_session_sticks_to_a_server():
    assert kubernetes("Service")["spec"]["sessionAffinity"] == "None"
    annotations = kubernetes("Ingress")["metadata"]["annotations"]
    assert not [name for name in annotations if "affinity" in name or "cookie" in name]


def test_a_pod_may_do_little():
    assert str(pod()["securityContext"]["runAsUser"]) == one(last_stage(), "USER")[0]
    assert pod()["securityContext"]["runAsNonRoot"] is True
    assert pod()["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
    assert pod()["automountServiceAccountToken"] is False
    assert container()["securityContext"] == {
        "allowPrivilegeEscalation": False,
        "readOnlyRootFilesystem": True,
        "capabilities": {"drop": ["ALL"]},
    }


# -- systemd -------------------------------------------------------------------------------------


def test_systemd_starts_the_house_with_words_it_understands():
    settings = unit("veillee.service")
    (line,) = settings["ExecStart"]
    program, *words = line.split()
    options = understood(words)
    assert program == "/opt/veillee/bin/veillee"
    assert (options["host"], options["port"]) == ("127.0.0.1", default_port())
    assert float(settings["TimeoutStopSec"][0]) > seconds_to_close()


def test_the_copy_is_taken_of_the_database_that_is_used_and_by_the_same_user():
    house, copying = unit("veillee.service"), unit("veillee-backup.service")
    given = dict(line.split("=", 1) for line in house["Environment"])
    assert copying["ExecStart"][0].split()[1] == given["VEILLEE_DATABASE"]
    assert house["User"] == copying["User"]
    assert house["StateDirectory"][0] in copying["StateDirectory"][0].split()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_finds_nothing_wrong(tmp_path):
    for name in UNITS:
        installed = text(name).replace("ExecStart=/opt/veillee/bin/", "ExecStart=/bin/echo ")
        (tmp_path / name).write_text(installed, encoding="utf-8")
    units = [str(tmp_path / name) for name in UNITS]
    told = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True)
    assert (told.returncode, told.stderr) == (0, b"")
    exposed = ["systemd-analyze", "security", "--offline=true", "--threshold=15", units[0]]
    told = subprocess.run(exposed, capture_output=True)
    assert told.returncode == 0, told.stdout.decode().splitlines()[-1]
