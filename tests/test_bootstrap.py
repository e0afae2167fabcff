"""The bootstrap script as users meet it: run from outside, in a copy of the project, offline.

Most tests put a stand-in for `uv` on the PATH, which makes an environment out of stubs in no time.
"""

import ast
import importlib.machinery
import importlib.util
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
OLD_PYTHONS = ["2.7", "3.6", "3.10"]

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts")

STAND_IN_UV = """#!/bin/sh
echo "$@" >> "$UV_LOG"
case "$1" in
venv)
    for place; do :; done
    mkdir -p "$place/bin"
    touch "$place/pyvenv.cfg"
    printf '#!/bin/sh\\necho python "$@"\\n' > "$place/bin/python"
    chmod +x "$place/bin/python" ;;
pip)
    if [ -n "$UV_FAILS" ]; then echo "$UV_FAILS"; exit 2; fi
    while [ -n "$UV_WAITS_FOR" ] && [ ! -e "$UV_WAITS_FOR" ]; do sleep 0.05; done
    bin=$(dirname "$5")
    printf '#!/bin/sh\\necho fiendish "$@"\\n' > "$bin/fiendish"
    chmod +x "$bin/fiendish" ;;
esac
"""


class Project:
    """A copy of script and pyproject, started with exactly the commands it is given."""

    def __init__(self, folder: Path):
        self.root = folder / "project"
        self.bin = folder / "bin"
        self.log = folder / "uv.log"
        self.gate = folder / "gate"
        self.venv = self.root / ".venv"
        self.stamp = self.venv / "fiendish-stamp.json"
        self.root.mkdir()
        self.bin.mkdir()
        for name in ("fiendish", "pyproject.toml"):
            shutil.copy(ROOT / name, self.root / name)

    def command(self, name: str, text: str):
        path = self.bin / name
        path.write_text(text)
        path.chmod(0o755)

    def add_uv(self):
        self.command("uv", STAND_IN_UV)
        for tool in ("touch", "mkdir", "chmod", "sleep", "dirname"):
            (self.bin / tool).symlink_to(shutil.which(tool) or f"/bin/{tool}")

    def popen(self, *arguments: str, python: str = sys.executable, **environment: str):
        hidden = ("FIENDISH_", "PIP_", "UV_", "PYTHON")
        inherited = {k: v for k, v in os.environ.items() if not k.startswith(hidden)}
        return subprocess.Popen(
            [python, str(self.root / "fiendish"), *arguments],
            env={**inherited, "PATH": str(self.bin), "UV_LOG": str(self.log), **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def start(self, *arguments: str, python: str = sys.executable, **environment: str):
        process = self.popen(*arguments, python=python, **environment)
        out, err = process.communicate(timeout=600)
        assert "Traceback" not in err
        return subprocess.CompletedProcess(arguments, process.returncode, out, err)

    def start_that_hangs_in_mid_install(self):
        """A start whose installer gets no further until the gate is touched."""
        process = self.popen("games", UV_WAITS_FOR=str(self.gate))
        wait_for(lambda: self.log.exists() and "pip" in self.installer_calls())
        return process

    def start_that_has_to_wait(self, *arguments: str):
        """A start while another is at work; opens the gate as soon as this one has spoken."""
        process = self.popen(*arguments)
        try:
            first_words = process.stderr.readline()
            assert "another start is setting up here; waiting" in first_words
        finally:
            self.gate.touch()
        out, err = process.communicate(timeout=600)
        return subprocess.CompletedProcess(arguments, process.returncode, out, err)

    def installer_calls(self) -> list[str]:
        """First words of the installer's commands so far: `venv` makes, `pip` fills."""
        return [line.split()[0] for line in self.log.read_text().splitlines()]


@pytest.fixture
def project(tmp_path):
    return Project(tmp_path)


@pytest.fixture
def project_with_uv(project):
    project.add_uv()
    return project


def load_script(path: Path):
    loader = importlib.machinery.SourceFileLoader("bootstrap", str(path))
    spec = importlib.util.spec_from_loader("bootstrap", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    sys.dont_write_bytecode, before = True, sys.dont_write_bytecode
    try:
        loader.exec_module(module)
    finally:
        sys.dont_write_bytecode = before
    return module


def wait_for(condition, seconds: float = 600.0):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


# -- Python versions


def old_python(version: str) -> str:
    """A Python of that version, from pyenv or the PATH, or the test is skipped."""
    candidates = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))
    for candidate in [*map(str, candidates), f"python{version}"]:
        try:
            probe = subprocess.run([candidate, "-c", ""], capture_output=True, check=False)
        except OSError:
            continue
        if probe.returncode == 0:
            return candidate
    pytest.skip(f"no Python {version} on this computer")


@pytest.mark.parametrize("version", OLD_PYTHONS)
def test_old_python_is_told_what_is_needed(project, version):
    result = project.start("games", python=old_python(version))
    assert result.returncode == 1
    assert f"needs Python 3.11 or newer; this is {version}." in result.stderr
    assert len(result.stderr.splitlines()) == 2


@pytest.mark.parametrize("version", OLD_PYTHONS)
def test_old_python_hands_over_to_a_newer_one(project_with_uv, version):
    project = project_with_uv
    project.command("python3.13", "#!/bin/sh\nexit 127\n")  # a version manager's empty promise
    project.command("python3", f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    result = project.start("games", "--json", python=old_python(version))
    assert (result.returncode, result.stdout) == (0, "fiendish games --json\n")


def test_script_keeps_to_words_that_old_pythons_can_read():
    tree = ast.parse((ROOT / "fiendish").read_text(), feature_version=(3, 4))
    modern = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.AsyncFunctionDef, ast.Nonlocal)
    assert not [node.lineno for node in ast.walk(tree) if isinstance(node, modern)]
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    assert not [f.name for f in functions if f.returns or any(a.annotation for a in f.args.args)]
    assert (ROOT / "fiendish").read_text().isascii()


# -- what it hands over


def test_the_program_learns_how_it_was_called_but_the_tests_do_not(project_with_uv):
    project = project_with_uv
    project.start("games")
    stand_in = project.venv / "bin" / "fiendish"
    stand_in.write_text('#!/bin/sh\necho "$FIENDISH_COMMAND"\n')
    assert project.start("games").stdout == f"{project.root / 'fiendish'}\n"
    (project.venv / "bin" / "python").write_text('#!/bin/sh\necho "spelled: $FIENDISH_COMMAND"\n')
    assert project.start("test").stdout == "spelled: \n"


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="looks into /proc")
def test_ctrl_c_waits_for_the_program_but_not_for_the_tests(project_with_uv):
    project = project_with_uv
    project.start("test")
    look = "while read name mask; do [ $name = SigBlk: ] && echo $mask; done < /proc/self/status"
    for name in ("fiendish", "python"):
        (project.venv / "bin" / name).write_text(f"#!/bin/sh\n{look}\nexit 0\n")
    interrupt = 1 << signal.SIGINT - 1
    assert int(project.start("games").stdout, 16) & interrupt
    assert not int(project.start("test").stdout, 16) & interrupt


