package dev.wami.wasmbinary;

import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * The types of the operands and the open blocks at a point in code, and which locals are set: the three stacks of the
 * specification's validation algorithm (A.6). Every pop below an unconditional branch of the same block gives
 * {@link TypeRelations#BOTTOM}, which fits any type.
 */
final class TypeStack {
    /** An open block, or the function. */
    static final class Frame {
        final Opcode opcode;
        final List<ValueType> start;
        final List<ValueType> end;
        private final int height;
        private final int initHeight;
        private boolean unreachable;

        private Frame(Opcode opcode, List<ValueType> start, List<ValueType> end, int height, int initHeight) {
            this.opcode = opcode;
            this.start = start;
            this.end = end;
            this.height = height;
            this.initHeight = initHeight;
        }

        /** What a branch to this block takes: a loop starts again, the others end. */
        List<ValueType> label() {
            return opcode == Opcode.LOOP ? start : end;
        }
    }

    private final TypeRelations relations;
    private ValueType[] values = new ValueType[16];
    private int size;
    private final List<Frame> frames = new ArrayList<>();
    private final BitSet setLocals = new BitSet();
    private final List<Integer> setOrder = new ArrayList<>();

    TypeStack(TypeRelations relations) {
        this.relations = relations;
    }

    void push(ValueType type) {
        if (size == values.length) {
            values = Arrays.copyOf(values, size * 2);
        }
        values[size++] = type;
    }

    void push(List<ValueType> types) {
        // no iterator: most lists have one type or none
        for (int i = 0; i < types.size(); i++) {
            push(types.get(i));
        }
    }

    /** Pops a value of any type. */
    ValueType pop() throws InvalidException {
        Frame frame = top();
        if (size == frame.height) {
            if (frame.unreachable) {
                return TypeRelations.BOTTOM;
            }
            throw new InvalidException("type mismatch: expected a value, but the block has none left");
        }
        return values[--size];
    }

    ValueType pop(ValueType expected) throws InvalidException {
        Frame frame = top();
        if (size == frame.height && !frame.unreachable) {
            throw new InvalidException("type mismatch: expected " + expected + ", but the block has no value left");
        }
        ValueType actual = pop();
        if (!relations.isSubtype(actual, expected)) {
            throw mismatch(expected, actual);
        }
        return actual;
    }

    /** Pops a reference of any type; from a polymorphic stack, one that fits all. */
    RefType popReference() throws InvalidException {
        ValueType actual = pop();
        if (actual == TypeRelations.BOTTOM) {
            return RefType.nonNull(TypeRelations.BOTTOM_HEAP);
        }
        if (actual instanceof RefType reference) {
            return reference;
        }
        throw new InvalidException("type mismatch: expected a reference, found " + actual);
    }

    void pop(List<ValueType> expected) throws InvalidException {
        for (int i = expected.size() - 1; i >= 0; i--) {
            pop(expected.get(i));
        }
    }

    /** Checks that values of these types are on top, and leaves them there as what they are. */
    void peek(List<ValueType> expected) throws InvalidException {
        ValueType[] actual = new ValueType[expected.size()];
        for (int i = actual.length - 1; i >= 0; i--) {
            actual[i] = pop(expected.get(i));
        }
        for (ValueType type : actual) {
            push(type);
        }
    }

    static InvalidException mismatch(ValueType expected, ValueType actual) {
        return new InvalidException("type mismatch: expected " + expected + ", found " + actual);
    }

    void open(Opcode opcode, List<ValueType> start, List<ValueType> end) {
        frames.add(new Frame(opcode, start, end, size, setOrder.size()));
        push(start);
    }

    /** Closes the innermost block, whose results must be on the stack and nothing else. */
    Frame close() throws InvalidException {
        Frame frame = top();
        pop(frame.end);
        if (size != frame.height) {
            throw new InvalidException("type mismatch: " + (size - frame.height)
                    + " values too many at the end of the block, " + values[size - 1] + " on top");
        }
        while (setOrder.size() > frame.initHeight) {
            setLocals.clear(setOrder.remove(setOrder.size() - 1));
        }
        frames.remove(frames.size() - 1);
        return frame;
    }

    /** What follows in this block is never reached from here. */
    void unreachable() {
        Frame frame = top();
        size = frame.height;
        frame.unreachable = true;
    }

    boolean isEmpty() {
        return frames.isEmpty();
    }

    int depth() {
        return frames.size();
    }

    /** The innermost block. */
    Frame top() {
        return frames.get(frames.size() - 1);
    }

    Frame frame(int label) throws InvalidException {
        if (Integer.compareUnsigned(label, frames.size()) >= 0) {
            throw ModuleContext.unknown("label", label);
        }
        return frames.get(frames.size() - 1 - label);
    }

    /** The results of the function. */
    List<ValueType> results() {
        return frames.get(0).end;
    }

    /** Notes that a local that has no default value has been set. */
    void set(int local) {
        if (!setLocals.get(local)) {
            setLocals.set(local);
            setOrder.add(local);
        }
    }

    boolean isSet(int local) {
        return setLocals.get(local);
    }
}
