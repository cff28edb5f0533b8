#!/usr/bin/env bash
# Outputs of another front end: linalg, tensor and tosa lowered to loops by mlir-opt 22, compiled by us, run on wasmtime against NumPy. Needs
# the peers mlir and python (scripts/peers.sh), which it installs where it can; where it cannot, the slice counts as one skipped test.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.." || exit 1
echo "linalg, tensor and tosa, lowered to loops by mlir-opt 22, against NumPy"
if ! scripts/peers.sh mlir python >/dev/null; then
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
eval "$(scripts/peers.sh --env)"
exec "${WAMI_PYTHON:-python3}" scripts/linalg-programs.py
