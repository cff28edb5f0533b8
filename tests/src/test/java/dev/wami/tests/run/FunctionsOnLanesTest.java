package dev.wami.tests.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.filetest.Executor;
import dev.wami.core.ir.Operation;
import dev.wami.runtime.RuntimeLibrary;
import dev.wami.std.func.FuncCalls.CallOp;
import dev.wami.std.func.FuncOp;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.EmitStage;
import dev.wami.tools.OptLevel;
import dev.wami.tools.Output;
import dev.wami.tools.Wami;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The functions of the runtime library on lanes give the same bits as on numbers, whichever ways the two lanes go, on
 * the interpreter.
 */
class FunctionsOnLanesTest {
    private static final String PASSES = "builtin.module(math-to-runtime,link-runtime)";

    /** Where functions change their ways, and what they do not have. */
    private static final double[] SPECIAL = {
        0,
        Double.MIN_VALUE,
        2e-310,
        Double.MIN_NORMAL,
        1e-300,
        1e-20,
        1e-9,
        1e-8,
        1e-3,
        0.05,
        0.3,
        0.5,
        0.75,
        0.8,
        1,
        1.0000000000000002,
        1.5,
        2,
        2.5,
        10,
        22.5,
        30,
        88.8,
        103,
        701,
        709.9,
        720,
        745.5,
        1000,
        1647100,
        1e22,
        1e308,
        Double.POSITIVE_INFINITY,
        Double.NaN
    };

    private static final int DRAWN = 200;

    // what differs but for NaN, of which any is as good, is counted
    private static final String PROGRAM = """
            func.func @check(%a_bits: i64, %b_bits: i64) -> i32 {
              %a_wide = arith.bitcast %a_bits : i64 to f64
              %b_wide = arith.bitcast %b_bits : i64 to f64
              %zero = arith.constant 0.0 : f64
              %a = arith.NARROW %a_wide, %zero : f64
              %b = arith.NARROW %b_wide, %zero : f64
              %x = math.NAME %a, MORE : T
              %y = math.NAME %b, SWAPPED : T
              %v = vector.from_elements %a, %b : vector<2xT>
              %w = vector.from_elements %b, %a : vector<2xT>
              %z = math.NAME %v, WIDE : vector<2xT>
              %x2 = vector.extract %z[0] : T from vector<2xT>
              %y2 = vector.extract %z[1] : T from vector<2xT>
              %n = func.call @differ(%x, %x2) : (T, T) -> i32
              %m = func.call @differ(%y, %y2) : (T, T) -> i32
              %sum = arith.addi %n, %m : i32
              return %sum : i32
            }

            func.func private @differ(%a: T, %b: T) -> i32 {
              %a_bits = arith.bitcast %a : T to BITS
              %b_bits = arith.bitcast %b : T to BITS
              %other = arith.cmpi ne, %a_bits, %b_bits : BITS
              %a_number = arith.cmpf oeq, %a, %a : T
              %b_number = arith.cmpf oeq, %b, %b : T
              %number = arith.ori %a_number, %b_number : i1
              %wrong = arith.andi %other, %number : i1
              %out = arith.extui %wrong : i1 to i32
              return %out : i32
            }
            """;

    private static String program(String name, String type) {
        boolean binary = name.equals("powf") || name.equals("atan2");
        boolean wide = type.equals("f64");
        String text = PROGRAM.replace("NAME", name)
                .replace("BITS", wide ? "i64" : "i32")
                .replaceAll(
                        "= arith.NARROW (%\\w+), %zero : f64",
                        wide ? "= arith.addf $1, %zero : f64" : "= arith.truncf $1 : f64 to f32")
                .replace(", MORE", binary ? ", %b" : "")
                .replace(", SWAPPED", binary ? ", %a" : "")
                .replace(", WIDE", binary ? ", %w" : "");
        return text.replaceAll("\\bT\\b", type).replaceAll("xT>", "x" + type + ">");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "cos", "cosh", "erf", "erfc",
                "exp", "exp2", "expm1", "log", "log10", "log1p", "log2", "powf", "sin", "sinh", "tan", "tanh"
            })
    void sameBits(String name) {
        for (String type : List.of("f32", "f64")) {
            assertThat(RuntimeLibrary.hasLanes("__wami_" + name + "_" + type)).isTrue();
            Set<String> called = new TreeSet<>();
            Executor executor = ProgramExecutor.interpreterAfter(PASSES, op -> note(op, called));
            Executor.Program program = executor.load(name, program(name, type));
            for (double[] pair : pairs()) {
                List<Object> bits = List.of(Double.doubleToRawLongBits(pair[0]), Double.doubleToRawLongBits(pair[1]));
                Executor.Outcome outcome = program.call("check", bits);
                assertThat(outcome.values())
                        .as(String.format(Locale.ROOT, "%s of %s and %s, of %s", name, pair[0], pair[1], type))
                        .isEqualTo(List.of(0L));
            }
            assertThat(called).contains("__wami_" + name + "_" + type + RuntimeLibrary.ON_LANES);
        }
    }

    /** Calls of functions on lanes in what becomes of a program, beside those that the library makes of itself. */
    @ParameterizedTest
    @CsvSource({"softmax, 2", "black-scholes, 4", "attention, 0", "fft, 0"})
    void inKernels(String kernel, int calls) throws IOException {
        Path file = Path.of("..", "benchmarks", "kernels", kernel + ".mlir");
        CompileOptions options = CompileOptions.DEFAULT.withLevel(OptLevel.O2).withEmit(EmitStage.STD);
        Output output = new Wami().compile(SourceFile.of(kernel, Files.readString(file)), options);
        String text = new String(output.bytes().orElseThrow(), StandardCharsets.UTF_8);
        Operation module = Objects.requireNonNull(new Wami().parse(SourceFile.of(kernel, text), new Diagnostics()));
        int count = 0;
        for (FuncOp f : module.collect(FuncOp.class)) {
            if (f.functionName().endsWith(RuntimeLibrary.ON_LANES)) continue;
            for (CallOp call : f.collect(CallOp.class)) {
                if (call.callee().root().endsWith(RuntimeLibrary.ON_LANES)) count++;
            }
        }
        assertThat(count).isEqualTo(calls);
    }

    private static void note(Operation op, Set<String> called) {
        if (op instanceof CallOp call) called.add(call.callee().root());
    }

    private static List<double[]> pairs() {
        List<double[]> out = new ArrayList<>();
        Random random = new Random(16);
        for (int i = 0; i < SPECIAL.length; i++) {
            for (int j = 0; j < SPECIAL.length; j++) {
                double sign = random.nextBoolean() ? 1 : -1;
                out.add(new double[] {i % 2 == j % 3 % 2 ? SPECIAL[i] : -SPECIAL[i], sign * SPECIAL[j]});
            }
        }
        for (int i = 0; i < DRAWN; i++) {
            double any = Double.longBitsToDouble(random.nextLong());
            out.add(new double[] {random.nextGaussian() * 10, random.nextInt(3) == 0 ? any : random.nextGaussian()});
        }
        return out;
    }
}
