package dev.wami.tests.loops;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.SourceFile;
import dev.wami.core.filetest.Executor;
import dev.wami.tests.run.ProgramExecutor;
import dev.wami.tools.OptOptions;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Loops give the same, bit for bit, before and after they are vectorized, on the interpreter, whatever their trip
 * counts; and those that must not be are not.
 */
class VectorizeAffineLoopsTest {
    private static final Wami WAMI = new Wami();
    private static final OptOptions PASS =
            OptOptions.DEFAULT.withPipeline("builtin.module(func.func(vectorize-affine-loops))");
    private static final List<Integer> COUNTS = List.of(0, 1, 2, 3, 4, 5, 7, 8, 9, 17, 33);
    private static final List<Integer> STARTS = List.of(0, 3);

    /**
     * A loop over {@code %a}, {@code %b} and {@code %c}, of 100 elements, and {@code %s}, of 40 times 40, from
     * {@code %m} to {@code %n}; {@code %x} is an element, {@code %r} the index 5.
     */
    private record Case(String name, String type, boolean vectorized, String body) {}

    private static final String COPY = """
            affine.for %i = %m to %n {
              %u = affine.load %a[FROM] : memref<100xT>
              %v = arith.ADD %u, %x : T
              affine.store %v, %a[TO] : memref<100xT>
            }
            """;

    private static final String PAIRS = """
            affine.for %i = %m to %n {
              %u = affine.load %b[%i] : memref<100xT>
              %v = arith.addf %u, %x : T
              affine.store %v, %a[%i * 2 + FIRST] : memref<100xT>
              %w = affine.load %c[%i] : memref<100xT>
              %z = arith.mulf %w, %u : T
              affine.store %z, %a[%i * 2 + SECOND] : memref<100xT>
            }
            """;

    private static final String REDUCTION = """
            %t = affine.for %i = %m to %n iter_args(%q = %x) -> T {
              %u = affine.load %a[%i] : memref<100xT>
              %v = arith.OP %q, %u FLAGS : T
              affine.yield %v : T
            }
            affine.store %t, %b[0] : memref<100xT>
            """;

    private static final String PRODUCT = """
            affine.for %i = %m to %n {
              affine.for %j = 0 to 20 {
                %u = affine.load %s[AT] : memref<40x40xT>
                %v = affine.load %b[%j] : memref<100xT>
                %w = affine.load %c[%i] : memref<100xT>
                %p = arith.mulf %u, %v : T
                %q = arith.addf %w, %p : T
                affine.store %q, %c[%i] : memref<100xT>
              }
            }
            """;

    private static final String SPREAD = """
            affine.for %i = %m to min affine_map<()[n] -> (n, 25)>()[%n] {
              %u = affine.load %a[%i * STRIDE] : memref<100xT>
              %v = affine.load %b[%i] : memref<100xT>
              %w = arith.xori %u, %v : T
              affine.store %w, %b[%i] : memref<100xT>
            }
            """;

    private static final String CONDITION = """
            affine.for %i = %m to %n {
              %u = affine.load %a[%i] : memref<100xT>
              %v = affine.load %b[%i] : memref<100xT>
              CONDITION -> T {
                %p = arith.addf %u, %v : T
                KIND.yield %p : T
              } else {
                %p = arith.mulf %u, %x : T
                KIND.yield %p : T
              }
              affine.store %w, %c[%i] : memref<100xT>
            }
            """;

