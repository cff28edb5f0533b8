package dev.wami.loops.dependence;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Operation;
import dev.wami.core.text.MlirParser;
import dev.wami.std.StdDialects;
import dev.wami.std.affine.AffineForOp;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What the loops of textbooks allow. */
class LegalityTest {
    /** A function with loops in it. */
    private static final class Loops {
        final List<AffineForOp> loops;
        final Operation root;
        final Legality legality;

        Loops(String body) {
            this(body, MemoryFacts.NONE);
        }

        Loops(String body, MemoryFacts facts) {
            String text = """
                    func.func private @unknown()
                    func.func @f(%a: memref<100x100xf32>, %b: memref<100x100xf32>, %v: memref<100xf32>, %n: index) {
                      %c = arith.constant 1.0 : f32
                    """ + body + "  return\n}\n";
            Diagnostics diagnostics = new Diagnostics();
            root = Objects.requireNonNull(
                    MlirParser.parse(SourceFile.of("test", text), new Context(new StdDialects()), diagnostics));
            Operation function = root.collect(AffineForOp.class).get(0);
            while (!Nest.isFunction(function)) function = Objects.requireNonNull(function.parentOp());
            loops = List.copyOf(function.collect(AffineForOp.class));
            legality = new Legality(Dependences.of(function, facts));
        }
    }

    /** The loops from the outside in. */
    private static List<AffineForOp> outerFirst(Loops l) {
        return l.loops.stream()
                .sorted(java.util.Comparator.comparingInt(LegalityTest::depth))
                .toList();
    }

    private static int depth(Operation op) {
        int out = 0;
        for (Operation o = op.parentOp(); o != null; o = o.parentOp()) out++;
        return out;
    }

    /** Two nested loops around {@code statements}. */
    private static Loops nest(String statements) {
        return new Loops("""
                  affine.for %i = 1 to 99 {
                    affine.for %j = 1 to 99 {
                """ + statements + "    }\n  }\n");
    }

    private static String copy(String from, String to) {
        return "%x = affine.load %a[" + from + "] : memref<100x100xf32>\n" + "affine.store %x, %a[" + to
                + "] : memref<100x100xf32>\n";
    }

    private static boolean parallel(Loops l, int level) {
        return l.legality.isParallel(outerFirst(l).get(level));
    }

    private static boolean interchange(Loops l) {
        return l.legality.isInterchangeLegal(outerFirst(l), 1, 0);
    }

    @Test
    void distances() {
        Loops both = nest(copy("%i - 1, %j - 1", "%i, %j"));
        assertThat(parallel(both, 0)).isFalse();
        assertThat(parallel(both, 1)).isTrue();
        assertThat(interchange(both)).isTrue();
        assertThat(both.legality.isPermutable(outerFirst(both))).isTrue();

        Loops skewed = nest(copy("%i - 1, %j + 1", "%i, %j"));
        assertThat(parallel(skewed, 1)).isTrue();
        assertThat(interchange(skewed)).isFalse();
        assertThat(skewed.legality.isPermutable(outerFirst(skewed))).isFalse();
        // (1, -1): the inner loops of the copies would run against it
        assertThat(skewed.legality.isUnrollJamLegal(outerFirst(skewed).get(0), 2))
                .isFalse();
        assertThat(skewed.legality.isVectorizable(outerFirst(skewed).get(0), 4)).isFalse();
        assertThat(skewed.legality.isVectorizable(outerFirst(skewed).get(1), 4)).isTrue();

        Loops row = nest(copy("%i, %j - 1", "%i, %j"));
        assertThat(parallel(row, 0)).isTrue();
        assertThat(parallel(row, 1)).isFalse();
        assertThat(interchange(row)).isTrue();
        assertThat(row.legality.isUnrollJamLegal(outerFirst(row).get(0), 8)).isTrue();
        assertThat(row.legality.isVectorizable(outerFirst(row).get(0), 8)).isTrue();
    }

    @Test
    void farDependencesLeaveRoomForLanes() {
        Loops far = nest(copy("%i, %j", "%i, %j + 4"));
        AffineForOp inner = outerFirst(far).get(1);
        assertThat(far.legality.isVectorizable(inner, 4)).isTrue();
        assertThat(far.legality.isVectorizable(inner, 5)).isFalse();
    }

