package dev.wami.std.scf;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.RegionBranchSimplification;
import dev.wami.std.arith.ArithCompare;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.ConstantOp;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The canonicalizations of {@link WhileOp}, in upstream's order. */
final class WhileSimplification {
    private final WhileOp op;
    private final Rewriter rewriter;

    private WhileSimplification(WhileOp op, Rewriter rewriter) {
        this.op = op;
        this.rewriter = rewriter;
    }

    static boolean run(WhileOp op, Rewriter rewriter) {
        WhileSimplification s = new WhileSimplification(op, rewriter);
        return s.useTruthOfCondition()
                || s.useTruthOfComparison()
                || s.alignArguments()
                || s.moveIfIntoBody()
                || RegionBranchSimplification.run(op, rewriter);
    }

    // ---- condition(c) c, ... do (%x, ...): x is true

    private boolean useTruthOfCondition() {
        Value condition = op.condition().condition();
        Value isTrue = null;
        for (int i = 0; i < op.resultCount(); i++) {
            BlockArgument argument = op.afterBlock().argument(i);
            if (op.condition().arguments().get(i) != condition || argument.isUnused()) continue;
            if (isTrue == null) isTrue = ConstantOp.insert(rewriter, op.location(), IntegerAttr.TRUE);
            rewriter.replaceAllUses(argument, isTrue);
        }
        return isTrue != null;
    }

    // ---- c = a < b; condition(c) a do (%x): x < b is true, x >= b is false

    private boolean useTruthOfComparison() {
        if (!(op.condition().condition().definedBy() instanceof ArithCompare.CmpIOp known)) return false;
        boolean changed = false;
        for (int i = 0; i < op.resultCount(); i++) {
            for (int side = 0; side < 2; side++) {
                if (op.condition().arguments().get(i) != known.operand(side)) continue;
                for (Use use : op.afterBlock().argument(i).uses()) {
                    changed |= replaceComparison(use.owner(), known, side);
                }
            }
        }
        return changed;
    }

    private boolean replaceComparison(Operation user, ArithCompare.CmpIOp known, int side) {
        if (!(user instanceof ArithCompare.CmpIOp other)) return false;
        if (other.operand(1 - side) != known.operand(1 - side)) return false;
        CmpIPredicate predicate = other.predicate();
        boolean same = predicate == known.predicate();
        if (!same && predicate != known.predicate().inverted()) return false;
        rewriter.replace(other, new ConstantOp(other.location(), IntegerAttr.bool(same)));
        return true;
    }

    // ---- before (%a, %b) condition(c) %b, %a -> condition(c) %a, %b, with results and body's arguments in that order

    private boolean alignArguments() {
        List<BlockArgument> before = op.beforeBlock().arguments();
        List<Value> passed = op.condition().arguments();
        if (passed.equals(before) || passed.size() != before.size()) return false;
        if (!passed.containsAll(before)) return false;
        List<Type> types = op.beforeBlock().argumentTypes();
        op.condition().setOperands(1, before);
        rewriter.changed(op.condition());
        WhileOp aligned = remade(types);
        Block after = aligned.afterBlock();
        List<OpResult> results = new ArrayList<>();
        int count = passed.size();
        for (Type t : types) after.addArgument(t, op.location());
        for (int j = 0; j < count; j++) {
            int i = before.indexOf(passed.get(j));
            results.add(aligned.result(i));
            rewriter.replaceAllUses(after.argument(j), after.argument(count + i));
        }
        for (int j = count - 1; j >= 0; j--) after.eraseArgument(j);
        rewriter.insert(aligned);
        rewriter.replace(op, results);
        return true;
    }

    /** The loop with other results; as upstream, discardable attributes are discarded. */
    private WhileOp remade(List<Type> types) {
        WhileOp remade = (WhileOp) op.withResults(types);
        remade.setAttributes(DictionaryAttr.EMPTY);
        return remade;
    }

    // ---- before { if (c) A; condition(c) } do { B } -> before { condition(c) } do { A; B }

    private boolean moveIfIntoBody() {
        ScfTerminators.ConditionOp condition = op.condition();
        if (!(condition.prev() instanceof IfOp branch) || branch.condition() != condition.condition()) return false;
        if (branch.hasElse() && !ScfRegions.isOnlyTerminator(branch.elseBlock())) return false;

        // what the moved operations use of the first region has to be passed on as well
        List<Value> captured = capturedFromBefore(branch);
        List<Type> types = new ArrayList<>(op.resultTypes());
        for (Value v : captured) types.add(v.type());
        List<Value> passed = condition.arguments();
        WhileOp moved = remade(types);
        Block after = moved.afterBlock();
        for (Value v : captured) after.addArgument(v.type(), v.location());

        Operation thenYield = branch.thenYield();
        int old = passed.size();
        for (int i = 0; i < captured.size(); i++) {
            BlockArgument inside = after.argument(old + i);
            for (Use use : captured.get(i).uses()) {
                if (!branch.thenRegion().isAncestorOf(use.owner().parentRegion())) continue;
                use.set(inside);
                rewriter.changed(use.owner());
            }
        }
        // after the move, going on means that the condition holds, and leaving that it does not
        List<Value> newPassed = new ArrayList<>(passed);
        for (int i = 0; i < old; i++) {
            if (passed.get(i).definedBy() != branch) continue;
            int result = branch.results().indexOf(passed.get(i));
            newPassed.set(i, branch.elseYield().operand(result));
            rewriter.replaceAllUses(after.argument(i), thenYield.operand(result));
        }
        newPassed.addAll(captured);
        condition.setOperands(1, newPassed);
        rewriter.changed(condition);
        Operation first = after.first();
        if (first == null) throw new IllegalStateException("no terminator");
        rewriter.inlineBlockBefore(branch.thenBlock(), first, List.of());
        rewriter.erase(thenYield);
        rewriter.erase(branch);
        rewriter.setBefore(op);
        rewriter.insert(moved);
        rewriter.replace(op, moved.results().subList(0, old));
        return true;
    }

    private List<Value> capturedFromBefore(IfOp branch) {
        Set<Value> captured = new LinkedHashSet<>();
        branch.walkOuterFirst(nested -> {
            for (Value v : nested.operands()) {
                Block block = v.block();
                boolean inThen = branch.thenRegion().isAncestorOf(nested.parentRegion());
                if (inThen && block == op.beforeBlock()) captured.add(v);
            }
            return Operation.Walk.INTO;
        });
        return new ArrayList<>(captured);
    }
}
