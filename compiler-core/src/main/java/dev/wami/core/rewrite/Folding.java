package dev.wami.core.rewrite;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.trait.TraitBits;
import java.util.ArrayList;
import java.util.List;

/** Folds an operation by its own {@link Operation#fold} and, where that finds nothing, by its traits. */
public final class Folding {
    private Folding() {}

    /** What {@code op} folds to. {@link FoldResult#CHANGED} if it was changed in place. */
    public static FoldResult fold(Operation op, Folder folder) {
        FoldResult own = op.fold(folder);
        boolean inPlace = own == FoldResult.CHANGED || isItself(op, own);
        if (own.isReplacement() && !inPlace) return own;
        FoldResult byTrait = foldTraits(op, folder);
        if (byTrait != FoldResult.NONE) return byTrait;
        return inPlace ? FoldResult.CHANGED : FoldResult.NONE;
    }

    /** What {@code op} folds to if all that {@code folder} says holds, which it may not: {@code op} stays as it was. */
    public static FoldResult evaluate(Operation op, Folder folder) {
        List<Value> operands = op.operands();
        DictionaryAttr properties = op.properties();
        DictionaryAttr attributes = op.attributes();
        FoldResult folded = fold(op, folder);
        // a fold to something else may have changed it on the way, too
        if (folded != FoldResult.NONE) {
            op.setAllOperands(operands);
            op.setProperties(properties);
            op.setAttributes(attributes);
        }
        return folded;
    }

    private static boolean isItself(Operation op, FoldResult r) {
        return op.resultCount() == 1 && r.isReplacement() && r.parts().get(0) == op.result(0);
    }

    private static FoldResult foldTraits(Operation op, Folder folder) {
        int traits = op.traits();
        if ((traits & (TraitBits.COMMUTATIVE | TraitBits.IDEMPOTENT | TraitBits.INVOLUTION)) == 0) {
            return FoldResult.NONE;
        }
        if ((traits & TraitBits.COMMUTATIVE) != 0 && moveConstantsRight(op, folder)) return FoldResult.CHANGED;
        if ((traits & TraitBits.IDEMPOTENT) != 0) {
            // f(f(x)) -> f(x), f(x, x) -> x
            if (op.operandCount() == 1 && isSameOperation(op, op.operand(0))) return FoldResult.of(op.operand(0));
            if (op.operandCount() == 2 && op.operand(0) == op.operand(1)) return FoldResult.of(op.operand(0));
        }
        if ((traits & TraitBits.INVOLUTION) != 0 && isSameOperation(op, op.operand(0))) {
            // f(f(x)) -> x
            Operation inner = op.operand(0).definedBy();
            if (inner != null) return FoldResult.of(inner.operand(0));
        }
        return FoldResult.NONE;
    }

    private static boolean isSameOperation(Operation op, Value operand) {
        Operation def = operand.definedBy();
        return def != null && def.spec() == op.spec();
    }

    /** {@code c + x -> x + c}: constants after the others, otherwise in the order they had. */
    private static boolean moveConstantsRight(Operation op, Folder folder) {
        if (!hasConstantBeforeOther(op, folder)) return false;
        List<Value> others = new ArrayList<>(op.operandCount());
        List<Value> constants = new ArrayList<>(op.operandCount());
        for (Value v : op.operands()) (folder.constant(v) != null ? constants : others).add(v);
        others.addAll(constants);
        for (int i = 0; i < others.size(); i++) op.setOperand(i, others.get(i));
        return true;
    }

    private static boolean hasConstantBeforeOther(Operation op, Folder folder) {
        boolean constant = false;
        for (int i = 0; i < op.operandCount(); i++) {
            boolean before = constant;
            constant = folder.constant(op.operand(i)) != null;
            if (before && !constant) return true;
        }
        return false;
    }
}
