package dev.wami.loops.nest;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.FloatType;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.math.MathOp;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/**
 * How long values in the body of a loop wait for some others: the longest way from one of those through the operations
 * of the body. The times are those of recent processors of x86-64, in cycles.
 */
public final class Chain {
    /** As many instructions are done in a cycle where they need not wait. */
    public static final double WIDTH = 2.5;

    private static final double FLOAT = 4;
    private static final double DIVISION = 13;
    private static final double OTHER = 1;

    private final Operation loop;
    private final Set<Value> starts = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Map<Value, Double> lengths = new IdentityHashMap<>();

    /** From {@code starts} through the operations right in {@code loop}. */
    public Chain(Operation loop, Collection<? extends Value> starts) {
        this.loop = loop;
        this.starts.addAll(starts);
    }

    /** {@code inside}, an argument of another block of the loop, is {@code passed}. */
    public void pass(Value passed, Value inside) {
        if (starts.contains(passed)) starts.add(inside);
        else lengths.put(inside, to(passed));
    }

    /** The time from a start to {@code v}; 0 if that depends on none. */
    public double to(Value v) {
        Double known = lengths.get(v);
        if (known != null) return known;
        Operation op = v.definedBy();
        if (op == null || op.parentOp() != loop || op instanceof ConstantOp || starts.contains(v)) return 0;
        double longest = -1;
        for (Value input : op.operands()) {
            double before = to(input);
            if (starts.contains(input) || before > 0) longest = Math.max(longest, before);
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
