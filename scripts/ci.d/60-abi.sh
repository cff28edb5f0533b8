#!/usr/bin/env bash
# Calling conventions: objects linked with clang's and called both ways.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.." || exit 1
echo "abi: our objects and clang-22's linked by wasm-ld-22, by C's convention and by multivalue"
scripts/peers.sh clang wabt >/dev/null
for tool in clang-22 wasm-ld-22 wasm-objdump node; do
  command -v "$tool" >/dev/null || { echo "abi: $tool is missing"; echo "0 passed, 0 failed, 1 skipped"; exit 0; }
done
exec scripts/abi-link.py --random 100 --seed 1
