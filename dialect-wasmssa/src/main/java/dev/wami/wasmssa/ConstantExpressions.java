package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Frame;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.Instance;
import dev.wami.wasmops.Reference;
import dev.wami.wasmspec.Numeric;
import dev.wami.wasmspec.Opcode;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Constant expressions (specification 3.3.11), the regions of globals and of the offsets of segments: constants, values
 * of globals, references, and sums, differences and products of these.
 */
final class ConstantExpressions {
    private ConstantExpressions() {}

    /** Reports what is no constant expression of {@code type}. */
    static void verify(Operation owner, Region region, Type type, Diagnostics diagnostics) {
        if (!region.hasOneBlock()) {
            diagnostics.error(owner, "needs a constant expression of one block");
            return;
        }
        for (Operation op : region.entry()) {
            if (op instanceof Branches.ReturnOp r) {
                boolean fits = r.operandCount() == 1 && r.operand(0).type().equals(type);
                if (!fits) diagnostics.error(r, "should give one value of type '%s'", type);
                return;
            }
            if (isConstant(op)) continue;
            diagnostics.error(op, "is not allowed in a constant expression");
            return;
        }
        diagnostics.error(owner, "has a constant expression that does not end in 'wasmssa.return'");
    }

    private static boolean isConstant(Operation op) {
        if (op instanceof NumericOp n) {
            return switch (n.opcode()) {
                case I32_ADD, I32_SUB, I32_MUL, I64_ADD, I64_SUB, I64_MUL -> true;
                default -> false;
            };
        }
        return op instanceof UpcastOp
                || op instanceof TypedOp t && isConstant(t)
                || op instanceof ConstOp
                || op instanceof Globals.GlobalGetOp
                || op instanceof References.RefNullOp
                || op instanceof References.RefFuncOp;
    }

    private static boolean isConstant(TypedOp op) {
        return switch (op.opcode()) {
            case STRUCT_NEW,
                    STRUCT_NEW_DEFAULT,
                    ARRAY_NEW,
                    ARRAY_NEW_DEFAULT,
                    ARRAY_NEW_FIXED,
                    REF_I31,
                    ANY_CONVERT_EXTERN,
                    EXTERN_CONVERT_ANY -> true;
            default -> false;
        };
    }

    /** Reports what is no constant expression of several values, all of {@code type}. */
    static void verifyAll(Operation owner, Region region, Type type, Diagnostics diagnostics) {
        for (Operation op : region.entry()) {
            if (op instanceof Branches.ReturnOp r) {
                for (Value v : r.operands()) {
                    if (!v.type().equals(type)) diagnostics.error(r, "should give values of type '%s'", type);
                }
            } else if (!isConstant(op)) {
                diagnostics.error(op, "is not allowed in a constant expression");
            }
        }
        if (!(region.entry().last() instanceof Branches.ReturnOp)) {
            diagnostics.error(owner, "has a constant expression that does not end in 'wasmssa.return'");
        }
    }

    /** The value; null if a global that is needed has none. */
    static @Nullable Object evaluate(Region region, Instance instance) {
        Map<Value, Object> values = new IdentityHashMap<>();
        for (Operation op : region.entry()) {
            if (op instanceof Branches.ReturnOp r) return values.get(r.operand(0));
            Object value = evaluate(op, values, instance);
            if (value == null) return null;
            values.put(op.result(0), value);
        }
        return null;
    }

    private static @Nullable Object evaluate(Operation op, Map<Value, Object> values, Instance instance) {
        if (op instanceof ConstOp c) return Frame.valueOf(c.value());
        if (op instanceof Globals.GlobalGetOp g) {
            return instance.global(g.global().root());
        }
        if (op instanceof References.RefNullOp) return Reference.NULL;
        if (op instanceof References.RefFuncOp f) return instance.value(f.function());
        if (op instanceof UpcastOp) return values.get(op.operand(0));
        if (!(op instanceof NumericOp)) return null;
        Object a = values.get(op.operand(0));
        Object b = values.get(op.operand(1));
        if (!(a instanceof Long x) || !(b instanceof Long y)) return null;
        Opcode row = ((NumericOp) op).opcode();
        return op.result(0).type().isInteger(32)
                ? (Object) (long) (int) Numeric.evaluate(row, x & 0xFFFF_FFFFL, y & 0xFFFF_FFFFL)
                : (Object) Numeric.evaluate(row, x, y);
    }
}
