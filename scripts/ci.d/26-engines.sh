#!/usr/bin/env bash
# `wami run` on node and wasmtime, beside the embedded engine. Needs the peer python (scripts/peers.sh), which it installs where it can; an
# engine that is not there counts as skipped tests.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.." || exit 1
echo "wami run on node and wasmtime"
scripts/peers.sh python >/dev/null && eval "$(scripts/peers.sh --env)"
exec scripts/engines.py
