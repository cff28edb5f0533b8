package dev.wami.loops.nest;

import dev.wami.core.ir.Operation;
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
        Operation a = user.operand(0).definedBy();
        Operation b = user.operand(1).definedBy();
        if (a == null || b == null || (a.kind() == ArithOp.SHLI) == (b.kind() == ArithOp.SHLI)) return false;
        return (a == op || b == op) && a.operand(0) == b.operand(0);
    }
}
