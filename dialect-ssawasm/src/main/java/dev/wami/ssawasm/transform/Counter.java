package dev.wami.ssawasm.transform;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.ssawasm.BinaryOp;
import dev.wami.wasmspec.Operator;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An i32 that a loop carries and that grows by a constant in each iteration, modulo 2^32: a counter, or a pointer.
 *
 * @param value the argument of the loop's body
 * @param index of the argument
 * @param start what it is in the first iteration
 * @param next what it is in the iteration that follows: {@code value + step}
 * @param step as a signed number
 */
public record Counter(Value value, int index, Value start, BinaryOp next, long step) {

    public static List<Counter> of(RotatedLoop loop) {
        List<Counter> out = new ArrayList<>();
        int first = loop.test().successorOperandStart(0);
        int starts = loop.start().successorOperandStart(0);
        for (int i = 0; i < loop.body().argumentCount(); i++) {
            Value argument = loop.body().argument(i);
            if (argument.type() != IntegerType.I32) continue;
            if (!(loop.test().operand(first + i).definedBy() instanceof BinaryOp next)) continue;
            Long step = constant(next.rhs());
            if (next.lhs() == argument && step != null && next.operator() == Operator.ADD) {
                out.add(new Counter(argument, i, loop.start().operand(starts + i), next, step));
            }
        }
        return out;
    }

    public static @Nullable Long constant(Value v) {
        return v.definedBy() instanceof ConstantLike c && c.constant() instanceof IntegerAttr i
                ? (Long) i.value()
                : null;
    }
}
