#!/usr/bin/env bash
# C programs of WASI by `wasabi run`, beside wasmtime. Needs clang-22 with wasi-libc, and the peer wasmtime (scripts/peers.sh); where something is missing, what it
# would have confirmed counts as skipped.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.."
echo "run: programs of WASI"
eval "$(scripts/peers.sh --env)"
exec scripts/wasi-suite.py
