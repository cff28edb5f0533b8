#!/usr/bin/env bash
# What --emit=js and --emit=c-header write, called from JavaScript, TypeScript and C; the snippets of docs/calling.md.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.." || exit 1
echo "bindings: compiled functions called through the ES modules, declarations and headers that wami compile writes"
scripts/peers.sh clang python node typescript >/dev/null
exec scripts/bindings.sh
