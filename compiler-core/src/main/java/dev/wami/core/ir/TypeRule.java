package dev.wami.core.ir;

import dev.wami.core.ir.type.Type;
import org.jspecify.annotations.Nullable;

/**
 * A type computed from that of another operand or result of the same operation; the text need not name it. Upstream:
 * TypesMatchWith.
 *
 * @param from the name of the operand or result it is computed from
 */
public record TypeRule(String from, Function function) implements TypeConstraint {

    /** How the type is computed. Dialects bring enums of their own. */
    public interface Function {
        /** The type, or null if {@code type} is unfit. */
        @Nullable
        Type apply(Type type);

        /** As in "failed to verify that {@code description}". */
        String description(String target, String from);
    }

    /** The common functions. */
    public enum Common implements Function {
        SAME,
        ELEMENT,
        I1_LIKE;

        @Override
        public @Nullable Type apply(Type type) {
            return switch (this) {
                case SAME -> type;
                case ELEMENT -> type.elementTypeOrSelf();
                case I1_LIKE -> i1Like(type);
            };
        }

        @Override
        public String description(String target, String from) {
            return switch (this) {
                case SAME -> "all of {" + from + ", " + target + "} have same type";
                case ELEMENT -> target + " type matches element type of '" + from + "'";
                case I1_LIKE -> target + " type has i1 element type and same shape as operands";
            };
        }
    }

    /** {@code i1} for a scalar, a vector or tensor of {@code i1} of the same shape otherwise. */
    public static Type i1Like(Type type) {
        return type instanceof dev.wami.core.ir.type.ShapedType s
                ? s.withElement(dev.wami.core.ir.type.IntegerType.I1)
                : dev.wami.core.ir.type.IntegerType.I1;
    }

    public static TypeRule sameAs(String from) {
        return new TypeRule(from, Common.SAME);
    }

    public static TypeRule elementOf(String from) {
        return new TypeRule(from, Common.ELEMENT);
    }

    public static TypeRule i1Like(String from) {
        return new TypeRule(from, Common.I1_LIKE);
    }

    /** Whether the rule holds is checked against {@link #from}, not here. */
    @Override
    public boolean accepts(Type type) {
        return function != Common.I1_LIKE || Types.BOOL_LIKE.accepts(type);
    }

    @Override
    public String description() {
        return function == Common.I1_LIKE ? Types.BOOL_LIKE.description() : "any type";
    }
}
