#!/usr/bin/env bash
# Our own corpus, chunk by chunk: `wami opt` prints what mlir-opt 22 prints, also after canonicalization and with the options for
# printing (three calls: options that do not get in each other's way go together), and rejects, on the same line, what it rejects.
# Needs the peer mlir (scripts/peers.sh), which it installs where it can; where it cannot, what it would have compared counts as one
# skipped test.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.."
echo "tests/corpus by wami opt and mlir-opt 22"
if ! scripts/peers.sh mlir >/dev/null; then
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
exec scripts/mlir-parity.sh --join --options= --options=--canonicalize \
  --options="--mlir-print-debuginfo --mlir-elide-elementsattrs-if-larger=2 --mlir-elide-resource-strings-if-larger=4" \
  --options="--mlir-print-debuginfo --mlir-pretty-debuginfo --mlir-print-unique-ssa-ids" \
  --options="--mlir-print-debuginfo --mlir-print-local-scope --mlir-use-nameloc-as-prefix" tests/corpus
