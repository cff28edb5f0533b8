#!/usr/bin/env bash
# What whole programs print, confirmed by LLVM through mlir-runner 22. Needs the peer mlir (scripts/peers.sh), which it installs where it can;
# where it cannot, the slice counts as one skipped test.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.." || exit 1
echo "programs with printed results by mlir-runner 22"
if ! scripts/peers.sh mlir >/dev/null; then
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
exec scripts/printing-programs.py
