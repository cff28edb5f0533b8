package dev.wami.loops.dependence;

import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.presburger.BasicSet;
import dev.wami.loops.raise.IndexInterval;
import dev.wami.std.affine.AffineApply;
import dev.wami.std.affine.AffineOp;
import dev.wami.std.arith.ArithCast;
import dev.wami.std.arith.ArithInt;
import dev.wami.std.arith.IntBinaryOp;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One of the two iterations that a dependence is between: the variables of the loops around an access, and what is
 * computed from them, as rows. Affine maps do not wrap; arithmetic does unless an interval or a flag excludes it, and
 * is then a value that is not known.
 */
final class Iteration {
    private static final Folder FOLDER = new Folder();
    /** Index casts of narrower integers may lose bits. */
    private static final int LEAST_WIDTH = 32;

    private final Nest nest;
    private final Conditions conditions;
    private final Unknowns unknowns;
    private final boolean isSource;
    private final Map<Value, long[]> known = new IdentityHashMap<>();

    /** The iteration whose variables are dimensions {@code first} and following of {@code conditions}. */
    Iteration(Nest nest, int first, Conditions conditions, Unknowns unknowns, boolean isSource) {
        this.nest = nest;
        this.conditions = conditions;
        this.unknowns = unknowns;
        this.isSource = isSource;
        for (int i = 0; i < nest.levels().size(); i++) {
            Value variable = nest.levels().get(i).variable();
            if (variable != null) known.put(variable, conditions.rows().dim(first + i));
        }
    }

    private Iteration(Iteration other, Conditions conditions, Unknowns unknowns) {
        this.nest = other.nest;
        this.conditions = conditions;
        this.unknowns = unknowns;
        this.isSource = other.isSource;
        known.putAll(other.known);
    }

    /** The same so far, with copies of its conditions and unknowns. */
    Iteration copy(Conditions copied, Unknowns copiedUnknowns) {
        return new Iteration(this, copied, copiedUnknowns);
    }

    Nest nest() {
        return nest;
    }

    /** The row of {@code v}. */
    long[] row(Value v) {
        long[] row = known.get(v);
        if (row == null) {
            row = computed(v);
            if (row == null) row = unknowns.row(v, nest.depthOf(v), isSource);
            known.put(v, row);
        }
        return row;
    }

    /** The row of {@code e} over the inputs of its map; null if it is not affine. */
    long @Nullable [] row(AffineExpr e, long[][] dims, long[][] symbols) {
        return conditions.rows().row(e, dims, symbols);
    }

    /** The rows of the results of {@code map}; null for what is not affine. */
    List<long @Nullable []> rows(AffineMap map, List<? extends Value> operands) {
        long[][] dims = rows(operands.subList(0, map.dims()));
        long[][] symbols = rows(operands.subList(map.dims(), operands.size()));
        List<long @Nullable []> out = new ArrayList<>(map.results().size());
        for (AffineExpr e : map.results()) out.add(row(e, dims, symbols));
        return out;
    }

    long[][] rows(List<? extends Value> values) {
        long[][] out = new long[values.size()][];
        for (int i = 0; i < out.length; i++) out[i] = row(values.get(i));
        return out;
    }

    // ---- what is computed

    private long @Nullable [] computed(Value v) {
        IntegerAttr constant = FOLDER.integer(v);
        if (constant != null) return constant.width() <= Long.SIZE ? new long[] {constant.value()} : null;
        Operation op = v.definedBy();
        try {
            if (op instanceof AffineApply.ApplyOp apply) {
                return rows(apply.map(), apply.operands()).get(0);
            }
            if (op instanceof AffineApply.ChoiceOp choice) return choice(choice);
            if (op instanceof ArithCast.IndexCastOp cast) return cast(cast);
            return op instanceof IntBinaryOp binary && isExact(binary) ? small(binary(binary)) : null;
        } catch (ArithmeticException overflow) {
            return null;
        }
    }

    /** The row, unless its numbers could make an index of 32 bits wrap around for certain. */
    private static long @Nullable [] small(long @Nullable [] row) {
        if (row == null) return null;
        for (long a : row) if (a > Integer.MAX_VALUE || a < Integer.MIN_VALUE) return null;
        return row;
    }

    private static boolean isExact(IntBinaryOp op) {
        if (IndexInterval.isExact(op)) return true;
        return op instanceof ArithInt.WrappingOp w && w.flags().nsw();
    }

    private long @Nullable [] cast(ArithCast.IndexCastOp op) {
        Value in = op.operand(0);
        return isWide(in) && isWide(op.result()) ? row(in) : null;
    }

    private static boolean isWide(Value v) {
        return v.type() == IndexType.INDEX || v.type() instanceof IntegerType t && t.width() >= LEAST_WIDTH;
    }

    private long @Nullable [] binary(IntBinaryOp op) {
        if (op instanceof ArithInt.AddIOp) return BasicSet.Builder.sum(row(op.lhs()), 1, row(op.rhs()), 1);
        if (op instanceof ArithInt.SubIOp) return BasicSet.Builder.sum(row(op.lhs()), 1, row(op.rhs()), -1);
        if (!(op instanceof ArithInt.MulIOp)) return null;
        AffineExpr product = AffineExpr.dim(0).times(AffineExpr.symbol(0));
        return row(product, new long[][] {row(op.lhs())}, new long[][] {row(op.rhs())});
    }

    // m == min(e1, ..., en)  <=>  for some i: m == ei and ei <= ej for all j
    private long @Nullable [] choice(AffineApply.ChoiceOp op) {
        List<long @Nullable []> results = rows(op.map(), op.operands());
        if (results.contains(null)) return null;
        long[] chosen = conditions.rows().local();
        conditions.oneOf(chosen(results, row -> BasicSet.Builder.sum(chosen, 1, row, -1), op.kind() == AffineOp.MAX));
        return chosen;
    }

    /** What makes a row of one of {@code rows}. */
    interface Definition {
        /** The row that is zero if {@code row} is the chosen one. */
        long[] equality(long[] row);
    }

    /** For each of {@code rows}, that it is the greatest or the least, and what {@code definition} says of it. */
    static List<Conditions.Case> chosen(List<long @Nullable []> rows, Definition definition, boolean greatest) {
        List<Conditions.Case> out = new ArrayList<>(rows.size());
        for (long[] best : rows) {
            Conditions.Case option = new Conditions.Case().equality(definition.equality(best));
            for (long[] other : rows) {
                if (other == best) continue;
                option.inequality(BasicSet.Builder.sum(best, greatest ? 1 : -1, other, greatest ? -1 : 1));
            }
            out.add(option);
        }
        return out;
    }
}
