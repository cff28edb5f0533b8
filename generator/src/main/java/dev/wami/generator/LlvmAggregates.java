package dev.wami.generator;

import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import java.util.ArrayList;
import java.util.List;

/** Structs, arrays and vectors of llvm, put together and taken apart; arithmetic that says whether it overflowed. */
final class LlvmAggregates {
    private final Body b;

    LlvmAggregates(Body b) {
        this.b = b;
    }

    void emit() {
        switch (b.draw.below(4)) {
            case 0 -> overflowing();
            case 1 -> {
                if (b.types.hasVectors()) vector();
            }
            default -> {
                LlvmShape shape = LlvmShape.random(b, 2);
                if (shape.scalar() == null) takeApart(shape, value(shape));
            }
        }
    }

    // ---- structs and arrays

    /** A value of which every part is known: undef and poison are overwritten. */
    String value(LlvmShape shape) {
        if (shape.scalar() != null) return b.value(shape.scalar());
        String made = begun(shape);
        if (b.draw.chance(20)) made = b.temporary("llvm.freeze " + made + " : " + shape.text());
        if (b.draw.chance(20)) {
            String condition = b.value(IntegerType.I1);
            String other = begun(shape);
            made = b.temporary("llvm.select " + condition + ", " + made + ", " + other + " : i1, " + shape.text());
        }
        return made;
    }

    private String begun(LlvmShape shape) {
        String constant = b.draw.coin() ? shape.constant(b.types) : null;
        boolean known = constant != null || b.draw.chance(30);
        String operation = constant != null
                ? "llvm.mlir.constant(" + constant + ")"
                : known ? "llvm.mlir.zero" : "llvm.mlir." + b.draw.of("undef", "poison");
        String made = b.temporary(operation + " : " + shape.text());
        for (int i = 0; i < shape.parts().size(); i++) {
            if (!known || b.draw.chance(40)) made = withPart(shape, made, i);
        }
        return made;
    }

    /** A part as a whole, or leaf by leaf. */
    private String withPart(LlvmShape shape, String whole, int i) {
        LlvmShape part = shape.parts().get(i);
        if (part.scalar() != null || b.draw.coin()) return insert(shape, whole, value(part), "[" + i + "]");
        String made = whole;
        for (LlvmShape.Leaf leaf : shape.leaves()) {
            if (leaf.path().get(0) == i) made = insert(shape, made, b.value(leaf.type()), leaf.position());
        }
        return made;
    }

    private String insert(LlvmShape shape, String whole, String part, String position) {
        return b.temporary("llvm.insertvalue " + part + ", " + whole + position + " : " + shape.text());
    }

    /** Lets later statements use some of the parts. */
    void takeApart(LlvmShape shape, String value) {
        List<LlvmShape.Leaf> leaves = shape.leaves();
        for (int i = b.draw.between(1, 3); i > 0; i--) {
            LlvmShape.Leaf leaf = b.draw.of(leaves);
            b.define(leaf.type(), "llvm.extractvalue " + value + leaf.position() + " : " + shape.text());
        }
        int i = b.draw.below(shape.parts().size());
        LlvmShape part = shape.parts().get(i);
        if (part.scalar() != null) return;
        takeApart(part, b.temporary("llvm.extractvalue " + value + "[" + i + "] : " + shape.text()));
    }

    private void overflowing() {
        Type t = b.types.any();
        if (!Llvm.has(t) || !(t.elementTypeOrSelf() instanceof IntegerType i) || i.width() > 64) return;
        LlvmShape both = LlvmShape.structOf(List.of(t, Body.like(t, IntegerType.I1)));
        String op = b.draw.of("sadd", "uadd", "ssub", "usub", "smul", "umul") + ".with.overflow";
        String result = b.temporary("\"llvm.intr." + op + "\"(" + b.value(t) + ", " + b.value(t) + ") : (" + t + ", "
                + t + ") -> " + both.text());
        for (LlvmShape.Leaf leaf : both.leaves()) {
            b.define(leaf.type(), "llvm.extractvalue " + result + leaf.position() + " : " + both.text());
        }
    }

    // ---- vectors

    private void vector() {
        Type t = b.types.any();
        if (!Llvm.has(t) || !(t instanceof VectorType v)) return;
        int size = (int) v.shape().elementCount();
        switch (b.draw.below(4)) {
            case 0 -> b.define(v.element(), "llvm.extractelement " + b.value(t) + lane(size) + " : " + t);
            case 1 ->
                b.define(t, "llvm.insertelement " + b.value(v.element()) + ", " + b.value(t) + lane(size) + " : " + t);
            case 2 -> shuffle(v, size);
            default -> reduce(v);
        }
    }

    /** {@code [%i : i32]}, below {@code size}. */
    private String lane(int size) {
        Type t = b.draw.of(IntegerType.I32, (Type) IntegerType.I64);
        return "[" + below(size, t) + " : " + t + "]";
    }

    /** An integer from 0 to {@code count - 1}. */
    String below(int count, Type type) {
        return b.cast("arith.index_cast", IndexType.INDEX, type, b.indexBelow(count));
    }

    private void shuffle(VectorType v, int size) {
        List<Integer> mask = new ArrayList<>();
        for (int i = b.draw.coin() ? size : b.draw.between(1, 8); i > 0; i--) mask.add(b.draw.below(2 * size));
        b.define(
                VectorType.of(v.element(), mask.size()),
                "llvm.shufflevector " + b.value(v) + ", " + b.value(v) + " " + mask + " : " + v);
    }

    private void reduce(VectorType v) {
        Type e = v.element();
        String operation = e instanceof FloatType
                ? b.draw.of("fadd", "fmul", "fmaximum", "fminimum")
                : b.draw.of("add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin");
        boolean starts = operation.equals("fadd") || operation.equals("fmul");
        String operands = starts ? b.value(e) + ", " + b.value(v) : b.value(v);
        String types = starts ? e + ", " + v : v.toString();
        b.define(e, "\"llvm.intr.vector.reduce." + operation + "\"(" + operands + ") : (" + types + ") -> " + e);
    }
}
