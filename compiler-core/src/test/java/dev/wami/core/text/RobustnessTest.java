package dev.wami.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Operation;
import dev.wami.core.verify.Verifier;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Whatever the bytes are, there is a program or an error, and never an exception. */
final class RobustnessTest {
    private static final Path FILES = Path.of("src/test/resources/dev/wami/core/text");

    /** Real programs with bytes changed, removed, doubled and moved. */
    @Test
    void damagedProgramsAreReportedOrRead() throws IOException {
        List<byte[]> programs = new ArrayList<>();
        for (String name :
                List.of("types", "attributes", "elements", "aliases", "regions", "names", "formats", "metadata")) {
            programs.add(Files.readAllBytes(FILES.resolve(name + ".mlir")));
        }
        SplittableRandom random = new SplittableRandom(20);
        Context context = Programs.context();
        for (int i = 0; i < 1500; i++) {
            byte[] damaged = damage(programs.get(i % programs.size()), random);
            try {
                Diagnostics diagnostics = new Diagnostics();
                Operation module = MlirParser.parse(new SourceFile("damaged", damaged), context, diagnostics);
                if (module == null) assertThat(diagnostics.hasErrors()).isTrue();
                else if (Verifier.verify(module, context, diagnostics)) MlirPrinter.print(module);
            } catch (RuntimeException | Error e) {
                throw new AssertionError(new String(damaged, StandardCharsets.ISO_8859_1), e);
            }
        }
    }

    private static byte[] damage(byte[] program, SplittableRandom random) {
        // a piece of the program, so that one mistake does not hide all others
        int from = random.nextInt(program.length);
        int to = Math.min(program.length, from + 1 + random.nextInt(1500));
        while (from > 0 && program[from - 1] != '\n') from--;
        byte[] b = Arrays.copyOfRange(program, from, to);
        for (int n = random.nextInt(4); n >= 0; n--) {
            int at = random.nextInt(b.length);
            int length = Math.min(b.length - at, 1 + random.nextInt(6));
            switch (random.nextInt(5)) {
                case 0 -> b[at] = (byte) random.nextInt(256);
                case 1 -> b[at] = (byte) "<>{}()[]%#!^@\",:=-0x \n".charAt(random.nextInt(22));
                case 2 -> { // a piece from elsewhere
                    int other = random.nextInt(b.length - length + 1);
                    System.arraycopy(b.clone(), other, b, at, length);
                }
                case 3 -> b = removed(b, at, length);
                default -> b = doubled(b, at, length);
            }
            if (b.length == 0) return new byte[] {'%'};
        }
        return b;
    }

    private static byte[] removed(byte[] b, int at, int length) {
        byte[] out = new byte[b.length - length];
        System.arraycopy(b, 0, out, 0, at);
        System.arraycopy(b, at + length, out, at, out.length - at);
        return out;
    }

    private static byte[] doubled(byte[] b, int at, int length) {
        byte[] out = new byte[b.length + length];
        System.arraycopy(b, 0, out, 0, at + length);
        System.arraycopy(b, at, out, at + length, b.length - at);
        return out;
    }

    @Test
    void deepRegionsAreReadVerifiedAndPrinted() {
        String program = "\"u.r\"() ({\n".repeat(8000) + "}) : () -> ()\n".repeat(8000);
        Operation module = Programs.read(program);
        String printed = MlirPrinter.print(module);
        assertThat(printed.lines().count()).isEqualTo(16_002);
        assertThat(MlirPrinter.print(Programs.read(printed))).isEqualTo(printed);
        assertThat(MlirPrinter.print(module, PrintOptions.DEFAULT.withGeneric(true)))
                .contains("\"builtin.module\"");
    }

    @Test
    void nestingHasALimitThatIsAnError() {
        assertThat(Programs.problems("\"u.r\"() ({\n".repeat(100_000)).get(0))
                .contains("regions nested too deeply: at most 8192 levels");
        for (String open : List.of("tuple<", "[", "{a = ", "(", "dense<[", "loc(fused[", "affine_map<() -> (")) {
            String inner = open.equals("dense<[") ? "[" : open.equals("loc(fused[") ? "fused[" : open;
            if (open.startsWith("affine")) inner = "(";
            String text = "\"u.x\"() {a = " + open + inner.repeat(100_000);
            assertThat(Programs.problems(text)).as(open).isNotEmpty().allMatch(p -> p.contains("nested too deeply"));
        }
        assertThat(Programs.problems("\"u.x\"() {a = affine_map<(d0) -> (d0" + " + d0".repeat(5000) + ")>} : () -> ()")
                        .get(0))
                .contains("affine expression too long");
    }

    @Test
    void whatIsAllowedToNestCanBeUsed() {
        int depth = Cursor.MAX_NESTING - 1;
        String type = "tuple<".repeat(depth) + ">".repeat(depth);
        String list = "[".repeat(depth) + "]".repeat(depth);
        String program = "%0 = \"u.x\"() {a = " + list + "} : () -> " + type + "\n\"u.y\"(%0) : (" + type + ") -> ()";
        Operation module = Programs.read(program);
        String printed = MlirPrinter.print(module);
        assertThat(MlirPrinter.print(Programs.read(printed))).isEqualTo(printed);
        assertThat(module.copy().toString()).isNotEmpty();
    }

    @Test
    void oddBytesAreErrorsOrKept() {
        assertThat(problems(new byte[] {'"', 'u', '"', 0})).isNotEmpty();
        assertThat(problems(new byte[] {(byte) 0xFF, (byte) 0xFE})).containsExactly("1:1: error: unexpected character");
        assertThat(problems("\"u.x\"() {a = \"\u00e9\u0000\"} : () -> ()".getBytes(StandardCharsets.UTF_8)))
                .isEmpty();
        assertThat(problems("\"u.x\"() {a = \"\u00ff\"} : () -> ()".getBytes(StandardCharsets.ISO_8859_1)))
                .isEmpty();
        assertThat(Programs.problems("")).isEmpty();
        assertThat(Programs.problems("// only a comment")).isEmpty();
        assertThat(Programs.problems("\"u.x\"() {a = " + "9".repeat(5000) + "} : () -> ()"))
                .containsExactly("1:14: error: integer constant out of range for attribute");
        assertThat(Programs.problems("\"u.x\"() {a = " + "9".repeat(400) + ".0e99999} : () -> ()"))
                .isEmpty();
        assertThat(Programs.problems("%0:99999999999 = \"u.x\"() : () -> ()")).hasSize(1);
        assertThat(Programs.problems("\"u.x\"(%0#99999999999999) : (i32) -> ()"))
                .hasSize(1);
        assertThat(Programs.problems("\"u.x\"() : () -> () loc(\"f\":99999999999:1)"))
                .hasSize(1);
    }

    private static List<String> problems(byte[] bytes) {
        Diagnostics diagnostics = new Diagnostics();
        MlirParser.parse(new SourceFile("test", bytes), Programs.context(), diagnostics);
        List<String> out = new ArrayList<>();
        for (var d : diagnostics.all()) {
            var at = d.location().start();
            out.add((at == null ? "" : at.line() + ":" + at.column() + ": ") + d.severity() + ": " + d.message());
        }
        return out;
    }
}
