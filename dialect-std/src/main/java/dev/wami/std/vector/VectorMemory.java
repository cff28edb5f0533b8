package dev.wami.std.vector;

import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.ShapedType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.memref.CastOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Vectors from and to consecutive elements of memory, all or those that a mask selects. */
public final class VectorMemory {
    static final String NONTEMPORAL = "nontemporal";

    private VectorMemory() {}

    /** As upstream's builders do, it says that the access is not nontemporal. */
    private static OpState plain(Location location) {
        return OpState.at(location).property(NONTEMPORAL, IntegerAttr.FALSE);
    }

    /** An operation on the elements of {@code base} from {@code indices} on. */
    public abstract static class Access extends VectorOperation implements MemoryEffects {
        Access(OpSpec spec, OpState state) {
            super(spec, state);
        }

        public Value base() {
            return operand(0);
        }

        public List<Value> indices() {
            return operands(1);
        }

        /** Whether memory is written, not read. */
        abstract boolean writes();

        /** The vector that is read or written. */
        public abstract Value moved();

        @Override
        public void effects(EffectList out) {
            if (writes()) out.write(base());
            else out.read(base());
        }

        final @Nullable String elementMismatch() {
            if (element(base()).equals(element(moved()))) return null;
            return "base and " + (writes() ? "valueToStore" : "result") + " element type should match";
        }

        final @Nullable String wrongIndices() {
            ShapedType type = (ShapedType) base().type();
            if (!type.hasRank()) return "requires base to be a memref or ranked tensor type";
            int rank = type.rank();
            return indices().size() == rank ? null : "requires " + rank + " indices";
        }

        /** The indices of the element at {@code at} of a vector, whose dimensions are the last of memory. */
        final <V> List<V> indices(Scalars<V> on, long[] at) {
            List<V> out = new ArrayList<>();
            for (Value v : indices()) out.add(on.scalar(v));
            int lead = out.size() - at.length;
            for (int d = 0; d < at.length; d++) out.set(lead + d, on.plus(out.get(lead + d), on.index(at[d])));
            return out;
        }
    }

    /** A vector from consecutive elements. Upstream: vector.load. */
    public static final class LoadOp extends Access {
        static final OpSpec SPEC = OpSpec.of(VectorOp.LOAD, "reads an n-D slice of memory into an n-D vector")
                .operand("base", Types.MEMREF)
                .variadic("indices", Types.INDEX)
                .defaultedWhenGiven(NONTEMPORAL, Attrs.BOOL, IntegerAttr.FALSE)
                .optionalAttribute(VectorAttrs.ALIGNMENT_NAME, VectorAttrs.ALIGNMENT)
                .result("result", Types.VECTOR)
                .format("$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)");

        LoadOp(OpState state) {
            super(SPEC, state);
        }

        public LoadOp(Location location, Value base, List<? extends Value> indices, VectorType type) {
            super(SPEC, plain(location).operand(base).operands(indices).result(type));
        }

        @Override
        public FoldResult fold(Folder folder) {
            return CastOp.foldIntoUser(this, null) ? FoldResult.CHANGED : FoldResult.NONE;
        }

        @Override
        boolean writes() {
            return false;
        }

        @Override
        public Value moved() {
            return result();
        }

        @Override
        @Nullable
        String mistake() {
            return layoutMistake(
                    this,
                    "destination memref has lower rank than the result vector",
                    "base memref and result vector types should match",
                    "base and result element types should match");
        }

        @Override
        public <V> void expand(Scalars<V> on) {
            List<V> out = new ArrayList<>();
            for (long[] at : positions(this)) out.addAll(on.load(base(), indices(on, at)));
            on.define(result(), out);
        }
    }

    /** A vector to consecutive elements. Upstream: vector.store. */
    public static final class StoreOp extends Access {
        static final OpSpec SPEC = OpSpec.of(VectorOp.STORE, "writes an n-D vector to an n-D slice of memory")
                .operand("valueToStore", Types.VECTOR)
                .operand("base", Types.MEMREF)
                .variadic("indices", Types.INDEX)
                .defaultedWhenGiven(NONTEMPORAL, Attrs.BOOL, IntegerAttr.FALSE)
                .optionalAttribute(VectorAttrs.ALIGNMENT_NAME, VectorAttrs.ALIGNMENT)
                .format("$valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,` type($valueToStore)");

        StoreOp(OpState state) {
            super(SPEC, state);
        }

        public StoreOp(Location location, Value value, Value base, List<? extends Value> indices) {
            super(SPEC, plain(location).operand(value, base).operands(indices));
        }

        @Override
        public FoldResult fold(Folder folder) {
            return CastOp.foldIntoUser(this, null) ? FoldResult.CHANGED : FoldResult.NONE;
        }

        @Override
        public Value base() {
            return operand(1);
        }

        @Override
        public List<Value> indices() {
            return operands(2);
        }

        @Override
        boolean writes() {
            return true;
        }