@pytest.mark.parametrize(
    ("path", "spelled"),
    [
        ("./fiendish", "./fiendish"),
        ("/my games/fiendish", '"/my games/fiendish"'),
        ("fiendish", "python fiendish"),
    ],
)
def test_a_script_that_is_given_to_python_is_spelled_so(project, path, spelled):
    assert load_script(project.root / "fiendish").own_spelling(path) == spelled


# -- the stamp


def test_first_start_sets_up_and_the_second_only_starts(project_with_uv):
    project = project_with_uv
    first = project.start("play", "supervillain")
    assert (first.returncode, first.stdout) == (0, "fiendish play supervillain\n")
    assert "setting up" in first.stderr

    second = project.start("play", "supervillain")
    assert (second.returncode, second.stdout, second.stderr) == (0, first.stdout, "")
    assert project.installer_calls() == ["venv", "pip"]


def test_start_needs_neither_installer_nor_lock_when_the_stamp_is_good(project_with_uv):
    project = project_with_uv
    project.start("games")
    (project.bin / "uv").unlink()
    lock = Path(f"{project.venv}.lock")
    lock.unlink()
    assert project.start("games").stdout == "fiendish games\n"
    assert not lock.exists()


def test_changed_pyproject_installs_again_into_the_same_environment(project_with_uv):
    project = project_with_uv
    project.start("games")
    with (project.root / "pyproject.toml").open("a") as file:
        file.write("\n# changed\n")
    assert project.start("games").returncode == 0
    assert project.start("games").returncode == 0
    assert project.installer_calls() == ["venv", "pip", "pip"]


