#!/usr/bin/env bash
# Breaks MLIR text in small ways, many thousand times in one Java virtual machine, and holds each to this: no exception, an answer
# in time, and what is accepted reads back as itself, in generic form and as it is usually written.
#
#   scripts/mutate-texts.sh [--count N] [--seed S] [--threads N] [--limit SECONDS] [--out DIR] [--only N] [--corpus DIR]...
#
# The texts are those of tests/corpus and of all filetests, and of upstream's tests where they are (scripts/peers.sh llvm-tests);
# with --corpus, those of the directories named. Text N of a seed and a corpus is always the same; --only N prints it. Each kind of
# failure is written to a directory below --out (/tmp/mutated-texts): the texts, the shortest of them reduced, and what went wrong.
# Where mlir-opt-22 is (or MLIR_OPT), it judges what does not read back: what it prints and does not read back either is counted as
# skipped; without it, all of that is. Needs a build: ./mvnw -o -q -Dquick -pl tests -am test-compile.
# Ends with "N passed, N failed, N skipped", in texts; exit 1 if one failed.
set -euo pipefail
cd "$(dirname -- "${BASH_SOURCE[0]}")/.."

main=dev.wami.tests.mutated.MutateTexts
. scripts/test-classes.sh

options=(--out /tmp/mutated-texts)
case " $* " in
  *" --corpus "*) ;;
  *)
    for directory in tests/corpus */src/test/resources */src/test/filetests; do
      [ -d "$directory" ] && options+=(--corpus "$directory")
    done
    eval "$(scripts/peers.sh --env)"
    if [ -d "${MLIR_TESTS-}" ]; then
      options+=(--corpus "$MLIR_TESTS")
    else
      echo "without upstream's tests (scripts/peers.sh llvm-tests)" >&2
    fi
    ;;
esac
peer=${MLIR_OPT:-$(command -v mlir-opt-22 || true)}
[ -n "$peer" ] && options+=(--peer "$peer")
exec java -Xmx3g -Xss8m -cp "$classpath" $main "${options[@]}" "$@"
