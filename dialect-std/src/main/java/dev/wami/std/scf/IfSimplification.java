package dev.wami.std.scf;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.RegionBranchSimplification;
import dev.wami.core.rewrite.UsesWithin;
import dev.wami.std.arith.ArithBits;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.SelectOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The canonicalizations of {@link IfOp}, in upstream's order. */
final class IfSimplification {
    private final IfOp op;
    private final Rewriter rewriter;

    private IfSimplification(IfOp op, Rewriter rewriter) {
        this.op = op;
        this.rewriter = rewriter;
    }

    static boolean run(IfOp op, Rewriter rewriter) {
        IfSimplification s = new IfSimplification(op, rewriter);
        return s.joinWithPrevious()
                || s.joinWithNested()
                || s.propagateCondition()
                || s.selectInstead()
                || s.removeEmptyElse()
                || s.takeKnownBranch()
                || s.replaceByCondition()
                || RegionBranchSimplification.run(op, rewriter);
    }

    // ---- if (c) A; if (c) B -> if (c) { A; B }

    private boolean joinWithPrevious() {
        if (!(op.prev() instanceof IfOp first)) return false;
        Region sameThen = null; // what of this operation is executed when the first takes its then region
        Region sameElse = null;
        if (op.condition() == first.condition()) {
            sameThen = op.thenRegion();
            sameElse = op.hasElse() ? op.elseRegion() : null;
        } else if (isNotOf(op.condition(), first.condition()) || isNotOf(first.condition(), op.condition())) {
            sameElse = op.thenRegion();
            sameThen = op.hasElse() ? op.elseRegion() : null;
        } else {
            return false;
        }
        replaceResultsOfFirst(first, sameThen, sameElse);

        List<Type> types = new ArrayList<>(first.resultTypes());
        types.addAll(op.resultTypes());
        IfOp joined = rewriter.insert(new IfOp(op.location(), first.condition(), types, false));
        joined.thenRegion().entry().detach();
        joined.thenRegion().takeBody(first.thenRegion());
        append(sameThen, joined.thenRegion());
        joined.elseRegion().takeBody(first.elseRegion());
        append(sameElse, joined.elseRegion());
        int split = first.resultCount();
        List<Value> results = new ArrayList<>(joined.results());
        rewriter.replace(first, results.subList(0, split));
        rewriter.replace(op, results.subList(split, results.size()));
        return true;
    }

    private boolean isNotOf(Value not, Value v) {
        return not.definedBy() instanceof ArithBits.XOrIOp x
                && x.lhs() == v
                && rewriter.folder().isOne(x.rhs());
    }

    /** Inside of this operation the first one's results are what the branch that was taken yields. */
    private void replaceResultsOfFirst(IfOp first, @Nullable Region sameThen, @Nullable Region sameElse) {
        for (int i = 0; i < first.resultCount(); i++) {
            for (Use use : first.result(i).uses()) {
                Region user = use.owner().parentRegion();
                Value replacement = null;
                if (sameThen != null && sameThen.isAncestorOf(user)) {
                    replacement = first.thenYield().operand(i);
                } else if (sameElse != null && sameElse.isAncestorOf(user)) {
                    replacement = first.elseYield().operand(i);
                }
                if (replacement == null) continue;
                use.set(replacement);
                rewriter.changed(use.owner());
            }
        }
    }

    /** Moves the block of {@code from} to the end of that of {@code to}; both yields become one. */
    private void append(@Nullable Region from, Region to) {
        if (from == null) return;
        if (to.isEmpty()) {
            to.takeBody(from);
            return;
        }
        Operation firstYield = to.entry().requiredTerminator();
        Operation secondYield = from.entry().requiredTerminator();
        Location location = secondYield.location();
        rewriter.mergeBlock(from.entry(), to.entry(), List.of());
        List<Value> all = new ArrayList<>(firstYield.operands());
        all.addAll(secondYield.operands());
        rewriter.setToEnd(to.entry());
        rewriter.insert(new ScfTerminators.YieldOp(location, all));
        rewriter.erase(firstYield);
        rewriter.erase(secondYield);
        rewriter.setBefore(op);
    }

    // ---- if (a) { if (b) A } -> if (a and b) A, if there is nothing else and both else branches yield the same

    private boolean joinWithNested() {
        Block then = op.thenBlock();
        boolean only = then.first() instanceof IfOp && then.first().next() == then.last();
        if (!only || op.hasElse() && !ScfRegions.isOnlyTerminator(op.elseBlock())) return false;
        IfOp nested = (IfOp) then.iterator().next();
        if (nested.hasElse() && !ScfRegions.isOnlyTerminator(nested.elseBlock())) return false;

        List<Value> thenYield = new ArrayList<>(op.thenYield().operands());
        List<Value> elseYield = op.hasElse() ? new ArrayList<>(op.elseYield().operands()) : new ArrayList<>();
        List<Integer> selected = new ArrayList<>();
        for (int i = 0; i < thenYield.size(); i++) {
            Value v = thenYield.get(i);
            if (v.definedBy() == nested) {
                int result = nested.results().indexOf(v);
                if (nested.elseYield().operand(result) != elseYield.get(i)) return false;
                thenYield.set(i, nested.thenYield().operand(result));
            } else if (v.block() == then) {
                return false;
            } else {
                // this value is also the result if only the nested condition is false
                selected.add(i);
            }
        }
        Location at = op.location();
        Value both = rewriter.insert(new ArithBits.AndIOp(at, op.condition(), nested.condition()))
                .result();
        IfOp joined = new IfOp(at, both, op.resultTypes(), !elseYield.isEmpty());
        List<Value> results = new ArrayList<>(joined.results());
        for (int i : selected) {
            SelectOp select = new SelectOp(at, op.condition(), thenYield.get(i), elseYield.get(i));
            results.set(i, rewriter.insert(select).result());
        }
        rewriter.insert(joined);
        Operation nestedYield = nested.thenYield();
        rewriter.mergeBlock(nested.thenBlock(), joined.thenBlock(), List.of());
        rewriter.setToEnd(joined.thenBlock());
        rewriter.replace(nestedYield, new ScfTerminators.YieldOp(nestedYield.location(), thenYield));
        if (joined.hasElse()) {
            rewriter.setToEnd(joined.elseBlock());
            rewriter.insert(new ScfTerminators.YieldOp(at, elseYield));
        }
        rewriter.replace(op, results);
        return true;
    }

