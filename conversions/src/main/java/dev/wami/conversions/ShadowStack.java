package dev.wami.conversions;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.ssawasm.Globals.GlobalGetOp;
import dev.wami.ssawasm.Globals.GlobalSetOp;
import dev.wami.wasmspec.Operator;

/**
 * The stack in linear memory, which grows down from {@code __stack_pointer}: what has an address and lives as long as a
 * call or a scope. The pointer is a multiple of 16 at every call, as C's convention has it.
 */
public final class ShadowStack {
    /** What the pointer is a multiple of. */
    public static final int ALIGNMENT = 16;

    private ShadowStack() {}

    /**
     * Makes room for {@code bytes} at {@code alignment}, a multiple of {@link #ALIGNMENT}, and gives its address:
     *
     * <pre>{@code
     * sp = stack_pointer
     * if (sp - stack_low < bytes + alignment) unreachable
     * stack_pointer = (sp - bytes) & -alignment
     * }</pre>
     */
    public static Value push(Emitter e, Value bytes, int alignment) {
        Value pointer = pointer(e);
        trapWithout(e, pointer, e.add(bytes, e.i32(alignment)));
        Value moved = e.and(e.sub(pointer, bytes), e.i32(-alignment));
        setPointer(e, moved);
        return moved;
    }

    /** Makes room for so many bytes below {@code pointer}, which {@link #pointer} gave, and gives its address. */
    public static Value pushFrame(Emitter e, Value pointer, int bytes) {
        Value rounded = e.i32((bytes + ALIGNMENT - 1) & -ALIGNMENT);
        trapWithout(e, pointer, rounded);
        Value moved = e.sub(pointer, rounded);
        setPointer(e, moved);
        return moved;
    }

    private static void trapWithout(Emitter e, Value pointer, Value bytes) {
        Value room = e.sub(pointer, get(e, RuntimeSymbols.STACK_LOW));
        e.trapIf(e.compare(Operator.LT_U, room, bytes));
    }

    /** The pointer as it is now. */
    public static Value pointer(Emitter e) {
        return get(e, RuntimeSymbols.STACK_POINTER);
    }

    /** Sets the pointer: to what {@link #pointer} gave, which frees what was pushed since. */
    public static void setPointer(Emitter e, Value pointer) {
        e.builder().insert(new GlobalSetOp(e.location(), RuntimeSymbols.STACK_POINTER, pointer));
    }

    private static Value get(Emitter e, String global) {
        return e.builder()
                .insert(new GlobalGetOp(e.location(), global, IntegerType.I32))
                .result();
    }
}
