package dev.wami.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RuntimeLibraryTest {
    private static final Pattern SYMBOL = Pattern.compile(
            "^(?:func\\.func (private )?@([\\w.$]+)\\(.*?(\\{)?|memref\\.global \"private\" (?:constant )?@([\\w.$]+) : [^=]*?(=.*)?)$",
            Pattern.MULTILINE);

    /** One function or global at the top level of a resource. */
    private record Symbol(String name, boolean isPrivate, boolean defined) {}

    private static List<Symbol> symbols(String resource) {
        List<Symbol> found = new ArrayList<>();
        Matcher m = SYMBOL.matcher(RuntimeLibrary.text(resource));
        while (m.find()) {
            found.add(
                    m.group(2) != null
                            ? new Symbol(m.group(2), m.group(1) != null, m.group(3) != null)
                            : new Symbol(m.group(4), true, m.group(5) != null));
        }
        return found;
    }

    @Test
    void everyResourceFileIsListed() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/main/resources/dev/wami/runtime"))) {
            // the folder native is C, which NativeRuntime lists
            assertThat(files.filter(Files::isRegularFile)
                            .map(p -> p.getFileName().toString().replace(".mlir", ""))
                            .sorted())
                    .isEqualTo(RuntimeLibrary.resources());
        }
    }

    @Test
    void everyPublicFunctionIsFoundInItsResource() {
        for (String resource : RuntimeLibrary.resources()) {
            for (Symbol s : symbols(resource)) {
                if (!s.isPrivate()) {
                    assertThat(RuntimeLibrary.resourceOf(s.name())).as(s.name()).contains(resource);
                }
            }
        }
    }

    @Test
    void everyDeclarationIsAnIntrinsicOrDefinedElsewhere() {
        for (String resource : RuntimeLibrary.resources()) {
            for (Symbol s : symbols(resource)) {
                if (!s.defined() && !RuntimeLibrary.isIntrinsic(s.name())) {
                    String home = RuntimeLibrary.resourceOf(s.name())
                            .orElseThrow(() -> new AssertionError(resource + " needs " + s.name()));
                    assertThat(symbols(home))
                            .as(s.name())
                            .anyMatch(there -> there.name().equals(s.name()) && there.defined());
                }
            }
        }
    }

    @Test
    void noSymbolHasTwoDefinitions() {
        Map<String, TreeSet<String>> homes = new TreeMap<>();
        for (String resource : RuntimeLibrary.resources()) {
            for (Symbol s : symbols(resource)) {
                if (s.defined()) {
                    homes.computeIfAbsent(s.name(), k -> new TreeSet<>()).add(resource);
                }
            }
        }
        assertThat(homes).allSatisfy((name, where) -> assertThat(where).as(name).hasSize(1));
    }

    @Test
    void whatIsNotThereIsNotFound() {
        assertThat(RuntimeLibrary.resourceOf("__wami_nothing_f64")).isEmpty();
        assertThat(RuntimeLibrary.isIntrinsic("malloc")).isFalse();
        assertThatThrownBy(() -> RuntimeLibrary.text("nothing")).isInstanceOf(IllegalArgumentException.class);
    }
}
