package dev.wami.ssawasm.transform;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.ssawasm.BinaryOp;
import dev.wami.ssawasm.CompareOp;
import dev.wami.ssawasm.Control.ExitOp;
import dev.wami.ssawasm.IfOp;
import dev.wami.ssawasm.Lanes;
import dev.wami.ssawasm.MemoryAccess.AccessOp;
import dev.wami.ssawasm.Stack.SelectOp;
import dev.wami.wasmspec.Operator;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The sides of an {@code if}, in one block. What has effects has a partner on the other side, in the same order, and is
 * done once; so is what is computed alike, if at most one of its operands has to be selected. The rest is computed
 * whatever the condition is.
 */
final class TwoSides {
    /** How many operations may be done in vain, on both sides together. LLVM: two-entry-phi-node-folding-threshold. */
    private static final int MOST_SPECULATED = 4;

    private static final int MOST_SELECTED = 2;
    private static final int LARGEST_SIDE = 24;

    /** The values that two sides give for the same. */
    private record Both(Value then, Value otherwise) {}

    private final IfOp branch;
    private final ExitOp then;
    private final ExitOp otherwise;
    /** What is done once: the operation of the first side, and that of the second. */
    private final Map<Operation, Operation> partners = new LinkedHashMap<>();

    private final Map<Operation, Operation> ofOtherwise = new HashMap<>();
    /** What is selected, once it has been made. */
    private final Map<Both, @Nullable Value> selected = new LinkedHashMap<>();

    private TwoSides(IfOp branch, ExitOp then, ExitOp otherwise) {
        this.branch = branch;
        this.then = then;
        this.otherwise = otherwise;
    }

    /** Null where it does not pay, or is not possible. */
    static @Nullable TwoSides of(IfOp branch) {
        if (!branch.hasElse()) return null;
        if (!(branch.thenBlock().last() instanceof ExitOp then)) return null;
        if (!(branch.elseBlock().last() instanceof ExitOp otherwise)) return null;
        TwoSides sides = new TwoSides(branch, then, otherwise);
        return sides.pairEffects() && sides.pairValues() && sides.pays() ? sides : null;
    }

    // ---- what is done once

    private boolean pairEffects() {
        List<AccessOp> a = effects(branch.thenBlock());
        List<AccessOp> b = effects(branch.elseBlock());
        if (a == null || b == null || a.size() != b.size()) return false;
        for (int i = 0; i < a.size(); i++) {
            if (!areAlike(a.get(i), b.get(i))) return false;
            pair(a.get(i), b.get(i));
        }
        return true;
    }

    /** The accesses of memory, in order; null if there is something else that is no mere value. */
    private static @Nullable List<AccessOp> effects(Block side) {
        List<AccessOp> accesses = new ArrayList<>();
        int size = 0;
        for (Operation op : side) {
            if (++size > LARGEST_SIDE) return null;
            if (op instanceof ExitOp) continue;
            if (op instanceof AccessOp access) accesses.add(access);
            else if (op.regionCount() > 0 || !Effects.isPure(op)) return null;
        }
        return accesses;
    }

    private void pair(Operation a, Operation b) {
        partners.put(a, b);
        ofOtherwise.put(b, a);
    }

    /** Whether they differ in operands alone. */
    private static boolean areAlike(Operation a, Operation b) {
        if (a.spec() != b.spec() || !a.resultTypes().equals(b.resultTypes())) return false;
        for (int i = 0; i < a.operandCount(); i++) {
            if (!a.operand(i).type().equals(b.operand(i).type())) return false;
        }
        return a.operandCount() == b.operandCount()
                && a.properties().equals(b.properties())
                && a.attributes().equals(b.attributes());
    }

    /** Looks at what the effects and exits take; false if it cannot be had without knowing the side. */
    private boolean pairValues() {
        for (Map.Entry<Operation, Operation> access : List.copyOf(partners.entrySet())) {
            if (!match(access.getKey().operands(), access.getValue().operands())) return false;
        }
        if (!match(then.operands(), otherwise.operands())) return false;
        return isFreeOfEffects(branch.thenBlock()) && isFreeOfEffects(branch.elseBlock());
    }

    private boolean match(List<Value> a, List<Value> b) {
        for (int i = 0; i < a.size(); i++) {
            if (!match(a.get(i), b.get(i))) return false;
        }
        return true;
    }

    private boolean match(Value a, Value b) {
        if (isSame(a, b)) return true;
        Operation x = a.definedBy();
        Operation y = b.definedBy();
        if (x != null && y != null && isInside(x, then) && isInside(y, otherwise) && canJoin(x, y)) {
            pair(x, y);
            return match(x.operands(), y.operands());
        }
        // an access that is done once has no value of one side
        if (x instanceof AccessOp && isInside(x, then)) return false;
        if (y instanceof AccessOp && isInside(y, otherwise)) return false;
        if (!(a.type() instanceof IntegerType)) return false;
        selected.put(new Both(a, b), null);
        return true;
    }

