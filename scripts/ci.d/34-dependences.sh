#!/usr/bin/env bash
# Dependences of random nests of affine loops and random sets of integers, others for each commit, held to isl. Needs the peer python with islpy
# (scripts/peers.sh), which it installs where it can; without it all count as skipped. The whole campaigns: scripts/dependence-islpy.py --count 100000,
# scripts/presburger-islpy.py --count 20000.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.." || exit 1
seed=$((16#$(git rev-parse --short=7 HEAD 2>/dev/null || echo 0)))
pairs=2000 questions=800
echo "dependences and sets of integers against isl, seed $seed"
scripts/peers.sh python >/dev/null || true
eval "$(scripts/peers.sh --env)"
python=${WAMI_PYTHON:-python3}
if ! "$python" -c 'import islpy' 2>/dev/null; then
  echo "there is no islpy (scripts/peers.sh python)"
  echo "0 passed, 0 failed, $((pairs + questions)) skipped"
  exit 0
fi
passed=0 failed=0 skipped=0 status=0
against_isl() { # SCRIPT COUNT
  local log p f s
  log=$("$python" "$1" --count "$2" --seed "$seed") || status=1
  printf '%s\n' "$log"
  read -r p f s <<<"$(sed -nE 's/^([0-9]+) passed, ([0-9]+) failed, ([0-9]+) skipped$/\1 \2 \3/p' <<<"$log")"
  passed=$((passed + ${p:-0})) failed=$((failed + ${f:-0})) skipped=$((skipped + ${s:-0}))
}
against_isl scripts/dependence-islpy.py $pairs
against_isl scripts/presburger-islpy.py $questions
echo "$passed passed, $failed failed, $skipped skipped"
exit $status
