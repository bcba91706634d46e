"""The reference and the TypeScript of the protocol are those of the structs."""

import ast
import re
from collections.abc import Iterator

import pytest

from smallbox.wire.problems import PROBLEMS
from tools.wire.reference import write_reference
from tools.wire.write import REFERENCE, ROOT, TYPESCRIPT, WEB, install_packages, run, write_typescript

LINK = re.compile(r"\]\(#([\w-]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
ANCHOR = re.compile(r"<a id='([\w-]+)'>")
SHELLS = ("tables", "server")


@pytest.fixture(scope="session")
def packages() -> None:
    """What web/package-lock.json names; `make test` has it installed before."""
    install_packages()


def problems_raised() -> Iterator[tuple[str, str, set[str]]]:
    """Where a code is raised, which one, and the facts that come with it."""
    for file in (file for shell in SHELLS for file in sorted((ROOT / "src" / "smallbox" / shell).rglob("*.py"))):
        for call in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "NotPossible":
                facts = {str(keyword.arg) for keyword in call.keywords}
                for part in ast.walk(call.args[0]):
                    if isinstance(part, ast.Constant):
                        yield f"{file.name}:{call.lineno}", str(part.value), facts


def test_the_reference_is_fresh() -> None:
    """`make generate` writes it anew."""
    assert REFERENCE.read_text("utf-8") == write_reference()


@pytest.mark.usefixtures("packages")
def test_the_typescript_is_fresh() -> None:
    """`make generate` writes it anew."""
    assert TYPESCRIPT.read_text("utf-8") == write_typescript()


def test_every_link_of_the_reference_leads_somewhere() -> None:
    text = REFERENCE.read_text("utf-8")
    headings = {re.sub(r"[^\w-]", "", title.lower().replace(" ", "-")) for title in HEADING.findall(text)}
    assert set(LINK.findall(text)) <= headings | set(ANCHOR.findall(text))


@pytest.mark.usefixtures("packages")
def test_the_unions_narrow_on_type_in_typescript() -> None:
    compiler = "node_modules/typescript/bin/tsc"
    settings = ("--noEmit", "--strict", "--target", "esnext", "--module", "esnext", "--moduleResolution", "bundler")
    quick = ("--skipLibCheck", "--lib", "esnext", "--ignoreConfig")
    run("node", compiler, *settings, *quick, "src/wire.ts", str(ROOT / "tests" / "wire" / "narrow.ts"))


def test_every_error_code_that_is_raised_has_a_sentence_and_its_facts() -> None:
    for place, code, facts in problems_raised():
        assert code in PROBLEMS, place
        assert set(PROBLEMS[code]) <= facts, f"{place}: {code}"


@pytest.mark.parametrize("code", PROBLEMS)
def test_every_error_code_is_in_the_reference(code: str) -> None:
    assert f"\n| `{code}` |" in REFERENCE.read_text("utf-8")


def test_the_lock_of_the_web_packages_names_no_host_to_fetch_from() -> None:
    lock = (WEB / "package-lock.json").read_text("utf-8")
    assert "resolved" not in lock
    assert "registry" not in lock