    private static List<Case> cases() {
        List<Case> out = new ArrayList<>();
        out.add(new Case("sum of products", "f32", true, """
                affine.for %i = %m to %n {
                  %u = affine.load %a[%i + 2] : memref<100xT>
                  %v = affine.load %b[%i] : memref<100xT>
                  %p = arith.mulf %x, %u : T
                  %q = arith.addf %p, %v : T
                  affine.store %q, %c[%i + 1] : memref<100xT>
                }
                """));
        // four lanes: a dependence on what is written four iterations before is kept, and any on what comes later
        for (int d = 1; d <= 5; d++) {
            out.add(new Case("flow " + d, "i32", d >= 4, copy("%i", "%i + " + d, "addi")));
            out.add(new Case("anti " + d, "f32", true, copy("%i + " + d, "%i", "addf")));
            out.add(new Case("two lanes, flow " + d, "f64", d >= 2, copy("%i", "%i + " + d, "addf")));
        }
        out.add(new Case("one element", "f32", false, copy("%i", "0", "addf")));
        out.add(new Case(
                "every other element", "f32", true, copy("%i", "%i", "addf").replace("%n {", "%n step 2 {")));
        for (int stride = 2; stride <= 4; stride++) {
            out.add(new Case("elements " + stride + " apart", "i32", true, SPREAD.replace("STRIDE", "" + stride)));
        }
        out.add(new Case("pairs", "f32", true, PAIRS.replace("FIRST", "0").replace("SECOND", "1")));
        out.add(new Case(
                "pairs, last first", "f64", true, PAIRS.replace("FIRST", "3").replace("SECOND", "2")));
        out.add(new Case(
                "one place twice", "f32", true, PAIRS.replace("FIRST", "1").replace("SECOND", "1")));
        for (String op : List.of("addi", "muli", "andi", "ori", "xori", "maxsi", "maxui", "minsi", "minui")) {
            out.add(new Case(op, "i32", true, reduction(op, "")));
        }
        out.add(new Case("subi", "i32", true, reduction("subi", "")));
        out.add(new Case(
                "subi, the other way round", "i32", false, reduction("subi", "").replace("%q, %u", "%u, %q")));
        out.add(new Case("subf", "f32", false, reduction("subf", "")));
        out.add(new Case("subf, in any order", "f32", true, reduction("subf", "fastmath<reassoc>")));
        out.add(new Case("maximumf", "f32", true, reduction("maximumf", "")));
        out.add(new Case("minimumf", "f64", true, reduction("minimumf", "")));
        out.add(new Case("addf", "f32", false, reduction("addf", "")));
        // small whole numbers have the same sum in any order
        out.add(new Case("addf, in any order", "f32", true, reduction("addf", "fastmath<reassoc>")));
        out.add(new Case("greatest and least bounds", "i32", true, """
                affine.for %i = max affine_map<()[m] -> (m, 5)>()[%m] to min affine_map<()[n] -> (n, 50)>()[%n] {
                  %u = affine.load %b[%i] : memref<100xT>
                  %v = arith.muli %u, %x : T
                  affine.store %v, %a[%i] : memref<100xT>
                }
                """));
        out.add(new Case("least bound, step 3", "i32", true, """
                affine.for %i = %m to min affine_map<()[n] -> (n * 2, 61)>()[%n] step 3 {
                  %u = affine.load %b[%i] : memref<100xT>
                  %v = arith.muli %u, %u : T
                  %w = arith.muli %v, %x : T
                  %y = arith.xori %w, %v : T
                  affine.store %y, %a[%i] : memref<100xT>
                }
                """));
        out.add(new Case("variable as a number", "i32", true, """
                affine.for %i = %m to %n {
                  %k = affine.apply affine_map<(i)[r] -> (i * 3 - r)>(%i)[%r]
                  %u = arith.index_cast %i : index to i32
                  %v = arith.index_cast %k : index to i32
                  %w = arith.muli %u, %v : i32
                  affine.store %w, %a[%i] : memref<100xT>
                }
                """));
        out.add(new Case("scf.if", "f32", true, condition("scf", "%w = scf.if %e", """
                %e = arith.cmpf olt, %u, %v : T
                """)));
        out.add(new Case(
                "affine.if",
                "f64",
                true,
                condition("affine", "%w = affine.if affine_set<(i)[r] : (i - r - 3 >= 0)>(%i)[%r]", "")));
        out.add(new Case(
                "affine.if, the same for all",
                "f64",
                true,
                condition("affine", "%w = affine.if affine_set<()[r] : (r - 3 == 0)>()[%r]", "")));
        out.add(new Case("store under a condition", "f32", false, """
                affine.for %i = %m to %n {
                  affine.if affine_set<(i) : (i - 4 >= 0)>(%i) {
                    affine.store %x, %a[%i] : memref<100xT>
                  }
                }
                """));
        out.add(new Case("wider results", "f32", true, """
                %d = memref.alloc() : memref<100xf64>
                affine.for %i = %m to %n {
                  %u = affine.load %a[%i] : memref<100xT>
                  %v = arith.extf %u : f32 to f64
                  %w = arith.mulf %v, %v : f64
                  affine.store %w, %d[%i] : memref<100xf64>
                }
                affine.for %i = %m to %n {
                  %u = affine.load %d[%i] : memref<100xf64>
                  %v = arith.truncf %u : f64 to f32
                  affine.store %v, %b[%i] : memref<100xT>
                }
                memref.dealloc %d : memref<100xf64>
                """));
        out.add(new Case("lanes are rows", "f64", true, PRODUCT.replace("AT", "%i, %j")));
        out.add(new Case("lanes are columns", "f64", true, PRODUCT.replace("AT", "%j, %i")));
        out.add(new Case("a sum that is carried", "f32", true, """
                affine.for %i = %m to %n {
                  %t = affine.for %j = 0 to %r iter_args(%q = %x) -> T {
                    %u = affine.load %s[%j, %i] : memref<40x40xT>
                    %v = arith.addf %q, %u : T
                    affine.yield %v : T
                  }
                  affine.store %t, %a[%i] : memref<100xT>
                }
                """));
        out.add(new Case("inner loops of different length", "f32", false, """
                affine.for %i = %m to %n {
                  %t = affine.for %j = 0 to affine_map<(i) -> (i)>(%i) iter_args(%q = %x) -> T {
                    %u = affine.load %s[%j, %i] : memref<40x40xT>
                    %v = arith.addf %q, %u : T
                    affine.yield %v : T
                  }
                  affine.store %t, %a[%i] : memref<100xT>
                }
                """));
        out.add(new Case("call", "f32", false, """
                affine.for %i = %m to %n {
                  %u = affine.load %b[%i] : memref<100xT>
                  %v = func.call @same(%u) : (T) -> T
                  affine.store %v, %a[%i] : memref<100xT>
                }
                """));
        return out;
    }

