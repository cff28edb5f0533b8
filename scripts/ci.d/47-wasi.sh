#!/usr/bin/env bash
# C programs of WASI by `wasabi run` and natively by `wasabi build`, beside wasmtime. Needs the peers clang, wasi and python (scripts/peers.sh), which it installs where
# it can; where it cannot, what it would have confirmed counts as skipped.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.."
echo "run: programs of WASI"
if ! scripts/peers.sh clang wasi python >/dev/null; then
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
eval "$(scripts/peers.sh --env)"
exec scripts/wasi-suite.py --engine run,native
