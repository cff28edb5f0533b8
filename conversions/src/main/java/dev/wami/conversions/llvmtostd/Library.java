package dev.wami.conversions.llvmtostd;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.math.MathOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The functions of the C library that programs of {@code llvm} declare and expect to be there. */
final class Library {
    private Library() {}

    /** Whether it is one of the runtime's, whose sizes have 32 bits, whatever width the declaration gives them. */
    static boolean isAllocator(@Nullable String name) {
        return name != null
                && List.of("malloc", "free", "calloc", "realloc", "aligned_alloc")
                        .contains(name);
    }

    /** {@code type} with 32-bit sizes. */
    static FunctionType narrow(FunctionType type) {
        List<Type> inputs = type.inputs().stream()
                .map(t -> t instanceof IntegerType ? (Type) IntegerType.I32 : t)
                .toList();
        return new FunctionType(inputs, type.results());
    }

    /**
     * The operation that the declared function {@code name} of math.h is, such as {@code math.exp} for expf; null if it
     * is none.
     */
    static @Nullable OpKind mathOperation(String name, FunctionType type) {
        if (type.results().size() != 1 || type.inputs().isEmpty()) return null;
        Type result = type.results().get(0);
        if (result != FloatType.F32 && result != FloatType.F64) return null;
        for (Type t : type.inputs()) if (t != result) return null;
        boolean isFloat = result == FloatType.F32;
        if (isFloat && !name.endsWith("f")) return null;
        String base = isFloat ? name.substring(0, name.length() - 1) : name;
        return switch (base) {
            case "acos", "acosh", "asin", "asinh", "atan", "atanh", "cbrt", "ceil", "cos", "cosh", "erf", "erfc" ->
                Std.math(base);
            case "exp", "exp2", "expm1", "floor", "log", "log10", "log1p", "log2", "round", "roundeven" ->
                Std.math(base);
            case "sin", "sinh", "sqrt", "tan", "tanh", "trunc", "atan2", "copysign", "fma" -> Std.math(base);
            case "fabs" -> MathOp.ABSF;
            case "pow" -> MathOp.POWF;
            case "rint", "nearbyint" -> MathOp.ROUNDEVEN;
            case "fmod" -> ArithOp.REMF;
            case "fmin" -> ArithOp.MINNUMF;
            case "fmax" -> ArithOp.MAXNUMF;
            default -> null;
        };
    }
}
