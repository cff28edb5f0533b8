package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code wasabi opt} on binaries: its options, what it keeps, and what it refuses. */
class WasmOptTest {
    /** {@code (module (func $double (export "f") (param i32) (result i32) local.get 0 i32.const 2 i32.mul))}. */
    private static final byte[] NAMED =
            bytes("0061736d 01000000 01 06 01 60 01 7f 01 7f 03 02 01 00 07 05 01 01 66 00 00 0a 09 01 07 00 20 00 41"
                    + " 02 6c 0b 00 10 04 6e 61 6d 65 01 09 01 00 06 64 6f 75 62 6c 65");

    /** {@code (module (func return_call 0))}. */
    private static final byte[] TAIL_CALL =
            bytes("0061736d 01000000 01 04 01 60 00 00 03 02 01 00 0a 06 01 04 00 12 00 0b");

    /** {@code (module (memory 1) (memory 1))}. */
    private static final byte[] TWO_MEMORIES = bytes("0061736d 01000000 05 05 02 00 01 00 01");

    /**
     * {@code (module (func (param i32) (result i32) local.get 0 i32.extend8_s))} with sections "mine" and "linking".
     */
    private static final byte[] EXTENDS = bytes(
            "0061736d 01000000 01 06 01 60 01 7f 01 7f 03 02 01 00 07 05 01 01 66 00 00 0a 07 01 05 00 20 00 c0 0b");

    /**
     * {@code (module (global (mut i32) (i32.const 1)) (table 1 funcref) (func (export "f")))}: the code needs neither.
     */
    private static final byte[] UNUSED = bytes("0061736d 01000000 01 04 01 60 00 00 03 02 01 00 04 04 01 70 00 01"
            + " 06 06 01 7f 01 41 01 0b 07 05 01 01 66 00 00 0a 04 01 02 00 0b");

    /** {@code (module (global (export "__heap_base") i32 (i32.const 35920)))}. */
    private static final byte[] HEAP_BASE =
            bytes("0061736d 01000000 06 08 01 7f 00 41 d0 98 02 0b 07 0f 01 0b 5f 5f 68 65 61 70 5f 62 61 73 65 03 00");

    /** {@code (export "a" (memory 0)) (export "b" (memory 1))}. */
    private static final byte[] MEMORY_EXPORTS = bytes("07 09 02 01 61 02 00 01 62 02 01");

    private static final byte[] MINE = bytes("00 06 04 6d 69 6e 65 2a");
    private static final byte[] LINKING = bytes("00 09 07 6c 69 6e 6b 69 6e 67 02");
    private static final byte[] SOURCE_MAP = bytes("00 13 10 73 6f 75 72 63 65 4d 61 70 70 69 6e 67 55 52 4c 01 78");

    private static byte[] bytes(String hex) {
        String digits = hex.replace(" ", "");
        byte[] out = new byte[digits.length() / 2];
        for (int i = 0; i < out.length; i++) out[i] = (byte) Integer.parseInt(digits.substring(2 * i, 2 * i + 2), 16);
        return out;
    }

    private static byte[] join(byte[]... parts) {
        StringBuilder all = new StringBuilder();
        for (byte[] p : parts) all.append(new String(p, StandardCharsets.ISO_8859_1));
        return all.toString().getBytes(StandardCharsets.ISO_8859_1);
    }

    private static Ran opt(byte[] input, String... args) {
        List<String> all = new java.util.ArrayList<>(List.of("opt"));
        all.addAll(List.of(args));
        return Ran.of("wasabi", input, all);
    }

    @Test
    void optimisesIntoAFile(@TempDir Path directory) throws IOException {
        Path in = Files.write(directory.resolve("in.wasm"), NAMED);
        Path out = directory.resolve("out.wasm");
        assertThat(opt(new byte[0], in.toString(), "-O2", "-o", out.toString())).isEqualTo(new Ran(0, "", ""));
        assertThat(Ran.of("wasabi", new byte[0], List.of("print", out.toString()))
                        .out())
                .contains("i32.shl")
                .contains("(export \"f\"")
                .doesNotContain("$double");
        Path all = directory.resolve("all");
        assertThat(opt(new byte[0], in.toString(), out.toString(), "--out-dir", all.toString())
                        .status())
                .isZero();
        assertThat(all.resolve("in.wasm")).hasSameBinaryContentAs(out);
    }

