#!/usr/bin/env bash
# Runs the worked hosts in examples/hosts: programs in JavaScript, Python, Java and C that call compiled kernels with slices, transposed views
# and dynamic sizes, by expanded descriptors, bare pointers and C's interface (docs/abi.md).
#
#     scripts/hosts.sh [javascript|python|java|c ...]
#
# The kernels are compiled at -O0 and -O2. Needs node; wasmtime and NumPy; a JDK, and Chicory in the local Maven repository; clang-22 and
# wasm-ld-22: a host without them is counted as skipped. Ends with `N passed, N failed, N skipped`.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/.." || exit 1
eval "$(scripts/peers.sh --env)"
[ $# -gt 0 ] || set -- javascript python java c
hosts=examples/hosts
work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT
passed=0 failed=0 skipped=0

# What a host prints; its last line is "NAME: N passed, N failed".
count() {
  local name=$1 output counts
  shift
  output=$("$@" 2>&1)
  echo "$output" | tail -20
  counts=$(echo "$output" | sed -n "s/^$name: \([0-9]*\) passed, \([0-9]*\) failed\$/\1 \2/p" | tail -1)
  if [ -z "$counts" ]; then
    echo "$name: did not end"
    failed=$((failed + 1))
  else
    passed=$((passed + ${counts% *})) failed=$((failed + ${counts#* }))
  fi
}

skip() {
  echo "$1: skipped, needs $2"
  skipped=$((skipped + 1))
}

compile() {
  ./wami compile "$hosts/kernels.mlir" "$@" && return
  echo "kernels.mlir does not compile with $*"
  failed=$((failed + 1))
  return 1
}

javascript() {
  command -v node >/dev/null || { skip javascript node; return; }
  count javascript node $hosts/javascript/host.mjs "$1"
}

python() {
  local python=${WAMI_PYTHON:-python3}
  "$python" -c "import wasmtime, numpy" 2>/dev/null || { skip python "wasmtime and NumPy"; return; }
  count python "$python" $hosts/python/host.py "$1"
}

java() {
  local version chicory
  version=$(sed -n 's:.*<chicory.version>\(.*\)</chicory.version>.*:\1:p' pom.xml)
  chicory=${MAVEN_REPOSITORY:-$HOME/.m2/repository}/com/dylibso/chicory
  chicory=$chicory/runtime/$version/runtime-$version.jar:$chicory/wasm/$version/wasm-$version.jar
  { command -v javac && [ -f "${chicory%%:*}" ]; } >/dev/null || { skip java "a JDK and Chicory $version"; return; }
  [ -d "$work/classes" ] || javac --release 17 -cp "$chicory" -d "$work/classes" $hosts/java/*.java
  compile "$2" --mattr=-simd128 -o "$work/scalar.wasm" || return # Chicory has no vectors
  count java command java -cp "$chicory:$work/classes" Host "$work/scalar.wasm"
}

c() {
  { command -v clang-22 && command -v wasm-ld-22 && command -v node; } >/dev/null || { skip c "clang-22, wasm-ld-22 and node"; return; }
  compile "$2" --emit=obj -o "$work/kernels.o" || return
  rm -f "$work/host.wasm"
  clang-22 --target=wasm32 "$2" -c $hosts/c/host.c -o "$work/host.o" &&
    wasm-ld-22 --no-entry "$work/host.o" "$work/kernels.o" -o "$work/host.wasm"
  count c node $hosts/c/run.mjs "$work/host.wasm"
}

for level in -O0 -O2; do
  echo "kernels at $level"
  compile $level -o "$work/kernels.wasm" || continue
  for host in "$@"; do "$host" "$work/kernels.wasm" "$level"; done
done
echo "$passed passed, $failed failed, $skipped skipped"
[ $failed = 0 ]
