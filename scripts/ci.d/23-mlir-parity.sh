#!/usr/bin/env bash
# Our own corpus, chunk by chunk: `wami opt` prints what mlir-opt 22 prints, also after canonicalization, and rejects, on the same line, what it
# rejects. Needs the peer mlir
# (scripts/peers.sh), which it installs where it can; where it cannot, what it would have compared counts as one skipped test.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.."
echo "tests/corpus by wami opt and mlir-opt 22"
if ! scripts/peers.sh mlir >/dev/null; then
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
exec scripts/mlir-parity.sh --options= --options=--canonicalize tests/corpus
