package dev.wami.wavefrontend.ast;

import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.Type;
import dev.wami.waveir.hir.HirTypes;
import java.util.Locale;

/** The type of a value, named as the kernel language names it; and what a literal has before it meets another type. */
public enum Scalar {
    BOOL(HirTypes.I1),
    I32(HirTypes.SI32),
    U32(HirTypes.UI32),
    I64(HirTypes.SI64),
    U64(HirTypes.UI64),
    F16(FloatType.F16),
    F32(FloatType.F32),
    F64(FloatType.F64),
    /** An integer literal, or an expression or variable of such. */
    INTEGER_LITERAL(HirTypes.SI32),
    /** A float literal, or an expression or variable of such. */
    FLOAT_LITERAL(FloatType.F32),
    /** Not known yet, or wrong and reported. */
    UNKNOWN(HirTypes.SI32);

    private final Type type;

    Scalar(Type type) {
        this.type = type;
    }

    /** The type in {@code hir}. Of the literals it is what they are by default, of the unknown any. */
    public Type type() {
        return type;
    }

    public boolean isLiteral() {
        return this == INTEGER_LITERAL || this == FLOAT_LITERAL;
    }

    /** A type with values of its own: neither a literal's nor unknown. */
    public boolean isConcrete() {
        return ordinal() < INTEGER_LITERAL.ordinal();
    }

    public boolean isInteger() {
        return this == I32 || this == U32 || this == I64 || this == U64;
    }

    public boolean isUnsigned() {
        return this == U32 || this == U64;
    }

    public boolean isFloat() {
        return this == F16 || this == F32 || this == F64;
    }

    public boolean isNumber() {
        return isInteger() || isFloat();
    }

    /** Bits of a concrete type. */
    public int width() {
        return HirTypes.width(type);
    }

    /** The unsigned integer of the same width as this integer. */
    public Scalar unsigned() {
        return width() == 64 ? U64 : U32;
    }

    /** The name in messages. */
    @Override
    public String toString() {
        return switch (this) {
            case INTEGER_LITERAL -> "an integer literal";
            case FLOAT_LITERAL -> "a float literal";
            default -> name().toLowerCase(Locale.ROOT);
        };
    }
}
