package dev.wami.std.memref;

import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import org.jspecify.annotations.Nullable;

/** Attributes of memref operations. */
enum MemRefAttrs implements AttrConstraint {
    ALIGNMENT(
            "64-bit signless integer attribute whose value is positive and whose value is a power of two > 0",
            IntegerType.I64),
    MEMREF_TYPE("memref type attribute", null);

    /** What {@link #ALIGNMENT} is called. */
    static final String ALIGNMENT_NAME = "alignment";

    private final String description;
    private final @Nullable Type type;

    MemRefAttrs(String description, @Nullable Type type) {
        this.description = description;
        this.type = type;
    }

    @Override
    public boolean accepts(Attribute attribute) {
        return switch (this) {
            case ALIGNMENT ->
                attribute instanceof IntegerAttr i
                        && i.type().equals(IntegerType.I64)
                        && i.value() > 0
                        && Long.bitCount(i.value()) == 1;
            case MEMREF_TYPE -> attribute instanceof TypeAttr t && t.type() instanceof MemRefType;
        };
    }

    @Override
    public String description() {
        return description;
    }

    @Override
    public @Nullable Type impliedType() {
        return type;
    }
}
