#!/usr/bin/env bash
# A release, made and tried as its users do:
#
#   scripts/release-check.sh [--fast]
#
# Builds the sources in two directories (--fast: in one) with `./mvnw -Pdist package`, holds the archives of one to those of the other byte for byte,
# unpacks them where no Java can be seen, runs the three tools, reads the manual pages and completions with what they are for, and uses the library
# from a Maven project that knows nothing else. DIST_JDK names the JDK whose runtime goes into the release (default: the one that builds).
#
# What is checked is what git has: changes that are not committed count, files that it does not know do not.
set -uo pipefail
cd "$(dirname -- "${BASH_SOURCE[0]}")/.." || exit 1
root=$PWD fast=
[ "${1-}" != --fast ] || fast=1

home=${JAVA_HOME:-$(dirname -- "$(dirname -- "$(readlink -f -- "$(command -v javac)")")")}
jdk=${DIST_JDK:-$home}
work=$(mktemp -d)
trap 'chmod -R u+w "$work"; rm -rf "$work"' EXIT
passed=0 failed=0 skipped=0
maven=(-B -q -ntp -Dmaven.repo.local="$work/repository" -Dmaven.repo.local.tail="${MAVEN_REPOSITORY:-$HOME/.m2/repository}")
[ -z "$fast" ] || maven+=(-Dmaven.javadoc.skip)

check() { # check WHAT COMMAND...
  local what=$1
  shift
  if "$@" >"$work/log" 2>&1; then
    passed=$((passed + 1))
    echo "ok       $what"
  else
    failed=$((failed + 1))
    echo "FAILED   $what"
    tail -n 20 "$work/log"
  fi
}

skip() {
  skipped=$((skipped + 1))
  echo "skipped  $1"
}

git ls-files -z | tar --null -T - -c --ignore-failed-read -f "$work/sources.tar"
build() { # build DIRECTORY: the sources there, as a release
  umask 022 # jars keep the rights of files
  mkdir -p "$1" && tar -xf "$work/sources.tar" -C "$1" || return
  # Tests are what ./mvnw verify is for; -Dquick leaves out checks only, and makes the same classes. What is installed goes to a repository of its own.
  (cd "$1" && JAVA_HOME=$home ./mvnw "${maven[@]}" -Pdist -Dquick -DskipTests -Ddist.jdk="$jdk" -pl library,dist -am install)
}

