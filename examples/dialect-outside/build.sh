#!/bin/sh
# Builds sat.jar with nothing but a JDK and the jar that ./wami made: build.sh [DIRECTORY for the jar]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=${1:-$here/target}
mkdir -p "$out/classes"
javac --release 17 -cp "$here/../../cli/target/quick/wami.jar" -d "$out/classes" "$here"/src/org/example/sat/*.java
jar --create --file "$out/sat.jar" -C "$out/classes" . -C "$here/resources" .