    private static String copy(String from, String to, String add) {
        return COPY.replace("FROM", from).replace("TO", to).replace("ADD", add);
    }

    private static String reduction(String op, String flags) {
        return REDUCTION.replace("OP", op).replace("FLAGS", flags);
    }

    private static String condition(String kind, String condition, String before) {
        return CONDITION.replace("CONDITION", before + condition).replace("KIND", kind);
    }

    private static final String FRAME = """
            func.func private @same(%x: T) -> T {
              return %x : T
            }
            func.func private @number(%i: index) -> T {
              %p = arith.constant 7 : index
              %q = arith.constant 23 : index
              %y = arith.constant 11 : index
              %j = arith.muli %i, %p : index
              %k = arith.remui %j, %q : index
              %l = arith.subi %k, %y : index
              %m = arith.index_cast %l : index to i32
              NUMBER
              return %z : T
            }
            func.func private @fill(%a: memref<?xT>, %from: index) {
              %zero = arith.constant 0 : index
              %one = arith.constant 1 : index
              %size = memref.dim %a, %zero : memref<?xT>
              scf.for %i = %zero to %size step %one {
                %k = arith.addi %i, %from : index
                %z = func.call @number(%k) : (index) -> T
                memref.store %z, %a[%i] : memref<?xT>
              }
              return
            }
            func.func private @hash(%a: memref<100xT>, %start: i64) -> i64 {
              %zero = arith.constant 0 : index
              %one = arith.constant 1 : index
              %size = arith.constant 100 : index
              %factor = arith.constant 6364136223846793005 : i64
              %h = scf.for %i = %zero to %size step %one iter_args(%g = %start) -> i64 {
                %z = memref.load %a[%i] : memref<100xT>
                %bits = arith.bitcast %z : T to BITS
                WIDEN
                %x = arith.xori %g, %wide : i64
                %y = arith.muli %x, %factor : i64
                scf.yield %y : i64
              }
              return %h : i64
            }
            func.func @check(%m: index, %n: index) -> i64 {
              %c0 = arith.constant 0 : index
              %c1 = arith.constant 1000 : index
              %c2 = arith.constant 2000 : index
              %r = arith.constant 5 : index
              %a = memref.alloc() : memref<100xT>
              %b = memref.alloc() : memref<100xT>
              %c = memref.alloc() : memref<100xT>
              %s = memref.alloc() : memref<40x40xT>
              %flat = memref.collapse_shape %s [[0, 1]] : memref<40x40xT> into memref<1600xT>
              %da = memref.cast %a : memref<100xT> to memref<?xT>
              %db = memref.cast %b : memref<100xT> to memref<?xT>
              %dc = memref.cast %c : memref<100xT> to memref<?xT>
              %ds = memref.cast %flat : memref<1600xT> to memref<?xT>
              func.call @fill(%da, %c0) : (memref<?xT>, index) -> ()
              func.call @fill(%db, %c1) : (memref<?xT>, index) -> ()
              func.call @fill(%dc, %c2) : (memref<?xT>, index) -> ()
              SQUARE
              %x = func.call @number(%r) : (index) -> T
              BODY
              %start = arith.constant 1 : i64
              %h1 = func.call @hash(%a, %start) : (memref<100xT>, i64) -> i64
              %h2 = func.call @hash(%b, %h1) : (memref<100xT>, i64) -> i64
              %h3 = func.call @hash(%c, %h2) : (memref<100xT>, i64) -> i64
              memref.dealloc %a : memref<100xT>
              memref.dealloc %b : memref<100xT>
              memref.dealloc %c : memref<100xT>
              memref.dealloc %s : memref<40x40xT>
              return %h3 : i64
            }
            """;

