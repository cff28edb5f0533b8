#!/usr/bin/env bash
# Random WAVE programs on our emulator and on the published one. Needs the peer wave (scripts/peers.sh), which it installs where it can; where
# it cannot, what it would have run counts as one skipped test.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.."
echo "random programs on the emulator and on wave-emu"
if ! scripts/peers.sh wave >/dev/null; then
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
eval "$(scripts/peers.sh --env)"
exec scripts/wave-peer-compare.py --count 200 --statistics
