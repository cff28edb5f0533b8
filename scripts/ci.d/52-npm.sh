#!/usr/bin/env bash
# Small modules of npm packages through wasmssa and back, then the packages' jobs with them; some of the jobs on the JVM. Needs the registry of npm, and the
# peers node and wasm-tools (scripts/peers.sh), which it installs where it can; where it cannot, what it would have run counts as one skipped test.
set -u
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.."
echo "modules of npm packages"
if ! scripts/peers.sh node wasm-tools >/dev/null; then
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
eval "$(scripts/peers.sh --env)"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$WAMI_NODE26" scripts/npm-roundtrip.mjs --keep "$work" xxhash-wasm source-map lodepng undici yoga-layout xz-decompress | tee "$work/first"
"$WAMI_NODE26" scripts/npm-elsewhere.mjs --keep "$work" --jvm xxhash-wasm source-map lodepng undici | tee "$work/second"
tail -qn 1 "$work/first" "$work/second" |
  awk '{ p += $1; f += $3; s += $5 } END { print p + 0 " passed, " f + 0 " failed, " s + 0 " skipped"; exit f > 0 || NR < 2 }'
