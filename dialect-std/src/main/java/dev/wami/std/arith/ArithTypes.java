package dev.wami.std.arith;

import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.UnrankedMemRefType;

/** What casts take and give. */
enum ArithTypes implements TypeConstraint {
    FIXED_WIDTH_INTEGER_LIKE("signless-fixed-width-integer-like"),
    INDEX_CASTABLE("signless-integer-like or memref of signless-integer"),
    BITCASTABLE("signless-integer-or-float-like or memref of signless-integer or float");

    private final String description;

    ArithTypes(String description) {
        this.description = description;
    }

    @Override
    public String description() {
        return description;
    }

    @Override
    public boolean accepts(Type type) {
        if (type instanceof UnrankedMemRefType) return false;
        Type e = type.elementTypeOrSelf();
        boolean signless = e instanceof IntegerType i && i.isSignless();
        return switch (this) {
            case FIXED_WIDTH_INTEGER_LIKE -> signless && !(type instanceof MemRefType);
            case INDEX_CASTABLE -> signless || e == IndexType.INDEX;
            case BITCASTABLE -> signless || e instanceof FloatType;
        };
    }
}