        @Override
        public Value moved() {
            return operand(0);
        }

        @Override
        @Nullable
        String mistake() {
            return layoutMistake(
                    this,
                    "source memref has lower rank than the vector to store",
                    "base memref and valueToStore vector types should match",
                    "base and valueToStore element type should match");
        }

        @Override
        public <V> void expand(Scalars<V> on) {
            List<V> elements = on.elements(moved());
            List<long[]> positions = positions(this);
            int each = elements.size() / positions.size();
            for (int i = 0; i < positions.size(); i++) {
                on.store(elements.subList(i * each, (i + 1) * each), base(), indices(on, positions.get(i)));
            }
        }
    }

    private static @Nullable String layoutMistake(Access op, String rank, String vectors, String elements) {
        VectorType vector = VectorOperation.vector(op.moved());
        MemRefType base = (MemRefType) op.base().type();
        boolean single = vector.scalable() == 0 && vector.shape().elementCount() == 1;
        if (!single && !VectorOperation.hasUnitStride(base)) return "most minor memref dim must have unit stride";
        if (base.rank() < vector.rank()) return rank;
        Type element = base.element();
        if (element instanceof VectorType v) {
            if (!v.equals(vector)) return vectors;
            element = v.element();
        }
        return element.equals(vector.element()) ? op.wrongIndices() : elements;
    }

    /** Of the elements of memory that make up the vector: one, if they are vectors themselves. */
    private static List<long[]> positions(Access op) {
        boolean whole = ((MemRefType) op.base().type()).element() instanceof VectorType;
        Shape shape = whole ? Shape.SCALAR : VectorOperation.vector(op.moved()).shape();
        List<long[]> out = new ArrayList<>();
        int count = Positions.count(shape);
        for (int e = 0; e < count; e++) out.add(Positions.of(e, shape));
        return out;
    }

    // ---- with a mask

    /** An access to those elements that a mask selects. */
    public abstract static class MaskedAccess extends Access {
        MaskedAccess(OpSpec spec, OpState state) {
            super(spec, state);
        }

        static OpState state(Location location, Value base, List<? extends Value> indices, Value mask, Value value) {
            return OpState.at(location).operand(base).operands(indices).operand(mask, value);
        }

        static OpSpec load(OpKind kind, String summary, VectorTypes mask) {
            return OpSpec.of(kind, summary)
                    .operand("base", Types.MEMREF)
                    .variadic("indices", Types.INDEX)
                    .operand("mask", mask)
                    .operand("pass_thru", VectorTypes.RANKED)
                    .optionalAttribute(VectorAttrs.ALIGNMENT_NAME, VectorAttrs.ALIGNMENT)
                    .result("result", VectorTypes.RANKED)
                    .format("$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:`"
                            + " type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)");
        }

        static OpSpec store(OpKind kind, String summary, VectorTypes mask) {
            return OpSpec.of(kind, summary)
                    .operand("base", Types.MEMREF)
                    .variadic("indices", Types.INDEX)
                    .operand("mask", mask)
                    .operand("valueToStore", VectorTypes.RANKED)
                    .optionalAttribute(VectorAttrs.ALIGNMENT_NAME, VectorAttrs.ALIGNMENT)
                    .format("$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:`"
                            + " type($base) `,` type($mask) `,` type($valueToStore)");
        }

        public final Value mask() {
            return operands(2).get(0);
        }

        /** The value to store, or what the elements that are masked off are. */
        public final Value value() {
            return operands(3).get(0);
        }

        @Override
        public boolean canonicalize(Rewriter rewriter) {
            return MaskedFolds.canonicalize(this, rewriter);
        }

        @Override
        final boolean writes() {
            return resultCount() == 0;
        }

        @Override
        public final Value moved() {
            return writes() ? value() : result();
        }

        @Override
        @Nullable
        String mistake() {
            String mistake = elementMismatch();
            if (mistake == null) mistake = wrongIndices();
            if (mistake == null) mistake = maskMismatch();
            if (mistake != null || writes()) return mistake;
            return value().type().equals(result().type()) ? null : "expected pass_thru of same type as result type";
        }

        abstract @Nullable String maskMismatch();

        final boolean sameShape() {
            return vector(moved()).shape().equals(vector(mask()).shape());
        }

        /** The element of memory at {@code indices} if {@code bit}, else {@code otherwise}. */
        static <V> V loadIf(Scalars<V> on, V bit, Value base, List<V> indices, V otherwise) {
            List<Type> type = List.of(element(base));
            return on.ifElse(bit, type, () -> on.load(base, indices), () -> List.of(otherwise))
                    .get(0);
        }

        static <V> void storeIf(Scalars<V> on, V bit, V value, Value base, List<V> indices) {
            on.ifTrue(bit, () -> on.store(List.of(value), base, indices));
        }
    }

    private abstract static class PlainMasked extends MaskedAccess {
        PlainMasked(OpSpec spec, OpState state) {
            super(spec, state);
        }

