# Sourced by scripts that run a class of the module tests, or of $module, from the root of the checkout: sets $classpath to the newest build in which
# $main is, the quick or the checked one; ends with 2 where there is none.
class=${main//.//}.class
in=${module:-tests}
tests=$([ "$in" = tests ] && echo test-classes || echo classes)
kind=classes
if [ ! -e $in/target/$tests/$class ] || [ $in/target/quick/$tests/$class -nt $in/target/$tests/$class ]; then
  kind=quick/classes
  tests=quick/$tests
fi
if [ ! -e $in/target/$tests/$class ]; then
  echo "there is no build: ./mvnw -o -q -Dquick -pl $in -am test-compile" >&2
  exit 2
fi
classpath=$in/target/$tests
for classes in */target/$kind; do classpath=$classpath:$classes; done
# what the engines are made of
asm=$(sed -n 's:.*<asm.version>\(.*\)</asm.version>.*:\1:p' pom.xml)
for part in asm asm-tree asm-analysis asm-commons asm-util; do
  classpath=$classpath:${MAVEN_REPOSITORY:-$HOME/.m2/repository}/org/ow2/asm/$part/$asm/$part-$asm.jar
done
version=$(sed -n 's:.*<chicory.version>\(.*\)</chicory.version>.*:\1:p' pom.xml)
for part in runtime wasm compiler; do
  classpath=$classpath:${MAVEN_REPOSITORY:-$HOME/.m2/repository}/com/dylibso/chicory/$part/$version/$part-$version.jar
done
# what reads the scripts of the specification; its annotations have no third number
jackson=$(sed -n 's:.*<jackson.version>\(.*\)</jackson.version>.*:\1:p' pom.xml)
for part in core databind; do
  classpath=$classpath:${MAVEN_REPOSITORY:-$HOME/.m2/repository}/com/fasterxml/jackson/core/jackson-$part/$jackson/jackson-$part-$jackson.jar
done
classpath=$classpath:${MAVEN_REPOSITORY:-$HOME/.m2/repository}/com/fasterxml/jackson/core/jackson-annotations/${jackson%.*}/jackson-annotations-${jackson%.*}.jar
