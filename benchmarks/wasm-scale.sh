#!/usr/bin/env bash
# Times validation, text, import, export and optimisation of modules of 11 kinds at a quarter, half and all of a size: bytes allocated and
# processor time, a line for each; fails where time at all of it is above 8 times that at a quarter (4 is linear, 16 a square).
#
#     benchmarks/wasm-scale.sh
#
# For a quiet machine; `./mvnw verify` compares the bytes alone.
set -eu
cd "$(dirname -- "${BASH_SOURCE[0]}")/.."
WAMI_TIME_GROWTH=1 exec ./mvnw -q -Dquick -pl tests -am -Dtest=LinearGrowthTest -Dsurefire.failIfNoSpecifiedTests=false test
