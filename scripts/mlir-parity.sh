#!/bin/sh
exec "${WAMI_PYTHON:-python3}" "$(dirname -- "$0")/mlir-parity.py" "$@"
