#!/usr/bin/env bash
# Writes beside every .mlir file of the std dialects' upstream corpus what mlir-opt 22 makes of it: NAME.printed as it
# prints it, NAME.canonical after --canonicalize. The build compares ours with these and needs no mlir-opt.
set -euo pipefail
cd "$(dirname "$0")/../dialect-std/src/test/resources/dev/wami/std/upstream"
opt=${MLIR_OPT:-mlir-opt-22}
for file in *.mlir; do
  "$opt" --allow-unregistered-dialect "$file" > "${file%.mlir}.printed"
  "$opt" --allow-unregistered-dialect --canonicalize "$file" > "${file%.mlir}.canonical"
done
