#!/usr/bin/env bash
# Our texts through `wami opt` and through mlir-opt 22, compared byte for byte. Needs the peers mlir and filecheck (scripts/peers.sh), which it
# installs where it can; where it cannot, what it would have compared counts as one skipped test.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.."
echo "wami opt and mlir-opt 22 on the same files"
if ! scripts/peers.sh mlir filecheck >/dev/null; then
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
exec scripts/mlir-opt-compare.py
