#!/usr/bin/env bash
# The specification's tests on the JVM, by our own engine. Needs the peers wasm-tools and testsuite (scripts/peers.sh), which it installs where it can; where
# it cannot, what it would have confirmed counts as one skipped test. JVM_SUITE_OPTIONS are given to the JVM.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.."
echo "run: the specification's tests on the JVM${JVM_SUITE_OPTIONS:+, $JVM_SUITE_OPTIONS}"
if ! scripts/peers.sh wasm-tools testsuite >/dev/null; then
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
eval "$(scripts/peers.sh --env)"
exec scripts/jvm-suite.py
