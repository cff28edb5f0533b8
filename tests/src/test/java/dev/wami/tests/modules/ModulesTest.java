package dev.wami.tests.modules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.tests.modules.Dependencies.ClassUse;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Holds the modules to the plan: who may use whom, what may come from outside, and names that say what a class is. */
class ModulesTest {
    /** Names that say nothing about the idea in a class. */
    private static final Pattern EMPTY_NAME = Pattern.compile(".*(Utils?|Helpers?|Manager|Impl)");

    /** The field's own name for it (MLIR). */
    private static final Set<String> FIELD_NAMES = Set.of("PassManager");

    private static List<ClassUse> uses = List.of();

    @BeforeAll
    static void read() {
        uses = Dependencies.all();
    }

    @Test
    void usesOnlyGoDown() {
        assertThat(uses.stream()
                        .filter(a -> SourceModule.ALL.stream()
                                .anyMatch(r -> r.holds(a.to())
                                        && !a.module().reachable().contains(r.name()))))
                .isEmpty();
    }

    @Test
    void modulesUseTheJdkAndTheirOwnLibrariesOnly() {
        assertThat(uses.stream().filter(a -> !allowedFromOutside(a))).isEmpty();
    }

    private static boolean allowedFromOutside(ClassUse a) {
        return a.origin().equals("java.base")
                || a.to().startsWith("org.jspecify.annotations.")
                || SourceModule.ALL.stream().anyMatch(r -> r.holds(a.to()))
                || a.module().libraries().stream().anyMatch(l -> a.to().startsWith(l + "."));
    }

    @Test
    void everyClassLivesInItsModulesPackage() {
        assertThat(uses.stream().filter(a -> !a.module().holds(a.from()))).isEmpty();
    }

    @Test
    void everyModuleIsInThePlan() throws IOException {
        String pom = Files.readString(Dependencies.ROOT.resolve("pom.xml"));
        // those of the profile for a release, further down, have no code
        String parent = pom.substring(0, pom.indexOf("</modules>"));
        List<String> modules = Pattern.compile("<module>([^<]+)</module>")
                .matcher(parent)
                .results()
                .map(m -> m.group(1))
                .toList();
        List<String> planned = Stream.concat(SourceModule.ALL.stream().map(SourceModule::name), Stream.of("tests"))
                .toList();
        assertThat(modules).containsExactlyInAnyOrderElementsOf(planned);
    }

    @Test
    void namesSayWhatAClassIs() {
        assertThat(uses.stream()
                        .map(a -> a.from().replaceAll(".*[.$]", ""))
                        .distinct()
                        .filter(n -> EMPTY_NAME.matcher(n).matches() && !FIELD_NAMES.contains(n)))
                .isEmpty();
    }

    @Test
    void publicTypesSayWhatTheyAre() throws IOException {
        // The end of what stands before (package, import, another type), then the type at once, its annotations apart.
        Pattern undocumented = Pattern.compile("[;}]\\s*\\R(?:@.*\\R)*public (?:(?:final|abstract|sealed|non-sealed) )*"
                + "(?:class|interface|record|enum|@interface) \\w");
        for (SourceModule module : SourceModule.ALL) {
            Path sources = Dependencies.ROOT.resolve(module.name()).resolve("src/main/java");
            try (Stream<Path> files = Files.walk(sources)) {
                for (Path file :
                        files.filter(f -> f.toString().endsWith(".java")).toList()) {
                    assertThat(undocumented.matcher(Files.readString(file)).find())
                            .as("%s: a public type without a docstring", Dependencies.ROOT.relativize(file))
                            .isFalse();
                }
            }
        }
    }
}
