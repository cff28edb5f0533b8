package dev.wami.generator.loops;

import dev.wami.generator.Draw;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws what programs do with bytes and numbers of 16 bits: they are made wider, computed with, kept in range, and made
 * narrow again, or summed.
 */
final class NarrowDraw {
    private final Draw draw;
    private final SubscriptDraw subscripts;

    NarrowDraw(Draw draw, SubscriptDraw subscripts) {
        this.draw = draw;
        this.subscripts = subscripts;
    }

    /** Whether there are arrays of narrower integers than {@code type}, which is one of integers. */
    boolean hasFor(Element type) {
        return !type.isFloat() && !arrays(type).isEmpty();
    }

    private List<Array> arrays(Element wide) {
        List<Array> out = new ArrayList<>(subscripts.arrays());
        out.removeIf(a -> a.element().isFloat() || a.element().bits() >= wide.bits());
        return out;
    }

    /** Something of type {@code wide}, of narrower numbers. */
    Value of(Element wide, int depth) {
        if (depth == 0) return leaf(wide);
        int choice = draw.below(100);
        Value x = of(wide, depth - 1);
        if (choice < 15) return new Value.Absolute(new Value.Binary("arith.subi", x, of(wide, depth - 1)));
        if (choice < 35) return shifted(x, wide);
        if (choice < 45) {
            Value most = constant(wide, draw.of(127, 255, 255));
            return new Value.Binary(draw.of("arith.minsi", "arith.minui"), x, most);
        }
        if (choice < 53) return new Value.Binary("arith.maxsi", x, constant(wide, draw.of(0, 0, -128)));
        if (choice < 60) {
            Value sum = new Value.Binary("arith.addi", x, of(wide, depth - 1));
            Value one = constant(wide, 1);
            return new Value.Binary("arith.shrui", new Value.Binary("arith.addi", sum, one), one);
        }
        return new Value.Binary(draw.of(wide.operations()), x, of(wide, depth - 1));
    }

    /** {@code x} by some bits more or less. */
    Value shifted(Value x, Element wide) {
        Value by = constant(wide, draw.of(1, 2, 4, 8, 8, 15) % wide.bits());
        return new Value.Binary(draw.of("arith.shrui", "arith.shrui", "arith.shrsi", "arith.shli"), x, by);
    }

    private Value leaf(Element wide) {
        List<Array> narrow = arrays(wide);
        if (narrow.isEmpty() || draw.chance(10)) return constant(wide, draw.of(1, 3, 77, 255, -5));
        Array array = draw.of(narrow);
        return new Value.Cast(
                new Value.Load(array, draw.chance(70) ? subscripts.plain(array) : subscripts.subscripts(array)),
                wide,
                draw.chance(65));
    }

    private static Value constant(Element type, int value) {
        return new Value.Literal(
                type,
                switch (type) {
                    case I64 -> (long) value << 8 | 1;
                    case I32 -> (long) value << 32;
                    case I16 -> (long) value << 48;
                    case I8 -> (long) value << 56;
                    default -> throw new IllegalArgumentException("no integers: " + type);
                });
    }
}
