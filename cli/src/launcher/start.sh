# How the virtual machine is found and started: its options, and its archive of classes. Said once, for ./wami of a checkout and bin/wami of a
# release, which source this and set
#
#   tool      wami, wasabi or wave
#   java      the executable; find_java sets it
#   code classes main
#             how it finds the classes: -cp JAR dev.wami.cli.Main, or -m dev.wami/dev.wami.cli.Main and nothing
#   archive   the file of the class-data archive, which need not be there
#
# and of a user's environment reads
#
#   JAVA_HOME        the Java to use; otherwise the one on PATH
#   WAMI_JAVA_OPTS   further options for the JVM, such as -Xmx8g

fail() {
  echo "$tool: $1" >&2
  exit 3
}

# Sets java, its home, its version and its build. Takes what is needed of a Java, "a JDK" for one.
find_java() {
  if [ -n "${JAVA_HOME-}" ]; then
    java=$JAVA_HOME/bin/java
    [ -x "$java" ] || fail "JAVA_HOME is '$JAVA_HOME', which has no bin/java"
  else
    java=$(command -v java) || fail "Java is needed ($1, 17 or later): put java on PATH, or set JAVA_HOME"
    [ ! -L "$java" ] || java=$(readlink -f -- "$java")
  fi
  home=${java%/bin/java}

  # What the JVM is, from its own description: starting it to ask would cost as much as a whole run.
  version= build=
  if [ -r "$home/release" ]; then
    while IFS='=' read -r key value; do
      value=${value#\"} value=${value%\"}
      case $key in
        JAVA_VERSION) version=$value ;;
        JAVA_RUNTIME_VERSION) build=$value ;;
      esac
    done <"$home/release"
  else
    version=$("$java" -version 2>&1 | sed -n 's/.*version "\([^"]*\)".*/\1/p')
  fi
  major=${version#1.}
  major=${major%%[!0-9]*}
  [ "${major:-0}" -ge 17 ] || fail "Java 17 or later is needed, and '$java' is ${version:-of unknown version}"
}

# The classes of some typical runs, as a list for make_archive. The second word is the directory of the examples.
list_classes() {
  "$java" -XX:DumpLoadedClassList="$1.1" "$code" "$classes" $main --version
  "$java" -XX:DumpLoadedClassList="$1.2" "$code" "$classes" $main compile "$2/gemm.mlir" -o "$1.wasm"
  "$java" -XX:DumpLoadedClassList="$1.7" "$code" "$classes" $main compile "$2/equations.mlir" -o "$1.wasm"
  "$java" -XX:DumpLoadedClassList="$1.3" "$code" "$classes" $main opt --canonicalize --cse "$2/gemm.mlir"
  "$java" -XX:DumpLoadedClassList="$1.4" -Dwami.tool=wasabi "$code" "$classes" $main import "$1.wasm" -o "$1.out"
  "$java" -XX:DumpLoadedClassList="$1.5" -Dwami.tool=wasabi "$code" "$classes" $main import "$1.wasm" --output-type std-mlir -o "$1.out"
  "$java" -XX:DumpLoadedClassList="$1.6" -Dwami.tool=wave "$code" "$classes" $main compile "$2/wave/saxpy.py" -o "$1.out"
  # Numbers of classes hold for one run, and which constants of a class were resolved (@cp) depends on the compiler's threads.
  sed -e '/^#/d' -e '/^@cp /d' -e 's/ id: [0-9]*$//' "$1".[1-7] | LC_ALL=C sort >"$1.all"
  # Lambdas come after the classes that they are in, or would be left out, and each as often as it is written: there is one for each place.
  { sed '/^@/d' "$1.all" | uniq; sed '/^@/!d' "$1.all"; } >"$1"
  rm -f "$1".[1-7] "$1.all" "$1.wasm" "$1.out"
} </dev/null >/dev/null 2>&1

