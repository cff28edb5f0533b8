package dev.wami.loops.slp;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.math.MathOp;
import java.util.List;

/** Which scalar operations one operation on a vector can stand for. */
final class LaneOps {
    private LaneOps() {}

    /** Bits of a lane of {@code type}; 1 for a bit of a mask; 0 if there are no such lanes. */
    static int bits(Type type) {
        if (type == FloatType.F32 || type == FloatType.F64) return ((FloatType) type).width();
        if (!(type instanceof IntegerType i) || !i.isSignless()) return 0;
        return switch (i.width()) {
            case 1, 8, 16, 32, 64 -> i.width();
            default -> 0;
        };
    }

    /** Whether memory may hold lanes of {@code type} next to one another. */
    static boolean isStored(Type type) {
        return bits(type) >= Byte.SIZE;
    }

    /** How many elements of {@code type} a vector of {@code bits} has; less than 2 if there are none. */
    static int count(Type type, int bits) {
        return isStored(type) ? bits / bits(type) : 0;
    }

    /** Whether WebAssembly does {@code op} on lanes. */
    static boolean hasLanes(Operation op) {
        if (op.resultCount() != 1 || bits(op.result(0).type()) == 0) return false;
        for (Value v : op.operands()) if (bits(v.type()) == 0) return false;
        if (op.kind() instanceof ArithOp kind) return hasLanes(kind, op);
        if (!(op.kind() instanceof MathOp kind)) return false;
        return switch (kind) {
            case ABSF, SQRT, FLOOR, CEIL, TRUNC, ROUNDEVEN, COPYSIGN -> true;
            case ABSI -> bits(op.result(0).type()) > 1;
            default -> false;
        };
    }

    private static boolean hasLanes(ArithOp kind, Operation op) {
        int from = bits(
                op.operandCount() == 0 ? op.result(0).type() : op.operand(0).type());
        int to = bits(op.result(0).type());
        return switch (kind) {
            case ADDF, SUBF, MULF, DIVF, NEGF, CMPF, MAXIMUMF, MINIMUMF, MAXNUMF, MINNUMF -> true;
            case ANDI, ORI, XORI -> true;
            case ADDI, SUBI, MULI, MAXSI, MAXUI, MINSI, MINUI, CMPI -> from > 1;
            case EXTSI, EXTUI, TRUNCI, SHLI, SHRSI, SHRUI -> from > 1 && to > 1;
            case SITOFP, UITOFP -> from > 1 && from <= 32;
            case FPTOSI, FPTOUI -> to > 1 && to <= 32;
            case EXTF, TRUNCF -> true;
            case BITCAST -> from == to;
            case SELECT -> op.operand(0).type() == IntegerType.I1 && to > 1;
            default -> false;
        };
    }

    /** Whether {@code a} and {@code b} do the same, each in its lane. */
    static boolean areAlike(Operation a, Operation b) {
        return a.kind() == b.kind()
                && haveTypesAlike(a, b)
                && a.properties().equals(b.properties())
                && a.attributes().equals(b.attributes())
                && (!isShift(a) || isSameAmount(a.operand(1), b.operand(1)));
    }

    /**
     * Whether one of {@code a} and {@code b} can be taken in each lane, both being done in all: sums and differences.
     */
    static boolean areAlternatives(Operation a, Operation b) {
        return a.operandCount() == 2
                && haveTypesAlike(a, b)
                && mayAlternate(a)
                && mayAlternate(b)
                && a.attributes().equals(b.attributes());
    }

    private static boolean mayAlternate(Operation op) {
        if (!(op.kind() instanceof ArithOp kind)) return false;
        return switch (kind) {
            case ADDF, SUBF, ADDI, SUBI, ANDI, ORI, XORI -> true;
            case MAXSI, MAXUI, MINSI, MINUI, MAXIMUMF, MINIMUMF -> true;
            default -> false;
        };
    }

    private static boolean haveTypesAlike(Operation a, Operation b) {
        if (a.operandCount() != b.operandCount()
                || !a.result(0).type().equals(b.result(0).type())) return false;
        for (int i = 0; i < a.operandCount(); i++) {
            if (!a.operand(i).type().equals(b.operand(i).type())) return false;
        }
        return true;
    }

    static boolean isShift(Operation op) {
        return op.kind() == ArithOp.SHLI || op.kind() == ArithOp.SHRSI || op.kind() == ArithOp.SHRUI;
    }

    /** All lanes are shifted by one amount. */
    private static boolean isSameAmount(Value a, Value b) {
        return a == b
                || a.definedBy() instanceof ConstantOp x
                        && b.definedBy() instanceof ConstantOp y
                        && x.value().equals(y.value());
    }

    static boolean areConstant(List<Value> values) {
        for (Value v : values) if (!isConstant(v)) return false;
        return true;
    }

    private static boolean isConstant(Value v) {
        return v.definedBy() instanceof ConstantOp c
                && (c.value() instanceof IntegerAttr || c.value() instanceof FloatAttr);
    }
}
