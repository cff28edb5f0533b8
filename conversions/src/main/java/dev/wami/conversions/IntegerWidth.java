package dev.wami.conversions;

import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;

/** Widths of integers and of the Wasm types that hold them. */
public final class IntegerWidth {
    private IntegerWidth() {}

    /** Bits of a signless integer or {@code index}, which is 32 here. */
    public static int of(Type type) {
        return type instanceof IntegerType i ? i.width() : 32;
    }

    /** The Wasm type that holds an integer of {@code width} bits. */
    public static IntegerType container(int width) {
        return width <= 32 ? IntegerType.I32 : IntegerType.I64;
    }
}
