#!/usr/bin/env bash
# Random functions of ssawasm on integers - masks, extensions, comparisons and branches on them, loops that count in all ways, up to where
# numbers wrap around - before and after correlated-propagation, alone and among the passes beside it: the interpreter gives the same.
#
#   scripts/random-integers.sh [SEED [COUNT [SECONDS]]]      0, 10000, 3600
#
# Prints the first programs that differ. Needs a build: ./mvnw -o -q -Dquick -pl tests -am test-compile.
# Ends with "N passed, N failed, 0 skipped"; exit 1 if one failed.
set -euo pipefail
cd "$(dirname -- "${BASH_SOURCE[0]}")/.."

main=dev.wami.tests.integers.RandomIntegers
. scripts/test-classes.sh
exec java -Xmx2g -Xss8m -cp "$classpath" $main "$@"
