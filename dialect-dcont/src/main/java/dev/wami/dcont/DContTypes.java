package dev.wami.dcont;

import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.type.Type;
import org.jspecify.annotations.Nullable;

/** What the operands and results of the dialect may be. */
enum DContTypes implements TypeConstraint {
    CONTINUATION("continuation"),
    STORAGE("storage of a continuation");

    private final String description;

    DContTypes(String description) {
        this.description = description;
    }

    @Override
    public String description() {
        return description;
    }

    @Override
    public boolean accepts(Type type) {
        return this == CONTINUATION ? type instanceof ContinuationType : type instanceof AllocatedType;
    }

    /** The type of the storage for continuations of the type of {@code from}. */
    static TypeRule storageOf(String from) {
        return new TypeRule(from, Rule.STORAGE_OF);
    }

    private enum Rule implements TypeRule.Function {
        STORAGE_OF;

        @Override
        public @Nullable Type apply(Type type) {
            return type instanceof ContinuationType c ? new AllocatedType(c.protocol()) : null;
        }

        @Override
        public String description(String target, String from) {
            return target + " holds continuations of the type of '" + from + "'";
        }
    }
}