    /** Whether it needs no selecting: one value, equal constants, or what is done once. */
    private boolean isSame(Value a, Value b) {
        if (a == b) return true;
        Operation x = a.definedBy();
        Operation y = b.definedBy();
        if (x instanceof ConstantLike c && y instanceof ConstantLike d) {
            return Objects.equals(c.constant(), d.constant()) && a.type().equals(b.type());
        }
        return x != null && y != null && partners.get(x) == y;
    }

    private static boolean isInside(@Nullable Operation op, ExitOp side) {
        return op != null && op.block() == side.block();
    }

    private boolean canJoin(Operation x, Operation y) {
        if (x instanceof AccessOp || x instanceof ConstantLike || !areAlike(x, y)) return false;
        if (partners.containsKey(x) || ofOtherwise.containsKey(y)) return false;
        if (!x.result().hasOneUse() || !y.result().hasOneUse()) return false;
        int different = 0;
        for (int i = 0; i < x.operandCount(); i++) if (!isSame(x.operand(i), y.operand(i))) different++;
        return different <= 1;
    }

    /** Whether nothing that is computed for one side alone needs what is done once. */
    private boolean isFreeOfEffects(Block side) {
        for (Operation op : side) {
            if (op instanceof ExitOp || isJoined(op)) continue;
            for (Value v : op.operands()) {
                Operation needed = v.definedBy();
                if (needed != null && needed.block() == side && isJoined(needed)) return false;
            }
        }
        return true;
    }

    private boolean isJoined(Operation op) {
        return partners.containsKey(op) || ofOtherwise.containsKey(op);
    }

    // ---- whether it pays

    private boolean pays() {
        int first = cost(branch.thenBlock());
        int second = cost(branch.elseBlock());
        if (selected.size() > MOST_SELECTED || first + second > MOST_SPECULATED) return false;
        boolean inVain = first > 0 && second == 0 && isUnlikely(EQ) || second > 0 && first == 0 && isUnlikely(NE);
        return !inVain;
    }

    /** Whether it is a comparison by {@code equality}, as numbers are seldom equal unless they are a bit. */
    private boolean isUnlikely(Operator equality) {
        Operation test = branch.condition().definedBy();
        // of a lane that is compared with others
        if (test instanceof BinaryOp bit && bit.operator() == AND) {
            test = bit.lhs().definedBy();
        }
        if (test instanceof Lanes.LaneOp lane) test = lane.operand(0).definedBy();
        if (!(test instanceof CompareOp compare) || compare.operator() != equality) return false;
        return !isMasked(compare.lhs()) && !isMasked(compare.rhs());
    }

    private static boolean isMasked(Value v) {
        return v.definedBy() instanceof BinaryOp op && op.operator() == AND;
    }

    private int cost(Block side) {
        int cost = 0;
        for (Operation op : side) if (!(op instanceof ExitOp) && !isJoined(op)) cost += cost(op);
        return cost;
    }

    private static int cost(Operation op) {
        if (op instanceof ConstantLike) return 0;
        // floats take longer
        return op.result().type() instanceof IntegerType ? 1 : MOST_SPECULATED;
    }

    // ---- doing it

    /** Puts the sides in front of the if, and takes it away. Says how many operations are done once. */
    int join() {
        hoist(branch.thenBlock());
        hoist(branch.elseBlock());
        Builder before = Builder.before(branch);
        for (Map.Entry<Operation, Operation> e : List.copyOf(partners.entrySet())) {
            if (e.getKey() instanceof AccessOp) done(e.getKey(), e.getValue(), before);
        }
        List<Value> results = new ArrayList<>();
        for (int i = 0; i < branch.resultCount(); i++) {
            results.add(one(then.operand(i), otherwise.operand(i), before));
        }
        branch.replaceAllUsesWith(results);
        int joined = partners.size();
        branch.erase();
        return joined;
    }

    private void hoist(Block side) {
        Operation next = null;
        for (Operation op = side.first(); op != null && !(op instanceof ExitOp); op = next) {
            next = op.next();
            if (!isJoined(op)) op.moveBefore(branch);
        }
    }

    /** Moves {@code a} in front of the if, of operands that are right on both sides; {@code b} goes with the if. */
    private void done(Operation a, Operation b, Builder before) {
        if (a.block() == branch.block()) return;
        for (int i = 0; i < a.operandCount(); i++) a.setOperand(i, one(a.operand(i), b.operand(i), before));
        a.moveBefore(branch);
    }

    /** The value that is {@code a} on one side and {@code b} on the other. */
    private Value one(Value a, Value b, Builder before) {
        Operation x = a.definedBy();
        Operation y = b.definedBy();
        if (x != null && partners.containsKey(x) && partners.get(x) == y) {
            done(x, y, before);
            return a;
        }
        if (isSame(a, b)) return a;
        Both both = new Both(a, b);
        Value made = selected.get(both);
        if (made == null) {
            made = before.insert(new SelectOp(branch.location(), a, b, branch.condition()))
                    .result();
            selected.put(both, made);
        }
        return made;
    }
}
