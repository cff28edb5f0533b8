package dev.wami.conversions.cf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.analysis.AnalysisCache;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.interp.Interpreter;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.pass.PassContext;
import dev.wami.core.text.MlirParser;
import dev.wami.core.verify.Verifier;
import dev.wami.std.StdDialects;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Lifted functions are structured, verify, and compute what they did before. */
class LiftCfToScfTest {
    private static final String PROGRAMS = """
            func.func @loop(%n: i32) -> i32 {
              %c0 = arith.constant 0 : i32
              %c1 = arith.constant 1 : i32
              cf.br ^h(%c0, %c1 : i32, i32)
             ^h(%i: i32, %k: i32):
              %d = arith.cmpi slt, %i, %n : i32
              cf.cond_br %d, ^body, ^x
             ^body:
              %i2 = arith.addi %i, %c1: i32
              %k2 = arith.muli %k, %i2 : i32
              cf.br ^h(%i2, %k2: i32, i32)
             ^x:
              return %k: i32
            }
            func.func @dowhile(%n: i32) -> i32 {
              %c0 = arith.constant 0 : i32
              %c1 = arith.constant 1 : i32
              cf.br ^h(%c0 : i32)
             ^h(%i: i32):
              %i2 = arith.addi %i, %c1: i32
              %d = arith.cmpi slt, %i2, %n : i32
              cf.cond_br %d, ^h(%i2 : i32), ^x
             ^x:
              return %i2: i32
            }
            func.func @diamond(%c: i1, %d: i1, %a: i32, %b: i32) -> i32 {
              cf.cond_br %c, ^x, ^y(%a : i32)
             ^x:
              %s = arith.addi %a, %b : i32
              cf.cond_br %d, ^y(%s : i32), ^z
             ^z:
              return %b : i32
             ^y(%q: i32):
              %t = arith.muli %q, %q : i32
              return %t : i32
            }
            func.func @irr(%c: i1, %n: i32) -> i32 {
              %c0 = arith.constant 0 : i32
              %c1 = arith.constant 1 : i32
              cf.cond_br %c, ^a(%c0 : i32), ^b(%c1 : i32)
             ^a(%i: i32):
              %i2 = arith.addi %i, %c1 : i32
              cf.br ^b(%i2 : i32)
             ^b(%j: i32):
              %j2 = arith.addi %j, %j : i32
              %d = arith.cmpi slt, %j2, %n : i32
              cf.cond_br %d, ^a(%j2 : i32), ^x
             ^x:
              return %j2 : i32
            }
            func.func @nested(%n: i32, %m: i32) -> i32 {
              %c0 = arith.constant 0 : i32
              %c1 = arith.constant 1 : i32
              cf.br ^h(%c0, %c0 : i32, i32)
             ^h(%i: i32, %s: i32):
              %d = arith.cmpi slt, %i, %n : i32
              cf.cond_br %d, ^inner(%c0, %s : i32, i32), ^x(%s : i32)
             ^inner(%j: i32, %t: i32):
              %e = arith.cmpi slt, %j, %m : i32
              cf.cond_br %e, ^ib, ^next
             ^ib:
              %t2 = arith.addi %t, %j : i32
              %big = arith.cmpi sgt, %t2, %n : i32
              %j2 = arith.addi %j, %c1 : i32
              cf.cond_br %big, ^x(%t2 : i32), ^inner(%j2, %t2 : i32, i32)
             ^next:
              %i2 = arith.addi %i, %c1: i32
              cf.br ^h(%i2, %t: i32, i32)
             ^x(%r : i32):
              return %r: i32
            }
            func.func @sw(%f: i32, %a: i32) -> i32 {
              cf.switch %f : i32, [
                default: ^d,
                1: ^one(%a : i32),
                2: ^two,
                5: ^one(%f : i32)
              ]
             ^one(%x: i32):
              %y = arith.addi %x, %a : i32
              cf.br ^e(%y : i32)
             ^two:
              cf.br ^e(%a : i32)
             ^d:
              return %f : i32
             ^e(%z: i32):
              return %z : i32
            }
            func.func @inf(%a: i32) -> i32 {
              cf.br ^x
             ^x:
              cf.br ^x
            }

            """;

    private final Context context = new Context(new StdDialects());

    private Operation parse(String text) {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = MlirParser.parse(SourceFile.of("test", text), context, diagnostics);
        assertThat(diagnostics.all()).isEmpty();
        return java.util.Objects.requireNonNull(module);
    }

