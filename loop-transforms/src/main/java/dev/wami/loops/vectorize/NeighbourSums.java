package dev.wami.loops.vectorize;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.arith.ArithCast.ExtSIOp;
import dev.wami.std.arith.ArithCast.ExtUIOp;
import dev.wami.std.arith.ArithInt.AddIOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.vector.CombiningKind;
import dev.wami.std.vector.VectorShuffles.ShuffleOp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Sums, in any order, of integers that were narrower before: neighbours are added as soon as they have room for their
 * sum, so that fewer vectors are carried than there are lanes.
 *
 * <pre>
 *   s = s + extui a : i8 to i32, on 16 lanes     ->     h = (a0 + a1, a2 + a3, ...)     8 of 16 bits
 *                                                       S = S + (h0 + h1, h2 + h3, ...)   4 of 32
 * </pre>
 *
 * WebAssembly has an instruction for such a step, and one that multiplies before it. LLVM: vector.partial.reduce.add.
 */
final class NeighbourSums {
    /**
     * What an operation adds to a sum.
     *
     * @param halvings how often neighbours are added first
     */
    record Step(Value sum, Value added, int halvings) {}

    private final Map<Operation, Step> steps = new IdentityHashMap<>();

    private NeighbourSums() {}

    /** Of what {@code lanes} iterations of the loop of {@code variance} add to the values that it carries. */
    static NeighbourSums of(Variance variance, int lanes) {
        NeighbourSums out = new NeighbourSums();
        AffineForOp loop = variance.loop();
        for (int i = 0; i < loop.resultCount(); i++) out.add(variance, lanes, i);
        return out;
    }

    private void add(Variance variance, int lanes, int carried) {
        AffineForOp loop = variance.loop();
        LaneReduction reduction = LaneReduction.of(loop).get(carried);
        Value value = loop.carried().get(carried);
        if (reduction.isInOrder() || reduction.kind() != CombiningKind.ADD) return;
        int bits = LaneTypes.bits(value.type());
        if (!(value.type() instanceof IntegerType) || bits > 32) return;
        int most = Integer.numberOfTrailingZeros(lanes);
        while (most > 0 && (lanes >> most) * bits < 128) most--;
        List<Step> chain = new ArrayList<>();
        List<Operation> adding = new ArrayList<>();
        while (value != loop.yieldOp().operand(carried)) {
            Operation op = value.uses().iterator().next().owner();
            if (variance.isSerial(op)) return;
            Value added = op.operand(op.operand(0) == value ? 1 : 0);
            chain.add(new Step(value, added, 0));
            adding.add(op);
            most = Math.min(most, room(added, variance));
            value = op.result(0);
        }
        if (most <= 0) return;
        for (int i = 0; i < chain.size(); i++) {
            steps.put(adding.get(i), new Step(chain.get(i).sum, chain.get(i).added, most));
        }
    }

    /** How often neighbours of {@code v} can be added by instructions that take them as they were. */
    private static int room(Value v, Variance variance) {
        Operation op = v.definedBy();
        if (op == null || !variance.varies(v) || variance.isSerial(op)) return 0;
        int bits = LaneTypes.bits(v.type());
        if (isExtension(op)) {
            int from = LaneTypes.bits(op.operand(0).type());
            return from < 8 || !variance.varies(op.operand(0)) ? 0 : Integer.numberOfTrailingZeros(bits / from);
        }
        return isDotProduct(op) ? 1 : 0;
    }

    static boolean isExtension(Operation op) {
        return op.kind() == ArithOp.EXTSI || op.kind() == ArithOp.EXTUI;
    }

    /** Whether {@code op} multiplies signed numbers of 16 bits in 32. */
    static boolean isDotProduct(Operation op) {
        return op.kind() == ArithOp.MULI
                && LaneTypes.bits(op.result(0).type()) == 32
                && isSigned16(op.operand(0))
                && isSigned16(op.operand(1));
    }

    private static boolean isSigned16(Value v) {
        Operation op = v.definedBy();
        return op != null
                && op.kind() == ArithOp.EXTSI
                && LaneTypes.bits(op.operand(0).type()) == 16;
    }

    /** What {@code op} adds after neighbours were; null if it does anything else. */
    @Nullable
    Step step(Operation op) {
        return steps.get(op);
    }

    /** How often neighbours are added of what is added to value {@code i} that {@code loop} carries. */
    int halvings(AffineForOp loop, int i) {
        Value v = loop.carried().get(i);
        Step step = v.isUnused() ? null : steps.get(v.uses().iterator().next().owner());
        return step == null ? 0 : step.halvings;
    }

    /**
     * {@code v} for all lanes, with neighbours added {@code times} times.
     *
     * @param vector what values are for all lanes
     */
    static Value added(Value v, int times, Function<Value, Value> vector, Location at, Builder to) {
        Operation op = v.definedBy();
        int wanted = LaneTypes.bits(v.type());
        if (op == null || !isExtension(op)) {
            Value out = vector.apply(v);
            for (int i = 0; i < times; i++) out = neighbours(out, at, to);
            return out;
        }
        boolean signed = op.kind() == ArithOp.EXTSI;
        Value out = vector.apply(op.operand(0));
        int bits = LaneTypes.bits(op.operand(0).type());
        for (int i = 0; i < times; i++) {
            bits *= 2;
            out = neighbours(extended(out, bits, signed, at, to), at, to);
        }
        return bits == wanted ? out : extended(out, wanted, signed, at, to);
    }

    private static Value extended(Value v, int bits, boolean signed, Location at, Builder to) {
        VectorType type = VectorType.of(IntegerType.of(bits), lanes(v));
        return to.insert(signed ? new ExtSIOp(at, v, type) : new ExtUIOp(at, v, type))
                .result(0);
    }

    private static Value neighbours(Value v, Location at, Builder to) {
        long[] even = new long[lanes(v) / 2];
        Arrays.setAll(even, i -> 2L * i);
        long[] odd = new long[even.length];
        Arrays.setAll(odd, i -> 2L * i + 1);
        Value first = to.insert(new ShuffleOp(at, v, v, even)).result();
        Value second = to.insert(new ShuffleOp(at, v, v, odd)).result();
        return to.insert(new AddIOp(at, first, second)).result();
    }

    private static int lanes(Value v) {
        return (int) ((VectorType) v.type()).shape().dim(0);
    }
}
