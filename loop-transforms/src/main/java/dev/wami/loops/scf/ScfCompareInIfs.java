package dev.wami.loops.scf;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.SelectOp;
import dev.wami.std.scf.IfOp;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Compares on the sides of a conditional what it gives, where all of them but one give a constant: of these the
 * comparison is known, and what is left is the condition itself. How many of the first letters are the same becomes
 * whether all are:
 *
 * <pre>
 *   n = if a { if b { 2 } else { 1 } } else { 0 }               c = if a { b } else { false }
 *   c = n == 2                                           -&gt;
 * </pre>
 *
 * <p>LLVM: InstCombine's {@code FoldOpIntoSelect} and {@code foldOpIntoPhi}.
 */
public final class ScfCompareInIfs extends Pass {
    private static final Statistic COMPARED =
            new Statistic("num-compared", "Number of comparisons that became part of conditionals");

    /** How many sides are looked at. */
    private static final int MOST_SIDES = 64;

    @Override
    public String name() {
        return "scf-compare-in-ifs";
    }

    @Override
    public String summary() {
        return "compare on the sides of a conditional what it gives";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(COMPARED);
    }

    @Override
    public void run(Operation root, PassContext context) {
        List<CmpIOp> comparisons = new ArrayList<>();
        root.walk(op -> {
            if (op instanceof CmpIOp c && c.result(0).type() == IntegerType.I1) comparisons.add(c);
        });
        boolean changed = false;
        for (CmpIOp c : comparisons) changed |= run(c, context);
        if (!changed) context.keepAllAnalyses();
    }

    private static boolean run(CmpIOp comparison, PassContext context) {
        int at = comparison.rhs().definedBy() instanceof ConstantOp ? 0 : 1;
        if (!(comparison.operand(1 - at).definedBy() instanceof ConstantOp)) return false;
        Value given = comparison.operand(at);
        Sides sides = new Sides();
        if (conditional(given) == null || !sides.look(given) || sides.constant == 0) return false;
        Value result = new Rewrite(comparison, at).on(given);
        comparison.result(0).replaceAllUsesWith(result);
        comparison.erase();
        context.count(COMPARED.name(), 1);
        return true;
    }

    /** What gives {@code v} on two sides, and for nothing else than the one that asks; null if nothing does. */
    private static @Nullable Operation conditional(Value v) {
        Operation op = v.definedBy();
        return v.hasOneUse() && (op instanceof IfOp || op instanceof SelectOp) ? op : null;
    }

    private static List<Use> sides(Operation conditional, Value v) {
        if (conditional instanceof SelectOp) return List.of(conditional.use(1), conditional.use(2));
        IfOp op = (IfOp) conditional;
        int i = op.results().indexOf(v);
        return List.of(op.thenYield().use(i), op.elseYield().use(i));
    }

    /** Counts what a conditional, and those on its sides, give. */
    private static final class Sides {
        int constant;
        int other;

        /** Whether at most one is no constant. */
        boolean look(Value v) {
            Operation conditional = conditional(v);
            if (conditional == null) {
                if (v.definedBy() instanceof ConstantOp) constant++;
                else other++;
                return other <= 1 && constant <= MOST_SIDES;
            }
            for (Use side : ScfCompareInIfs.sides(conditional, v)) if (!look(side.value())) return false;
            return true;
        }
    }

    /** Lets conditionals give what {@code comparison} gives of operand {@code at}. */
    private record Rewrite(CmpIOp comparison, int at) {
        Value on(Value v) {
            Operation conditional = conditional(v);
            return conditional == null ? compared(v, comparison) : on(v, conditional);
        }

        private Value on(Value v, Operation conditional) {
            for (Use side : ScfCompareInIfs.sides(conditional, v)) {
                Value given = side.value();
                Operation inner = conditional(given);
                side.set(inner == null ? compared(given, side.owner()) : on(given, inner));
            }
            List<Type> types = new ArrayList<>(conditional.resultTypes());
            int i = conditional.results().indexOf(v);
            types.set(i, IntegerType.I1);
            Operation changed = conditional.requiredBlock().insertBefore(conditional.withResults(types), conditional);
            for (int r = 0; r < types.size(); r++) {
                if (r != i) conditional.result(r).replaceAllUsesWith(changed.result(r));
            }
            // only the comparison, or what stands for it by now, has used it
            v.replaceAllUsesWith(changed.result(i));
            conditional.erase();
            return changed.result(i);
        }

        private Value compared(Value v, Operation before) {
            Builder builder = Builder.before(before);
            IrMapping mapping = new IrMapping();
            mapping.map(comparison.operand(at), v);
            // it may stand behind the conditional
            Value constant = comparison.operand(1 - at);
            ConstantOp known = (ConstantOp) Objects.requireNonNull(constant.definedBy());
            mapping.map(constant, ConstantOp.insert(builder, known.location(), known.value()));
            return builder.insert(comparison.copy(mapping)).result(0);
        }
    }
}
