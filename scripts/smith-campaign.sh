#!/usr/bin/env bash
# Random modules, executed: what wasmtime says that calls give, after each of our ways, on the JVM and on node; exports and memories are compared.
#
#   scripts/smith-campaign.sh [--count N] [--seed S]      N modules (1,000), by the thousand; S is that of the first script of 25
#
# The ways are those of scripts/smith-scripts.py, which makes the modules: the JVM, wasmssa and back, standard MLIR and back, wasabi opt. Levels change with each
# thousand, so that five thousand have met them all; each second thousand is of Wasm 2.0. Prints a line for each way and thousand, and what failed.
# Needs the peers python, wasm-tools and node, and a build: ./mvnw -o -q -Dquick -pl cli,tests -am test-compile. Ends with "N passed, N failed, N skipped",
# assertions after all ways together; exit 1 if one failed. A script that fails stays in the directory that is named.
set -uo pipefail
cd "$(dirname -- "${BASH_SOURCE[0]}")/.."
count=1000 seed=1
while [ $# -gt 0 ]; do
  case $1 in
    --count) count=$2 ;;
    --seed) seed=$2 ;;
    *) sed -n '2,/^set/{/^#/s/^# \{0,1\}//p}' "${BASH_SOURCE[0]}"; exit 2 ;;
  esac
  shift 2
done
eval "$(scripts/peers.sh --env)"
work=$(mktemp -d -t smith-campaign-XXXXXX)
std_levels=(-O0 -O1 -O2 -O3 -O2) opt_levels=(-O1 -O2 -O3 -Os -Oz)
passed=0 failed=0 skipped=0
export WASM_STD_DIR=$work/std

# way NAME COMMAND...: runs it on the scripts of $TESTSUITE_SRC and adds what its last line says.
way() {
  local name=$1 last
  shift
  "$@" >"$work/log" 2>&1
  last=$(tail -n 1 "$work/log")
  printf '%s %s %s: %s\n' "$(date +%H:%M)" "${TESTSUITE_SRC##*/}" "$name" "$last"
  if [[ ! $last =~ ^([0-9]+)\ passed,\ ([0-9]+)\ failed,\ ([0-9]+)\ skipped ]]; then
    failed=$((failed + 1)) kept=1
  else
    passed=$((passed + BASH_REMATCH[1])) failed=$((failed + BASH_REMATCH[2])) skipped=$((skipped + BASH_REMATCH[3]))
    [ "${BASH_REMATCH[2]}" = 0 ] && return
    kept=1
  fi
  cp "$work/log" "$TESTSUITE_SRC/${name// /}.log"
  grep -v ' 0 [0-9]*$' "$work/log" | head -20
}

for ((part = 0; part * 1000 < count; part++)); do
  kept=
  export TESTSUITE_SRC=$work/$((seed + 40 * part))
  features=$((part % 2 ? 2 : 3))
  size=$((count - part * 1000 < 1000 ? count - part * 1000 : 1000))
  "$WAMI_PYTHON" scripts/smith-scripts.py "$TESTSUITE_SRC" --count $size --seed $((seed + 40 * part)) --features wasm$features || exit 1
  way jvm scripts/jvm-suite.py
  way wasmssa scripts/wasm-std-suite.py --wasmssa
  way "std ${std_levels[part % 5]}" scripts/wasm-std-suite.py "${std_levels[part % 5]}"
  way "opt ${opt_levels[part % 5]}" scripts/wasm-std-suite.py --opt "${opt_levels[part % 5]}"
  [ -n "$kept" ] && echo "kept: $TESTSUITE_SRC" || rm -rf "$TESTSUITE_SRC"
done
echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" = 0 ]
