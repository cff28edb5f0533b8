#!/usr/bin/env bash
# Integer operations on all pairs at 8 bits, and others on special values, by LLVM. Needs the peers mlir and clang (scripts/peers.sh), which it
# installs where it can; where it cannot, what they would have confirmed counts as one skipped test. The whole: scripts/exhaustive.py.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.."
echo "every operation on grids of values, by LLVM"
if ! scripts/peers.sh mlir clang >/dev/null; then
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
exec scripts/exhaustive.py --quick i7 i8 i33 vectors-i8 floats-of-i64