    @Test
    void writesText() {
        assertThat(opt(NAMED, "-", "-Oz", "-S").out()).contains("i32.shl").doesNotContain("$double");
        assertThat(opt(NAMED, "-", "-O4", "-S", "-g").out()).contains("(func $double");
        assertThat(opt(NAMED, "-", "-O0", "-S").out()).contains("i32.mul");
    }

    @Test
    void asksWhereToWrite() {
        Ran ran = opt(NAMED, "-", "-O2");
        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).startsWith("wasabi: opt: where to write? -o names the output");
    }

    @Test
    void keepsCustomSectionsThatStayTrue() {
        byte[] module = join(EXTENDS, MINE, SOURCE_MAP);
        String text = opt(module, "-", "-O2", "-S").out();
        assertThat(text).contains("(@custom \"mine\"").doesNotContain("sourceMappingURL");
        Ran object = opt(join(EXTENDS, LINKING), "-", "-O2", "-S");
        assertThat(object.status()).isEqualTo(1);
        assertThat(object.err()).contains("this is an object file for a linker");
    }

    @Test
    void removesWhatNothingUses() {
        assertThat(opt(UNUSED, "-", "-O0", "-S").out()).contains("(global ", "(table ");
        assertThat(opt(UNUSED, "-", "-O1", "-S").out()).doesNotContain("(global ", "(table ");
    }

    /** Names that wasm-ld gives are those of our own memory layout, too. */
    @Test
    void keepsGlobalsOfTheProgram() {
        String text = opt(HEAP_BASE, "-", "-O2", "-S").out();
        assertThat(text).contains("(export \"__heap_base\" (global", "i32.const 35920");
    }

    @Test
    void keepsTailCalls() {
        byte[] exported = join(
                Arrays.copyOfRange(TAIL_CALL, 0, 18),
                bytes("07 05 01 01 66 00 00"),
                Arrays.copyOfRange(TAIL_CALL, 18, TAIL_CALL.length));
        for (String level : List.of("-O0", "-O1", "-O2", "-O3", "-Oz")) {
            assertThat(opt(exported, "-", level, "-S").out()).contains("return_call 0");
        }
        assertThat(opt(exported, "-", "-O2", "-S", "--disable-tail-call").err())
                .contains("requires the feature tail-call");
    }

    @Test
    void keepsFeaturesThatItsPassesDoNotHave() {
        Ran two = opt(join(TWO_MEMORIES, MEMORY_EXPORTS), "-", "-O2", "-S");
        assertThat(two.status()).isZero();
        assertThat(two.err()).contains("remark: [multimemory]: no new code is tried");
        assertThat(two.out()).contains("(export \"a\" (memory 0))", "(export \"b\" (memory 1))");
        assertThat(opt(TWO_MEMORIES, "-", "-O2", "-S").out()).doesNotContain("(memory");
    }

    @Test
    void refusesFeatures() {
        Ran two = opt(TWO_MEMORIES, "-", "-O2", "-S", "--disable-multimemory");
        assertThat(two.status()).isEqualTo(1);
        assertThat(two.err())
                .startsWith("<stdin>:0x")
                .contains("requires the feature multimemory")
                .doesNotContain("\tat ");
        Ran extended = opt(EXTENDS, "-", "-O2", "-S", "--disable-sign-ext");
        assertThat(extended.status()).isEqualTo(1);
        assertThat(extended.err()).contains("(i32.extend8_s): i32.extend8_s requires the feature sign-ext");
        assertThat(opt(EXTENDS, "-", "-O2", "-S", "-mvp").status()).isEqualTo(1);
        assertThat(opt(EXTENDS, "-", "-O2", "-S", "-mvp", "--enable-sign-ext").status())
                .isZero();
    }

    @Test
    void runsPassesOnText() {
        assertThat(opt("module {}".getBytes(StandardCharsets.UTF_8), "--canonicalize")
                        .out())
                .startsWith("module {\n}\n");
    }
}
