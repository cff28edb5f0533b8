package dev.wami.generator;

import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import java.util.ArrayList;
import java.util.List;

/**
 * Nests of affine loops at the top of a function, where every known index is a symbol: bounds, conditions and
 * subscripts are random expressions of them and of the loops' counters.
 */
final class Affine {
    private static final Type INDEX = IndexType.INDEX;

    private final Body b;
    private final Statements inner;
    private final List<String> symbols = new ArrayList<>();
    private final List<String> counters = new ArrayList<>();

    Affine(Body b, Statements inner) {
        this.b = b;
        this.inner = inner;
        List<String> known = b.visible().getOrDefault(INDEX, List.of());
        for (int i = Math.max(0, known.size() - 4); i < known.size(); i++) {
            if (!known.get(i).contains("#")) symbols.add(known.get(i));
        }
        symbols.add(b.indexBelow(9));
    }

    void emit() {
        switch (b.draw.below(6)) {
            case 0 -> apply();
            case 1 -> basis();
            default -> nest(b.draw.between(1, 2));
        }
    }

    // ---- expressions

    /** An expression of counters and symbols, below about 2^20 in magnitude. */
    private String expression(int depth) {
        if (depth == 0) return leaf();
        String e = expression(depth - 1);
        return switch (b.draw.below(7)) {
            case 0 -> "(" + e + ") * " + b.draw.between(-3, 3);
            case 1 -> "(" + e + ") floordiv " + b.draw.between(1, 7);
            case 2 -> "(" + e + ") ceildiv " + b.draw.between(1, 7);
            case 3 -> "(" + e + ") mod " + b.draw.between(1, 7);
            case 4 -> "(" + e + ") - (" + leaf() + ")";
            case 5 -> "(" + e + ") + " + b.draw.between(-9, 9);
            default -> "(" + e + ") + (" + leaf() + ")";
        };
    }

    private String leaf() {
        if (!counters.isEmpty() && b.draw.chance(65)) return b.draw.of(counters);
        return "symbol(" + b.draw.of(symbols) + ")";
    }

