#!/usr/bin/env bash
# Debug information of some programs through the dialect wasmssa and back, by what LLVM says of it. Needs the peers clang, wasi and wasm-tools
# (scripts/peers.sh), which it installs where it can; where it cannot, what it would have confirmed counts as one skipped test.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.."
echo "run: debug information, before and after"
if ! scripts/peers.sh clang wasi wasm-tools >/dev/null; then
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
eval "$(scripts/peers.sh --env)"
exec scripts/dwarf.py --sample 5 --seed "$(git rev-parse HEAD)"