    private static String program(Case c) {
        boolean wide = c.type().equals("f64");
        String number = c.type().equals("i32") ? "%z = arith.addi %m, %m : i32" : "%z = arith.sitofp %m : i32 to T";
        String widen = wide
                ? "%e = arith.constant 0 : i64\n%wide = arith.addi %bits, %e : i64"
                : "%wide = arith.extui %bits : i32 to i64";
        // most of the time goes into that
        String square = c.body().contains("%s[") ? "func.call @fill(%ds, %c0) : (memref<?xT>, index) -> ()" : "";
        String text = FRAME.replace("SQUARE", square)
                .replace("NUMBER", number)
                .replace("WIDEN", widen)
                .replace("BODY", c.body());
        return text.replaceAll("\\bBITS\\b", wide ? "i64" : "i32").replaceAll("(?<=[x :(>])T\\b", c.type());
    }

    @TestFactory
    Stream<DynamicTest> loops() {
        return cases().stream().map(c -> DynamicTest.dynamicTest(c.name() + " of " + c.type(), () -> check(c)));
    }

    private static void check(Case c) {
        String before = program(c);
        String after = vectorized(before);
        assertThat(after.contains("vector<")).as(after).isEqualTo(c.vectorized());
        Executor.Program scalar = ProgramExecutor.interpreter(op -> {}).load("before", before);
        Executor.Program vector = ProgramExecutor.interpreter(op -> {}).load("after", after);
        for (long from : STARTS) {
            for (long to : COUNTS) {
                List<Object> arguments = List.of(from, to);
                String call = String.format(Locale.ROOT, "from %d to %d in%n%s", from, to, after);
                Executor.Outcome expected = scalar.call("check", arguments);
                assertThat(expected.trap()).as(call).isNull();
                assertThat(vector.call("check", arguments)).as(call).isEqualTo(expected);
            }
        }
    }

    private static String vectorized(String program) {
        Output output = WAMI.opt(SourceFile.of("program", program), PASS, PassSettings.PLAIN.withVerifyEach(true));
        assertThat(output.diagnostics()).as(program).isEmpty();
        return new String(output.bytes().orElseThrow(), StandardCharsets.UTF_8);
    }
}
