#!/usr/bin/env bash
# expect.sh FILE.mlir...: writes what mlir-opt-22 prints for each file, once per "// flags:" line, to FILE.mlir.0 and
# so on; the tests compare with that, so that the build needs no mlir-opt.
set -euo pipefail
for file in "$@"; do
  rm -f "$file".[0-9]*
  n=0
  while IFS= read -r flags; do
    # shellcheck disable=SC2086
    (cd "$(dirname "$file")" && mlir-opt-22 --allow-unregistered-dialect $flags "$(basename "$file")") > "$file.$n" \
      || { echo "$file ($flags): mlir-opt-22 refuses it" >&2; exit 1; }
    n=$((n + 1))
  done < <(sed -n 's|^// flags:||p' "$file")
  echo "$file: $n"
done
