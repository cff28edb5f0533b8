#!/usr/bin/env bash
# Assertions of proposals' tests after each of our ways, on node 26: those of legacy exceptions in $TESTSUITE_SRC/legacy (a checkout of
# WebAssembly/testsuite; the crate has none) and of stack switching in $STACK_SWITCHING_SRC (one of WebAssembly/stack-switching). Needs the peers node,
# wasm-tools and wabt (scripts/peers.sh), which it installs where it can; what it would have run elsewhere counts as one skipped test.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.."
echo "assertions of proposals' tests"
src=${TESTSUITE_SRC:-}
shopt -s nullglob
if ! scripts/peers.sh node wasm-tools wabt >/dev/null; then
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
eval "$(scripts/peers.sh --env)"
files=("${src:-${TESTSUITE_SRC:-/nowhere}}"/legacy/*.wast "${STACK_SWITCHING_SRC:-/nowhere}"/test/core/stack-switching/*.wast)
if [ ${#files[@]} = 0 ]; then
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
exec scripts/proposal-suite.py "${files[@]}"
