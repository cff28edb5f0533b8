#!/usr/bin/env bash
# Shows that scripts/random-affine.sh finds wrong tests of legality: plants one mistake after the other in the passes on loops (a source of
# loop-transforms with one line changed, compiled in memory) and runs random programs until one gives other results, with the passes that refer
# to the class that has the mistake. Likewise in passes on ssawasm: of these, programs are compiled and run on node (scripts/peers.sh), or
# without SIMD on the embedded engine. Mistakes in what is known of integers are shown by the programs of scripts/random-integers.sh.
#
#   scripts/planted-mistakes.sh [--seed S] [--seconds N] [--only PARTS OF NAMES, SEPARATED BY COMMAS]
#
# Prints for each mistake after how many programs and seconds it was found, and by which pass; one that is not found in --seconds (60) has
# failed, as has one whose line is not in the source any more: tests/src/test/java/dev/wami/tests/affine/Mistake.java names them all.
# Needs a build: ./mvnw -o -q -Dquick -pl tests -am test-compile. Ends with "N passed, N failed, N skipped"; exit 1 if one failed.
set -euo pipefail
cd "$(dirname -- "${BASH_SOURCE[0]}")/.."

main=dev.wami.tests.affine.PlantedMistakes
. scripts/test-classes.sh
options=()
eval "$(scripts/peers.sh --env)"
node=${WAMI_NODE26:-${WAMI_NODE20:-$(command -v node || true)}}
if [ -n "$node" ]; then options+=(--node "$node"); fi
exec java -Xmx2g -Xss8m -cp "$classpath" $main "${options[@]}" "$@"
