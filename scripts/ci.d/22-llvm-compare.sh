#!/usr/bin/env bash
# The executed filetests, compiled to native code through our LLVM IR, by clang 22. Needs the peers mlir and clang (scripts/peers.sh), which
# it installs where it can; where it cannot, what it would have confirmed counts as one skipped test.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.."
echo "run: lines through LLVM IR and clang 22"
if ! scripts/peers.sh mlir clang >/dev/null; then
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
exec scripts/llvm-compare.py
