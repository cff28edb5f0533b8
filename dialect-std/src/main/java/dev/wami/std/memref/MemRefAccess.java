package dev.wami.std.memref;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.MemRefValue;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.PromotableAccess;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.ShapedType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Operations that read and write memory. */
public final class MemRefAccess {
    private static final String NONTEMPORAL = "nontemporal";

    private MemRefAccess() {}

    /** Reads the element at some indices. Undefined outside the shape; the interpreter traps. Upstream: memref.load. */
    public static final class LoadOp extends Operation implements MemoryEffects, PromotableAccess, Evaluable {
        static final OpSpec SPEC = OpSpec.of(MemRefOp.LOAD, "load an element")
                .operand("memref", Types.MEMREF)
                .variadic("indices", Types.INDEX)
                .defaultedWhenGiven(NONTEMPORAL, Attrs.BOOL, IntegerAttr.FALSE)
                .optionalAttribute(MemRefAttrs.ALIGNMENT_NAME, MemRefAttrs.ALIGNMENT)
                .result("result", TypeRule.elementOf("memref"))
                .format("$memref `[` $indices `]` attr-dict `:` type($memref)");

        LoadOp(OpState state) {
            super(SPEC, state);
        }

        public LoadOp(Location location, Value memref, List<? extends Value> indices) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(memref)
                            .operands(indices)
                            .property(NONTEMPORAL, IntegerAttr.FALSE)
                            .result(((MemRefType) memref.type()).element()));
        }

        public Value memref() {
            return operand(0);
        }

        public List<Value> indices() {
            return operands(1);
        }

        public boolean isNontemporal() {
            return hasAttribute(NONTEMPORAL)
                    && property(NONTEMPORAL, IntegerAttr.class).isTrue();
        }

        @Override
        public void effects(EffectList out) {
            out.read(memref());
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            int rank = ((MemRefType) memref().type()).rank();
            int given = indices().size();
            if (given != rank) {
                diagnostics.error(this, "incorrect number of indices for load, expected %d but got %d", rank, given);
            }
        }

        /** {@code load(cast(x)) -> load(x)}: casts are looked through. */
        @Override
        public FoldResult fold(Folder folder) {
            return CastOp.foldIntoUser(this, null) ? FoldResult.CHANGED : FoldResult.NONE;
        }

        @Override
        public boolean loadsFrom(Value slot) {
            return memref() == slot;
        }

        @Override
        public boolean storesTo(Value slot) {
            return false;
        }

        @Override
        public Value storedValue() {
            throw new IllegalStateException("a load stores nothing");
        }

        @Override
        public Step evaluate(Frame frame) {
            MemRefValue memref = frame.memref(memref());
            long[] indices = frame.longs(indices());
            String violation = memref.violation(indices);
            if (violation != null) return frame.trap(violation);
            return frame.put(result(), memref.buffer().get(memref.position(indices)));
        }
    }

    /**
     * Writes the element at some indices. Undefined outside the shape; the interpreter traps. Upstream: memref.store.
     */
    public static final class StoreOp extends Operation implements MemoryEffects, PromotableAccess, Evaluable {
        static final OpSpec SPEC = OpSpec.of(MemRefOp.STORE, "store an element")
                .operand("value", MemRefTypes.storedIn("memref"))
                .operand("memref", Types.MEMREF)
                .variadic("indices", Types.INDEX)
                .defaultedWhenGiven(NONTEMPORAL, Attrs.BOOL, IntegerAttr.FALSE)
                .optionalAttribute(MemRefAttrs.ALIGNMENT_NAME, MemRefAttrs.ALIGNMENT)
                .format("$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)");

        StoreOp(OpState state) {
            super(SPEC, state);
        }

        public StoreOp(Location location, Value value, Value memref, List<? extends Value> indices) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(value, memref)
                            .operands(indices)
                            .property(NONTEMPORAL, IntegerAttr.FALSE));
        }

        public Value value() {
            return operand(0);
        }

        public Value memref() {
            return operand(1);
        }

        public List<Value> indices() {
            return operands(2);
        }

        public boolean isNontemporal() {
            return hasAttribute(NONTEMPORAL)
                    && property(NONTEMPORAL, IntegerAttr.class).isTrue();
        }

        @Override
        public void effects(EffectList out) {
            out.write(memref());
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            if (indices().size() != ((MemRefType) memref().type()).rank()) {
                diagnostics.error(this, "store index operand count not equal to memref rank");
            }
        }

        /** {@code store(v, cast(x)) -> store(v, x)}: casts are looked through. */
        @Override
        public FoldResult fold(Folder folder) {
            return CastOp.foldIntoUser(this, value()) ? FoldResult.CHANGED : FoldResult.NONE;
        }

        @Override
        public boolean loadsFrom(Value slot) {
            return false;
        }

        @Override
        public boolean storesTo(Value slot) {
            return memref() == slot && value() != slot;
        }

        @Override
        public Value storedValue() {
            return value();
        }

        @Override
        public Step evaluate(Frame frame) {
            MemRefValue memref = frame.memref(memref());
            long[] indices = frame.longs(indices());
            String violation = memref.violation(indices);
            if (violation != null) return frame.trap(violation);
            memref.buffer().set(memref.position(indices), frame.get(value()));
            return Step.NEXT;
        }
    }

    /**
     * Copies all elements. The two must not overlap in part; the sizes must agree at run time. Upstream: memref.copy.
     */
    public static final class CopyOp extends Operation implements MemoryEffects, Evaluable {
        static final OpSpec SPEC = OpSpec.of(MemRefOp.COPY, "copy memory")
                .operand("source", Types.RANKED_OR_UNRANKED_MEMREF)
                .operand("target", Types.RANKED_OR_UNRANKED_MEMREF)
                .format("$source `,` $target attr-dict `:` type($source) `to` type($target)");

        CopyOp(OpState state) {
            super(SPEC, state);
        }

        public CopyOp(Location location, Value source, Value target) {
            super(SPEC, OpState.at(location).operand(source, target));
        }

        public Value source() {
            return operand(0);
        }

        public Value target() {
            return operand(1);
        }

        @Override
        public void effects(EffectList out) {
            out.read(source());
            out.write(target());
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            ShapedType from = (ShapedType) source().type();
            ShapedType to = (ShapedType) target().type();
            if (!from.element().equals(to.element())) {
                diagnostics.error(this, "requires the same element type for all operands");
            } else if (from.hasRank() && to.hasRank() && !areCompatible(from.shape(), to.shape())) {
                diagnostics.error(this, "requires the same shape for all operands");
            }
        }

        /** {@code copy(cast(x), y) -> copy(x, y)}: casts are looked through. */
        @Override
        public FoldResult fold(Folder folder) {
            return CastOp.foldIntoUser(this, null) ? FoldResult.CHANGED : FoldResult.NONE;
        }

        /** A copy of a memref to itself, or of no elements, goes away. */
        @Override
        public boolean canonicalize(Rewriter rewriter) {
            boolean nothing = source() == target() || isEmpty(source()) || isEmpty(target());
            if (nothing) rewriter.erase(this);
            return nothing;
        }

        private static boolean isEmpty(Value memref) {
            ShapedType type = (ShapedType) memref.type();
            if (!type.hasRank()) return false;
            for (long size : type.shape().toArray()) if (size == 0) return true;
            return false;
        }

        private static boolean areCompatible(Shape a, Shape b) {
            if (a.rank() != b.rank()) return false;
            for (int i = 0; i < a.rank(); i++) {
                if (!a.isDynamic(i) && !b.isDynamic(i) && a.dim(i) != b.dim(i)) return false;
            }
            return true;
        }

        @Override
        public Step evaluate(Frame frame) {
            MemRefValue from = frame.memref(source());
            MemRefValue to = frame.memref(target());
            if (!Arrays.equals(from.sizes(), to.sizes())) {
                return frame.trap(
                        "copy between shapes " + Arrays.toString(from.sizes()) + " and " + Arrays.toString(to.sizes()));
            }
            if (from.count() == 0) return Step.NEXT;
            // all reads before all writes: what a bytewise copy of overlapping memory would do does not matter
            List<Object> elements = new ArrayList<>();
            long[] at = new long[from.rank()];
            do {
                String violation = from.violation(at);
                if (violation != null) return frame.trap(violation);
                elements.add(from.buffer().get(from.position(at)));
            } while (from.advance(at));
            int next = 0;
            do {
                String violation = to.violation(at);
                if (violation != null) return frame.trap(violation);
                to.buffer().set(to.position(at), elements.get(next++));
            } while (to.advance(at));
            return Step.NEXT;
        }
    }
}