    private Operation lift(String text) {
        Operation module = parse(text);
        Diagnostics diagnostics = new Diagnostics();
        new LiftCfToScf().run(module, new PassContext(context, diagnostics, new AnalysisCache(module)));
        assertThat(Verifier.verify(module, diagnostics)).isTrue();
        assertThat(diagnostics.all()).isEmpty();
        for (FunctionLike f : module.collect(FunctionLike.class)) {
            module.walk(op -> assertThat(op.successorCount()).as(op.name()).isZero());
            assertThat(f.body().hasOneBlock()).isTrue();
        }
        return module;
    }

    private static List<Object> call(Operation module, String function, List<Object> arguments) {
        return new Interpreter(module, 32, (f, args, machine) -> null, 100_000, 100).call(function, arguments);
    }

    @Test
    void computesTheSame() {
        Operation before = parse(PROGRAMS);
        Operation after = lift(PROGRAMS);
        for (long n = -2; n < 12; n++) {
            for (long m = -1; m < 7; m++) {
                same(before, after, "loop", n);
                same(before, after, "dowhile", n);
                same(before, after, "diamond", -(n & 1), -(m & 1), n, m);
                same(before, after, "irr", -(m & 1), n);
                same(before, after, "nested", n, m);
                same(before, after, "sw", m, n);
            }
        }
    }

    private static void same(Operation before, Operation after, String function, long... arguments) {
        List<Object> values = new ArrayList<>();
        for (long a : arguments) values.add(a);
        assertThat(call(after, function, values))
                .as("%s%s", function, values)
                .isEqualTo(call(before, function, values));
    }

    /** Random graphs, most of them irreducible, that count their steps and stop after thirty. */
    @Test
    void computesTheSameOnRandomGraphs() {
        Random random = new Random(3);
        for (int i = 0; i < 200; i++) {
            String program = randomProgram(random, 2 + random.nextInt(8));
            Operation before = parse(program);
            Operation after = lift(program);
            for (long seed = 0; seed < 8; seed++) {
                assertThat(call(after, "f", List.of(seed * 37)))
                        .as(program)
                        .isEqualTo(call(before, "f", List.of(seed * 37)));
            }
        }
    }

    /** Every block hashes its number into the state and goes on by a bit of it. */
    private static String randomProgram(Random r, int blocks) {
        StringBuilder out = new StringBuilder("func.func @f(%x: i32) -> (i32, i32) {\n  %c0 = arith.constant 0 : i32\n"
                + "  %c1 = arith.constant 1 : i32\n  %limit = arith.constant 30 : i32\n  %p = arith.constant 31 : i32\n"
                + "  cf.br ^b0(%x, %c0 : i32, i32)\n");
        for (int b = 0; b < blocks; b++) {
            int one = r.nextInt(blocks + 1);
            int two = r.nextInt(blocks + 1);
            out.append(String.format(
                    java.util.Locale.ROOT,
                    "^b%1$d(%%s%1$d: i32, %%n%1$d: i32):\n"
                            + "  %%k%1$d = arith.constant %2$d : i32\n"
                            + "  %%t%1$d = arith.muli %%s%1$d, %%p : i32\n"
                            + "  %%u%1$d = arith.addi %%t%1$d, %%k%1$d : i32\n"
                            + "  %%m%1$d = arith.addi %%n%1$d, %%c1 : i32\n"
                            + "  %%stop%1$d = arith.cmpi sgt, %%m%1$d, %%limit : i32\n"
                            + "  cf.cond_br %%stop%1$d, ^b%5$d(%%u%1$d, %%m%1$d : i32, i32), ^c%1$d\n"
                            + "^c%1$d:\n"
                            + "  %%v%1$d = arith.shrui %%u%1$d, %%c1 : i32\n"
                            + "  %%w%1$d = arith.trunci %%v%1$d : i32 to i1\n"
                            + "  cf.cond_br %%w%1$d, ^b%3$d(%%u%1$d, %%m%1$d : i32, i32), ^b%4$d(%%v%1$d, %%m%1$d : i32, i32)\n",
                    b,
                    r.nextInt(1000),
                    one,
                    two,
                    blocks));
        }
        out.append("^b").append(blocks).append("(%rs: i32, %rn: i32):\n  return %rs, %rn : i32, i32\n}\n");
        return out.toString();
    }
}
