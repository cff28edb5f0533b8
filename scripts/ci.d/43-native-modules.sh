#!/usr/bin/env bash
# Programs of several modules, built natively by wasabi import and clang. Needs the peers clang and wabt (scripts/peers.sh), which it installs where it
# can; where it cannot, what it would have confirmed counts as one skipped test.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.."
echo "run: programs of C and WebAssembly modules through LLVM IR and clang 22"
if ! scripts/peers.sh clang wabt >/dev/null; then
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
exec scripts/native-modules.py
