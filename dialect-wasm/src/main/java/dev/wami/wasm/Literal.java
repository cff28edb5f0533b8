package dev.wami.wasm;

import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import org.jspecify.annotations.Nullable;

/** Constants whose type the instruction says. */
enum Literal implements AttrConstraint {
    I32("32-bit signless integer attribute"),
    I64("64-bit signless integer attribute"),
    F32("32-bit float attribute"),
    F64("64-bit float attribute"),
    /** The low half first. */
    V128("i64 dense array attribute with 2 elements"),
    LANES("i8 dense array attribute with 16 elements");

    private final String description;

    Literal(String description) {
        this.description = description;
    }

    @Override
    public String description() {
        return description;
    }

    @Override
    public boolean accepts(Attribute a) {
        return switch (this) {
            case I32 -> a instanceof IntegerAttr i && i.type().isInteger(32);
            case I64 -> a instanceof IntegerAttr i && i.type().isInteger(64);
            case F32 -> a instanceof FloatAttr f && f.type() == FloatType.F32;
            case F64 -> a instanceof FloatAttr f && f.type() == FloatType.F64;
            case V128 -> a instanceof DenseArrayAttr d && d.element().isInteger(64) && d.size() == 2;
            case LANES -> a instanceof DenseArrayAttr d && d.element().isInteger(8) && d.size() == 16;
        };
    }

    @Override
    public @Nullable Type impliedType() {
        return switch (this) {
            case I32 -> IntegerType.I32;
            case I64 -> IntegerType.I64;
            case F32 -> FloatType.F32;
            case F64 -> FloatType.F64;
            case V128, LANES -> null; // they are written with their type
        };
    }
}
