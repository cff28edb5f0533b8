#!/usr/bin/env bash
# The specification's assertions natively, of some scripts; scripts/native-suite.py without names runs them all, in some minutes. Needs the peers clang, wasm-tools
# and testsuite (scripts/peers.sh), which it installs where it can; where it cannot, what it would have confirmed counts as one skipped test.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.."
echo "run: the specification's assertions, native by wasabi build"
if ! scripts/peers.sh clang wasm-tools testsuite >/dev/null; then
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
eval "$(scripts/peers.sh --env)"
exec scripts/native-suite.py address align bulk call_indirect endianness f32 float_exprs i64 memory_copy memory_grow memory_trap return_call return_call_indirect return_call_ref simd_conversions simd_i16x8_q15mulr_sat_s \
  simd_i8x16_arith2 simd_lane table_grow traps