# A class-data archive: those classes, parsed and verified once. Whatever fails here only costs time at each start. Takes the directory of the
# examples, or a list that is there already.
make_archive() {
  tmp=$archive.$$
  if [ -d "$1" ]; then list_classes "$tmp.list" "$1"; else cp -- "$1" "$tmp.list"; fi
  "$java" -Xshare:dump -XX:SharedClassListFile="$tmp.list" -XX:SharedArchiveFile="$tmp" "$code" "$classes" $main
  [ -s "$tmp" ] || : >"$tmp"
  mv -f "$tmp" "$archive"
  rm -f "$tmp.list"
} </dev/null >/dev/null 2>&1

# How many bytes the files among the arguments have, but for what an output replaces.
size_of_input() {
  before=
  for argument; do
    shift
    [ ! -f "$argument" ] || [ "$before" = -o ] || set -- "$@" "$argument"
    before=$argument
  done
  size=0
  [ $# -gt 0 ] || return 0
  # the last line is the sum
  while read -r count _; do size=$count; done <<END
$(wc -c -- "$@")
END
}

# Whether no more than a part of a program is in memory at a time; the arguments are the command line.
is_streamed() {
  case $tool-$1 in
    wasabi-print | wasabi-validate | wasabi-export) return 0 ;;
    wasabi-import)
      case " $* " in
        *[\ =]jvm\ * | *\ --prefix*) ;;
        *) return 0 ;;
      esac
      ;;
  esac
  return 1
}

# Options for what compiles from one form to another; the arguments are the command line. Figures are in benchmarks/SPEED-LOG.md.
options_for_work() {
  size_of_input "$@"
  # The work is over before the optimising compiler's pays: 200,000 operations take less CPU time without it, a hundred half of it.
  options=-XX:TieredStopAtLevel=1
  collector=
  if [ "$size" -lt 65536 ]; then
    # Compiling methods is a third of a short run: only those that are called often, and little of others into them.
    options="$options -XX:CompileThresholdScaling=3 -XX:C1MaxInlineLevel=2 -XX:C1MaxInlineSize=12"
  elif [ "$size" -lt 1048576 ]; then
    # Little stays for long, and writing to the heap takes less code without the records that G1 keeps: 7 % of 30 kernels.
    collector="-XX:+UseSerialGC -Xmn48m"
  elif is_streamed "$@"; then
    # What is there at a time is little: the heap starts small, and grows by what stays. In a process that is large anyway new objects get more room,
    # and what stays eight bytes for each of the module: growing to that takes collections of all there is, a tenth of an import.
    young=16 all=32
    [ "$size" -lt 4194304 ] || young=64 all=$((64 + size / 131072))
    collector="-XX:+UseSerialGC -Xmn${young}m -Xms${all}m"
  else
    # What is made stays until the end: it goes to the old generation at the first collection, and that has room from the start.
    collector="-XX:+UseParallelGC -XX:ParallelGCThreads=2 -Xmn64m -XX:InitialRAMPercentage=25 -XX:MaxTenuringThreshold=0"
  fi
  # There may be only one, and a user's goes first.
  case ${WAMI_JAVA_OPTS-} in
    *-XX:+Use*GC*) ;;
    *) options="$options $collector" ;;
  esac
}

# Becomes the tool with these arguments.
start() {
  options=
  case ${1-} in
    compile | opt | import | export | validate | print) options_for_work "$@" ;;
  esac
  set -- -Dwami.tool="$tool" "$code" "$classes" $main "$@"
  [ ! -t 2 ] || set -- -Dwami.terminal=true "$@"
  [ ! -s "$archive" ] || set -- -XX:SharedArchiveFile="$archive" "$@"
  # Xlog: an archive of another build or JVM is ignored in silence.
  # shellcheck disable=SC2086
  exec "$java" -Xshare:auto -Xlog:disable -Xlog:all=off -XX:-UsePerfData $options ${WAMI_JAVA_OPTS-} "$@"
}
