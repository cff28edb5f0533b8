package dev.wami.generator;

import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Memory of llvm: on the stack and in globals, reached through pointers, by parts, as a whole and atomically. */
final class LlvmMemory {
    private static final Type I64 = IntegerType.I64;

    private final Body b;
    private final LlvmAggregates aggregates;

    LlvmMemory(Body b) {
        this.b = b;
        this.aggregates = new LlvmAggregates(b);
    }

    void emit() {
        LlvmPlace place = b.anyPlace();
        if (place == null || b.draw.chance(20)) allocate();
        else use(place);
    }

    // ---- places

    private void allocate() {
        LlvmShape shape = LlvmShape.random(b, 2);
        String constant = b.draw.coin() ? shape.constant(b.types) : null;
        if (constant != null && b.draw.coin()) {
            String global = b.llvmGlobal("constant", shape, constant);
            b.add(new LlvmPlace(addressOf(global), shape, true));
            return;
        }
        String address = b.draw.chance(30)
                ? addressOf(b.llvmGlobal("", shape, null))
                : b.temporary("llvm.alloca " + count(1) + " x " + shape.text() + " : (i64) -> !llvm.ptr");
        LlvmPlace place = new LlvmPlace(address, shape, false);
        if (b.draw.chance(30)) fill(place);
        else store(address, shape, aggregates.value(shape));
        b.add(place);
    }

    private String addressOf(String symbol) {
        return b.temporary("llvm.mlir.addressof " + symbol + " : !llvm.ptr");
    }

    private String count(long n) {
        return b.temporary("llvm.mlir.constant(" + n + " : i64) : i64");
    }

    /** Zeros, which every type has as a value. */
    private void fill(LlvmPlace place) {
        String zero = b.temporary("llvm.mlir.constant(0 : i8) : i8");
        b.line("\"llvm.intr.memset\"(" + place.name() + ", " + zero + ", " + size(place.shape()) + ") <{isVolatile = "
                + b.draw.coin() + "}> : (!llvm.ptr, i8, i64) -> ()");
    }

    /** How many bytes there are from one to the next in an array. */
    private String size(LlvmShape shape) {
        String none = b.temporary("llvm.mlir.zero : !llvm.ptr");
        String next = b.temporary("llvm.getelementptr " + none + "[1] : (!llvm.ptr) -> !llvm.ptr, " + shape.text());
        return b.temporary("llvm.ptrtoint " + next + " : !llvm.ptr to i64");
    }

    // ---- accesses

    private void use(LlvmPlace place) {
        switch (b.draw.below(8)) {
            case 0 -> readWhole(place);
            case 1 -> copy(place);
            case 2 -> atomic(place);
            case 3 -> masked(place);
            case 4 -> throughPointers(place);
            case 5, 6 -> {
                if (!place.constant()) write(place);
            }
            default -> read(place);
        }
    }

    private void read(LlvmPlace place) {
        LlvmShape.Leaf leaf = b.draw.of(place.shape().leaves());
        String address = address(place, leaf);
        b.define(leaf.type(), "llvm.load " + kind() + address + " : !llvm.ptr -> " + leaf.type());
    }

    private void write(LlvmPlace place) {
        LlvmShape.Leaf leaf = b.draw.of(place.shape().leaves());
        String value = b.value(leaf.type());
        b.line("llvm.store " + kind() + value + ", " + address(place, leaf) + " : " + leaf.type() + ", !llvm.ptr");
    }

    private String kind() {
        return b.draw.chance(10) ? "volatile " : "";
    }

    private void readWhole(LlvmPlace place) {
        LlvmShape shape = place.shape();
        String value = b.temporary("llvm.load " + place.name() + " : !llvm.ptr -> " + shape.text());
        if (shape.scalar() != null) b.add(shape.scalar(), value);
        else aggregates.takeApart(shape, value);
    }

    private void store(String address, LlvmShape shape, String value) {
        b.line("llvm.store " + value + ", " + address + " : " + shape.text() + ", !llvm.ptr");
    }

    /** The address of a part of this type, in arrays anywhere: by one step, or by one for each level. */
    private String address(LlvmPlace place, LlvmShape.Leaf leaf) {
        String at = place.name();
        LlvmShape shape = place.shape();
        boolean stepwise = b.draw.chance(30);
        LlvmShape from = shape;
        List<String> indices = new ArrayList<>(List.of("0"));
        for (int i : leaf.path()) {
            boolean moves = shape.isArray() && b.draw.coin();
            indices.add(moves ? aggregates.below(shape.parts().size(), I64) : String.valueOf(i));
            shape = shape.parts().get(i);
            if (stepwise) {
                at = element(at, indices, from);
                from = shape;
                indices = new ArrayList<>(List.of("0"));
            }
        }
        return indices.size() == 1 ? at : element(at, indices, from);
    }

