#!/usr/bin/env bash
# Whether programs that use the library as it was at the baseline still compile, link and run: the packages dev.wami.tools and dev.wami.core.diag, by
# japicmp.
#
#   scripts/api-check.sh [COMMIT]
#
# COMMIT is the baseline; without it, the one that library/api-baseline names. Its library is built once, and kept in library/target.
set -euo pipefail
cd "$(dirname -- "${BASH_SOURCE[0]}")/.."

name=${1:-$(sed '/^#/d' library/api-baseline)}
if ! commit=$(git rev-parse --verify --quiet "$name^{commit}"); then
  echo "The library against its baseline: this checkout does not have $name (a shallow clone?)"
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
echo "The library against that of $(git log -1 --format='%h %s' "$commit")"

library=(-B -q -ntp -Pdist -Dquick -Dmaven.test.skip -Dmaven.javadoc.skip -Dmaven.source.skip -pl library -am package)
baseline=$PWD/library/target/api-baseline-$commit.jar
if [ ! -f "$baseline" ]; then
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  git archive "$commit" | tar -x -C "$work"
  (cd "$work" && ./mvnw "${library[@]}")
  mkdir -p library/target
  jar=$(find "$work/library/target/quick" -maxdepth 1 -name 'wami-*.jar' ! -name '*-sources.jar')
  cp "$jar" "$baseline.part"
  mv "$baseline.part" "$baseline"
fi

report=library/target/quick/japicmp/api.diff
rm -f "$report"
status=0
./mvnw "${library[@]}" -Dapi.baseline="$baseline" || status=$?
[ ! -f "$report" ] || { cat "$report"; echo; }
if [ "$status" = 0 ]; then echo "1 passed, 0 failed, 0 skipped"; else echo "0 passed, 1 failed, 0 skipped"; fi
exit "$status"
