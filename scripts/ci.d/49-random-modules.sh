#!/usr/bin/env bash
# Random modules of all features, others for each commit: mutants of the specification's, of which wasabi and wasm-tools say the same, and those of
# wasm-tools smith, which come back from wasmssa as they were. Needs the peers wasm-tools and testsuite (scripts/peers.sh), which it installs where it
# can; where it cannot, that counts as one skipped test. The whole campaigns: --count 100000 of each script.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.." || exit 1
seed=$((16#$(git rev-parse --short=7 HEAD 2>/dev/null || echo 0)))
echo "random modules, seed $seed"
if ! scripts/peers.sh wasm-tools testsuite >/dev/null; then
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
eval "$(scripts/peers.sh --env)"
status=0
both=$(
  scripts/wasm-mutants.py --count 1000 --seed "$seed" || status=1
  scripts/wasm-smith.py --count 500 --seed "$seed" || status=1
  exit $status
) || status=1
echo "$both"
echo "$both" | awk '/ passed, / { passed += $1; failed += $3; skipped += $5 } END { print passed " passed, " failed " failed, " skipped + 0 " skipped" }'
exit $status
