"""Where things are: this checkout, the peers of scripts/peers.sh, and what is made."""
import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BENCHMARKS = ROOT / "benchmarks"
WORK = BENCHMARKS / "target/kernels"
WAMI = os.environ.get("WAMI", str(ROOT / "wami"))
WASABI = os.environ.get("WASABI", str(ROOT / "wasabi"))


def tool(variable, default):
    """The program that the environment variable names; None if there is none."""
    return shutil.which(os.environ.get(variable, default))


class Missing(Exception):
    """A peer, or a file, that is not there; the message says which."""


class Failed(Exception):
    """A command that failed, with what it said."""


def run(*command, text=None):
    """What the command prints."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(words, input=text, capture_output=True, text=True)
    except FileNotFoundError as absent:
        raise Missing(f"no {words[0]} (scripts/peers.sh)") from absent
    if done.returncode:
        said = (done.stderr or done.stdout).strip()
        raise Failed(f"{Path(words[0]).name}: exit {done.returncode}: {said[:300]}")
    return done.stdout