        @Override
        public FoldResult fold(Folder folder) {
            return CastOp.foldIntoUser(this, null) ? FoldResult.CHANGED : FoldResult.NONE;
        }

        @Override
        @Nullable
        String maskMismatch() {
            if (sameShape()) return null;
            return "expected " + (writes() ? "valueToStore" : "result") + " shape to match mask shape";
        }
    }

    /** Consecutive elements; masked off ones are those of {@code pass_thru}. Upstream: vector.maskedload. */
    public static final class MaskedLoadOp extends PlainMasked {
        static final OpSpec SPEC = load(
                VectorOp.MASKEDLOAD,
                "loads elements from memory into a vector as defined by a mask vector",
                VectorTypes.MASK);

        MaskedLoadOp(OpState state) {
            super(SPEC, state);
        }

        MaskedLoadOp(Location location, Value base, List<? extends Value> indices, Value mask, Value passThru) {
            super(SPEC, state(location, base, indices, mask, passThru).result(passThru.type()));
        }

        @Override
        public <V> void expand(Scalars<V> on) {
            Shape shape = vector(result()).shape();
            List<V> mask = on.elements(mask());
            List<V> otherwise = on.elements(value());
            List<V> out = new ArrayList<>();
            for (int e = 0; e < mask.size(); e++) {
                List<V> at = indices(on, Positions.of(e, shape));
                out.add(loadIf(on, mask.get(e), base(), at, otherwise.get(e)));
            }
            on.define(result(), out);
        }
    }

    /** To consecutive elements, but masked off ones. Upstream: vector.maskedstore. */
    public static final class MaskedStoreOp extends PlainMasked {
        static final OpSpec SPEC = store(
                VectorOp.MASKEDSTORE,
                "stores elements from a vector into memory as defined by a mask vector",
                VectorTypes.MASK);

        MaskedStoreOp(OpState state) {
            super(SPEC, state);
        }

        MaskedStoreOp(Location location, Value base, List<? extends Value> indices, Value mask, Value value) {
            super(SPEC, state(location, base, indices, mask, value));
        }

        @Override
        public <V> void expand(Scalars<V> on) {
            Shape shape = vector(value()).shape();
            List<V> mask = on.elements(mask());
            List<V> values = on.elements(value());
            for (int e = 0; e < mask.size(); e++) {
                storeIf(on, mask.get(e), values.get(e), base(), indices(on, Positions.of(e, shape)));
            }
        }
    }

    private abstract static class Compressed extends MaskedAccess {
        Compressed(OpSpec spec, OpState state) {
            super(spec, state);
        }

        @Override
        @Nullable
        String maskMismatch() {
            if (vector(moved()).shape().dim(0) == vector(mask()).shape().dim(0)) return null;
            return "expected " + (writes() ? "valueToStore" : "result") + " dim to match mask dim";
        }

        /** The indices of the element that is {@code number} from the first on. */
        final <V> List<V> indices(Scalars<V> on, V number) {
            List<V> out = indices(on, new long[0]);
            int last = out.size() - 1;
            out.set(last, on.plus(out.get(last), number));
            return out;
        }

        /** The number of the next element after one that is there if {@code bit}. */
        static <V> V next(Scalars<V> on, V number, V bit) {
            return on.plus(number, on.select(bit, on.index(1), on.index(0)));
        }
    }

    /** Consecutive elements spread over those that the mask selects. Upstream: vector.expandload. */
    public static final class ExpandLoadOp extends Compressed {
        static final OpSpec SPEC = load(
                VectorOp.EXPANDLOAD,
                "reads elements from memory and spreads them into a vector as defined by a mask",
                VectorTypes.FIXED_MASK);

        ExpandLoadOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        public <V> void expand(Scalars<V> on) {
            List<V> mask = on.elements(mask());
            List<V> otherwise = on.elements(value());
            List<V> out = new ArrayList<>();
            V number = on.index(0);
            for (int e = 0; e < mask.size(); e++) {
                out.add(loadIf(on, mask.get(e), base(), indices(on, number), otherwise.get(e)));
                number = next(on, number, mask.get(e));
            }
            on.define(result(), out);
        }
    }

    /** The elements that the mask selects, to consecutive ones. Upstream: vector.compressstore. */
    public static final class CompressStoreOp extends Compressed {
        static final OpSpec SPEC = store(
                VectorOp.COMPRESSSTORE,
                "writes elements selectively from a vector as defined by a mask",
                VectorTypes.FIXED_MASK);

        CompressStoreOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        public <V> void expand(Scalars<V> on) {
            List<V> mask = on.elements(mask());
            List<V> values = on.elements(value());
            V number = on.index(0);
            for (int e = 0; e < mask.size(); e++) {
                storeIf(on, mask.get(e), values.get(e), base(), indices(on, number));
                number = next(on, number, mask.get(e));
            }
        }
    }
}
