#!/usr/bin/env bash
# Programs on WASI, native by wasabi build, beside wasmtime. Needs the peers clang, wasi and python (scripts/peers.sh), which it installs where it can; where it
# cannot, what it would have confirmed counts as one skipped test.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.."
echo "run: programs on WASI preview 1, native and on wasmtime"
if ! scripts/peers.sh clang wasi python >/dev/null; then
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
eval "$(scripts/peers.sh --env)"
exec scripts/native-wasi.py
