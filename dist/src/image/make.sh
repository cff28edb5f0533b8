#!/bin/sh
# What a release has beside its documents: a Java runtime with the tools in it, a list and an archive of the classes that a start needs, manual
# pages, completions.
#
#   make.sh ROOT JAR JDK OUT
#
# ROOT is the checkout, JAR the jar of the tools with all that they use, JDK what the runtime is taken from, OUT a directory that is made anew. The
# same jar and JDK make the same bytes.
set -eu
# Which classes a start needs depends on the charset.
export LC_ALL=C.UTF-8
umask 022
root=$1 jar=$2 jdk=$3 out=$4
tool=release
. "$root/cli/src/launcher/start.sh"

[ -x "$jdk/bin/jlink" ] || fail "'$jdk' has no jlink: -Ddist.jdk names a JDK that has"
rm -rf "$out"
mkdir -p "$out/classes"

# The jar as a module: a runtime has nothing but modules, and an archive of its classes holds wherever it is unpacked.
(cd "$out/classes" && "$jdk/bin/jar" --extract --file "$jar")
"$jdk/bin/javac" --release 17 -d "$out/classes" --patch-module dev.wami="$out/classes" "$root/dist/src/image/module-info.java"
"$jdk/bin/jar" --create --file "$out/module.jar" -C "$out/classes" .
# Line numbers stay: a crash report names them. Not compressed: the archive around it does that, and a start is faster.
"$jdk/bin/jlink" --module-path "$out/module.jar" --add-modules dev.wami --no-header-files --no-man-pages --output "$out/runtime"
# No tool here speaks TLS; and where a distribution makes the certificates, they differ from machine to machine.
rm -f "$out/runtime/bin/keytool" "$out/runtime/lib/security/cacerts"

"$jdk/bin/java" -cp "$jar" dev.wami.cli.CommandReference "$out/reference"

java=$out/runtime/bin/java code=-m classes=dev.wami/dev.wami.cli.Main main= archive=$out/wami.jsa
list_classes "$out/classes.list" "$root/examples" || :
[ -s "$out/classes.list" ] || fail "no list of classes"
# Before Java 25 an archive depends on how the threads run that make it; a release without one makes it at its first start.
version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$jdk/release")
if [ "$version" -ge 25 ]; then
  make_archive "$out/classes.list" || :
  [ -s "$archive" ] || fail "no class-data archive"
fi
