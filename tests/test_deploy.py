"""What is there for hosts fits the server: options, metrics, units. Containers and services are not run here."""

import dataclasses
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import generate_latest

from smallbox.cli import app
from smallbox.server.metrics import Metrics
from smallbox.server_options import DatabaseOptions, ServerOptions

DEPLOY = Path(__file__).parents[1] / "deploy"
HOSTING = Path(__file__).parents[1] / "docs" / "hosting.md"
UNITS = sorted((DEPLOY / "systemd").iterdir())
METRIC = re.compile(r"\b(?:smallbox|process)_[a-z_]+")
OPTION = re.compile(r"(?<=[ \-])--([a-z][a-z-]+)")


def metrics() -> set[str]:
    """Every name that a query can have."""
    made = Metrics()
    # A metric with labels has no line before it is first set.
    made.tables.labels("lobby").set(1)
    lines = generate_latest(made.registry).decode().splitlines()
    return {re.split(r"[{ ]", line)[0] for line in lines if not line.startswith("#")}


def options_of(kind: Any) -> set[str]:
    return {field.name.replace("_", "-") for field in dataclasses.fields(kind)}


def test_every_query_of_the_dashboard_asks_for_a_metric_that_exists() -> None:
    board = json.loads((DEPLOY / "grafana" / "smallbox.json").read_text("utf-8"))
    queries = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    assert len(queries) > 20
    for query in queries:
        assert METRIC.findall(query), query
        assert set(METRIC.findall(query)) <= metrics(), query
        assert query.count("(") == query.count(")"), query
    [instances] = [each["query"] for each in board["templating"]["list"] if each["type"] == "query"]
    assert set(METRIC.findall(instances)) <= metrics()
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


def test_every_metric_of_ours_is_on_the_dashboard_and_in_the_documentation() -> None:
    shown = (DEPLOY / "grafana" / "smallbox.json").read_text("utf-8")
    ours = {re.sub(r"_(bucket|count|sum|created)$", "", name) for name in metrics() if name.startswith("smallbox")}
    assert not [name for name in ours if name not in shown]
    assert not [name for name in ours if f"`{name}" not in HOSTING.read_text("utf-8")]


def test_the_containers_are_started_with_options_that_exist() -> None:
    yaml = pytest.importorskip("yaml")
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    serve, backup = services["smallbox"]["command"], services["backup"]["command"]
    assert serve[0] == "serve"
    assert {word.partition("=")[0].removeprefix("--") for word in serve[1:]} <= options_of(ServerOptions)
    assert backup[0] in app
    assert {word.partition("=")[0].removeprefix("--") for word in backup[2:]} <= options_of(DatabaseOptions)
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        # What is mounted from this folder is there.
        mounted = [each.partition(":")[0] for each in service.get("volumes", ()) if each.startswith("./")]
        assert all((DEPLOY / each).is_file() for each in mounted)
    assert services["smallbox"]["build"]["dockerfile"] == "deploy/Dockerfile"
    scraped = yaml.safe_load((DEPLOY / "prometheus.yml").read_text("utf-8"))["scrape_configs"]
    assert [each["metrics_path"] for each in scraped] == ["/metrics"]
    assert scraped[0]["dns_sd_configs"][0]["names"] == ["smallbox"]


@pytest.mark.parametrize("unit", UNITS, ids=lambda file: file.name)
def test_units_name_commands_and_options_that_exist(unit: Path) -> None:
    text = unit.read_text("utf-8")
    for command, rest in re.findall(r"/opt/smallbox/bin/smallbox (\w+)(.*)", text):
        assert command in app
        known = options_of(ServerOptions if command == "serve" else DatabaseOptions)
        assert set(OPTION.findall(rest)) <= known
    examples = OPTION.findall("\n".join(line for line in text.splitlines() if line.startswith("#   SMALLBOX")))
    assert set(examples) <= options_of(ServerOptions)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd-analyze here")
def test_systemd_reads_the_units(tmp_path: Path) -> None:
    for unit in UNITS:
        # It looks for the program.
        (tmp_path / unit.name).write_text(unit.read_text("utf-8").replace("/opt/smallbox/bin/smallbox", "/bin/true"))
    files = [f"./{unit.name}" for unit in UNITS]
    done = subprocess.run(
        ["systemd-analyze", "verify", *files], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    said = [line for line in done.stderr.splitlines() if "smallbox" in line]
    assert (done.returncode, said) == (0, []), done.stderr


@pytest.mark.skipif(shutil.which("haproxy") is None, reason="there is no haproxy here")
def test_haproxy_reads_its_settings() -> None:
    command = ["haproxy", "-c", "-f", str(DEPLOY / "haproxy.cfg")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
