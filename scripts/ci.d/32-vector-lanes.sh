#!/usr/bin/env bash
# Six random programs on vectors, others for each commit, compiled to SIMD and to scalars, on node: what they print, by mlir-runner 22 too. Needs the
# peer mlir (scripts/peers.sh), which it installs where it can; where it cannot, the slice counts as one skipped test.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.." || exit 1
seed=$((16#$(git rev-parse --short=7 HEAD 2>/dev/null || echo 0)))
echo "vectors by wami and mlir-runner 22, seed $seed"
if ! scripts/peers.sh mlir >/dev/null; then
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
exec scripts/vector-lanes.py --programs 6 --seed "$seed"
