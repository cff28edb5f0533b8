#!/usr/bin/env bash
# expect_errors.sh FILE: for each line of FILE, a program, writes the first error of mlir-opt-22 (or "none") to
# FILE.expected.
set -uo pipefail
while IFS= read -r program; do
  error=$(printf '%s\n' "$program" | mlir-opt-22 --allow-unregistered-dialect 2>&1 >/dev/null \
    | sed -n 's/^<stdin>:\([0-9]*:[0-9]*: error: .*\)$/\1/p' | head -1)
  echo "${error:-none}"
done < "$1" > "$1.expected"
wc -l "$1" "$1.expected"
