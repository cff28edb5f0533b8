#!/usr/bin/env bash
# Random programs of affine loops, others for each commit, for a minute: the same bits with each pass on loops and without, alone, together
# and compiled; before that, whether they find three of the wrong tests of legality that can be planted. Needs the peer node
# (scripts/peers.sh), which it installs where it can; without it nothing is run with SIMD. The whole campaign:
# scripts/random-affine.sh --count 20000, and scripts/planted-mistakes.sh.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.." || exit 1
seed=$((16#$(git rev-parse --short=7 HEAD 2>/dev/null || echo 0)))
echo "random affine programs, seed $seed"
scripts/peers.sh node >/dev/null || true
status=0
scripts/planted-mistakes.sh --only "writes before reads,a group is one,the rest is of another" || status=1
scripts/random-affine.sh --count 2000 --seconds 60 --seed "$seed" --out "${TMPDIR:-/tmp}/random-affine-$seed" || status=1
exit $status
