#!/usr/bin/env bash
# Ten thousand mutated texts, others for each commit: no exception, none over five seconds, and what is accepted reads back as itself.
# Needs the peer mlir (scripts/peers.sh), which it installs where it can, to say whether a text that does not read back should; where it
# cannot, those count as skipped. The whole campaign: scripts/mutate-texts.sh --count 200000.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.."
seed=$((16#$(git rev-parse --short=7 HEAD 2>/dev/null || echo 0)))
echo "mutated texts, seed $seed"
scripts/peers.sh mlir >/dev/null || true
exec scripts/mutate-texts.sh --count 10000 --seed "$seed" --out "${TMPDIR:-/tmp}/mutated-texts-$seed"
