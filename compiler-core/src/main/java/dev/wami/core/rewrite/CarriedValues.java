package dev.wami.core.rewrite;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.CarriesValues;
import dev.wami.core.ir.trait.RegionBranch;
import dev.wami.core.ir.trait.RegionTerminator;
import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * Carries further values through an operation with regions:
 *
 * <pre>
 *   r = scf.for ... iter_args(a = x)          r, s = scf.for ... iter_args(a = x, b = y)
 *     yield a1                         -&gt;       yield a1, ?          (the caller passes the new value of b)
 *   r = scf.if c                              r, s = scf.if c
 *     yield a1                                  yield a1, ?          (the region sees y itself)
 * </pre>
 */
public final class CarriedValues {
    private final Operation op;
    private final List<Value> initial;
    private final int oldResults;

    private CarriedValues(Operation op, List<Value> initial, int oldResults) {
        this.op = op;
        this.initial = initial;
        this.oldResults = oldResults;
    }

    /**
     * Replaces {@code old}, a {@link CarriesValues}, by the same operation that also carries {@code values}. The
     * terminators of its regions are still to be given what they pass, by {@link #pass}.
     */
    public static CarriedValues add(Operation old, List<? extends Value> values) {
        ((CarriesValues) old).completeRegions();
        List<Type> types = new ArrayList<>(old.resultTypes());
        for (Value v : values) types.add(v.type());
        List<Value> entry = List.copyOf(values);
        Operation op = old.requiredBlock().insertBefore(old.withResults(types), old);
        CarriedValues carried = new CarriedValues(op, entry, old.resultCount());
        if (((CarriesValues) op).passesIntoRegions()) {
            for (Region r : op.regions()) for (Value v : values) r.entry().addArgument(v.type(), v.location());
            appendOperands(op, values);
        }
        for (int i = 0; i < old.resultCount(); i++) old.result(i).replaceAllUsesWith(op.result(i));
        old.erase();
        return carried;
    }

    private static void appendOperands(Operation op, List<? extends Value> values) {
        int start = ((RegionBranch) op).entryOperandStart(null);
        int group = op.spec().operands().size() - 1;
        while (op.operandStart(group) > start) group--;
        List<Value> all = new ArrayList<>(op.operands(group));
        all.addAll(values);
        op.setOperands(group, all);
    }

    /** The operation that took the place of the old one. */
    public Operation operation() {
        return op;
    }

    /** The new results. */
    public List<OpResult> results() {
        return op.results().subList(oldResults, op.resultCount());
    }

    /** The carried values as they are at the start of {@code r}: its last arguments, or the initial values. */
    public List<? extends Value> valuesIn(Region r) {
        if (!((CarriesValues) op).passesIntoRegions()) return initial;
        List<BlockArgument> all = r.arguments();
        return all.subList(all.size() - initial.size(), all.size());
    }

    /** The terminators through which control leaves {@code r} towards the operation or its regions. */
    public static List<Operation> exits(Region r) {
        List<Operation> out = new ArrayList<>(1);
        for (Block b : r) {
            Operation last = b.last();
            if (last instanceof RegionTerminator && last.successorCount() == 0) out.add(last);
        }
        return out;
    }

    /** Lets {@code exit}, one of {@link #exits}, pass {@code values} as well. */
    public static void pass(Operation exit, List<? extends Value> values) {
        int group = exit.spec().operands().size() - 1;
        List<Value> all = new ArrayList<>(exit.operands(group));
        all.addAll(values);
        exit.setOperands(group, all);
    }
}
