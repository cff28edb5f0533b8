#!/usr/bin/env bash
# The same as 46-jvm-suite.sh with functions in pieces, as large ones are.
set -u
JVM_SUITE_OPTIONS=-Dmethod=100 exec "$(dirname -- "${BASH_SOURCE[0]}")/46-jvm-suite.sh"
