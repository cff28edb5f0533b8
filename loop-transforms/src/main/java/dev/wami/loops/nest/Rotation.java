package dev.wami.loops.nest;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.ConstantOp;

/** {@code x << c | x >>> width - c}, which is one instruction of scalars, and of lanes is not. */
public final class Rotation {
    private Rotation() {}

    /** Whether {@code op} is one of the two shifts of a rotation by a constant, and used for nothing else. */
    public static boolean isPart(Operation op) {
        if (op.kind() != ArithOp.SHLI && op.kind() != ArithOp.SHRUI) return false;
        if (!op.result(0).hasOneUse() || !(op.operand(1).definedBy() instanceof ConstantOp)) return false;
        Operation user = op.result(0).uses().iterator().next().owner();
        if (user.kind() != ArithOp.ORI) return false;
        Value both = user.operand(0) == op.result(0) ? user.operand(1) : user.operand(0);
        Operation other = both.definedBy();
        ArithOp back = op.kind() == ArithOp.SHLI ? ArithOp.SHRUI : ArithOp.SHLI;
        return other != null && other.kind() == back && other.operand(0) == op.operand(0);
    }
}
