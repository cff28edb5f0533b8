package dev.wami.std.vector;

import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.text.FormatState;
import dev.wami.std.mixed.MixedIndex;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where {@code vector.extract} and {@code vector.insert} find their part: constants and operands for the leading
 * dimensions, {@code [0, %i]}. The constant -1 is poison.
 */
record Position(long[] constants, List<Value> operands) {
    static final String STATIC = "static_position";
    static final String DYNAMIC = "dynamic_position";
    static final long POISON = -1;

    int rank() {
        return constants.length;
    }

    boolean isStatic() {
        return operands.isEmpty();
    }

    boolean hasPoison() {
        for (long c : constants) if (c == POISON) return true;
        return false;
    }

    /** Whether there are as many operands as the constants leave open. */
    boolean isConsistent() {
        int open = 0;
        for (long c : constants) if (c == Shape.DYNAMIC) open++;
        return open == operands.size();
    }

    /** The dimension, counted from 1, whose constant is not inside {@code shape}; 0 if there is none. */
    int outside(Shape shape) {
        for (int i = 0; i < constants.length; i++) {
            long c = constants[i];
            if (c != Shape.DYNAMIC && c != POISON && (c < 0 || c >= shape.dim(i))) return i + 1;
        }
        return 0;
    }

    /** The number of the first element of the part, for a position of constants. */
    int start(Shape shape) {
        long[] at = new long[shape.rank()];
        System.arraycopy(constants, 0, at, 0, constants.length);
        return Positions.number(at, shape);
    }

    /** {@link #start} where operands tell. */
    <V> V start(Scalars<V> on, Shape shape) {
        long[] strides = Positions.strides(shape);
        V start = on.index(0);
        int next = 0;
        for (int i = 0; i < constants.length; i++) {
            boolean open = constants[i] == Shape.DYNAMIC;
            V index = open ? on.scalar(operands.get(next++)) : on.index(constants[i]);
            start = on.plus(start, on.times(index, on.index(strides[i])));
        }
        return start;
    }

    /**
     * Puts constants in the place of operands that are constants of a dimension of {@code shape}, or poison; operands
     * from {@code first} on are those of the position.
     */
    static boolean foldConstants(Operation op, int first, Shape shape, Folder folder) {
        long[] constants = op.property(STATIC, DenseArrayAttr.class).toLongs();
        List<Value> operands = new ArrayList<>(op.operands().subList(0, first));
        boolean changed = false;
        int next = first;
        for (int i = 0; i < constants.length; i++) {
            if (constants[i] != Shape.DYNAMIC) continue;
            Value operand = op.operand(next++);
            IntegerAttr c = folder.integer(operand);
            if (c == null || c.value() < POISON || c.value() >= shape.dim(i)) {
                operands.add(operand);
                continue;
            }
            constants[i] = c.value();
            changed = true;
        }
        if (!changed) return false;
        op.setAllOperands(operands);
        op.setAttribute(STATIC, DenseArrayAttr.i64(constants));
        return true;
    }

    List<MixedIndex> mixed() {
        return MixedIndex.join(constants, operands);
    }

    DenseArrayAttr attribute() {
        return DenseArrayAttr.i64(constants);
    }

    // ---- text

    static boolean parse(AsmParser parser, FormatState read) {
        MixedIndex.@Nullable Unresolved list = MixedIndex.parse(parser);
        if (list == null) return false;
        read.operands(DYNAMIC, list.operands());
        read.attribute(STATIC, list.attribute());
        return true;
    }

    void print(AsmPrinter printer) {
        MixedIndex.print(printer, mixed());
    }
}
