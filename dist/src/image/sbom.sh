#!/bin/sh
# Adds the Java runtime, which Maven does not know, to the list of what a release was made of.
#
#   sbom.sh SBOM JDK OUT
set -eu
sbom=$1 jdk=$2 out=$3

value() { # value KEY: of the JDK's description of itself
  sed -n "s/^$1=\"\\(.*\\)\"\$/\\1/p" "$jdk/release"
}
build=$(value JAVA_RUNTIME_VERSION) vendor=$(value IMPLEMENTOR) os=$(value OS_NAME) arch=$(value OS_ARCH)
purl="pkg:generic/openjdk@$(printf %s "$build" | sed 's/+/%2B/g')?module=java.base"
cat >"$out.component" <<EOF
    {
      "type" : "platform",
      "bom-ref" : "$purl",
      "supplier" : { "name" : "$vendor" },
      "name" : "openjdk",
      "version" : "$build",
      "description" : "The module java.base of OpenJDK for $os $arch, in runtime",
      "scope" : "required",
      "licenses" : [ { "expression" : "GPL-2.0-only WITH Classpath-exception-2.0" } ],
      "purl" : "$purl"
    },
EOF
sed -e "/^  \"components\" : \\[\$/r $out.component" "$sbom" >"$out"
grep -q '"name" : "openjdk"' "$out" || { echo "sbom.sh: '$sbom' has no components where they are looked for" >&2; exit 1; }
rm -f "$out.component"