    private String element(String base, List<String> indices, LlvmShape shape) {
        StringBuilder types = new StringBuilder("!llvm.ptr");
        for (String i : indices) if (i.startsWith("%")) types.append(", i64");
        return b.temporary("llvm.getelementptr " + b.draw.of("", "inbounds ") + base + "[" + String.join(", ", indices)
                + "] : (" + types + ") -> !llvm.ptr, " + shape.text());
    }

    /** All bytes to a place of the same shape. */
    private void copy(LlvmPlace place) {
        LlvmPlace other = new LlvmPlace(
                b.temporary("llvm.alloca " + count(1) + " x " + place.shape().text() + " : (i64) -> !llvm.ptr"),
                place.shape(),
                false);
        b.line("\"llvm.intr." + b.draw.of("memcpy", "memmove") + "\"(" + other.name() + ", " + place.name() + ", "
                + size(place.shape()) + ") <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()");
        b.add(other);
    }

    private void atomic(LlvmPlace place) {
        LlvmShape.Leaf leaf = leaf(place, t -> t == IntegerType.I32 || t == I64);
        if (leaf == null || place.constant() || place.shape().text().contains("packed")) return;
        Type t = leaf.type();
        String address = address(place, leaf);
        if (b.draw.chance(70)) {
            String operation =
                    b.draw.of("xchg", "add", "sub", "_and", "nand", "_or", "_xor", "max", "min", "umax", "umin");
            b.define(
                    t,
                    "llvm.atomicrmw " + operation + " " + address + ", " + b.value(t) + " seq_cst : !llvm.ptr, " + t);
            return;
        }
        String found = b.draw.coin() ? b.value(t) : b.temporary("llvm.load " + address + " : !llvm.ptr -> " + t);
        LlvmShape both = LlvmShape.structOf(List.of(t, IntegerType.I1));
        String result = b.temporary(
                "llvm.cmpxchg " + address + ", " + found + ", " + b.value(t) + " seq_cst seq_cst : !llvm.ptr, " + t);
        for (LlvmShape.Leaf part : both.leaves()) {
            b.define(part.type(), "llvm.extractvalue " + result + part.position() + " : " + both.text());
        }
    }

    private void masked(LlvmPlace place) {
        LlvmShape.Leaf leaf = leaf(place, t -> t instanceof VectorType);
        if (leaf == null) return;
        Type t = leaf.type();
        Type maskType = Body.like(t, IntegerType.I1);
        String mask = b.value(maskType);
        String value = b.value(t);
        String address = address(place, leaf);
        if (b.draw.coin()) {
            b.define(
                    t,
                    "llvm.intr.masked.load " + address + ", " + mask + ", " + value
                            + " {alignment = 1 : i32} : (!llvm.ptr, " + maskType + ", " + t + ") -> " + t);
        } else if (!place.constant()) {
            b.line("llvm.intr.masked.store " + value + ", " + address + ", " + mask + " {alignment = 1 : i32} : " + t
                    + ", " + maskType + " into !llvm.ptr");
        }
    }

    private LlvmShape.@Nullable Leaf leaf(LlvmPlace place, java.util.function.Predicate<Type> wanted) {
        for (LlvmShape.Leaf leaf : place.shape().leaves()) if (wanted.test(leaf.type())) return leaf;
        return null;
    }

    /** A part through a pointer that was itself in memory, or that is one of two. */
    private void throughPointers(LlvmPlace place) {
        LlvmShape.Leaf leaf = b.draw.of(place.shape().leaves());
        String address = address(place, leaf);
        String chosen;
        if (b.draw.coin()) {
            String slot = b.temporary("llvm.alloca " + count(1) + " x !llvm.ptr : (i64) -> !llvm.ptr");
            b.line("llvm.store " + address + ", " + slot + " : !llvm.ptr, !llvm.ptr");
            chosen = b.temporary("llvm.load " + slot + " : !llvm.ptr -> !llvm.ptr");
        } else {
            String other = address(place, leaf);
            chosen = b.temporary(
                    "llvm.select " + b.value(IntegerType.I1) + ", " + address + ", " + other + " : i1, !llvm.ptr");
        }
        b.define(leaf.type(), "llvm.load " + chosen + " : !llvm.ptr -> " + leaf.type());
    }
}
