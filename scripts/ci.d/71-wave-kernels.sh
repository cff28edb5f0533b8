#!/usr/bin/env bash
# The kernels in examples/wave, compiled for v0.4 at every level, on the published emulator, against NumPy. Needs the peers python and wave
# (scripts/peers.sh), which it installs where it can; where it cannot, what it would have run counts as one skipped test.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.."
echo "kernels of examples/wave on wave-emu"
if ! scripts/peers.sh python wave >/dev/null; then
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
eval "$(scripts/peers.sh --env)"
# wave-dis comes with the public repository only; the crates 0.1.2, which peers.sh takes where there is no checkout, are older than v0.4.
if [ ! -x "$WAVE_BIN/wave-dis" ]; then
  echo "skipped: the crates' wave-emu is older than v0.4; \$WAVE_SRC names a checkout of the repository for scripts/peers.sh wave"
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
exec "$WAMI_PYTHON" scripts/wave-kernels-peer.py
