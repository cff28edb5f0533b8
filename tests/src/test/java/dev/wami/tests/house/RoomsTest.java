package dev.wami.tests.house;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.tests.house.Dependencies.Arrow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Holds the house to its plan: who may use whom, what may come from outside, and names that say what a class is. */
class RoomsTest {
    /** Names that say nothing about the idea in a class. */
    private static final Pattern EMPTY_NAME = Pattern.compile(".*(Utils?|Helpers?|Manager|Impl)");

    /** The field's own name for it (MLIR). */
    private static final Set<String> FIELD_NAMES = Set.of("PassManager");

    private static List<Arrow> arrows = List.of();

    @BeforeAll
    static void read() {
        arrows = Dependencies.all();
    }

    @Test
    void arrowsOnlyGoDown() {
        assertThat(arrows.stream()
                        .filter(a -> Room.HOUSE.stream()
                                .anyMatch(r ->
                                        r.holds(a.to()) && !a.room().reachable().contains(r.module()))))
                .isEmpty();
    }

    @Test
    void roomsUseTheJdkAndTheirOwnLibrariesOnly() {
        assertThat(arrows.stream().filter(a -> !allowedFromOutside(a))).isEmpty();
    }

    private static boolean allowedFromOutside(Arrow a) {
        return a.origin().equals("java.base")
                || a.to().startsWith("org.jspecify.annotations.")
                || Room.HOUSE.stream().anyMatch(r -> r.holds(a.to()))
                || a.room().libraries().stream().anyMatch(l -> a.to().startsWith(l + "."));
    }

    @Test
    void everyClassLivesInItsRoomsPackage() {
        assertThat(arrows.stream().filter(a -> !a.room().holds(a.from()))).isEmpty();
    }

    @Test
    void everyModuleIsARoomOfThePlan() throws IOException {
        String pom = Files.readString(Dependencies.ROOT.resolve("pom.xml"));
        // those of the profile for a release, further down, have no code
        String parent = pom.substring(0, pom.indexOf("</modules>"));
        List<String> modules = Pattern.compile("<module>([^<]+)</module>")
                .matcher(parent)
                .results()
                .map(m -> m.group(1))
                .toList();
        List<String> planned = Stream.concat(Room.HOUSE.stream().map(Room::module), Stream.of("tests"))
                .toList();
        assertThat(modules).containsExactlyInAnyOrderElementsOf(planned);
    }

    @Test
    void namesSayWhatAClassIs() {
        assertThat(arrows.stream()
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
        for (Room room : Room.HOUSE) {
            Path sources = Dependencies.ROOT.resolve(room.module()).resolve("src/main/java");
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
