package dev.wami.wasmbinary;

import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.ValueType;
import java.util.List;

/** Branches that look at a reference (specification 3.4.3). */
final class BranchOnReferenceRules {
    private final ModuleContext context;
    private final TypeStack stack;

    BranchOnReferenceRules(ModuleContext context, TypeStack stack) {
        this.context = context;
        this.stack = stack;
    }

    void check(Instruction instruction) throws InvalidException {
        if (instruction instanceof Instruction.BranchOnCast branch) {
            cast(branch);
            return;
        }
        List<ValueType> label =
                stack.frame(((Instruction.Indexed) instruction).index()).label();
        RefType reference = stack.popReference();
        RefType nonNull = RefType.nonNull(reference.heap());
        switch (instruction.opcode()) {
            case BR_ON_NULL -> {
                stack.pop(label);
                stack.push(label);
                stack.push(nonNull);
            }
            default -> {
                // br_on_non_null passes the reference on, as the label's last value.
                requireReference(label);
                stack.push(nonNull);
                stack.pop(label);
                stack.push(label.subList(0, label.size() - 1));
            }
        }
    }

    private void cast(Instruction.BranchOnCast branch) throws InvalidException {
        RefType from = branch.from();
        RefType to = branch.to();
        context.check(from);
        context.check(to);
        ReferenceRules.requireCastable(context, to.heap());
        if (!context.types.isSubtype(to, from)) {
            throw new InvalidException("type mismatch: cast from " + from + " to " + to + ", which is not below it");
        }
        // A null that the target type admits has been cast; only without it may null be left over.
        RefType rest = to.nullable() ? RefType.nonNull(from.heap()) : from;
        boolean onSuccess = branch.opcode() == Opcode.BR_ON_CAST;
        RefType taken = onSuccess ? to : rest;
        List<ValueType> label = stack.frame(branch.label()).label();
        requireReference(label);
        stack.pop(from);
        stack.push(taken);
        stack.pop(label);
        stack.push(label.subList(0, label.size() - 1));
        stack.push(onSuccess ? rest : to);
    }

    private static void requireReference(List<ValueType> label) throws InvalidException {
        if (label.isEmpty() || !(label.get(label.size() - 1) instanceof RefType)) {
            throw new InvalidException("type mismatch: the label does not take a reference");
        }
    }
}
