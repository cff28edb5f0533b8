package dev.wami.wasmssa;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import java.util.List;

/** An instruction that takes operands from the stack: says in which order they lie there. */
public interface StackOp {

    /**
     * The operands that are on the stack, the deepest first. The text of a few operations names them in another order,
     * and a local variable is an operand of the operation but no value on the stack.
     */
    default List<Value> stackOperands() {
        return ((Operation) this).operands();
    }
}
