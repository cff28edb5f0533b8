#!/usr/bin/env bash
# The executed filetests compiled for each --target, held to wasm-tools with exactly that target's features. Needs the peer wasm-tools
# (scripts/peers.sh), which it installs where it can; where it cannot, what it would have checked counts as one skipped test.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.."
echo "run: files for each target, by wasm-tools"
if ! scripts/peers.sh wasm-tools >/dev/null; then
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
eval "$(scripts/peers.sh --env)"
exec scripts/targets.py --levels O2
