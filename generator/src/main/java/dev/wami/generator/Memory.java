package dev.wami.generator;

import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.List;

/** Buffers of memref: filled before they are read, indices within their extents. */
final class Memory {
    private final Body b;

    Memory(Body b) {
        this.b = b;
    }

    /** A buffer, what is done with it, and what can be read from it afterwards. */
    void emit() {
        Type element = b.types.scalar();
        if (TypeMenu.width(element) > 64) return; // not in memory
        int rank = b.draw.below(4);
        List<Integer> extents = new ArrayList<>();
        for (int i = 0; i < rank; i++) extents.add(b.draw.between(1, 4));
        String type = allocated(element, extents);
        for (int k = b.draw.between(1, 4); k > 0; k--) access(element, extents, type);
    }

    private String memref = "";

    private String allocated(Type element, List<Integer> extents) {
        StringBuilder shape = new StringBuilder();
        List<String> sizes = new ArrayList<>();
        for (int extent : extents) {
            boolean dynamic = b.draw.chance(30);
            if (dynamic) sizes.add(b.index(extent));
            shape.append(dynamic ? "?" : extent).append('x');
        }
        String type = "memref<" + shape + element + ">";
        String filling = b.value(element);
        boolean onStack = b.nesting() <= 1 && b.draw.coin();
        memref = b.temporary("memref.al" + (onStack ? "loca" : "loc") + "(" + String.join(", ", sizes) + ") : " + type);
        String from = b.index(0);
        String step = b.index(1);
        List<String> counters = new ArrayList<>();
        for (int extent : extents) {
            String i = b.fresh();
            String to = b.index(extent);
            b.line("scf.for " + i + " = " + from + " to " + to + " step " + step + " {");
            counters.add(i);
        }
        b.line("memref.store " + filling + ", " + memref + "[" + String.join(", ", counters) + "] : " + type);
        extents.forEach(e -> b.line("}"));
        return type;
    }

    private void access(Type element, List<Integer> extents, String type) {
        List<String> indices = new ArrayList<>();
        for (int extent : extents) indices.add(b.indexBelow(extent));
        String place = memref + "[" + String.join(", ", indices) + "] : " + type;
        if (b.draw.coin()) b.line("memref.store " + b.value(element) + ", " + place);
        else b.add(element, b.temporary("memref.load " + place));
    }
}
