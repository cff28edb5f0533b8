#!/usr/bin/env bash
# What `wami compile` writes for other languages, called: the ES module of --emit=js on node, its declarations by tsc --strict, the header of
# --emit=c-header by clang, and through it the functions of an object; and the snippets of docs/calling.md.
#
#     scripts/bindings.sh [javascript|typescript|c|snippets ...]
#
# Needs node (20 or later; 26 as well, where it is); TypeScript; clang-22 and wasm-ld-22; wasmtime and NumPy. What lacks one is counted as
# skipped. Ends with `N passed, N failed, N skipped`.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/.." || exit 1
eval "$(scripts/peers.sh --env)"
[ $# -gt 0 ] || set -- javascript typescript c snippets
here=scripts/bindings
work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT
node=${WAMI_NODE20:-node}
passed=0 failed=0 skipped=0

skip() {
  echo "$1: skipped, needs $2"
  skipped=$((skipped + 1))
}

# one WHAT COMMAND...: a check that is passed if the command succeeds; what it says is shown otherwise.
one() {
  local what=$1 output
  shift
  if output=$("$@" 2>&1); then
    passed=$((passed + 1))
  else
    echo "$what: failed"
    echo "$output" | head -20
    failed=$((failed + 1))
  fi
}

# count WHAT COMMAND...: the last line of what it prints is "N passed, N failed".
count() {
  local what=$1 output counts
  shift
  output=$("$@" 2>&1)
  echo "$output" | sed "s/^/$what: /" | tail -20
  counts=$(echo "$output" | sed -n 's/^\([0-9]*\) passed, \([0-9]*\) failed$/\1 \2/p' | tail -1)
  if [ -z "$counts" ]; then
    failed=$((failed + 1))
  else
    passed=$((passed + ${counts% *})) failed=$((failed + ${counts#* }))
  fi
}

# module MODE OPTION...: signatures.mlir as an ES module.
module() {
  local mode=$1
  shift
  "$node" $here/signatures.mjs "$mode" >"$work/signatures.mlir" &&
    ./wami compile --emit=js "$work/signatures.mlir" -o "$work/signatures.mjs" "$@" 2>"$work/messages" && return
  echo "signatures.mlir does not compile with $*"
  head -5 "$work/messages"
  failed=$((failed + 1))
  return 1
}

javascript() {
  command -v "$node" >/dev/null || { skip javascript node; return; }
  local engine
  while read -r mode options; do
    # shellcheck disable=SC2086
    module "$mode" $options || continue
    for engine in "$node" "${WAMI_NODE26-}"; do
      [ -z "$engine" ] || count "node $("$engine" --version) $options" "$engine" $here/check.mjs "$work/signatures.mjs" "$mode"
    done
  done <<'END'
all -O2
debug -O0 --debug-runtime --js-embed
all --abi=c
all --abi=multivalue
static --memref-abi=bare
static --memref-abi=bare --abi=c --target=mvp
import --import-memory --malloc=import
END
}

typescript() {
  { command -v "$node" && [ -n "${TSC-}" ]; } >/dev/null || { skip typescript "node and tsc"; return; }
  module all -O0 || return
  cp $here/use.mts "$work"
  one "use.mts" "$node" "$TSC" --strict --noEmit --module nodenext --target es2022 --lib es2022,dom "$work/use.mts"
}

# header FILE OPTION...: the header of a program is C and C++.
header() {
  local file=$1 name=$work/${1##*/}
  shift
  ./wami compile --emit=c-header "$@" "$file" -o "$name.h" || { failed=$((failed + 1)); return; }
  one "${file##*/} $* as C" clang-22 --target=wasm32 -fsyntax-only -std=c11 -Wall -Wextra -Werror -x c "$name.h"
  one "${file##*/} $* as C++" clang-22 --target=wasm32 -fsyntax-only -Wall -Wextra -Werror -x c++ "$name.h"
}

c() {
  { command -v clang-22 && command -v wasm-ld-22 && command -v "$node"; } >/dev/null || { skip c "clang-22, wasm-ld-22 and node"; return; }
  local abi level flags=(--target=wasm32 -std=c11 -Wall -Wextra -Werror -ffreestanding)
  "$node" $here/signatures.mjs all >"$work/signatures.mlir"
  for abi in exact c multivalue; do
    header "$work/signatures.mlir" --abi=$abi
    header examples/hosts/kernels.mlir --abi=$abi
    # each prototype is that of the object: wasm-ld compares types
    ./wami compile -O0 --abi=$abi --emit=obj "$work/signatures.mlir" -o "$work/all.o"
    {
      echo '#include "signatures.mlir.h"'
      echo 'void *const all[] = {'
      sed -n 's/^[a-z][^(]*[ *]\([a-zA-Z0-9_][a-zA-Z0-9_]*\)(.*$/  (void *)\1,/p' "$work/signatures.mlir.h"
      echo '};'
      echo 'void *malloc(__SIZE_TYPE__ n) { return n ? (void *)all : 0; }'
      echo 'void free(void *p) { (void)p; }'
    } >"$work/all.c"
    one "prototypes of --abi=$abi" test "$(grep -c '(void \*)[a-z]' "$work/all.c")" -gt 400
    one "prototypes of --abi=$abi as C" clang-22 "${flags[@]}" -c "$work/all.c" -o "$work/prototypes.o"
    one "prototypes of --abi=$abi linked" wasm-ld-22 --fatal-warnings --no-entry --export=all "$work/prototypes.o" "$work/all.o" -o "$work/all.wasm"
  done
  for level in -O0 -O2; do
    ./wami compile $level --emit=obj $here/c.mlir -o "$work/c.o" && ./wami compile --emit=c-header $here/c.mlir -o "$work/c.h" || failed=$((failed + 1))
    one "c.c $level" clang-22 "${flags[@]}" $level -I "$work" -c $here/c.c -o "$work/host.o"
    one "c.c $level linked" wasm-ld-22 --fatal-warnings --no-entry --export=check --export=passed "$work/host.o" "$work/c.o" -o "$work/c.wasm"
    count "c.c $level" "$node" -e '
      const { exports } = new WebAssembly.Instance(new WebAssembly.Module(require("fs").readFileSync(process.argv[1])));
      const line = exports.check();
      if (line) console.log(`c.c:${line}: is wrong`);
      console.log(`${exports.passed() - !!line} passed, ${+!!line} failed`);' "$work/c.wasm"
  done
}

# The documents say what happens. Chicory, which Java needs, is what the build has.
snippets() {
  local version chicory document counts
  command -v "$node" >/dev/null || { skip snippets node; return; }
  version=$(sed -n 's:.*<chicory.version>\(.*\)</chicory.version>.*:\1:p' pom.xml)
  chicory=${MAVEN_REPOSITORY:-$HOME/.m2/repository}/com/dylibso/chicory
  chicory=$chicory/runtime/$version/runtime-$version.jar:$chicory/wasm/$version/wasm-$version.jar
  mkdir -p "$work/bin" "$work/snippets"
  ln -sf "$PWD/wami" "$work/bin/wami"
  ln -sf "$(command -v "$node")" "$work/bin/node"
  [ ! -x "${WAMI_PYTHON-}" ] || printf '#!/bin/sh\nexec %q "$@"\n' "$WAMI_PYTHON" >"$work/bin/python3"
  chmod -f +x "$work/bin/python3"
  document=$PWD/docs/calling.md
  counts=$(cd "$work/snippets" && CLASSPATH=$chicory PATH=$work/bin:$PATH "$node" "$OLDPWD/$here/snippets.mjs" "$document" 2>&1)
  echo "$counts"
  counts=$(echo "$counts" | sed -n 's/^\([0-9]*\) passed, \([0-9]*\) failed, \([0-9]*\) skipped$/\1 \2 \3/p' | tail -1)
  read -r p f s <<<"${counts:-0 1 0}"
  passed=$((passed + p)) failed=$((failed + f)) skipped=$((skipped + s))
}

./wami --version >/dev/null 2>&1 # builds it
for part in "$@"; do "$part"; done
echo "$passed passed, $failed failed, $skipped skipped"
[ $failed = 0 ]
