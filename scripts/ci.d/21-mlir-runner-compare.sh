#!/usr/bin/env bash
# The expected results of the executed filetests, confirmed by LLVM through mlir-runner 22. Needs the peer mlir (scripts/peers.sh), which it
# installs where it can; where it cannot, what it would have confirmed counts as one skipped test.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.."
echo "run: lines by mlir-runner 22"
if ! scripts/peers.sh mlir >/dev/null; then
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
exec scripts/mlir-runner-compare.py