echo "A release of $(git describe --always --dirty), with the runtime of $jdk"
check "it is built" build "$work/one"
out=$work/one/dist/target/quick lib=$work/one/library/target/quick
tar=$(echo "$out"/wami-*.tar.gz) zip=$(echo "$out"/wami-*.zip)
name=$(basename "$tar" .tar.gz) version=${tar##*/wami-}
version=${version%.tar.gz}
jar=$lib/wami-$version.jar
files=("$tar" "$zip" "$out/sbom-runtime.json" "$jar" "${jar%.jar}-sources.jar" "$lib/.flattened-pom.xml")
[ -n "$fast" ] || files+=("${jar%.jar}-javadoc.jar")
[ -f "$tar" ] || { echo "$passed passed, $((failed + 1)) failed, 0 skipped"; exit 1; }
(cd "$work/one" && sha256sum "${files[@]#"$work/one/"}" && du -b "${files[@]#"$work/one/"}" | awk '{printf "%6.1f MB  %s\n", $1 / 1e6, $2}')

if [ -z "$fast" ]; then
  # Elsewhere and later, in another time zone and language.
  check "it is built again" env TZ=Asia/Tokyo LC_ALL=C bash -c "$(declare -f build); $(declare -p maven work home jdk); build '$work/another/place'"
  (cd "$work/another/place" && sha256sum "${files[@]#"$work/one/"}")
  for file in "${files[@]}"; do
    check "the same bytes: ${file##*/}" cmp "$file" "$work/another/place/${file#"$work/one/"}"
  done
fi

size() { [ "$(stat -c %s "$1")" -lt "$2" ]; }
check "under 60 MB" size "$tar" 60000000

# Without Java: no JAVA_HOME, and of the machine's programs only those that a launcher may use.
mkdir -p "$work/bin" "$work/home"
for program in sh sed cat sort mv rm cp readlink wc; do ln -s "$(command -v "$program")" "$work/bin/$program"; done
bare() { env -i PATH="$work/bin" HOME="$work/home" "$@"; }
without_java() { ! bare sh -c 'command -v java'; }
check "there is no Java to be seen" without_java

tools() { # tools ROOT [VARIABLE=VALUE...]: the three tools of the release there
  local at=$1
  shift
  (
    set -e
    cd "$work"
    for tool in wami wasabi wave; do
      bare "$@" "$at/bin/$tool" --version | grep -qx "$tool $version"
    done
    rm -f ./*.wasm ./*.wbin
    bare "$@" "$at/bin/wami" compile "$at/examples/gemm.mlir" -o gemm.wasm
    [ "$(head -c 4 gemm.wasm | od -An -tx1)" = " 00 61 73 6d" ]
    [ "$(bare "$@" "$at/bin/wami" run "$at/examples/sum.mlir" --invoke sum 5)" = 10 ]
    bare "$@" "$at/bin/wasabi" validate gemm.wasm
    bare "$@" "$at/bin/wasabi" import gemm.wasm --output-type std-mlir -o back.mlir
    bare "$@" "$at/bin/wami" compile back.mlir -o back.wasm
    bare "$@" "$at/bin/wave" compile "$at/examples/wave/saxpy.py" --O2 -o saxpy.wbin
    bare "$@" "$at/bin/wave" dis saxpy.wbin | grep -q halt
    # its own messages, and the exit status of a wrong command line
    status=0
    bare "$@" "$at/bin/wami" compile --emti=wat gemm.mlir 2>message || status=$?
    [ "$status" = 2 ] && grep -q "did you mean '--emit'" message
  )
}
archived() { # archived ROOT: whether a start takes its classes from the archive
  local loaded
  loaded=$(bare WAMI_JAVA_OPTS="-Xlog:class+load:file=$work/loaded" "$1/bin/wami" --version && grep -c 'dev.wami.*shared objects file' "$work/loaded")
  [ "${loaded##*$'\n'}" -gt 5 ]
}
plugin() { # plugin ROOT [VARIABLE=VALUE...]: a plugin from outside, which is not in the module of the tools
  local at=$1
  shift
  mkdir -p "$work/sat"
  "$home/bin/javac" --release 17 -proc:none -cp "$jar" -d "$work/sat" examples/dialect-outside/src/org/example/sat/*.java &&
    "$home/bin/jar" --create --file "$work/sat.jar" -C "$work/sat" . -C examples/dialect-outside/resources . &&
    bare "$@" "$at/bin/wami" opt --plugin "$work/sat.jar" "$root/examples/dialect-outside/brighten.mlir" \
      --pass-pipeline='builtin.module(sat-to-arith)' | grep -q arith.select
}

mkdir -p "$work/a place" && tar -xzf "$tar" -C "$work/a place"
check "with its own runtime: the tools" tools "$work/a place/$name"
check "with its own runtime: classes from the archive" archived "$work/a place/$name"
check "with its own runtime: a plugin" plugin "$work/a place/$name"
mv "$work/a place/$name" "$work/moved"
check "moved: the tools" tools "$work/moved"
check "moved: classes from the archive" archived "$work/moved"
ln -s "$work/moved/bin/wasabi" "$work/link"
check "through a link" bare "$work/link" --version
chmod -R a-w "$work/moved"
check "where nobody may write: the tools" tools "$work/moved"
chmod -R u+w "$work/moved"

(cd "$work" && "$home/bin/jar" --extract --file "$zip")
chmod +x "$work/$name"/bin/* # jar does not, unzip does
check "with another Java: the tools" tools "$work/$name" JAVA_HOME="$home"
check "with another Java: a plugin" plugin "$work/$name" JAVA_HOME="$home"
no_java() {
  local status=0
  bare "$work/$name/bin/wami" --version 2>"$work/message" || status=$?
  [ "$status" = 3 ] && grep -q 'Java is needed' "$work/message"
}
check "without any: it says so" no_java
rights() { [ "$(python3 -c 'import sys, zipfile; print(oct(zipfile.ZipFile(sys.argv[1]).getinfo(sys.argv[2]).external_attr >> 16 & 0o777))' "$zip" "$name/bin/wami")" = 0o755 ]; }
check "the zip says what may be run" rights

share=$work/moved/share
if command -v mandoc >/dev/null; then check "manual pages (mandoc)" mandoc -T lint -W error "$share"/man/man1/*.1; else skip "manual pages: no mandoc"; fi
completes() { # completes SHELL
  case $1 in
    bash) bash -c ". $share/bash-completion/completions/wami; COMP_WORDS=(wami compile --em) COMP_CWORD=2; _wami; echo \"\${COMPREPLY[@]}\"" | grep -qx -- --emit ;;
    zsh) for f in "$share"/zsh/site-functions/_*; do zsh -n "$f" || return; done ;;
    fish) fish -c "source $share/fish/vendor_completions.d/wami.fish; complete -C 'wami compile --em'" | grep -q '^--emit' ;;
  esac
}
for shell in bash zsh fish; do
  if command -v $shell >/dev/null; then check "completions: $shell" completes $shell; else skip "completions: no $shell"; fi
done

sbom() {
  python3 - "$work/moved/sbom.json" <<'PY'
import json, sys
sbom = json.load(open(sys.argv[1]))
assert sbom["bomFormat"] == "CycloneDX", sbom["bomFormat"]
names = {c["name"] for c in sbom["components"]}
assert {"cli", "compiler-core", "picocli", "asm", "openjdk"} <= names, names
assert all(c.get("licenses") for c in sbom["components"]), "a component without a licence"
assert all("version" in c and "purl" in c for c in sbom["components"])
PY
}
check "the list of components" sbom

# The library from a repository where nothing else of ours is, used by a project that knows nothing else.
alone() { [ "$(ls "$work/repository/dev/wami")" = wami ] && ls "$work/repository/dev/wami/wami/$version"/*-sources.jar; }
check "one artifact is installed" alone
library() {
  local project=$work/user
  mkdir -p "$project/src/main/java"
  cat >"$project/pom.xml" <<EOF
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>org.example</groupId><artifactId>user</artifactId><version>1</version>
  <properties><maven.compiler.release>17</maven.compiler.release></properties>
  <dependencies><dependency><groupId>dev.wami</groupId><artifactId>wami</artifactId><version>$version</version></dependency></dependencies>
  <build><plugins>
    <plugin><artifactId>maven-resources-plugin</artifactId><version>3.3.1</version></plugin>
    <plugin><artifactId>maven-compiler-plugin</artifactId><version>3.14.1</version></plugin>
    <plugin><groupId>org.codehaus.mojo</groupId><artifactId>exec-maven-plugin</artifactId><version>3.6.4</version></plugin>
  </plugins></build>
</project>
EOF
  cp examples/library/LibraryExample.java "$project/src/main/java/"
  (cd "$work/one" && JAVA_HOME=$home ./mvnw "${maven[@]}" -f "$project/pom.xml" compile exec:java -Dexec.mainClass=LibraryExample) | grep -q 'return %1 : i32'
}
check "a project uses the library" library

echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" = 0 ]
