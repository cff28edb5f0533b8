#!/usr/bin/env bash
# Writes beside every .mlir file of the upstream corpora in dialect-std and dialect-llvm what mlir-opt 22 makes of it: NAME.printed as it
# prints it, NAME.canonical after --canonicalize. The build compares ours with these and needs no mlir-opt.
set -euo pipefail
cd "$(dirname "$0")/.."
opt=${MLIR_OPT:-mlir-opt-22}
for file in dialect-*/src/test/resources/dev/wami/*/upstream/*.mlir; do
  "$opt" --allow-unregistered-dialect "$file" > "${file%.mlir}.printed"
  "$opt" --allow-unregistered-dialect --canonicalize "$file" > "${file%.mlir}.canonical"
done
