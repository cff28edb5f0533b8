#!/bin/sh
# Assembles the .wat files of the tests' resources into .hex files beside them: by wabt's wat2wasm (1.0.32 was used) what that
# knows, which is Wasm 2.0 and some proposals, and by wasm-tools (1.263.0) the rest.
set -eu
cd "$(dirname "$0")/../resources/dev/wami/wasmbinary/modules"
wasm=$(mktemp)
trap 'rm -f "$wasm"' EXIT
for wat in *.wat; do
  if wat2wasm --debug-names "$wat" -o "$wasm" 2>/dev/null; then
    tool=wat2wasm
  else
    wasm-tools parse "$wat" -o "$wasm"
    tool=wasm-tools
  fi
  od -An -v -tx1 "$wasm" | tr -d ' ' > "${wat%.wat}.hex"
  echo "$wat: $tool, $(wc -c < "$wasm") bytes"
done
