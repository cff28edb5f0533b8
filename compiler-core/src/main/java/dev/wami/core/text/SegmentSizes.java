package dev.wami.core.text;

import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.type.IntegerType;
import org.jspecify.annotations.Nullable;

/**
 * How many values each operand or result of an operation in generic form has, where it may have any number for several.
 */
final class SegmentSizes {
    private SegmentSizes() {}

    /** The name of the property that was once called {@code name}. */
    static String currentName(String name) {
        return switch (name) {
            case "operand_segment_sizes" -> OpSpec.OPERAND_SEGMENTS;
            case "result_segment_sizes" -> OpSpec.RESULT_SEGMENTS;
            default -> name;
        };
    }

    /** Sizes that are not given are zero. Returns what is wrong with those that are, or null. */
    static @Nullable String complete(OpSpec spec, OpState state) {
        String operands = spec.hasOperandSegments()
                ? complete(OpSpec.OPERAND_SEGMENTS, spec.operands().size(), state)
                : null;
        if (operands != null || !spec.hasResultSegments()) return operands;
        return complete(OpSpec.RESULT_SEGMENTS, spec.results().size(), state);
    }

    private static @Nullable String complete(String key, int count, OpState state) {
        Attribute given = state.get(key);
        if (given == null) {
            state.property(key, DenseArrayAttr.i32(new int[count]));
            return null;
        }
        if (!(given instanceof DenseArrayAttr sizes) || sizes.element() != IntegerType.I32) {
            return "expected DenseI32ArrayAttr for key `value`";
        }
        return sizes.size() == count ? null : "size mismatch in attribute conversion: " + sizes.size() + " vs " + count;
    }
}
