"""The published WAVE tools, for the scripts that compare with them: those in $WAVE_BIN, or what scripts/peers.sh wave installs."""
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def tools(*names):
    """Where the named tools are; ends the script if one is missing."""
    peers = pathlib.Path(os.environ.get("WAMI_PEERS", ROOT / ".peers"))
    where = pathlib.Path(os.environ.get("WAVE_BIN") or peers / "wave" / "bin")
    found = [where / name for name in names]
    missing = [tool.name for tool in found if not tool.exists()]
    if missing:
        print(f"no {' and no '.join(missing)} in {where}; scripts/peers.sh wave installs them", file=sys.stderr)
        sys.exit(2)
    return found


def writes_v04(asm, directory):
    """Whether the tools have the encoding of v0.4: the public repository has, the crates 0.1.2 are older and have not."""
    source, binary = directory / "halt.wave", directory / "halt.wbin"
    source.write_text(".kernel k\nhalt\n.end\n")
    subprocess.run([asm, source, "-o", binary], check=True, capture_output=True)
    return binary.read_bytes()[32:36] == bytes.fromhex("9000003f")


def emulate(emu, binary, size, *options):
    """Runs a binary: what the first `size` bytes of device memory hold after it, and what else is printed; or None and the error."""
    run = subprocess.run([emu, binary, *options, "--dump-memory", f"0:{size}"], capture_output=True, text=True)
    if run.returncode != 0:
        return None, (run.stderr.strip().splitlines() or ["?"])[0]
    data = b""
    for line in run.stdout.splitlines():
        found = re.match(r"^(?:0x)?([0-9a-fA-F]{8}):?\s+((?:[0-9a-fA-F]{2,8}\s+)*[0-9a-fA-F]{2,8})", line)
        if found:
            data += bytes.fromhex(re.sub(r"\s", "", found.group(2)))
    return data[:size], run.stdout
