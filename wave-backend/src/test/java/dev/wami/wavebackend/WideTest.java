package dev.wami.wavebackend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.dialect.Dialect;
import dev.wami.core.dialect.DialectSource;
import dev.wami.core.ir.Operation;
import dev.wami.core.text.MlirParser;
import dev.wami.core.verify.Verifier;
import dev.wami.waveir.hir.HirDialect;
import dev.wami.waveir.isa.WaveProgram;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Single operations of hir on hard operands: what they mean is what the machine computes. */
class WideTest {
    private static final int N = 256;

    private static final class OnlyHir implements DialectSource {
        @Override
        public @Nullable Dialect open(String name) {
            return name.equals("hir") ? new HirDialect() : null;
        }

        @Override
        public List<String> names() {
            return List.of("hir");
        }
    }

    static Operation parse(String text) {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = MlirParser.parse(SourceFile.of("t.mlir", text), new Context(new OnlyHir()), diagnostics);
        if (module != null) Verifier.verify(module, diagnostics);
        if (diagnostics.hasErrors()) throw new AssertionError(diagnostics.all() + "\n" + text);
        return Objects.requireNonNull(module);
    }

    private static void compare(String op, String in, String out, BiConsumer<ByteBuffer, Random> fill) {
        int size = bytes(in);
        String text = "hir.kernel @f(%a: !hir.buffer<" + in + " x 1>, %b: !hir.buffer<" + in + " x 1>, %c: !hir.buffer<"
                + out + " x 1>) attributes {workgroup_size = array<i32: " + N + ", 1, 1>} {\n  %i = hir.thread_id x\n"
                + "  %x = hir.load %a[%i] : !hir.buffer<" + in + " x 1>\n  %y = hir.load %b[%i] : !hir.buffer<" + in
                + " x 1>\n  %r = " + op + "\n  hir.store %r, %c[%i] : !hir.buffer<" + out
                + " x 1>\n  hir.return\n}\n";
        byte[] memory = new byte[3 * N * 8];
        fill.accept(ByteBuffer.wrap(memory, 0, 2 * N * 8).order(ByteOrder.LITTLE_ENDIAN), new Random(1));
        Launch launch =
                new Launch(parse(text)).argument(0, N).argument(8 * N, N).argument(16 * N, N);
        byte[] expected = launch.interpret(memory);
        for (WaveBackend.Level level : WaveBackend.Level.values()) {
            WaveProgram p = launch.compile(new WaveBackend.Options(level, false, true));
            for (boolean compat : new boolean[] {false, true}) {
                byte[] got = launch.emulate(p, memory, compat);
                for (int i = 0; i < N; i++) {
                    long e = number(expected, 16 * N + i * bytes(out), out);
                    long g = number(got, 16 * N + i * bytes(out), out);
                    assertThat(g)
                            .as(
                                    "%s at %s: %x, %x gives %x, not %x",
                                    op,
                                    level,
                                    number(memory, i * size, "ui" + 8 * size),
                                    number(memory, 8 * N + i * size, "ui" + 8 * size),
                                    g,
                                    e)
                            .isEqualTo(e);
                }
            }
        }
    }

    private static int bytes(String type) {
        return type.endsWith("64") ? 8 : type.endsWith("32") ? 4 : type.endsWith("16") ? 2 : 1;
    }

    /** The bits; of any NaN the same. */
    private static long number(byte[] memory, int at, String type) {
        ByteBuffer b = ByteBuffer.wrap(memory).order(ByteOrder.LITTLE_ENDIAN);
        long bits = switch (bytes(type)) {
            case 8 -> b.getLong(at);
            case 4 -> b.getInt(at);
            case 2 -> b.getShort(at);
            default -> b.get(at);
        };
        if (type.equals("f64")) return Double.doubleToLongBits(Double.longBitsToDouble(bits));
        if (type.equals("f32")) return Float.floatToIntBits(Float.intBitsToFloat((int) bits));
        if (type.equals("f16") && (bits & 0x7FFF) > 0x7C00) return 0x7E00;
        return bits;
    }

