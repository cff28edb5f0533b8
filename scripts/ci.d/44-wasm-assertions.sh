#!/usr/bin/env bash
# The specification's assertions on vectors after each of our ways, by wabt's interpreter. Needs the peers wabt and testsuite (scripts/peers.sh), which it
# installs where it can; where it cannot, what it would have confirmed counts as one skipped test.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.."
echo "run: assertions on vectors after wasmssa, standard MLIR, and wasabi opt"
if ! scripts/peers.sh wabt testsuite >/dev/null; then
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
eval "$(scripts/peers.sh --env)"
exec scripts/wasm-assertions.py