@pytest.mark.parametrize("key", ["python", "root", "venv"])
def test_environment_made_elsewhere_or_by_another_python_is_made_anew(project_with_uv, key):
    project = project_with_uv
    project.start("games")
    stamp = json.loads(project.stamp.read_text())
    project.stamp.write_text(json.dumps({**stamp, key: "another"}))
    (project.venv / "relic").touch()
    assert project.start("games").returncode == 0
    assert project.installer_calls() == ["venv", "pip", "venv", "pip"]
    assert not (project.venv / "relic").exists()


@pytest.mark.parametrize("damage", ["", "[]", "{", '{"python": "3.11"}'])
def test_damaged_stamp_is_not_trusted(project_with_uv, damage):
    project = project_with_uv
    project.start("games")
    project.stamp.write_text(damage)
    assert project.start("games").stdout == "fiendish games\n"
    assert project.installer_calls() == ["venv", "pip", "venv", "pip"]


def test_missing_command_is_installed_again(project_with_uv):
    project = project_with_uv
    project.start("games")
    (project.venv / "bin" / "fiendish").unlink()
    assert project.start("games").stdout == "fiendish games\n"


def test_start_killed_in_mid_install_is_repaired(project_with_uv):
    project = project_with_uv
    victim = project.start_that_hangs_in_mid_install()
    victim.send_signal(signal.SIGKILL)
    victim.wait()
    for pipe in (victim.stdout, victim.stderr):
        pipe.close()
    assert not project.stamp.exists()

    # The orphaned installer is still at work, so the next start lets it finish first.
    result = project.start_that_has_to_wait("games")
    assert (result.returncode, result.stdout) == (0, "fiendish games\n")
    assert project.installer_calls() == ["venv", "pip", "venv", "pip"]


# -- one at a time


def test_starts_at_the_same_moment_install_once(project_with_uv):
    project = project_with_uv
    first = project.start_that_hangs_in_mid_install()
    second = project.start_that_has_to_wait("rules")
    out, _ = first.communicate(timeout=600)
    assert (first.returncode, out) == (0, "fiendish games\n")
    assert (second.returncode, second.stdout) == (0, "fiendish rules\n")
    assert project.installer_calls() == ["venv", "pip"]


# -- tests


def test_test_command_installs_the_extra_and_runs_pytest_on_all_processors(project_with_uv):
    project = project_with_uv
    project.start("games")
    assert project.start("test", "-k", "asteroid").stdout == (
        "python -m pytest -n auto --dist worksteal -k asteroid\n"
    )
    assert project.log.read_text().splitlines()[-1].endswith(f"{project.root}[test]")
    assert project.start("games").stdout == "fiendish games\n"
    assert project.installer_calls() == ["venv", "pip", "pip"]


def test_the_lab_and_extras_that_are_named_are_installed(project_with_uv):
    project = project_with_uv
    project.start("lab", "match")
    assert project.log.read_text().splitlines()[-1].endswith(f"{project.root}[lab]")
    project.start("games", FIENDISH_EXTRAS="ray, envs")
    assert project.log.read_text().splitlines()[-1].endswith(f"{project.root}[envs,lab,ray]")


@pytest.mark.parametrize("chosen", [["-n0"], ["-n", "3"], ["-p", "no:xdist"]])
def test_test_command_leaves_workers_to_the_caller(project_with_uv, chosen):
    result = project_with_uv.start("test", *chosen)
    assert result.stdout == f"python -m pytest {' '.join(chosen)}\n"


