#!/usr/bin/env bash
# Random programs, a hundred: the interpreter, WebAssembly at every level on node and wasmtime, LLVM through mlir-runner 22. Needs the
# peers mlir, node and python (scripts/peers.sh), which it installs where it can; where it cannot, that counts as one skipped test.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.."
echo "random programs: interpreter, wasm, LLVM"
if ! scripts/peers.sh mlir node python >/dev/null; then
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
eval "$(scripts/peers.sh --env)"
exec scripts/random-programs.py --count 100 --seed 500000
