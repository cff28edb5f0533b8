#!/usr/bin/env bash
# Calling conventions: our modules merged with WAT written by the rules of multivalue, and called both ways.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.." || exit 1
echo "abi: our modules and hand-written WAT merged by wasm-merge, by multivalue"
scripts/peers.sh wabt binaryen >/dev/null
eval "$(scripts/peers.sh --env)"
for tool in wat2wasm "${WASMOPT:-wasm-opt}" node; do
  command -v "$tool" >/dev/null || { echo "abi: $tool is missing"; echo "0 passed, 0 failed, 1 skipped"; exit 0; }
done
exec scripts/abi-wat.py
