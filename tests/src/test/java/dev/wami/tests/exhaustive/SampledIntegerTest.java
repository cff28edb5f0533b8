package dev.wami.tests.exhaustive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.cli.ChicoryEngine;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Operation;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.OptLevel;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import dev.wami.tools.run.InterpretedProgram;
import dev.wami.tools.run.Program;
import dev.wami.tools.run.RunFailure;
import dev.wami.tools.run.WasmProgram;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every integer operation, interpreted and compiled, gives what its definition says of special values. What folds give,
 * {@code IntegerSemanticsTest} holds to the definitions. {@code -Dspecials=400} takes more.
 */
class SampledIntegerTest {
    private final Wami wami = new Wami();

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 16, 24, 31, 32, 33, 64})
    void specialValues(int width) throws RunFailure {
        check(width, specials(width, Integer.getInteger("specials", 36)));
    }

    /** Numbers near 0 and near powers of two, from both ends, with as many in between. */
    private static List<BigInteger> specials(int width, int count) {
        Set<BigInteger> values = new TreeSet<>();
        for (int near = 0; near < 3; near++) {
            for (int bit : List.of(0, width - 1, width / 2, width - 2, 31, 32, 63, 64)) {
                BigInteger power = BigInteger.ONE.shiftLeft(Math.max(0, Math.min(bit, width)));
                for (BigInteger v : List.of(power, power.negate())) {
                    values.add(IntegerDefinitions.signed(v.add(BigInteger.valueOf(near - 1)), width));
                }
            }
        }
        BigInteger stride = new BigInteger("9E3779B97F4A7C15F39CC0605CEDC835", 16);
        BigInteger next = stride;
        for (int i = 0; values.size() < count && i < 4 * count; i++) {
            values.add(IntegerDefinitions.signed(next.shiftRight(i % width), width));
            next = next.multiply(stride).add(BigInteger.ONE).mod(BigInteger.ONE.shiftLeft(128));
        }
        return List.copyOf(values);
    }

    private void check(int width, List<BigInteger> values) throws RunFailure {
        String text = program(width);
        try (Program interpreted = interpreted(text);
                Program plain = compiled(text, OptLevel.O0);
                Program optimised = compiled(text, OptLevel.O2)) {
            for (Program way : List.of(interpreted, plain, optimised)) {
                for (String op : IntegerDefinitions.UNARY) {
                    for (BigInteger a : values) check(way, op, width, a, a, IntegerDefinitions.unary(op, a, width));
                }
                for (String op : IntegerDefinitions.BINARY) {
                    for (BigInteger a : values)
                        for (BigInteger b : values)
                            check(way, op, width, a, b, IntegerDefinitions.binary(op, a, b, width));
                }
            }
        }
    }

    private static void check(
            Program way, String op, int width, BigInteger a, BigInteger b, @Nullable BigInteger expected)
            throws RunFailure {
        if (expected == null) return;
        long[] r = way.call(op.substring(op.indexOf('.') + 1), low(a), high(a), low(b), high(b));
        BigInteger result = BigInteger.valueOf(r[1]).shiftLeft(64).add(new BigInteger(Long.toUnsignedString(r[0])));
        if (!IntegerDefinitions.signed(result, width).equals(IntegerDefinitions.signed(expected, width))) {
            assertThat(IntegerDefinitions.signed(result, width))
                    .as("%s %s, %s : i%s by %s", op, a, b, width, way.getClass().getSimpleName())
                    .isEqualTo(IntegerDefinitions.signed(expected, width));
        }
    }

    private static long low(BigInteger x) {
        return x.longValue();
    }

    private static long high(BigInteger x) {
        return x.shiftRight(64).longValue();
    }

    /** A function for each operation: operands and results cross as two halves of 64 bits. */
    private static String program(int width) {
        StringBuilder out = new StringBuilder();
        for (String op : IntegerDefinitions.UNARY) out.append(function(op, "%a", width));
        for (String op : IntegerDefinitions.BINARY) out.append(function(op, "%a, %b", width));
        return out.toString();
    }

    private static String function(String op, String operands, int width) {
        String name = op.substring(op.indexOf('.') + 1);
        return String.format(
                Locale.ROOT, """
                func.func @%s(%%al: i64, %%ah: i64, %%bl: i64, %%bh: i64) -> (i64, i64) {
                  %%k = arith.constant 64 : i129
                  %s%s
                  %%r = %s %s : i%d
                  %%w = arith.extsi %%r : i%d to i129
                  %%low = arith.trunci %%w : i129 to i64
                  %%up = arith.shrsi %%w, %%k : i129
                  %%high = arith.trunci %%up : i129 to i64
                  return %%low, %%high : i64, i64
                }
                """, name, joined("a", width), joined("b", width), op, operands, width, width);
    }

    /** A number of two halves, shortened to its width. */
    private static String joined(String x, int width) {
        return String.format(Locale.ROOT, """
                %%%1$sw = arith.extui %%%1$sl : i64 to i129
                  %%%1$sv = arith.extui %%%1$sh : i64 to i129
                  %%%1$ss = arith.shli %%%1$sv, %%k : i129
                  %%%1$so = arith.ori %%%1$ss, %%%1$sw : i129
                  %%%1$s = arith.trunci %%%1$so : i129 to i%2$d
                  """, x, width);
    }

    private Program interpreted(String text) {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = wami.parse(SourceFile.of("exhaustive.mlir", text), diagnostics);
        if (module == null) throw new AssertionError(diagnostics.all() + "\n" + text);
        return new InterpretedProgram(module, 32, List.of());
    }

    private Program compiled(String text, OptLevel level) throws RunFailure {
        CompileOptions options = CompileOptions.DEFAULT.withLevel(level);
        var output = wami.compile(SourceFile.of("exhaustive.mlir", text), options, PassSettings.PLAIN);
        assertThat(output.diagnostics()).as(text).isEmpty();
        return WasmProgram.start(output.bytes().orElseThrow(), new ChicoryEngine(true), List.of());
    }
}
