package dev.wami.wasmbinary;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.wasmbinary.wat.WatReader;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.Level;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules of docs/wasm-rules.md: what breaks one is refused by the one that it names, with its words. */
class WasmRulesTest {
    private static final Path RULES = Path.of("..", "docs", "wasm-rules.md");
    private static final Pattern ROW = Pattern.compile(
            "\\| (?<rule>.+) \\| (?<by>decoder|validator|text) \\| `(?<module>.+)` \\| (?<told>.+) \\|");
    /** {@code {1001*7f}}: that many times these bytes. */
    private static final Pattern REPEATED = Pattern.compile("\\{(\\d+)\\*(\\w+)}");

    /** Not all, among which are some that make these modules valid. */
    private static final String PROPOSALS =
            "wasm3,threads,wide-arithmetic,custom-page-sizes,stack-switching,legacy-exceptions";

    private static final byte[] PREAMBLE = {0, 'a', 's', 'm', 1, 0, 0, 0};

    /** A row of a table, whose modules may use the features up to a level. */
    record Rule(String rule, String by, byte[] input, boolean isText, String told, boolean isProposed) {
        static Rule of(Matcher row, boolean isProposed) {
            String module = row.group("module");
            boolean isText = module.startsWith("(");
            byte[] input = isText ? ("(module " + module + ")").getBytes(StandardCharsets.UTF_8) : bytes(module);
            return new Rule(row.group("rule"), row.group("by"), input, isText, row.group("told"), isProposed);
        }

        private static byte[] bytes(String module) {
            String digits = REPEATED.matcher(module.substring(module.indexOf(' ')))
                    .replaceAll(m -> m.group(2).repeat(Integer.parseInt(m.group(1))))
                    .replace(" ", "");
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            if (module.startsWith("hex")) bytes.writeBytes(PREAMBLE);
            bytes.writeBytes(HexFormat.of().parseHex(digits));
            return bytes.toByteArray();
        }

        Set<Feature> features() {
            return isProposed ? EnumSet.allOf(Feature.class) : Feature.upTo(Level.WASM_3_0);
        }

        DecodeResult read() {
            return isText ? WatReader.read(input) : BinaryDecoder.decode(input);
        }

        @Override
        public String toString() {
            return by + ": " + rule;
        }
    }

    static List<Rule> rules() throws IOException {
        List<Rule> rules = new ArrayList<>();
        boolean proposals = false;
        for (String line : Files.readAllLines(RULES)) {
            if (line.startsWith("## ")) proposals = line.equals("## Proposals behind 3.0");
            Matcher row = ROW.matcher(line);
            if (row.matches()) rules.add(Rule.of(row, proposals));
        }
        return rules;
    }

    @ParameterizedTest
    @MethodSource("rules")
    void isKeptByTheOneThatIsNamed(Rule rule) {
        DecodeResult result = rule.read();
        boolean validated = rule.by().equals("validator");
        assertThat(result.module().isPresent())
                .as("there is a module: %s", result.errors())
                .isEqualTo(validated);
        List<WasmError> errors = result.validate(rule.features());
        assertThat(errors).isNotEmpty();
        assertThat(errors.get(0).message()).contains(rule.told());
        assertThat(errors.get(0).offset()).isNotNegative();
    }

    /** No row is passed over. */
    @Test
    void areAllRead() throws IOException {
        assertThat(rules()).hasSize(291);
    }

    @Test
    void wasmToolsRefuseTheSame() throws IOException {
        Tool.assumeInstalled("wasm-tools");
        for (Rule rule : rules()) {
            assertThat(isRefusedByWasmTools(rule)).as("%s", rule).isTrue();
        }
    }

    private static boolean isRefusedByWasmTools(Rule rule) {
        String features = rule.isProposed() ? PROPOSALS : "wasm3";
        return Tool.run(rule.input(), "wasm-tools", "validate", "--features", features, "IN")
                        .exit()
                != 0;
    }
}
