#!/usr/bin/env bash
# What programs use of the library, held to its baseline by japicmp.
set -euo pipefail
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.."
exec scripts/api-check.sh
