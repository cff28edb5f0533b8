"""What wasabi and wasm-tools say of modules, and numbers in these, for the scripts that compare them: $WASABI or ./wasabi, $WASM_TOOLS or wasm-tools."""
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
WASM_TOOLS = os.environ.get("WASM_TOOLS", "wasm-tools")
WASABI = os.environ.get("WASABI", str(ROOT / "wasabi"))


def peer(file, features):
    """What wasm-tools has against a module; nothing if it is valid."""
    run = subprocess.run([WASM_TOOLS, "validate", "-f", features, file], capture_output=True, text=True, errors="replace")
    return "" if run.returncode == 0 else " ".join(run.stderr.split()) or f"exit {run.returncode}"


def refused(files, features="all"):
    """What `wasabi validate` has against each of the files that it refuses."""
    run = subprocess.run([WASABI, "validate", f"--features={features}", *files], capture_output=True, text=True, errors="replace")
    if run.returncode not in (0, 1):
        sys.exit(f"wasabi validate: exit {run.returncode}\n{run.stderr[:2000]}")
    problems = {}
    for line in run.stderr.splitlines():
        name, found, message = line.partition(".wasm:")
        if found and ": error: " in ":" + message:
            problems.setdefault(name + ".wasm", message.strip())
    return problems


def leb(data, at):
    """The unsigned LEB128 number at a position, and the position behind it."""
    value = shift = 0
    while True:
        value |= (data[at] & 127) << shift
        shift += 7
        at += 1
        if data[at - 1] < 128:
            return value, at
