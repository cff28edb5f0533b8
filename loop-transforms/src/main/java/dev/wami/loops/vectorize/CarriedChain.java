package dev.wami.loops.vectorize;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.FloatType;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.math.MathOp;
import dev.wami.std.scf.WhileOp;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * How long an iteration of a loop waits for the one before: the longest way from a value that it carries in a certain
 * order to the next such value, through the operations of the body.
 */
final class CarriedChain {
    /** As many instructions are done in the time of a simple one where they need not wait. */
    private static final double WIDTH = 2.5;

    private static final double FLOAT = 4;
    private static final double DIVISION = 13;
    private static final double OTHER = 1;

    private final Operation loop;
    private final Map<Value, Double> lengths = new IdentityHashMap<>();
    private final List<Value> carried = new ArrayList<>();

    private CarriedChain(Operation loop) {
        this.loop = loop;
    }

    /** Of the values of {@code loop} that are not reduced in any order, in instructions. */
    static double length(AffineForOp loop) {
        return length(loop, true);
    }

    /** Of those that are: all lanes wait at once. */
    static double reduced(AffineForOp loop) {
        return length(loop, false);
    }

    private static double length(AffineForOp loop, boolean inOrder) {
        CarriedChain chain = new CarriedChain(loop);
        chain.carried.addAll(loop.carried());
        List<LaneReduction> reductions = LaneReduction.of(loop);
        double longest = 0;
        for (int i = 0; i < loop.resultCount(); i++) {
            if (reductions.get(i).isInOrder() == inOrder) {
                longest = Math.max(longest, chain.to(loop.yieldOp().operand(i)));
            }
        }
        return longest * WIDTH;
    }

    /** Of the values of {@code loop}, in instructions. */
    static double length(WhileOp loop) {
        CarriedChain chain = new CarriedChain(loop);
        chain.carried.addAll(loop.beforeBlock().arguments());
        List<Value> passed = loop.condition().arguments();
        for (int i = 0; i < passed.size(); i++) {
            Value inside = loop.afterBlock().argument(i);
            if (chain.carried.contains(passed.get(i))) chain.carried.add(inside);
            else chain.lengths.put(inside, chain.to(passed.get(i)));
        }
        double longest = 0;
        for (Value v : loop.yieldOp().operands()) longest = Math.max(longest, chain.to(v));
        return longest * WIDTH;
    }

    /** The time from a carried value to {@code v}; 0 if that depends on none. */
    private double to(Value v) {
        Double known = lengths.get(v);
        if (known != null) return known;
        Operation op = v.definedBy();
        if (op == null || op.parentOp() != loop || op instanceof ConstantOp) return 0;
        double longest = -1;
        for (Value input : op.operands()) {
            boolean starts = carried.contains(input);
            double before = to(input);
            if (starts || before > 0) longest = Math.max(longest, before);
        }
        double out = longest < 0 ? 0 : longest + latency(op);
        lengths.put(v, out);
        return out;
    }

    private static double latency(Operation op) {
        if (op.kind() == ArithOp.DIVF || op.kind() == MathOp.SQRT) return DIVISION;
        boolean arithmetic = op.kind() == ArithOp.ADDF || op.kind() == ArithOp.SUBF || op.kind() == ArithOp.MULF;
        boolean floats = op.resultCount() > 0 && op.result(0).type() instanceof FloatType;
        return floats && arithmetic ? FLOAT : OTHER;
    }
}
