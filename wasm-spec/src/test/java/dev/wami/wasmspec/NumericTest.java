package dev.wami.wasmspec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compares {@link Numeric} with V8: src/test/oracle/numeric.mjs says how the expectations are made. */
class NumericTest {
    private static final Path ORACLE = Path.of("src/test/oracle");

    private final Map<String, String[]> operands = new HashMap<>();
    private final Set<Opcode> seen = EnumSet.noneOf(Opcode.class);
    private final List<String> mismatches = new ArrayList<>();
    private int cases;

    @Test
    void agreesWithV8OnTheOperandsInTheRepository() throws IOException {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(getClass().getResourceAsStream("numeric.txt")), StandardCharsets.US_ASCII))) {
            compare(lines);
        }
        assertThat(mismatches).isEmpty();
        assertThat(cases).isEqualTo(23_028);
        assertThat(seen).isEqualTo(scalarNumeric());
    }

    @Test
    void agreesWithV8OnRandomOperands(@TempDir Path directory) throws Exception {
        assumeTrue(runs("wat2wasm", "--version"), "wat2wasm (wabt) is not installed");
        assumeTrue(runs("node", "--version"), "node is not installed");
        Path wasm = directory.resolve("numeric.wasm");
        assertThat(runs("wat2wasm", ORACLE.resolve("numeric.wat").toString(), "-o", wasm.toString()))
                .isTrue();
        String seed = "1";
        Path output = directory.resolve("numeric.txt");
        Process node = new ProcessBuilder("node", ORACLE.resolve("numeric.mjs").toString(), wasm.toString(), "40", seed)
                .redirectOutput(output.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        assertThat(node.waitFor()).isZero();
        try (BufferedReader lines = Files.newBufferedReader(output, StandardCharsets.US_ASCII)) {
            compare(lines);
        }
        assertThat(mismatches).as("seed %s", seed).isEmpty();
        assertThat(seen).isEqualTo(scalarNumeric());
        assertThat(cases).isGreaterThan(400_000);
        System.out.printf("Numeric: %d cases agree with V8, seed %s%n", cases, seed);
    }

    @Test
    void tellsNotANumberFromOutOfRange() {
        // The texts of the specification's conversions.wast; V8 has one message for both.
        for (Opcode opcode : scalarNumeric()) {
            if (opcode.category() == Category.CONVERT && opcode.canTrap()) {
                boolean single = opcode.type().params().get(0) == ValueType.F32;
                long nan = single ? 0xFFA0_0001L : 0x7FF8_0000_0000_0000L;
                long huge = single ? Float.floatToIntBits(1e30f) : Double.doubleToLongBits(-1e30);
                assertThat(trap(opcode, nan)).isEqualTo(Trap.INVALID_CONVERSION_TO_INTEGER);
                assertThat(trap(opcode, huge)).isEqualTo(Trap.INTEGER_OVERFLOW);
            }
        }
        assertThat(Trap.INVALID_CONVERSION_TO_INTEGER).hasToString("invalid conversion to integer");
    }

    @Test
    void refusesOtherInstructions() {
        assertThatThrownBy(() -> Numeric.evaluate(Opcode.I32_ADD, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Numeric.evaluate(Opcode.I32_CLZ, 1, 2)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Numeric.evaluate(Opcode.I32X4_ADD, 1, 2)).isInstanceOf(IllegalArgumentException.class);
    }

    private void compare(BufferedReader lines) throws IOException {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String[] words = line.split(" ");
            if (words[0].equals("operands")) {
                operands.put(words[1], words);
                continue;
            }
            Opcode opcode = Objects.requireNonNull(Opcode.named(words[0]), words[0]);
            seen.add(opcode);
            List<ValueType> params = opcode.type().params();
            String[] list = Objects.requireNonNull(operands.get(params.get(0).toString()));
            for (int i = 2; i < words.length + 2 - params.size(); i++) {
                String a = params.size() == 1 ? list[i] : words[1];
                String b = params.size() == 1 ? "" : list[i];
                String expected = words[i + params.size() - 2];
                String actual = evaluate(opcode, a, b);
                cases++;
                if (!actual.equals(expected)) {
                    mismatches.add(opcode + " " + a + " " + b + ": V8 " + expected + ", Numeric " + actual);
                }
            }
        }
    }

    private static String evaluate(Opcode opcode, String a, String b) {
        long x = Long.parseUnsignedLong(a, 16);
        try {
            long result = b.isEmpty()
                    ? Numeric.evaluate(opcode, x)
                    : Numeric.evaluate(opcode, x, Long.parseUnsignedLong(b, 16));
            return show(opcode, result);
        } catch (TrapException e) {
            return switch (e.trap()) {
                case INTEGER_DIVIDE_BY_ZERO -> "/z";
                case INTEGER_OVERFLOW -> opcode.category() == Category.CONVERT ? "/c" : "/o";
                case INVALID_CONVERSION_TO_INTEGER -> "/c";
                default -> throw new AssertionError(e);
            };
        }
    }

    private static String show(Opcode opcode, long result) {
        boolean keepsPayload = switch (opcode.operator()) {
            case ABS, NEG, COPYSIGN, REINTERPRET_F32, REINTERPRET_F64, REINTERPRET_I32, REINTERPRET_I64 -> true;
            case DEMOTE_F64, PROMOTE_F32 -> true;
            default -> false;
        };
        ValueType type = opcode.type().results().get(0);
        // The deterministic profile's one NaN.
        if (!keepsPayload && type == ValueType.F32 && result == 0x7FC0_0000L
                || !keepsPayload && type == ValueType.F64 && result == 0x7FF8_0000_0000_0000L) {
            return "nan";
        }
        return Long.toHexString(result);
    }

    private static Trap trap(Opcode opcode, long a) {
        return catchThrowableOfType(TrapException.class, () -> Numeric.evaluate(opcode, a))
                .trap();
    }

    private static Set<Opcode> scalarNumeric() {
        Set<Opcode> set = EnumSet.noneOf(Opcode.class);
        for (Opcode opcode : Opcode.values()) {
            if (opcode.category().isScalarNumeric()) {
                set.add(opcode);
            }
        }
        return set;
    }

    private static boolean runs(String... command) {
        try {
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return process.waitFor(60, TimeUnit.SECONDS) && process.exitValue() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            throw new UncheckedIOException(new IOException(e));
        }
    }
}
