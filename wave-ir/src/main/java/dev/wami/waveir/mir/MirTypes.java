package dev.wami.waveir.mir;

import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import org.jspecify.annotations.Nullable;

/** What operands and results of {@code mir} may be. */
public enum MirTypes implements TypeConstraint {
    SCALAR("i1, i32, i64, f16, f32 or f64"),
    MEMORY("i8, i16, i32, i64, f16, f32 or f64"),
    WORD("i32 or f32"),
    FLOAT("f16, f32 or f64"),
    INTEGER("i32 or i64"),
    WIDE("i64 or f64"),
    I32("i32"),
    BOOL("i1"),
    VAR("a variable");

    private final String description;

    MirTypes(String description) {
        this.description = description;
    }

    @Override
    public String description() {
        return description;
    }

    @Override
    public boolean accepts(Type t) {
        return switch (this) {
            case SCALAR -> t.isInteger(1) || INTEGER.accepts(t) || FLOAT.accepts(t);
            case MEMORY -> t.isInteger(8) || t.isInteger(16) || INTEGER.accepts(t) || FLOAT.accepts(t);
            case WORD -> t.isInteger(32) || t == FloatType.F32;
            case FLOAT -> t == FloatType.F16 || t == FloatType.F32 || t == FloatType.F64;
            case INTEGER -> t.isInteger(32) || t.isInteger(64);
            case WIDE -> isWide(t);
            case I32 -> t.isInteger(32);
            case BOOL -> t.isInteger(1);
            case VAR -> t instanceof VarType;
        };
    }

    @Override
    public @Nullable Type only() {
        return this == I32 ? IntegerType.I32 : this == BOOL ? IntegerType.I1 : null;
    }

    /** Whether a value of {@code t} takes a pair of registers. */
    public static boolean isWide(Type t) {
        return t.isInteger(64) || t == FloatType.F64;
    }

    /** Bytes that a load or store of {@code t} accesses. */
    public static int bytes(Type t) {
        return t instanceof IntegerType i ? i.width() / 8 : ((FloatType) t).width() / 8;
    }
}