def test_update_keeps_the_test_extra(project_with_uv):
    project = project_with_uv
    project.start("test")
    with (project.root / "pyproject.toml").open("a") as file:
        file.write("\n# changed\n")
    project.start("games")
    assert json.loads(project.stamp.read_text())["extras"] == ["test"]


def test_the_checks_say_what_to_do_where_no_browser_can_be_installed(project):
    bash = shutil.which("bash")
    assert bash is not None
    (project.bin / "dirname").symlink_to(shutil.which("dirname"))
    ended = subprocess.run(
        [bash, ROOT / ".ci" / "run"], env={"PATH": str(project.bin)}, capture_output=True, text=True
    )
    assert (ended.returncode, ended.stdout) == (1, "")
    assert "sudo apt install chromium" in ended.stderr
    assert "./fiendish test does without" in ended.stderr


# -- troubles


def test_without_network_pip_fails_in_plain_words(project):
    nowhere = {"PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_RETRIES": "0"}
    result = project.start("games", **nowhere, PIP_CONFIG_FILE=os.devnull, PIP_TIMEOUT="1")
    assert result.returncode == 1
    assert "could not fetch packages. Check the network" in result.stderr
    assert "PIP_INDEX_URL" in result.stderr
    assert "  | " in result.stderr  # the installer's last words
    assert not project.stamp.exists()


def test_without_network_uv_fails_in_plain_words(project_with_uv):
    result = project_with_uv.start("games", UV_FAILS="error: dns error: failed to lookup address")
    assert result.returncode == 1
    assert "could not fetch packages. Check the network" in result.stderr
    assert "  | error: dns error: failed to lookup address" in result.stderr


def test_failing_to_fetch_the_test_extra_leaves_the_game_playable(project_with_uv):
    project = project_with_uv
    project.start("games")
    assert project.start("test", UV_FAILS="error sending request for url").returncode == 1
    assert project.start("games", UV_FAILS="not asked").stdout == "fiendish games\n"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("OSError: [Errno 28] No space left on device", "is the disk full or locked?"),
        ("the build backend exploded", "the installation failed"),
    ],
)
def test_other_failures_show_the_installers_last_words(project_with_uv, words, message):
    result = project_with_uv.start("games", UV_FAILS="many\n\nlines\n" * 50 + words)
    assert result.returncode == 1
    assert message in result.stderr
    assert result.stderr.endswith(f"  | {words}\n")
    assert len(result.stderr.splitlines()) <= 10


def test_unwritable_place_is_named(project_with_uv, tmp_path):
    (tmp_path / "file").touch()
    place = tmp_path / "file" / "venv"  # permissions would not stop root, a file does
    result = project_with_uv.start("games", FIENDISH_VENV=str(place))
    assert result.returncode == 1
    assert f"cannot set up in {place}" in result.stderr
    assert "FIENDISH_VENV may name a folder" in result.stderr


def test_environment_may_lie_elsewhere(project_with_uv, tmp_path):
    project = project_with_uv
    place = tmp_path / "some" / "where"
    assert project.start("games", FIENDISH_VENV=str(place)).stdout == "fiendish games\n"
    assert (place / "bin" / "fiendish").exists()
    assert not project.venv.exists()


def test_folder_that_is_no_environment_is_left_alone(project_with_uv, tmp_path):
    thesis = tmp_path / "documents" / "thesis.txt"
    thesis.parent.mkdir()
    thesis.write_text("years of work")
    result = project_with_uv.start("games", FIENDISH_VENV=str(thesis.parent))
    assert result.returncode == 1
    assert "is no Python environment" in result.stderr
    assert thesis.read_text() == "years of work"


def test_python_without_ensurepip_names_the_package_to_install(project, monkeypatch):
    script = load_script(project.root / "fiendish")
    monkeypatch.setenv("PATH", str(project.bin))
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(script.Trouble, match=r"sudo apt install python3\.\d+-venv"):
        script.way_to_install([])


def test_python_without_ensurepip_is_fine_with_uv(project_with_uv, monkeypatch):
    script = load_script(project_with_uv.root / "fiendish")
    monkeypatch.setenv("PATH", str(project_with_uv.bin))
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert script.way_to_install([])[0] == "uv"
