#!/usr/bin/env bash
# Hosts in JavaScript, Python, Java and C that pass memrefs to compiled kernels.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.." || exit 1
echo "hosts: kernels called from JavaScript, Python, Java and C by each convention for memrefs"
scripts/peers.sh clang python >/dev/null
exec scripts/hosts.sh