    // ---- inside of the regions the condition is known

    private boolean propagateCondition() {
        if (rewriter.folder().constant(op.condition()) != null) return false;
        // the last use first, as upstream has it: so constants come in its order
        boolean changed = op.hasElse() && replaceCondition(op.elseRegion(), false);
        return replaceCondition(op.thenRegion(), true) || changed;
    }

    private boolean replaceCondition(Region region, boolean value) {
        List<Use> uses = UsesWithin.region(op.condition(), region);
        if (uses.isEmpty()) return false;
        Value known = constant(value);
        for (Use use : uses) {
            use.set(known);
            rewriter.changed(use.owner());
        }
        return true;
    }

    private Value constant(boolean value) {
        return ConstantOp.insert(rewriter, op.location(), IntegerAttr.bool(value));
    }

    // ---- r = if (c) yield x else yield y, both from outside -> r = select c, x, y

    private boolean selectInstead() {
        if (op.resultCount() == 0) return false;
        List<Value> thenYield = op.thenYield().operands();
        List<Value> elseYield = op.elseYield().operands();
        List<Integer> kept = new ArrayList<>();
        for (int i = 0; i < op.resultCount(); i++) {
            if (isInside(thenYield.get(i)) || isInside(elseYield.get(i))) kept.add(i);
        }
        if (kept.size() == op.resultCount()) return false;
        List<Type> types = new ArrayList<>();
        List<Value> keptThen = new ArrayList<>();
        List<Value> keptElse = new ArrayList<>();
        for (int i : kept) {
            types.add(op.result(i).type());
            keptThen.add(thenYield.get(i));
            keptElse.add(elseYield.get(i));
        }
        Operation thenTerminator = op.thenYield();
        Operation elseTerminator = op.elseYield();
        IfOp smaller = (IfOp) op.withResults(types);
        List<Value> results = new ArrayList<>();
        int next = 0;
        for (int i = 0; i < op.resultCount(); i++) {
            Value x = thenYield.get(i);
            Value y = elseYield.get(i);
            if (kept.contains(i)) results.add(smaller.result(next++));
            else if (x == y) results.add(x);
            else {
                results.add(rewriter.insert(new SelectOp(op.location(), op.condition(), x, y))
                        .result());
            }
        }
        rewriter.insert(smaller);
        yieldOnly(thenTerminator, keptThen);
        yieldOnly(elseTerminator, keptElse);
        rewriter.replace(op, results);
        return true;
    }

    private void yieldOnly(Operation yield, List<Value> values) {
        yield.setAllOperands(values);
        rewriter.changed(yield);
    }

    private boolean isInside(Value v) {
        Block block = v.block();
        Operation owner = block == null ? null : block.parentOp();
        return owner == op && !(v instanceof BlockArgument);
    }

    // ---- if (c) A else {} -> if (c) A

    private boolean removeEmptyElse() {
        if (op.resultCount() > 0 || !op.hasElse() || !ScfRegions.isOnlyTerminator(op.elseBlock())) return false;
        rewriter.erase(op.elseBlock());
        rewriter.changed(op);
        return true;
    }

    // ---- if (true) A else B -> A

    private boolean takeKnownBranch() {
        IntegerAttr condition = rewriter.folder().integer(op.condition());
        if (condition == null) return false;
        if (condition.value() != 0) ScfRegions.replaceByRegion(rewriter, op, op.thenRegion(), List.of());
        else if (op.hasElse()) ScfRegions.replaceByRegion(rewriter, op, op.elseRegion(), List.of());
        else rewriter.erase(op);
        return true;
    }

    // ---- r = if (c) yield true else yield false -> r = c

    private boolean replaceByCondition() {
        if (op.resultCount() == 0) return false;
        boolean changed = false;
        for (int i = 0; i < op.resultCount(); i++) {
            Value result = op.result(i);
            Value x = op.thenYield().operand(i);
            Value y = op.elseYield().operand(i);
            if (result.isUnused()) continue;
            Value replacement = null;
            if (x == y) {
                replacement = x;
            } else {
                IntegerAttr a = rewriter.folder().integer(x);
                IntegerAttr b = rewriter.folder().integer(y);
                if (a == null || b == null || a.width() != 1 || a.equals(b)) continue;
                if (a.value() != 0) replacement = op.condition();
                else {
                    Value one = constant(true);
                    ArithBits.XOrIOp not = new ArithBits.XOrIOp(op.location(), op.condition(), one);
                    replacement = rewriter.insert(not).result();
                }
            }
            rewriter.replaceAllUses(result, replacement);
            changed = true;
        }
        return changed;
    }
}
