package dev.wami.std.memref;

import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.TypeKind;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.UnrankedMemRefType;
import org.jspecify.annotations.Nullable;

/** Types that memref operations ask for beyond the common ones. */
enum MemRefTypes implements TypeConstraint {
    /** A memref with dimensions to ask for, or an unranked one. */
    NOT_RANK_0("unranked.memref of any type values or non-0-ranked.memref of any type values"),
    RANK_1("1D memref of any type values"),
    BYTES("1D memref of 8-bit signless integer values"),
    STRIDED("strided memref of any type values"),
    SHAPE("1D memref of signless integer or index values"),
    NUMBERS("memref of signless integer or floating-point values");

    private final String description;

    MemRefTypes(String description) {
        this.description = description;
    }

    @Override
    public boolean accepts(Type type) {
        if (this == NOT_RANK_0 && type instanceof UnrankedMemRefType) return true;
        if (!(type instanceof MemRefType m)) return false;
        return switch (this) {
            case NOT_RANK_0 -> m.rank() > 0;
            case RANK_1 -> m.rank() == 1;
            case BYTES -> m.rank() == 1 && m.element().isInteger(8);
            case STRIDED -> m.stridesAndOffset() != null;
            case SHAPE -> m.rank() == 1 && m.element().isSignlessIntegerOrIndex();
            case NUMBERS ->
                m.element() instanceof IntegerType i && i.isSignless()
                        || m.element().isFloat();
        };
    }

    @Override
    public String description() {
        return description;
    }

    @Override
    public @Nullable TypeKind<?> kind() {
        return this == NOT_RANK_0 ? null : TypeKind.MEMREF;
    }

    /** The type of a value that is stored into {@code from}. */
    static TypeRule storedIn(String from) {
        return new TypeRule(from, Rule.STORED);
    }

    private enum Rule implements TypeRule.Function {
        STORED;

        @Override
        public @Nullable Type apply(Type type) {
            return type.elementTypeOrSelf();
        }

        @Override
        public String description(String target, String from) {
            return "type of '" + target + "' matches element type of '" + from + "'";
        }
    }
}
