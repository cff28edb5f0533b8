#!/usr/bin/env bash
# The specification's tests on the JVM, by our own engine. Needs the peers wasm-tools and testsuite (scripts/peers.sh), which it installs where it can; where
# it cannot, what it would have confirmed counts as one skipped test.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.."
echo "run: the specification's tests on the JVM"
if ! scripts/peers.sh wasm-tools testsuite >/dev/null; then
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
eval "$(scripts/peers.sh --env)"
# functions in pieces, as large ones are
JVM_SUITE_OPTIONS=-Dmethod=100 scripts/jvm-suite.py || exit 1
exec scripts/jvm-suite.py
