package dev.wami.waveir.hir;

import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.IntegerType.Signedness;
import dev.wami.core.ir.type.Type;
import org.jspecify.annotations.Nullable;

/** What operands and results of {@code hir} may be, and the scalar types by name. */
public enum HirTypes implements TypeConstraint {
    SCALAR("si32, ui32, si64, ui64, f16, f32, f64 or i1"),
    NUMBER("si32, ui32, si64, ui64, f16, f32 or f64"),
    INTEGER("si32, ui32, si64 or ui64"),
    INTEGER_OR_BOOL("si32, ui32, si64, ui64 or i1"),
    FLOAT("f16, f32 or f64"),
    WORD("si32, ui32 or f32"),
    INTEGER_WORD("si32 or ui32"),
    U32("ui32"),
    BOOL("i1"),
    ARRAY("a buffer, a shared or a private array"),
    GLOBAL_ARRAY("a buffer or a shared array"),
    BUFFER("a buffer"),
    SHARED("a shared array"),
    PRIVATE("a private array"),
    VAR("a variable");

    public static final IntegerType SI32 = IntegerType.of(32, Signedness.SIGNED);
    public static final IntegerType UI32 = IntegerType.of(32, Signedness.UNSIGNED);
    public static final IntegerType SI64 = IntegerType.of(64, Signedness.SIGNED);
    public static final IntegerType UI64 = IntegerType.of(64, Signedness.UNSIGNED);
    public static final IntegerType I1 = IntegerType.I1;

    private final String description;

    HirTypes(String description) {
        this.description = description;
    }

    @Override
    public String description() {
        return description;
    }

    @Override
    public boolean accepts(Type t) {
        return switch (this) {
            case SCALAR -> isNumber(t) || t == I1;
            case NUMBER -> isNumber(t);
            case INTEGER -> isInteger(t);
            case INTEGER_OR_BOOL -> isInteger(t) || t == I1;
            case FLOAT -> isFloat(t);
            case WORD -> t == FloatType.F32 || t instanceof IntegerType i && i.width() == 32 && isInteger(t);
            case INTEGER_WORD -> t instanceof IntegerType i && i.width() == 32 && isInteger(t);
            case U32 -> t.equals(UI32);
            case BOOL -> t == I1;
            case ARRAY -> t instanceof ArrayType;
            case GLOBAL_ARRAY -> t instanceof BufferType || t instanceof SharedType;
            case BUFFER -> t instanceof BufferType;
            case SHARED -> t instanceof SharedType;
            case PRIVATE -> t instanceof PrivateType;
            case VAR -> t instanceof VarType;
        };
    }

    @Override
    public @Nullable Type only() {
        return this == U32 ? UI32 : this == BOOL ? I1 : null;
    }

    /** Whether {@code t} is an integer with a sign, of 32 or 64 bits. */
    public static boolean isInteger(Type t) {
        return t instanceof IntegerType i && !i.isSignless() && (i.width() == 32 || i.width() == 64);
    }

    public static boolean isUnsigned(Type t) {
        return t instanceof IntegerType i && i.isUnsigned();
    }

    public static boolean isFloat(Type t) {
        return t == FloatType.F16 || t == FloatType.F32 || t == FloatType.F64;
    }

    public static boolean isNumber(Type t) {
        return isInteger(t) || isFloat(t);
    }

    /** Bits of a scalar. */
    public static int width(Type scalar) {
        return scalar instanceof IntegerType i ? i.width() : ((FloatType) scalar).width();
    }

    /** Bytes of a scalar in memory: a bool has one, 0 or 1. */
    public static int bytes(Type scalar) {
        return Math.max(1, width(scalar) / 8);
    }

    /** 32-bit words of an argument: 2 for a 64-bit scalar, 1 for any other, 1 and the hidden extents for a buffer. */
    public static int argumentWords(Type t) {
        if (t instanceof BufferType b) return 1 + b.rank();
        return width(t) == 64 ? 2 : 1;
    }
}