    @Test
    void whatIsReadBeforeItIsWrittenMayBeReadTogether() {
        // anti dependence on the next iteration: all reads of the lanes come first
        Loops ahead = nest(copy("%i, %j + 1", "%i, %j"));
        assertThat(ahead.legality.isVectorizable(outerFirst(ahead).get(1), 4)).isTrue();
        assertThat(parallel(ahead, 1)).isFalse();
    }

    @Test
    void oneElementForAllIterationsIsNoVector() {
        Loops sum = nest("""
                %x = affine.load %v[%i] : memref<100xf32>
                %y = arith.addf %x, %c : f32
                affine.store %y, %v[%i] : memref<100xf32>
                """);
        assertThat(sum.legality.isVectorizable(outerFirst(sum).get(1), 4)).isFalse();
        assertThat(sum.legality.isVectorizable(outerFirst(sum).get(0), 4)).isTrue();
        assertThat(sum.legality.isUnrollJamLegal(outerFirst(sum).get(0), 4)).isTrue();
        assertThat(sum.legality.isUnrollJamLegal(outerFirst(sum).get(1), 4)).isTrue();
        assertThat(interchange(sum)).isTrue();
    }

    @Test
    void argumentsMayShareMemory() {
        String text = """
                  affine.for %i = 0 to 99 {
                    %x = affine.load %a[%i, %i] : memref<100x100xf32>
                    affine.store %x, %b[%i, 0] : memref<100x100xf32>
                  }
                """;
        assertThat(parallel(new Loops(text), 0)).isFalse();
        assertThat(parallel(new Loops(text, MemoryFacts.ARGUMENTS_APART), 0)).isTrue();
    }

    @Test
    void callsMayDoAnything() {
        Loops call = nest("func.call @unknown() : () -> ()\n");
        assertThat(parallel(call, 1)).isFalse();
        assertThat(interchange(call)).isFalse();
    }

    /** The second loop reads what the first writes, {@code shift} elements further on. */
    private static boolean fusable(int shift, String read) {
        Loops l = new Loops("""
                  affine.for %i = 0 to 50 {
                    affine.store %c, %v[%i] : memref<100xf32>
                  }
                  affine.for %j = 0 to 50 {
                    %x = affine.load %v[%j + READ] : memref<100xf32>
                  }
                """.replace("READ", read));
        return l.legality.isFusionLegal(l.loops.get(0), l.loops.get(1), shift);
    }

    @Test
    void fusion() {
        assertThat(fusable(0, "0")).isTrue();
        assertThat(fusable(0, "1")).isFalse();
        assertThat(fusable(1, "1")).isTrue();
        assertThat(fusable(0, "60")).isTrue();
    }

    @Test
    void stretchesBetweenInnerLoopsAreNotJammedAcross() {
        // T of an iteration must come before S of the next, but the inner loop lies between
        Loops l = new Loops("""
                  affine.for %i = 0 to 50 {
                    %x = affine.load %v[%i] : memref<100xf32>
                    affine.for %j = 0 to 50 {
                      affine.store %c, %a[%i, %j] : memref<100x100xf32>
                    }
                    affine.store %x, %v[%i + 1] : memref<100xf32>
                  }
                """, MemoryFacts.ARGUMENTS_APART);
        assertThat(l.legality.isUnrollJamLegal(outerFirst(l).get(0), 2)).isFalse();
        assertThat(l.legality.isInterchangeLegal(outerFirst(l), 1, 0)).isFalse();
    }

    @Test
    void reordering() {
        Loops l = new Loops("""
                  affine.for %i = 0 to 50 {
                    affine.store %c, %v[%i] : memref<100xf32>
                    affine.store %c, %v[%i + 1] : memref<100xf32>
                    %x = affine.load %v[%i + 1] : memref<100xf32>
                  }
                """);
        Operation first = Objects.requireNonNull(outerFirst(l).get(0).body().first());
        Operation second = Objects.requireNonNull(first.next());
        Operation third = Objects.requireNonNull(second.next());
        assertThat(l.legality.mayReorder(first, second)).isTrue();
        assertThat(l.legality.mayReorder(first, third)).isTrue();
        assertThat(l.legality.mayReorder(second, third)).isFalse();
    }
}
