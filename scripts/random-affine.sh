#!/usr/bin/env bash
# Random programs of affine loops, thousands a minute in one Java virtual machine: what the interpreter makes of each, all bits of memory
# and results, before and after each pass on loops with random options, after sequences of several, and compiled: at -O2, -O3 and -Oz, as a random
# schedule says, and at any level for any engine with some passes left out.
#
#   scripts/random-affine.sh [--count N] [--seed S] [--passes A,B] [--compiled N] [--threads N] [--seconds N] [--limit SECONDS] [--out DIR]
#   scripts/random-affine.sh --print SEED
#
# Program N of a seed S has seed S + N, and is always the same; --print writes it, with functions that call it. A failure is printed with
# the pass and its options, reduced, and written to --out (/tmp/random-affine). In each of these ways one in --compiled (10; 0: none) programs
# is compiled, and run on node (scripts/peers.sh); at -O2 also without SIMD, on the embedded engine. --limit: the CPU time that a pass may take
# for one program.
# A table says how many programs each pass changed. Needs a build: ./mvnw -o -q -Dquick -pl tests -am test-compile.
# Ends with "N passed, N failed, N skipped", in programs; exit 1 if one failed.
set -euo pipefail
cd "$(dirname -- "${BASH_SOURCE[0]}")/.."

main=dev.wami.tests.affine.RandomAffine
. scripts/test-classes.sh
options=(--out /tmp/random-affine)
eval "$(scripts/peers.sh --env)"
node=${WAMI_NODE26:-${WAMI_NODE20:-$(command -v node || true)}}
if [ -n "$node" ]; then options+=(--node "$node"); else echo "without node, which has SIMD (scripts/peers.sh node)" >&2; fi
exec java -Xmx2g -Xss8m -cp "$classpath" $main "${options[@]}" "$@"
