#!/usr/bin/env bash
# The specification's tests through standard MLIR and back, on node. All of its files of scalar code, at -O2: they take two minutes. Needs the peers
# testsuite and wasm-tools (scripts/peers.sh), which it installs where it can; where it cannot, what it would have run counts as one skipped test.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.."
echo "the specification's tests through standard MLIR"
if ! scripts/peers.sh testsuite wasm-tools >/dev/null || ! command -v node >/dev/null; then
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
eval "$(scripts/peers.sh --env)"
exec scripts/wasm-std-suite.py
