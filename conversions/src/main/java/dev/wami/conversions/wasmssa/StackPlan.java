package dev.wami.conversions.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.wasmssa.Branches.BlockReturnOp;
import dev.wami.wasmssa.Branches.Conditional;
import dev.wami.wasmssa.Branches.ReturnOp;
import dev.wami.wasmssa.ConstOp;
import dev.wami.wasmssa.Functions.FuncOp;
import dev.wami.wasmssa.LocalType;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Decides which values of a function stay on the stack from their definition to their use. Those that cannot go through
 * a local variable, or are made again if they are constants:
 *
 * <ul>
 *   <li>what is used more than once, or in another region than the one it is defined in;
 *   <li>what is not on top of the stack, in order with the other operands, when its user comes.
 * </ul>
 *
 * A value that leaves the stack changes what lies on top of others, so that the walk is repeated until nothing changes;
 * a module as it was imported needs one walk and no local.
 */
final class StackPlan extends StackWalk {
    /** After as many walks everything that has more than one result or argument goes through locals. */
    private static final int PATIENCE = 8;

    private final Set<Value> moved = Collections.newSetFromMap(new IdentityHashMap<>());
    private boolean changed;

    private StackPlan(Diagnostics diagnostics) {
        super(diagnostics);
    }

    /** The values that do not stay on the stack; null after an error. */
    static @Nullable Set<Value> of(FuncOp function, Diagnostics diagnostics) {
        StackPlan plan = new StackPlan(diagnostics);
        plan.lookAtUses(function);
        int walks = 0;
        do {
            plan.changed = false;
            if (++walks == PATIENCE) plan.moveGroups(function);
            if (!plan.walk(function.body())) return null;
        } while (plan.changed);
        return plan.moved;
    }

    // ---- before walking

    private void lookAtUses(FuncOp function) {
        function.walk(op -> {
            for (Value v : op.results()) lookAtUses(v);
            for (Region r : op.regions()) for (Block b : r) for (Value v : b.arguments()) lookAtUses(v);
        });
    }

    private void lookAtUses(Value value) {
        if (value.type() instanceof LocalType) return;
        Region home = home(value);
        boolean elsewhere = false;
        for (Use use : value.uses()) elsewhere |= use.owner().parentRegion() != home;
        if (elsewhere || consumers(value) > 1) moved.add(value);
    }

    /** How often a value is taken from the stack; a branch that is not taken leaves what it would pass. */
    private static int consumers(Value value) {
        int consumers = 0;
        for (Use use : value.uses()) if (!(use.owner() instanceof Conditional && use.index() > 0)) consumers++;
        return consumers;
    }

    private static @Nullable Region home(Value value) {
        Operation definition = value.definedBy();
        return definition != null
                ? definition.parentRegion()
                : ((BlockArgument) value).owner().region();
    }

    private void moveGroups(FuncOp function) {
        function.walk(op -> {
            if (op.resultCount() > 1) moved.addAll(op.results());
            for (Region r : op.regions()) {
                for (Block b : r) {
                    for (Value v : b.arguments()) if (!(v.type() instanceof LocalType)) moved.add(v);
                }
            }
        });
    }

    // ---- walking

    private void move(Value value) {
        if (moved.add(value)) changed = true;
    }

    @Override
    void consume(Operation op, List<Value> operands, int kept, List<Value> stack) {
        if (!StackPrefix.isTop(operands, stack)) dropUnused(operands, stack);
        int prefix = StackPrefix.find(operands, stack, moved);
        for (int i = prefix; i < operands.size(); i++) {
            Value v = operands.get(i);
            if (moved.contains(v)) continue;
            move(v);
            StackPrefix.remove(v, stack);
        }
        int gone = prefix - Math.min(prefix, kept);
        stack.subList(stack.size() - gone, stack.size()).clear();
    }

    /**
     * What nothing takes goes where it is made, if it lies above an operand; else it stays until a branch leaves it.
     */
    private void dropUnused(List<Value> operands, List<Value> stack) {
        int lowest = stack.size();
        for (Value v : operands) if (!moved.contains(v)) lowest = Math.min(lowest, stack.lastIndexOf(v));
        for (int i = stack.size() - 1; i >= Math.max(0, lowest); i--) {
            if (consumers(stack.get(i)) > 0) continue;
            move(stack.get(i));
            stack.remove(i);
        }
    }

    @Override
    void produce(List<? extends Value> values, List<Value> stack) {
        boolean buried = false;
        for (Value v : values) {
            if (v.type() instanceof LocalType) continue;
            // what lies on a value that has to go goes first
            if (moved.contains(v)) buried = true;
            else if (buried) move(v);
            else stack.add(v);
        }
    }

    /** What nothing takes any more must not be under the results. */
    @Override
    void end(Operation terminator, List<Value> stack) {
        boolean exact = terminator instanceof BlockReturnOp || terminator instanceof ReturnOp r && !r.isInstruction();
        if (exact) for (Value v : stack) move(v);
    }

    /** Whether a value that is moved is made again for each use. */
    static boolean isMadeAgain(Value value) {
        return value.definedBy() instanceof ConstOp;
    }
}
