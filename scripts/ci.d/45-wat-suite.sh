#!/usr/bin/env bash
# The modules in text of the specification's test suite, and the text that is printed of them, read by wasabi parse, beside wasm-tools. Needs the peers
# testsuite and wasm-tools (scripts/peers.sh), which it installs where it can; where it cannot, what it would have run counts as one skipped test.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.."
echo "the specification's texts by wasabi parse"
if ! scripts/peers.sh testsuite wasm-tools >/dev/null; then
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
eval "$(scripts/peers.sh --env)"
exec scripts/wat-suite.py --print
