#!/usr/bin/env bash
# Programs with continuations at -O0 to -O3 on node 26, whose modules wasm-tools and wasm-as read too. Needs the peers node, binaryen and
# wasm-tools (scripts/peers.sh), which it installs where it can; where it cannot, what it would have run counts as one skipped test.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.."
echo "stack switching on node 26"
if ! scripts/peers.sh node binaryen wasm-tools >/dev/null; then
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
eval "$(scripts/peers.sh --env)"
exec scripts/dcont-run.mjs
