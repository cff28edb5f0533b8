package dev.wami.ssawasm.transform;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.ssawasm.BinaryOp;
import dev.wami.ssawasm.Branches.TwoWay;
import dev.wami.ssawasm.CompareOp;
import dev.wami.ssawasm.Control.ExitOp;
import dev.wami.ssawasm.IfOp;
import dev.wami.ssawasm.TestOp;
import dev.wami.wasmspec.Operator;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An {@code if} that has decided what is tested behind it in the same block: on one side, where it does nothing, what
 * it gives makes the condition a constant. The condition is a result of it, or compares one with a constant; or it is
 * what the if tests itself, alone or {@code and} something else.
 *
 * @param by the if
 * @param known the side on which it is decided, with constants in it at most; null for an else that is not there
 * @param truth what is decided there
 * @param open the other side
 * @param between the operations between the if and the test, all pure
 */
record Decision(IfOp by, @Nullable Block known, boolean truth, Block open, List<Operation> between) {
    /** So that looking for it takes constant time. */
    private static final int MOST_BETWEEN = 8;

    /** What decides the condition of {@code test}, a two-way branch or an if; null if nothing does. */
    static @Nullable Decision of(Operation test) {
        Value condition = condition(test);
        Decision again = ofSame(test, condition);
        if (again != null) return again;
        Operation definition = condition.definedBy();
        Operation compare = definition instanceof CompareOp || definition instanceof TestOp ? definition : null;
        Value decided = compare == null ? condition : compare.operand(0);
        if (!(decided.definedBy() instanceof IfOp by) || by.block() != test.block() || !by.hasElse()) return null;
        if (compare != null && compare.block() != test.block()) return null;
        if (!(by.thenBlock().last() instanceof ExitOp) || !(by.elseBlock().last() instanceof ExitOp)) return null;
        List<Operation> between = between(by, test);
        if (between == null) return null;
        int result = by.results().indexOf(decided);
        for (Region side : by.regions()) {
            Value value = side.entry().requiredTerminator().operand(result);
            Long truth = compare == null ? Counter.constant(value) : compared(compare, decided, value);
            if (truth == null || !hasConstantsOnly(side.entry())) continue;
            Block other = by.region(1 - side.index()).entry();
            return new Decision(by, side.entry(), truth != 0, other, between);
        }
        return null;
    }

    private static Value condition(Operation test) {
        return test instanceof TwoWay branch ? branch.condition() : ((IfOp) test).condition();
    }

    /** An if in front of {@code test} that tests {@code condition}, or a part of it, and does nothing if it is 0. */
    private static @Nullable Decision ofSame(Operation test, Value condition) {
        Operation before = test.prev();
        for (int i = 0; before != null && i < MOST_BETWEEN && Effects.isPure(before); i++) before = before.prev();
        if (!(before instanceof IfOp by) || !(by.thenBlock().last() instanceof ExitOp)) return null;
        if (by.condition() != condition && rest(condition, by.condition()) == null) return null;
        List<Operation> between = between(by, test);
        if (between == null) return null;
        if (!by.hasElse()) return new Decision(by, null, false, by.thenBlock(), between);
        boolean nothing = by.elseBlock().last() instanceof ExitOp && hasConstantsOnly(by.elseBlock());
        return nothing ? new Decision(by, by.elseBlock(), false, by.thenBlock(), between) : null;
    }

    /**
     * What {@code condition} is where {@code part}, which is 0 or 1, is 1: the other operand of {@code and}; or null.
     */
    private static @Nullable Value rest(Value condition, Value part) {
        if (!(condition.definedBy() instanceof BinaryOp and) || and.operator() != Operator.AND) return null;
        if (!isTruth(and.lhs()) || !isTruth(and.rhs())) return null;
        if (and.lhs() == part) return and.rhs();
        return and.rhs() == part ? and.lhs() : null;
    }

    private static boolean isTruth(Value v) {
        return v.definedBy() instanceof CompareOp || v.definedBy() instanceof TestOp;
    }

    /** The condition of {@code test} where the if has taken its open side. */
    Value openCondition(Operation test) {
        Value condition = condition(test);
        Value rest = rest(condition, by.condition());
        return rest == null ? condition : rest;
    }

    /** What {@code compare} gives where {@code decided} is {@code value}; null if that is not known. */
    private static @Nullable Long compared(Operation compare, Value decided, Value value) {
        FoldResult folded = compare.fold(new Folder() {
            @Override
            public @Nullable Attribute constant(Value v) {
                return super.constant(v == decided ? value : v);
            }
        });
        return folded.isReplacement() && folded.parts().get(0) instanceof IntegerAttr i ? (Long) i.value() : null;
    }

    private static @Nullable List<Operation> between(IfOp by, Operation test) {
        List<Operation> between = new ArrayList<>();
        for (Operation op = by.next(); op != test; op = op.next()) {
            if (op == null || between.size() == MOST_BETWEEN || !Effects.isPure(op)) return null;
            between.add(op);
        }
        return between;
    }

    private static boolean hasConstantsOnly(Block b) {
        for (Operation op : b) if (!(op instanceof ConstantLike) && op != b.last()) return false;
        return true;
    }

    /** Whether the if tests for the side that is known. */
    boolean isKnownThen() {
        return known == by.thenBlock();
    }

    /** What the if gives on the side that is known: values from outside, once its constants are moved there. */
    List<Value> knownValues() {
        if (known == null) return List.of();
        for (Operation op = known.first(); op instanceof ConstantLike; op = known.first()) op.moveBefore(by);
        return new ArrayList<>(known.requiredTerminator().operands());
    }

    /** Moves what the other side does to the end of {@code to}, without its exit; gives what the if gives there. */
    List<Value> takeOpen(Block to) {
        Operation exit = open.requiredTerminator();
        List<Value> values = new ArrayList<>(exit.operands());
        exit.erase();
        to.takeOperations(open, null);
        return values;
    }

    /** What the if and the operations behind it give. */
    List<Value> values() {
        List<Value> values = new ArrayList<>(by.results());
        for (Operation op : between) values.addAll(op.results());
        return values;
    }

    /**
     * Writes at {@code end} what those of {@link #between} that {@code wanted} need compute where the if is known; adds
     * what they give there to {@code known}.
     */
    void copyNeeded(Iterable<? extends Value> wanted, IrMapping known, Builder end) {
        Set<Value> needed = new LinkedHashSet<>();
        wanted.forEach(needed::add);
        List<Operation> copied = new ArrayList<>();
        for (int i = between.size() - 1; i >= 0; i--) {
            Operation op = between.get(i);
            if (op.results().stream().noneMatch(needed::contains)) continue;
            copied.add(0, op);
            op.walk(nested -> needed.addAll(nested.operands()));
        }
        for (Operation op : copied) end.insert(op.copy(known));
    }

    /** Moves the operations between the if and the test to the end of {@code to}. */
    void takeBetween(Block to) {
        for (Operation op : between) {
            op.detach();
            to.add(op);
        }
    }
}
