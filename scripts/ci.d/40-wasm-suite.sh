#!/usr/bin/env bash
# The modules of the specification's test suite through wasabi import, export and print, judged by wasm-tools and wabt. Needs the peers testsuite,
# wasm-tools and wabt (scripts/peers.sh), which it installs where it can; where it cannot, what it would have run counts as one skipped test.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.."
echo "the specification's modules through wasabi"
if ! scripts/peers.sh testsuite wasm-tools wabt >/dev/null; then
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
eval "$(scripts/peers.sh --env)"
exec scripts/wasm-suite.py