    /**
     * {@code affine_map<(d0)[s0] -> (...)>} of a map that is written where expressions of values cannot be, with its
     * operands.
     */
    private String mapped(int results) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < results; i++) {
            String e = b.draw.of("d0", "s0", "d0 + s0", "d0 * 2 - s0", "s0 * 3 + d0 - 5", "d0 floordiv 3 + s0 mod 5");
            all.add(b.draw.chance(30) ? "(" + e + ") ceildiv 4" : e);
        }
        String dim = counters.isEmpty() ? b.draw.of(symbols) : b.draw.of(counters);
        return "affine_map<(d0)[s0] -> (" + String.join(", ", all) + ")>(" + dim + ")[" + b.draw.of(symbols) + "]";
    }

    private void apply() {
        String op = b.draw.of("apply", "min", "max");
        b.define(INDEX, "affine." + op + " " + mapped(op.equals("apply") ? 1 : b.draw.between(1, 3)));
    }

    /** One number for several digits, and back. */
    private void basis() {
        int x = b.draw.between(1, 7);
        int y = b.draw.between(1, 7);
        if (b.draw.coin()) {
            String i = b.indexBelow(5);
            String j = b.indexBelow(x);
            String k = b.indexBelow(y);
            b.define(
                    INDEX,
                    "affine.linearize_index " + b.draw.of("", "disjoint ") + "[" + i + ", " + j + ", " + k + "] by ("
                            + x + ", " + y + ") : index");
            return;
        }
        String whole = b.and(INDEX, b.value(INDEX), TypeMenu.INDEX_LIMIT - 1);
        String digits = b.fresh();
        b.line(digits + ":3 = affine.delinearize_index " + whole + " into (" + x + ", "
                + (b.draw.coin() ? y : b.index(y)) + ") : index, index, index");
        for (int i = 0; i < 3; i++) b.publish(INDEX, digits + "#" + i);
    }

    // ---- loops

    private void nest(int depth) {
        if (depth == 2 && b.draw.chance(25)) {
            parallel();
            return;
        }
        Type carried = b.types.any();
        boolean carries = b.draw.coin();
        String init = carries ? b.value(carried) : "";
        String i = b.fresh();
        String argument = b.fresh();
        String result = b.fresh();
        // The upper bound is the lower of two, one of them near: few turns whatever the other is.
        int low = b.draw.between(-3, 2);
        String lower = b.draw.coin()
                ? String.valueOf(low)
                : "max affine_map<(d0)[s0] -> (" + low + ", d0 mod 3)>(" + operand() + ")[" + b.draw.of(symbols) + "]";
        String upper = b.draw.coin()
                ? String.valueOf(low + b.draw.between(0, 5))
                : "min affine_map<(d0)[s0] -> (" + (low + 5) + ", d0 mod 7 + s0 mod 3)>(" + operand() + ")["
                        + b.draw.of(symbols) + "]";
        b.line((carries ? result + " = " : "") + "affine.for " + i + " = " + lower + " to " + upper + " step "
                + b.draw.between(1, 3)
                + (carries ? " iter_args(" + argument + " = " + init + ") -> (" + carried + ")" : "") + " {");
        b.nested(() -> {
            b.add(INDEX, i);
            counters.add(i);
            if (carries) b.add(carried, argument);
            statements(depth);
            counters.remove(i);
            if (carries) b.line("affine.yield " + b.value(carried) + " : " + carried);
        });
        b.line("}");
        if (carries) b.add(carried, result);
    }

    private String operand() {
        return counters.isEmpty() ? b.draw.of(symbols) : b.draw.of(counters);
    }

    private void statements(int depth) {
        for (int k = b.draw.between(1, 3); k > 0; k--) {
            switch (b.draw.below(6)) {
                case 0 -> access();
                case 1 -> access();
                case 2 -> apply();
                case 3 -> conditional();
                case 4 -> {
                    if (depth > 0) nest(depth - 1);
                }
                default -> inner.emit(b);
            }
        }
    }

    /** Subscripts modulo the extents. */
    private void access() {
        Buffer buffer = b.anyBuffer();
        if (buffer == null) return;
        List<String> at = new ArrayList<>();
        for (int extent : buffer.extents()) at.add("(" + expression(b.draw.below(3)) + ") mod " + extent);
        if (!at.isEmpty() && b.draw.chance(25)) {
            row(buffer, at);
            return;
        }
        String place = buffer.at(at);
        if (b.draw.chance(5)) b.line("affine.prefetch " + place.replace(" : ", ", read, locality<3>, data : "));
        else if (b.draw.coin() && !buffer.constant()) {
            b.line("affine.store " + b.value(buffer.element()) + ", " + place);
        } else b.add(buffer.element(), b.temporary("affine.load " + place));
    }

    /** A vector of neighbours in the last dimension, which begins so that it ends within. */
    private void row(Buffer buffer, List<String> at) {
        long[] strides = buffer.type().stridesAndOffset();
        int last = at.size() - 1;
        if (!b.types.hasVectors() || !TypeMenu.fillsBytes(buffer.element())) return;
        if (strides == null || strides[last] != 1) return;
        int extent = buffer.extents().get(last);
        int length = b.draw.between(1, extent);
        at.set(last, "(" + expression(1) + ") mod " + (extent - length + 1));
        VectorType row = VectorType.of(buffer.element(), length);
        String place = buffer.at(at) + ", " + row;
        if (b.draw.coin() && !buffer.constant()) b.line("affine.vector_store " + b.value(row) + ", " + place);
        else b.add(row, b.temporary("affine.vector_load " + place));
    }

    private void conditional() {
        Type type = b.types.any();
        String result = b.fresh();
        String relation = b.draw.of(
                "d0 - s0 >= 0", "d0 mod 2 == 0", "s0 - d0 * 2 + 3 >= 0, d0 >= 0", "d0 floordiv 2 - s0 mod 3 == 0");
        b.line(result + " = affine.if affine_set<(d0)[s0] : (" + relation + ")>(" + operand() + ")["
                + b.draw.of(symbols) + "] -> " + type + " {");
        b.nested(() -> {
            inner.emit(b);
            b.line("affine.yield " + b.value(type) + " : " + type);
        });
        b.line("} else {");
        b.nested(() -> b.line("affine.yield " + b.value(type) + " : " + type));
        b.line("}");
        b.add(type, result);
    }

    /** Reduced by an operation of which the order does not matter. */
    private void parallel() {
        Type type = b.types.integer();
        if (type.isIndex()) type = IntegerType.I64;
        Type reduced = type;
        String i = b.fresh();
        String j = b.fresh();
        String result = b.fresh();
        b.line(result + " = affine.parallel (" + i + ", " + j + ") = (" + b.draw.between(-1, 1) + ", 0) to ("
                + b.draw.between(2, 4) + ", " + b.draw.between(1, 3) + ") reduce (\""
                + b.draw.of("addi", "muli", "ori", "andi")
                + "\") -> (" + type + ") {");
        b.nested(() -> {
            b.add(INDEX, i);
            b.add(INDEX, j);
            counters.add(i);
            counters.add(j);
            if (b.draw.coin()) apply();
            inner.emit(b);
            counters.clear();
            b.line("affine.yield " + b.value(reduced) + " : " + reduced);
        });
        b.line("}");
        b.add(type, result);
    }
}
