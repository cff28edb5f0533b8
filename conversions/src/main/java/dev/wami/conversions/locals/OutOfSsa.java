package dev.wami.conversions.locals;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Branch;
import dev.wami.ssawasm.Locals.LocalGetOp;
import dev.wami.ssawasm.Locals.LocalSetOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Passes the values that cross block boundaries through locals: block arguments are set before each branch and read at
 * the start of the block, results of operations with several blocks are read after them. A lone result of an {@code if}
 * stays on the stack.
 */
final class OutOfSsa {
    private OutOfSsa() {}

    static void toLocals(Operation function, LocalVariables locals) {
        List<Operation> withRegions = new ArrayList<>();
        function.walk(op -> {
            if (op != function && op.regionCount() > 0) withRegions.add(op);
        });
        for (Operation op : withRegions) {
            for (Region r : op.regions()) arguments(r, locals);
            boolean stays = op.resultCount() == 1 && op.region(0).hasOneBlock();
            if (op.resultCount() > 0 && !stays) results(op, locals);
        }
    }

    /** {@code br ^b(%x)} to {@code ^b(%a)} becomes {@code set L, %x; br ^b} and {@code ^b: %a = get L}. */
    private static void arguments(Region region, LocalVariables locals) {
        for (Block block : region) {
            if (block.argumentCount() == 0) continue;
            List<Value> variables = new ArrayList<>();
            for (BlockArgument a : block.arguments()) variables.add(locals.declare(a.type(), a.location()));
            for (var use : block.predecessorUses()) {
                Branch branch = (Branch) use.owner();
                int start = branch.successorOperandStart(use.index());
                Builder before = Builder.before(use.owner());
                for (int i : inOrderOfDefinition(use.owner(), start, variables.size())) {
                    Value passed = use.owner().operand(start + i);
                    before.insert(new LocalSetOp(use.owner().location(), variables.get(i), passed));
                }
                branch.setSuccessorOperands(use.index(), List.of());
            }
            for (int i = variables.size() - 1; i >= 0; i--) {
                BlockArgument a = block.argument(i);
                LocalGetOp get = new LocalGetOp(a.location(), variables.get(i));
                block.insertBefore(get, block.first());
                a.replaceAllUsesWith(get.result());
                block.eraseArgument(i);
            }
        }
    }

    /**
     * The positions 0 to {@code count - 1} of values passed by {@code branch}, what is computed first before what is
     * computed later: then each can be computed where it is set, and the local of what it was computed from is free.
     */
    private static List<Integer> inOrderOfDefinition(Operation branch, int start, int count) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < count; i++) order.add(i);
        order.sort((a, b) -> compareDefinitions(branch.operand(start + a), branch.operand(start + b), branch.block()));
        return order;
    }

    private static int compareDefinitions(Value a, Value b, @Nullable Block here) {
        Operation x = a.block() == here ? a.definedBy() : null;
        Operation y = b.block() == here ? b.definedBy() : null;
        if (x == y) return 0;
        if (x == null) return -1;
        return y == null || !x.isBefore(y) ? 1 : -1;
    }

    /** {@code exit %x} becomes {@code set L, %x; exit}, and the operation's result {@code get L} after it. */
    private static void results(Operation op, LocalVariables locals) {
        List<Value> variables = new ArrayList<>();
        for (Value r : op.results()) variables.add(locals.declare(r.type(), r.location()));
        for (Region region : op.regions()) {
            for (Block block : region) {
                Operation exit = block.last();
                if (exit == null || exit.successorCount() > 0 || exit.operandCount() != variables.size()) continue;
                Builder before = Builder.before(exit);
                for (int i = 0; i < variables.size(); i++) {
                    before.insert(new LocalSetOp(exit.location(), variables.get(i), exit.operand(i)));
                }
                exit.setAllOperands(List.of());
            }
        }
        Operation replacement = withoutResults(op);
        Builder after = Builder.after(replacement);
        for (int i = 0; i < variables.size(); i++) {
            Value read = after.insert(new LocalGetOp(op.location(), variables.get(i)))
                    .result();
            op.result(i).replaceAllUsesWith(read);
        }
        op.erase();
    }

    /** The same operation without results, in front of {@code op}, whose regions it takes over. */
    private static Operation withoutResults(Operation op) {
        return op.requiredBlock().insertBefore(op.withResults(List.of()), op);
    }
}
