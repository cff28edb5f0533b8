package dev.wami.wavebackend.legalize;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ArithCompare.CmpFOp;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.waveir.mir.Numbers.ToIntOp;
import org.jspecify.annotations.Nullable;

/** Which operations have no instruction, and the names of the functions that stand for them. */
final class Lacking {
    /** On an operation in a function: it is the instruction. */
    static final String NATIVE = "mir.native";

    private Lacking() {}

    /** The name of the function that does what {@code op} does; null if the machine has it. */
    static @Nullable String function(Operation op) {
        if (op.hasAttribute(NATIVE) || op.resultCount() != 1 || op.operandCount() == 0) return null;
        Type to = op.result().type();
        Type from = op.operand(0).type();
        String mnemonic = op.name().substring(op.name().indexOf('.') + 1);
        switch (op.name()) {
            case "arith.cmpi":
                return from.isInteger(64) ? "cmpi_" + ((CmpIOp) op).predicate().keyword() + "_i64" : null;
            case "arith.cmpf":
                return from == FloatType.F64
                        ? "cmpf_" + ((CmpFOp) op).predicate().keyword() + "_f64"
                        : null;
            case "arith.divui", "arith.remui":
                return mnemonic + "_" + to;
            case "arith.divf":
                return to == FloatType.F32 && !isHarmlessDivision(op) ? "divf_f32" : null;
            case "math.exp", "math.log", "math.tanh", "math.powf":
                return to == FloatType.F32 || to == FloatType.F64 ? mnemonic + "_" + to : null;
            case "math.exp2", "math.log2", "math.sin", "math.cos":
                return to == FloatType.F64 ? mnemonic + "_f64" : null;
            case "arith.addi", "arith.subi", "arith.muli", "arith.andi", "arith.ori", "arith.xori":
            case "arith.shli", "arith.shrui", "arith.shrsi", "arith.divsi", "arith.remsi":
            case "arith.minsi", "arith.maxsi", "arith.minui", "arith.maxui", "math.absi":
                return to.isInteger(64) ? mnemonic + "_i64" : null;
            case "arith.extui", "arith.extsi":
                return to.isInteger(64) ? mnemonic + "_" + from + "_i64" : null;
            case "arith.sitofp", "arith.uitofp":
                boolean direct = from.isInteger(32) && to == FloatType.F32;
                return direct ? null : mnemonic + "_" + from + "_" + to;
            case "arith.truncf":
                return from == FloatType.F64 && to == FloatType.F16 ? "truncf_f64_f16" : null;
            case "mir.to_int":
                if (from == FloatType.F32 && to.isInteger(32)) return null;
                return (((ToIntOp) op).isUnsigned() ? "to_uint_" : "to_int_") + from + "_" + to;
            case "mir.min", "mir.max", "math.floor", "math.ceil", "math.trunc", "math.round":
                return to == FloatType.F64 ? mnemonic + "_f64" : null;
            default:
                return null;
        }
    }

    /** 1 / b, which has an instruction of its own, or a / c for a c that is not 0. */
    private static boolean isHarmlessDivision(Operation op) {
        Double a = constant(op, 0);
        Double b = constant(op, 1);
        return a != null && a == 1 || b != null && b != 0;
    }

    private static @Nullable Double constant(Operation op, int i) {
        return op.operand(i).definedBy() instanceof ConstantOp c && c.value() instanceof FloatAttr f ? f.value() : null;
    }
}
