#!/usr/bin/env bash
# Measures the parts of the framework inside one JVM, by JMH: time and bytes allocated for each operation of a program of 20,000.
#
#     benchmarks/jmh.sh [JMH's options and a regular expression]      -l lists the benchmarks, -h all options
#     benchmarks/jmh.sh 'Parts.parse'
#
# The first use downloads JMH. Default: one fork, five iterations of a second after five for warming up, with the allocation profiler.
set -eu
cd "$(dirname -- "${BASH_SOURCE[0]}")/.."
[ $# -gt 0 ] || set -- Parts
exec ./mvnw -q -Dquick -Pjmh -Dmaven.test.skip=true -pl benchmarks -am package "-Djmh.arguments=-f 1 -wi 5 -w 1 -i 5 -r 1 -prof gc $*"
