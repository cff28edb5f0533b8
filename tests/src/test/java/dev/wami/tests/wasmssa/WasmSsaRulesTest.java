package dev.wami.tests.wasmssa;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.Diagnostic;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.tools.Wami;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The last table of docs/wasm-rules.md: what breaks a rule of the dialect wasmssa is refused, with its words. */
class WasmSsaRulesTest {
    private static final Path RULES = Path.of("..", "docs", "wasm-rules.md");
    private static final Pattern ROW = Pattern.compile("\\| (?<rule>.+?) \\| `(?<text>wasmssa.+)` \\| (?<told>.+) \\|");
    private static final Wami WAMI = new Wami();

    record Rule(String rule, String text, String told) {
        @Override
        public String toString() {
            return rule;
        }
    }

    static List<Rule> rules() throws IOException {
        try (Stream<String> lines = Files.lines(RULES)) {
            return lines.map(ROW::matcher)
                    .filter(Matcher::matches)
                    .map(m -> new Rule(m.group("rule"), m.group("text"), m.group("told")))
                    .toList();
        }
    }

    /** No row is passed over. */
    @Test
    void areAllRead() throws IOException {
        assertThat(rules()).hasSize(48);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void isKept(Rule rule) {
        Diagnostics diagnostics = new Diagnostics();
        WAMI.parse(SourceFile.of("rule.mlir", "module { " + rule.text() + " }"), diagnostics);
        assertThat(diagnostics.hasErrors()).isTrue();
        assertThat(diagnostics.all())
                .extracting(Diagnostic::message)
                .first()
                .asString()
                .contains(rule.told());
    }
}