    private static long hardInteger(Random r) {
        return switch (r.nextInt(6)) {
            case 0 -> r.nextInt(9) - 4;
            case 1 -> Long.MIN_VALUE + r.nextInt(3);
            case 2 -> Long.MAX_VALUE - r.nextInt(3);
            case 3 -> 1L << r.nextInt(64);
            case 4 -> r.nextLong() >> r.nextInt(64);
            default -> r.nextLong();
        };
    }

    private static double hardDouble(Random r) {
        return switch (r.nextInt(9)) {
            case 0 -> 0.0;
            case 1 -> -0.0;
            case 2 -> Double.NaN;
            case 3 -> r.nextBoolean() ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
            case 4 -> r.nextInt(64) / 4.0 - 8;
            case 5 -> r.nextLong();
            case 6 -> (r.nextDouble() - 0.5) * 0x1p33;
            case 7 -> (double) (1L << r.nextInt(63)) * (r.nextBoolean() ? 1 : -1);
            default -> Double.longBitsToDouble(r.nextLong());
        };
    }

    private static void fill(String type, ByteBuffer b, Random r, boolean nonzero) {
        for (int half = 0; half < 2; half++) {
            for (int i = 0; i < N; i++) {
                int at = 8 * N * half + i * bytes(type);
                long n = hardInteger(r);
                if (nonzero && half == 1 && (bytes(type) == 4 ? (int) n : n) == 0) n = 3;
                double d = hardDouble(r);
                switch (type) {
                    case "f64" -> b.putDouble(at, d);
                    case "f32" -> b.putFloat(at, (float) d);
                    case "f16" -> b.putShort(at, r.nextInt(8) == 0 ? (short) 0x7C00 : (short) r.nextInt());
                    case "si64", "ui64" -> b.putLong(at, n);
                    default -> b.putInt(at, (int) n);
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "si32|add sub mul div rem floordiv floormod and or xor shl shr min max",
                "ui32|div rem floordiv floormod shr min max",
                "si64|add sub mul div rem floordiv floormod and or xor shl shr min max",
                "ui64|div rem floordiv floormod shr min max",
                "f32|add sub mul div rem floordiv floormod min max",
                "f64|add sub mul div rem floordiv floormod min max",
                "f16|add sub mul div min max"
            })
    void binary(String type, String ops) {
        for (String op : ops.split(" ")) {
            boolean nonzero = !type.startsWith("f");
            compare("hir." + op + " %x, %y : " + type, type, type, (b, r) -> fill(type, b, r, nonzero));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "si32|neg not abs bitreverse",
                "si64|neg not abs bitreverse",
                "f32|neg abs sqrt rsqrt rcp floor ceil round trunc fract",
                "f64|neg abs sqrt rsqrt rcp floor ceil round trunc fract",
                "f16|neg abs sqrt rcp floor ceil round trunc fract"
            })
    void unary(String type, String ops) {
        for (String op : ops.split(" ")) {
            compare("hir." + op + " %x : " + type, type, type, (b, r) -> fill(type, b, r, false));
        }
    }

    @ParameterizedTest
    @CsvSource({"si32", "ui32", "si64", "ui64", "f16", "f32", "f64"})
    void compares(String type) {
        for (String op : List.of("eq", "ne", "lt", "le", "gt", "ge")) {
            compare("hir." + op + " %x, %y : " + type + ", " + type, type, "i1", (b, r) -> fill(type, b, r, false));
        }
        if (type.startsWith("f")) return;
        for (String op : List.of("popcount", "clz", "ctz")) {
            compare("hir." + op + " %x : " + type, type, "ui32", (b, r) -> fill(type, b, r, false));
        }
    }

    @ParameterizedTest
    @CsvSource({"si32", "ui32", "si64", "ui64", "f16", "f32", "f64"})
    void casts(String from) {
        for (String to : List.of("si32", "ui32", "si64", "ui64", "f16", "f32", "f64", "i1")) {
            compare("hir.cast %x : " + from + " to " + to, from, to, (b, r) -> fill(from, b, r, false));
        }
    }
}
