package dev.wami.conversions.vector;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.vector.BroadcastOp;
import dev.wami.std.vector.VectorElements.ExtractOp;
import dev.wami.std.vector.VectorElements.FromElementsOp;
import dev.wami.std.vector.VectorElements.InsertOp;
import dev.wami.std.vector.VectorShuffles.ShuffleOp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes pieces of vectors - scalars and short vectors - apart, and puts their elements together anew. */
final class Assembly {
    private final FoldedInsertion to;

    Assembly(FoldedInsertion to) {
        this.to = to;
    }

    /** Element number {@code lane} of {@code piece}, or a {@code piece} that is a scalar. */
    record Element(Value piece, int lane) {
        boolean isScalar() {
            return !(piece.type() instanceof VectorType);
        }

        boolean is(@Nullable Element other) {
            return other != null && piece == other.piece && lane == other.lane;
        }
    }

    /** How many elements {@code piece} has. */
    static int count(Type piece) {
        return piece instanceof VectorType v ? (int) v.shape().dim(0) : 1;
    }

    /** The elements of {@code pieces}, in order. */
    static List<Element> elements(List<Value> pieces) {
        List<Element> out = new ArrayList<>();
        for (Value p : pieces) {
            int count = count(p.type());
            for (int lane = 0; lane < count; lane++) out.add(new Element(p, lane));
        }
        return out;
    }

    Value scalar(Element e) {
        return e.isScalar() ? e.piece : to.insert(new ExtractOp(to.location(), e.piece, e.lane));
    }

    /** The elements of {@code pieces} as scalars. */
    List<Value> scalars(List<Value> pieces) {
        List<Value> out = new ArrayList<>();
        for (Element e : elements(pieces)) out.add(scalar(e));
        return out;
    }

    /** {@code elements} in pieces of {@code types}, one after the other; null is poison. */
    List<Value> assemble(List<Type> types, List<? extends @Nullable Element> elements) {
        List<Value> out = new ArrayList<>();
        int from = 0;
        for (Type type : types) {
            int count = count(type);
            out.add(piece(type, elements.subList(from, from + count)));
            from += count;
        }
        return out;
    }

    /** The elements of {@code pieces} in pieces of {@code types}; nothing is inserted where that is what they are. */
    List<Value> regroup(List<Value> pieces, List<Type> types) {
        return assemble(types, elements(pieces));
    }

    /** {@code scalars} in pieces of {@code types}. */
    List<Value> ofScalars(List<Type> types, List<Value> scalars) {
        List<Element> elements = new ArrayList<>();
        for (Value v : scalars) elements.add(new Element(v, 0));
        return assemble(types, elements);
    }

    private Value piece(Type type, List<? extends @Nullable Element> wanted) {
        List<Value> vectors = new ArrayList<>();
        Element any = null;
        boolean splat = true;
        boolean scalars = false;
        for (Element e : wanted) {
            if (e == null) continue;
            if (any == null) any = e;
            splat &= any.is(e);
            if (e.isScalar()) scalars = true;
            else if (!vectors.contains(e.piece)) vectors.add(e.piece);
        }
        if (any == null) return to.poison(type);
        if (!(type instanceof VectorType vector)) return scalar(any);
        if (splat && any.isScalar()) return to.insert(new BroadcastOp(to.location(), any.piece, vector));
        if (vectors.isEmpty()) return ofScalars(vector, wanted);
        Value shuffled = shuffled(vectors, vector, wanted);
        return scalars ? withScalars(shuffled, wanted) : shuffled;
    }

    private Value ofScalars(VectorType type, List<? extends @Nullable Element> wanted) {
        List<Value> all = new ArrayList<>();
        for (Element e : wanted) all.add(e == null ? to.poison(type.element()) : e.piece);
        return to.insert(new FromElementsOp(to.location(), type, all));
    }

    /** Those of {@code wanted} that are in {@code vectors}, which are mixed two at a time. */
    private Value shuffled(List<Value> vectors, VectorType type, List<? extends @Nullable Element> wanted) {
        Value first = vectors.get(0);
        if (vectors.size() == 1 && isWhole(first, type, wanted)) return first;
        Value mixed = first;
        for (int i = 1; i < Math.max(2, vectors.size()); i++) {
            // alone, a vector is mixed with itself
            Value next = vectors.get(Math.min(i, vectors.size() - 1));
            mixed = mix(vectors.subList(0, i), mixed, next, wanted);
        }
        return mixed;
    }

    /**
     * {@code so}, which is the first of {@code before} or holds what is wanted of them in its place, and {@code next}.
     */
    private Value mix(List<Value> before, Value so, Value next, List<? extends @Nullable Element> wanted) {
        long[] lanes = new long[wanted.size()];
        Arrays.fill(lanes, -1);
        long second = count(so.type());
        for (int i = 0; i < lanes.length; i++) {
            Element e = wanted.get(i);
            if (e == null || e.isScalar()) continue;
            if (before.contains(e.piece)) lanes[i] = before.size() == 1 ? e.lane : i;
            else if (e.piece == next) lanes[i] = second + e.lane;
        }
        return to.insert(new ShuffleOp(to.location(), so, next, lanes));
    }

    private static boolean isWhole(Value vector, VectorType type, List<? extends @Nullable Element> wanted) {
        if (!vector.type().equals(type)) return false;
        for (int i = 0; i < wanted.size(); i++) {
            Element e = wanted.get(i);
            if (e != null && (e.isScalar() || e.lane != i)) return false;
        }
        return true;
    }

    private Value withScalars(Value vector, List<? extends @Nullable Element> wanted) {
        Value out = vector;
        for (int i = 0; i < wanted.size(); i++) {
            Element e = wanted.get(i);
            if (e != null && e.isScalar()) out = to.insert(new InsertOp(to.location(), e.piece, out, i));
        }
        return out;
    }
}
