package dev.wami.std.memref;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.EnumWord;
import org.jspecify.annotations.Nullable;

/** Attributes of memref operations. */
enum MemRefAttrs implements AttrConstraint {
    ALIGNMENT(
            "64-bit signless integer attribute whose value is positive and whose value is a power of two > 0",
            IntegerType.I64),
    MEMREF_TYPE("memref type attribute", null),
    /** Of assume_alignment. */
    POSITIVE("32-bit signless integer attribute whose value is positive", IntegerType.I32),
    /** {@code addf}. */
    ATOMIC_KIND(
            "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15",
            IntegerType.I64);

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
            case POSITIVE -> attribute instanceof IntegerAttr i && i.type() == IntegerType.I32 && i.value() > 0;
            case ATOMIC_KIND ->
                attribute instanceof IntegerAttr i
                        && i.type() == IntegerType.I64
                        && i.value() >= 0
                        && i.value() < AtomicKind.values().length;
        };
    }

    @Override
    public AttrConstraint storage() {
        return switch (this) {
            case ALIGNMENT, POSITIVE -> Attrs.INTEGER;
            case MEMREF_TYPE -> Attrs.TYPE;
            case ATOMIC_KIND -> this;
        };
    }

    @Override
    public boolean hasShortForm() {
        return this == ATOMIC_KIND;
    }

    @Override
    public @Nullable Attribute parseShort(AsmParser parser) {
        String word = EnumWord.parse(parser, "kind", AtomicKind.KEYWORDS);
        return word == null ? null : IntegerAttr.i64(AtomicKind.KEYWORDS.indexOf(word));
    }

    @Override
    public void printShort(Attribute attribute, AsmText out) {
        if (attribute instanceof IntegerAttr i) out.text(AtomicKind.values()[(int) i.value()].keyword());
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
