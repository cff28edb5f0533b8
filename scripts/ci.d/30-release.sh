#!/usr/bin/env bash
# A release, built once and used as its users do; scripts/release-check.sh without --fast builds it twice and compares.
set -euo pipefail
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.."
exec scripts/release-check.sh --fast
