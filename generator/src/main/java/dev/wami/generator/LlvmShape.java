package dev.wami.generator;

import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A type of llvm: one that it shares with arith, or a struct or an array.
 *
 * @param text as it stands in a program
 * @param scalar the shared type, null for what has parts
 */
record LlvmShape(
        String text,
        boolean isArray,
        List<LlvmShape> parts,
        @Nullable Type scalar) {

    /** A part that has no parts, and the positions that lead to it. */
    record Leaf(List<Integer> path, Type type) {

        /** {@code [1, 0]}. */
        String position() {
            return path.toString();
        }
    }

    static LlvmShape of(Type scalar) {
        return new LlvmShape(scalar.toString(), false, List.of(), scalar);
    }

    static LlvmShape struct(List<LlvmShape> parts, boolean packed) {
        String list = "(" + parts.stream().map(LlvmShape::text).collect(Collectors.joining(", ")) + ")";
        return new LlvmShape("!llvm.struct<" + (packed ? "packed " : "") + list + ">", false, parts, null);
    }

    static LlvmShape structOf(List<Type> types) {
        return struct(types.stream().map(LlvmShape::of).collect(Collectors.toList()), false);
    }

    static LlvmShape array(LlvmShape element, int count) {
        return new LlvmShape("!llvm.array<" + count + " x " + element.text + ">", true, repeated(element, count), null);
    }

    private static List<LlvmShape> repeated(LlvmShape element, int count) {
        List<LlvmShape> parts = new ArrayList<>();
        for (int i = 0; i < count; i++) parts.add(element);
        return parts;
    }

    /** A random one with at most {@code depth} levels of parts. */
    static LlvmShape random(Body b, int depth) {
        if (depth > 0 && b.draw.chance(45)) {
            List<LlvmShape> parts = new ArrayList<>();
            for (int i = b.draw.between(1, 4); i > 0; i--) parts.add(random(b, depth - 1));
            return struct(parts, b.draw.chance(20));
        }
        if (depth > 0 && b.draw.chance(50)) return array(random(b, depth - 1), b.draw.between(1, 4));
        return of(storable(b));
    }

    /** A type whose place in memory LLVM and we agree about: vectors of whole bytes only. */
    private static Type storable(Body b) {
        for (int i = 0; i < 4; i++) {
            Type t = b.types.any();
            if (Llvm.has(t) && (!(t instanceof VectorType) || TypeMenu.fillsBytes(t.elementTypeOrSelf()))) return t;
        }
        return dev.wami.core.ir.type.IntegerType.I64;
    }

    List<Leaf> leaves() {
        List<Leaf> all = new ArrayList<>();
        collect(List.of(), all);
        return all;
    }

    private void collect(List<Integer> path, List<Leaf> into) {
        if (scalar != null) into.add(new Leaf(path, scalar));
        for (int i = 0; i < parts.size(); i++) {
            List<Integer> longer = new ArrayList<>(path);
            longer.add(i);
            parts.get(i).collect(longer, into);
        }
    }

    /** The attribute of a random constant; null where llvm.mlir.constant has no simple one. */
    @Nullable
    String constant(TypeMenu types) {
        if (scalar != null) return types.constant(scalar).toString();
        if (isArray || parts.stream().anyMatch(p -> p.scalar == null || p.scalar instanceof VectorType)) return null;
        List<String> all = new ArrayList<>();
        for (LlvmShape p : parts) all.add(p.constant(types));
        return "[" + String.join(", ", all) + "]";
    }
}
