package dev.wami.conversions.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.wasmssa.Branches.BlockReturnOp;
import dev.wami.wasmssa.Branches.ReturnOp;
import dev.wami.wasmssa.LocalType;
import java.util.List;

/** Reports the operands that the stack of Wasm would not have where their instruction takes them. */
final class StackCheck extends StackWalk {
    private final Diagnostics diagnostics;

    StackCheck(Diagnostics diagnostics) {
        super(diagnostics);
        this.diagnostics = diagnostics;
    }

    @Override
    void consume(Operation op, List<Value> operands, int kept, List<Value> stack) {
        int height = stack.size() - operands.size();
        boolean inPlace = StackPrefix.isTop(operands, stack);
        for (int i = operands.size() - 1; i >= 0 && !inPlace; i--) check(op, operands, i, stack);
        if (inPlace) stack.subList(height + kept, stack.size()).clear();
    }

    private void check(Operation op, List<Value> operands, int i, List<Value> stack) {
        Value v = operands.get(i);
        int top = stack.size() - 1;
        if (top >= 0 && stack.get(top) == v) {
            stack.remove(top);
            return;
        }
        int number = 0;
        while (op.operand(number) != v) number++;
        if (stack.contains(v)) {
            StackPrefix.remove(v, stack);
            diagnostics.error(op, "operand #%d is not on top of the stack: not in stack order", number);
        } else {
            diagnostics.error(op, "operand #%d is not on the stack: consumed before, or from another region", number);
        }
    }

    @Override
    void produce(List<? extends Value> values, List<Value> stack) {
        for (Value v : values) if (!(v.type() instanceof LocalType)) stack.add(v);
    }

    @Override
    void end(Operation terminator, List<Value> stack) {
        boolean exact = terminator instanceof BlockReturnOp || terminator instanceof ReturnOp r && !r.isInstruction();
        if (!exact) return;
        for (Value v : stack) {
            Operation definition = v.definedBy();
            diagnostics.error(
                    definition == null ? terminator : definition, "a value of type %s is left on the stack", v.type());
        }
    }
}
