package dev.wami.ssawasm;

import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.Numbers;
import dev.wami.wasmops.Vectors;
import dev.wami.wasmspec.LaneShape;
import org.jspecify.annotations.Nullable;

/** How types follow from that of an operand where this may be a scalar or a vector. */
enum LaneRule implements TypeRule.Function {
    /** What a comparison gives: an i32 for scalars, integers as wide as the lanes for vectors. */
    TRUTH_OF,
    /** The number of bits that a shift moves by: of the same type for scalars, an i32 for vectors. */
    COUNT_OF,
    /** A lane as a scalar: integers of less than 32 bits as i32. */
    LANE_OF;

    @Override
    public @Nullable Type apply(Type type) {
        LaneShape shape = Vectors.shape(type);
        return switch (this) {
            case TRUTH_OF -> shape == null ? scalar(IntegerType.I32, type) : Vectors.type(shape.integers());
            case COUNT_OF -> shape == null ? scalar(type, type) : IntegerType.I32;
            case LANE_OF -> shape == null ? null : Vectors.scalarType(shape);
        };
    }

    /** {@link #apply} to the type of a value that the operation accepts. */
    Type of(Type type) {
        Type found = apply(type);
        if (found == null) throw new IllegalArgumentException(type + " is neither a number nor a vector of 128 bits");
        return found;
    }

    private static @Nullable Type scalar(Type given, Type type) {
        return Numbers.type(type) == null ? null : given;
    }

    @Override
    public String description(String target, String from) {
        return switch (this) {
            case TRUTH_OF -> target + " type is i32, or the vector of integers as wide as those of '" + from + "'";
            case COUNT_OF -> target + " type is that of '" + from + "', or i32 if that is a vector";
            case LANE_OF -> target + " type is that of one lane of '" + from + "'";
        };
    }
}
