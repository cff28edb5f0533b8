package dev.wami.wasmspec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** docs/wasm-instructions.md is the instruction table; where it is not, this writes it again and fails. */
class InstructionTableTest {
    private static final Path TABLE = Path.of("..", "docs", "wasm-instructions.md");
    private static final String HEAD = """
            # Instructions of WebAssembly

            The instruction table, `Opcode` in `wasm-spec`, from which the decoder, the encoder, the validator, the text format, the operations of `wasmssa` and
            `ssawasm` and the interpreter come. `InstructionTableTest` writes this file.

            - A **code** of two parts is a prefix byte and a number in LEB128.
            - In a **type**, `at` is the address type of the memory or table, i32 or i64; another variable (`t`, `x`, `rt1` ...) depends on immediates or on the stack.
            - **Feature** is the name that `--features=` takes, that of the section `target_features`; `mvp` is WebAssembly 1.0.
            - **Bytes** are those that an access reads or writes, its natural alignment.
            """;

    @Test
    void isTheTable() throws IOException {
        StringBuilder text = new StringBuilder(HEAD);
        for (Level level : Level.values()) {
            List<Opcode> rows = List.of(Opcode.values()).stream()
                    .filter(o -> o.feature().level() == level)
                    .toList();
            text.append(String.format(Locale.ROOT, "%n## %s: %d instructions%n%n", title(level), rows.size())
                    .replace("\r", ""));
            text.append("| instruction | code | type | immediates | bytes | feature |\n|---|---|---|---|---|---|\n");
            for (Opcode o : rows) text.append(row(o)).append('\n');
        }
        String before = Files.exists(TABLE) ? Files.readString(TABLE) : "";
        if (!before.contentEquals(text)) Files.writeString(TABLE, text);
        assertThat(before)
                .as("docs/wasm-instructions.md, which is written again")
                .isEqualTo(text.toString());
    }

    private static String title(Level level) {
        if (level == Level.LEGACY) return "What came before";
        return level == Level.PROPOSAL ? "Proposals" : "WebAssembly " + level;
    }

    private static String row(Opcode o) {
        String code = o.prefix() == 0
                ? String.format(Locale.ROOT, "`%02x`", o.code())
                : String.format(Locale.ROOT, "`%02x` %d", o.prefix(), o.number());
        String immediates = o.immediates().kinds().stream()
                .map(i -> i.name().toLowerCase(Locale.ROOT).replace('_', ' '))
                .collect(Collectors.joining(", "));
        return String.format(
                Locale.ROOT,
                "| `%s` | %s | `%s` | %s | %s | %s |",
                o.mnemonic(),
                code,
                o.typeText(),
                immediates,
                o.accessBytes() == 0 ? "" : o.accessBytes(),
                o.feature());
    }
}
