#!/usr/bin/env bash
# Every instruction of simd128 and relaxed SIMD at -O0 and -O2 on node and wasmtime, with other operands for each commit: the interpreter's bits. Needs
# the peers node and python (scripts/peers.sh), which it installs where it can; an engine that is not there counts as skipped tests.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.." || exit 1
seed=$((16#$(git rev-parse --short=7 HEAD 2>/dev/null || echo 0)))
echo "instructions on vectors, seed $seed"
scripts/peers.sh node python >/dev/null
eval "$(scripts/peers.sh --env)"
exec scripts/simd-instructions.py --cases 20 --seed "$seed"
