package dev.wami.generator;

import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;

/** Arithmetic with flags that promise what their operands are made to keep: no overflow, nothing lost. */
final class Flagged {
    private final Body b;

    Flagged(Body b) {
        this.b = b;
    }

    void emit() {
        Type t = b.types.any();
        Type e = t.elementTypeOrSelf();
        if (e == IndexType.INDEX || e.isFloat()) return;
        int width = TypeMenu.width(e);
        if (width < 4 || width > 64) return;
        switch (b.draw.below(7)) {
            // below 2^(w-2): neither sum overflows
            case 0 -> flagged("addi", t, high(t, 2), high(t, 2), flags());
            // not negative: the difference is a number
            case 1 -> flagged("subi", t, high(t, 1), high(t, 1), " overflow<nsw>");
            // x - (x >> k) for x >= 0
            case 2 -> {
                String x = high(t, 1);
                flagged("subi", t, x, b.binary("arith.shrui", t, x, b.splat(t, b.draw.below(width))), flags());
            }
            case 3 -> flagged("muli", t, high(t, width - width / 2 + 1), high(t, width / 2 + 1), flags());
            case 4 -> {
                int k = b.draw.below(width - 1);
                flagged("shli", t, high(t, k + 1), b.splat(t, k), flags());
            }
            case 5 -> {
                int k = b.draw.below(width);
                String x = b.binary("arith.shli", t, b.value(t), b.splat(t, k));
                define(b.draw.of("shrsi", "shrui"), t, x, b.splat(t, k), " exact");
            }
            default -> {
                Type wide = Body.like(t, IntegerType.I64);
                if (width == 64) return;
                String x = b.binary("arith.shrui", wide, b.value(wide), b.splat(wide, 64 - width + 1L));
                b.define(t, "arith.trunci " + x + flags() + " : " + wide + " to " + t);
            }
        }
    }

    /** A value with its {@code n} highest bits clear. */
    private String high(Type t, int n) {
        return b.binary(
                "arith.shrui", t, b.value(t), b.splat(t, Math.min(n, TypeMenu.width(t.elementTypeOrSelf()) - 1)));
    }

    private String flags() {
        return " overflow<" + b.draw.of("nsw", "nuw", "nsw, nuw") + ">";
    }

    private void flagged(String op, Type t, String lhs, String rhs, String flags) {
        define(op, t, lhs, rhs, flags);
    }

    private void define(String op, Type t, String lhs, String rhs, String flags) {
        b.define(t, "arith." + op + " " + lhs + ", " + rhs + flags + " : " + t);
    }
}
