#!/usr/bin/env bash
# The kernels in examples/wave by the compilers of their languages. Needs the peers clang and typescript (scripts/peers.sh), which it installs where it
# can, and rustc; files of a language whose compiler is missing count as skipped.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.."
echo "kernels of examples/wave by CPython, rustc, clang-22 and tsc"
scripts/peers.sh clang typescript >/dev/null
eval "$(scripts/peers.sh --env)"
exec scripts/wave-syntax.py
