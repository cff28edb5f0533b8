package dev.wami.jvmbackend;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;

/**
 * The operands of Wasm at a point of the code, and where the JVM has them: the lower ones in local variables, each in
 * that of its height and kind, the upper ones on the JVM's own stack. At a label all are in variables, so that the
 * JVM's stack is empty there and each way to the label finds a value in the same place.
 */
final class OperandStack {
    private final MethodVisitor code;
    /** Where the variables are, if not among those of the JVM. */
    private final @Nullable Spread spread;
    /** The kinds of the variables that are set everywhere: parameters, the instance, locals. */
    private final List<Object> fixed;

    private int nextSlot;
    /** The variable for a height and kind, by height times the number of kinds. */
    private final Map<Integer, Integer> slots = new HashMap<>();
    /** All of these in the order of their variables, with height and kind. */
    private final List<Home> homes = new ArrayList<>();

    private final Map<Kind, Integer> temporaries = new EnumMap<>(Kind.class);

    private Kind[] kinds = new Kind[16];
    private int size;
    private int inSlots;

    /** A height of -1 is that of a temporary variable, which is set at no label. */
    /** Of the temporary variable that the next frame has. */
    private @Nullable Kind kept;

    private record Home(int height, Kind kind) {}

    OperandStack(MethodVisitor code, @Nullable Spread spread, List<Object> fixed, int nextSlot) {
        this.code = code;
        this.spread = spread;
        this.fixed = fixed;
        this.nextSlot = nextSlot;
    }

    int size() {
        return size;
    }

    Kind kind(int height) {
        return kinds[height];
    }

    Kind top() {
        return kinds[size - 1];
    }

    /** How many are on the JVM's stack. */
    int onStack() {
        return size - inSlots;
    }

    /** A value that was just put on the JVM's stack. */
    void push(Kind kind) {
        if (size == kinds.length) kinds = Arrays.copyOf(kinds, size * 2);
        kinds[size++] = kind;
    }

    /** Values that are on the JVM's stack are gone from there. */
    void consume(int count) {
        size -= count;
    }

    /** Sees to it that the upper {@code count} values are on the JVM's stack. */
    void require(int count) {
        if (onStack() >= count) return;
        if (onStack() > 0) spill();
        for (int i = size - count; i < size; i++) {
            load(i);
        }
        inSlots = size - count;
    }

    /** Puts all values into their variables. */
    void spill() {
        for (int i = size - 1; i >= inSlots; i--) {
            store(i, kinds[i]);
        }
        inSlots = size;
    }

    /** Puts a copy of a value that is in its variable on the JVM's stack, where it does not count. */
    void load(int height) {
        Kind kind = kinds[height];
        if (spread != null) spread.loadOperand(height, kind, code);
        else code.visitVarInsn(kind.load, slot(height, kind));
    }

    /** Pops a value of the JVM's stack into the variable for a height. */
    void store(int height, Kind kind) {
        if (spread != null) spread.storeOperand(height, kind, code);
        else code.visitVarInsn(kind.store, slot(height, kind));
    }

    /** Becomes as another, whose values are all in variables that both know. */
    void become(OperandStack other) {
        kinds = other.kinds.clone();
        size = other.size;
        inSlots = other.size;
    }

    /** Takes the upper {@code count} values away, which are in variables. */
    void drop(int count) {
        for (; count > 0; count--) {
            if (onStack() > 0) code.visitInsn(top().slots == 2 ? POP2 : POP);
            else inSlots--;
            size--;
        }
    }

    /** All values above {@code height} are gone, and these are there in variables. */
    void reset(int height, List<Kind> values) {
        size = height;
        for (Kind kind : values) {
            push(kind);
        }
        inSlots = size;
    }

    /** Whether the upper {@code count} values are where a label wants them, with {@code height} values below. */
    boolean isInPlace(int height, int count) {
        return count == 0 || inSlots == size && height == size - count;
    }

    /** Moves the upper {@code count} values to where a label wants them and all others from the JVM's stack. */
    void moveTo(int height, int count) {
        int first = size - count;
        // Downwards in memory, the lowest first: none is overwritten before it has moved.
        for (int i = first; i < Math.min(size, inSlots) && first != height; i++) {
            load(i);
            store(height + i - first, kinds[i]);
        }
        for (int i = size - 1; i >= Math.max(first, inSlots); i--) {
            store(height + i - first, kinds[i]);
        }
        for (int i = first - 1; i >= inSlots; i--) {
            code.visitInsn(kinds[i].slots == 2 ? POP2 : POP);
        }
    }

    /** Binds a label at which all values are in variables. */
    void bind(Label label) {
        if (inSlots != size) throw new IllegalStateException("values on the stack at a label");
        code.visitLabel(label);
        frame(List.of());
    }

    /** Binds a label at which all values are in variables, and one more in the temporary one of its kind. */
    void bindKeeping(Label label, Kind temporary) {
        kept = temporary;
        bind(label);
        kept = null;
    }

    /** Binds a label with what is on the JVM's stack, and more. */
    void bindWith(Label label, List<Object> more) {
        code.visitLabel(label);
        frame(more);
    }

    /** Describes the variables, and the JVM's stack, to the verifier. */
    void frame(List<Object> more) {
        List<Object> locals = new ArrayList<>(fixed.size() + homes.size());
        locals.addAll(fixed);
        for (Home home : homes) {
            boolean live =
                    home.height < 0 ? home.kind == kept : home.height < inSlots && kinds[home.height] == home.kind;
            if (live) {
                locals.add(home.kind.frame);
            } else {
                for (int i = 0; i < home.kind.slots; i++) locals.add(TOP);
            }
        }
        int last = locals.size();
        while (last > 0 && locals.get(last - 1) == TOP) last--;
        List<Object> stack = new ArrayList<>();
        for (int i = inSlots; i < size; i++) {
            stack.add(kinds[i].frame);
        }
        stack.addAll(more);
        code.visitFrame(F_NEW, last, locals.toArray(), stack.size(), stack.toArray());
    }

    /** A variable for the next few instructions. */
    int temporary(Kind kind) {
        return temporaries.computeIfAbsent(kind, k -> allocate(-1, k));
    }

    private int slot(int height, Kind kind) {
        return slots.computeIfAbsent(height * Kind.values().length + kind.ordinal(), key -> allocate(height, kind));
    }

    private int allocate(int height, Kind kind) {
        int slot = nextSlot;
        nextSlot += kind.slots;
        homes.add(new Home(height, kind));
        return slot;
    }
}
