#!/usr/bin/env bash
# Modules of the specification's tests, others for each commit, by wasabi decompile: clang takes the C, and it does what the scripts say.
# scripts/decompile-suite.py without options takes them all, in some minutes. Needs the peers clang, wasm-tools and testsuite (scripts/peers.sh), which it
# installs where it can; where it cannot, that counts as one skipped test.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.." || exit 1
seed=$((16#$(git rev-parse --short=7 HEAD 2>/dev/null || echo 0)))
echo "decompiled modules, seed $seed"
if ! scripts/peers.sh clang wasm-tools testsuite >/dev/null; then
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
eval "$(scripts/peers.sh --env)"
exec scripts/decompile-suite.py --sample 60 --run 40 --seed "$seed"
