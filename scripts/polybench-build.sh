#!/usr/bin/env bash
# Compiles the kernels of benchmarks/polybench at SMALL and MEDIUM into DIR/KERNEL.SIZE.wasm.
#
#   scripts/polybench-build.sh DIR 'COMMAND' [KERNEL...]
#
# COMMAND is run with {in} and {out} replaced, for example './wami compile -O2 {in} -o {out}'; or, as an outside
# oracle, a script that takes {in} through mlir-opt, mlir-translate, clang and wasm-ld.
# Goes on after a failure; exit status 1 if any failed. Then: node scripts/polybench-check.mjs --all DIR
set -uo pipefail
if [ $# -lt 2 ]; then sed -n '4p' "$0" >&2; exit 2; fi
here=$(cd "$(dirname "$0")" && pwd)
dir=$1 command=$2; shift 2
mkdir -p "$dir" || exit 1
if [ $# -eq 0 ]; then for file in "$here"/../benchmarks/polybench/*.mlir; do set -- "$@" "$(basename "$file" .mlir)"; done; fi
failed=0
for kernel; do
  for size in SMALL MEDIUM; do
    in=$dir/$kernel.$size.mlir out=$dir/$kernel.$size.wasm
    rm -f "$out"
    line=${command//'{in}'/$in}
    line=${line//'{out}'/$out}
    node "$here/polybench-size.mjs" "$here/../benchmarks/polybench/$kernel.mlir" "$size" >"$in" && bash -c "$line" \
      || { echo "failed: $kernel $size" >&2; failed=1; }
  done
done
exit $failed
