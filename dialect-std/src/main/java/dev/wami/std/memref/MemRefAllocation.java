package dev.wami.std.memref;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Buffer;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.MemRefValue;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.AllocationScope;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.PromotableAllocation;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.std.ub.PoisonOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Operations that begin and end the life of memory. */
public final class MemRefAllocation {
    private MemRefAllocation() {}

    /** Removes what allocates memory that is only written or freed. Upstream: SimplifyDeadAlloc. */
    static boolean removeIfOnlyWritten(Operation allocation, Rewriter rewriter) {
        List<Operation> users = new ArrayList<>();
        for (Use use : allocation.result().uses()) {
            Operation user = use.owner();
            boolean writes = user instanceof MemRefAccess.StoreOp s
                    ? s.value() != allocation.result()
                    : user instanceof DeallocOp;
            if (!writes) return false;
            users.add(user);
        }
        for (Operation user : users) rewriter.erase(user);
        rewriter.erase(allocation);
        return true;
    }

    /** What {@code alloc} and {@code alloca} share. */
    public abstract static class AllocLikeOp extends Operation implements MemoryEffects, Evaluable {
        static OpSpec spec(OpKind kind, String summary) {
            return OpSpec.of(kind, summary)
                    .variadic("dynamicSizes", Types.INDEX)
                    .variadic("symbolOperands", Types.INDEX)
                    .optionalAttribute(MemRefAttrs.ALIGNMENT_NAME, MemRefAttrs.ALIGNMENT)
                    .result("memref", Types.MEMREF)
                    .format("`(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)");
        }

        AllocLikeOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        AllocLikeOp(
                OpSpec spec,
                Location location,
                MemRefType type,
                List<? extends Value> sizes,
                List<? extends Value> symbols,
                @Nullable IntegerAttr alignment) {
            super(
                    spec,
                    OpState.at(location)
                            .operands(sizes)
                            .operands(symbols)
                            .optionalProperty(MemRefAttrs.ALIGNMENT_NAME, alignment)
                            .result(type));
        }

        /** The same operation with another type and other sizes. */
        abstract AllocLikeOp withType(MemRefType type, List<? extends Value> sizes);

        public final MemRefType type() {
            return (MemRefType) result().type();
        }

        /** The dynamic sizes, in the order of the dynamic dimensions. */
        public final List<Value> sizes() {
            return operands(0);
        }

        /** The values of the layout's symbols. */
        public final List<Value> symbols() {
            return operands(1);
        }

        /** The alignment in bytes that is asked for, or null. */
        public final @Nullable IntegerAttr alignment() {
            return optionalProperty(MemRefAttrs.ALIGNMENT_NAME, IntegerAttr.class);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            int dynamic = type().shape().dynamicCount();
            if (sizes().size() != dynamic) {
                diagnostics.error(
                        this, "incorrect number of dynamic sizes, has %d, expected %d", sizes().size(), dynamic);
                return;
            }
            int symbols = Layouts.symbolCount(type());
            if (symbols().size() != symbols) {
                diagnostics.error(
                        this,
                        "symbol operand count does not equal memref symbol count: expected %d, got %d",
                        symbols,
                        symbols().size());
            }
        }

        /** Constant sizes go into the type; memory that is only written or freed goes away. */
        @Override
        public boolean canonicalize(Rewriter rewriter) {
            return makeSizesStatic(rewriter) || removeIfOnlyWritten(this, rewriter);
        }

        /** {@code alloc(%c4) : memref<?xf32> -> cast (alloc() : memref<4xf32>)}. */
        private boolean makeSizesStatic(Rewriter rewriter) {
            long[] shape = type().shape().toArray();
            List<Value> left = new ArrayList<>();
            List<Value> sizes = sizes();
            int next = 0;
            for (int i = 0; i < shape.length; i++) {
                if (shape[i] != Shape.DYNAMIC) continue;
                Value size = sizes.get(next++);
                IntegerAttr c = rewriter.folder().integer(size);
                if (c == null || c.value() < 0) left.add(size);
                else shape[i] = c.value();
            }
            if (left.size() == sizes.size()) return false;
            AllocLikeOp known = withType(type().with(Shape.of(shape), type().layout()), left);
            rewriter.insert(known);
            rewriter.replace(this, new CastOp(location(), known.result(), type()));
            return true;
        }

        /** All elements are zero, as good as any other value. */
        @Override
        public Step evaluate(Frame frame) {
            MemRefType type = type();
            long[] sizes = type.shape().toArray();
            long[] dynamic = frame.longs(sizes());
            int next = 0;
            long last = 0;
            for (int i = 0; i < sizes.length; i++) {
                if (type.shape().isDynamic(i)) sizes[i] = dynamic[next++];
                if (sizes[i] < 0) return frame.trap("allocation of negative size " + sizes[i]);
            }
            long[] strides = Layouts.resolve(type, sizes, frame.longs(symbols()));
            if (strides == null) return allocateMapped(frame, sizes);
            boolean empty = false;
            for (int i = 0; i < sizes.length; i++) {
                empty |= sizes[i] == 0;
                last += (sizes[i] - 1) * Math.max(0, strides[i]);
            }
            long count = empty ? 0 : strides[sizes.length] + last + 1;
            if (count < 0 || count > Integer.MAX_VALUE / 4) {
                return frame.trap("allocation of " + count + " elements is too large");
            }
            Buffer buffer = new Buffer(type.element(), (int) count);
            allocated(frame, buffer);
            long[] perDimension = java.util.Arrays.copyOf(strides, sizes.length);
            return frame.put(result(), (Object)
                    new MemRefValue(buffer, type.element(), strides[sizes.length], sizes, perDimension));
        }

        /**
         * Room for all places that a layout of no strided form gives, in row-major order; each of its indices is tried.
         */
        private Step allocateMapped(Frame frame, long[] sizes) {
            AffineMap written = type().layoutMap();
            if (written == null) return frame.trap("the layout of " + type() + " is not a strided one");
            AffineMap layout = Layouts.withSymbols(written, frame.longs(symbols()));
            long[] extents = new long[layout.results().size()];
            MemRefValue all = new MemRefValue(new Buffer(type().element(), 0), type().element(), 0, sizes, sizes);
            long[] indices = new long[sizes.length];
            if (all.count() > Integer.MAX_VALUE / 4) {
                return frame.trap("allocation of " + all.count() + " elements is too large");
            }
            while (all.count() > 0) {
                long[] place = layout.evaluate(indices);
                for (int i = 0; i < place.length; i++) {
                    if (place[i] < 0) return frame.trap("the layout puts an element at index " + place[i]);
                    extents[i] = Math.max(extents[i], place[i] + 1);
                }
                if (!all.advance(indices)) break;
            }
            long count = 1;
            for (long extent : extents) count *= extent;
            if (count > Integer.MAX_VALUE / 4) return frame.trap("allocation of " + count + " elements is too large");
            Buffer buffer = new Buffer(type().element(), (int) count);
            allocated(frame, buffer);
            return frame.put(result(), (Object)
                    new MemRefValue(buffer, type().element(), 0, sizes, MemRefValue.rowMajor(extents), layout));
        }

        /** Says when the life of {@code buffer} ends, if not by a dealloc. */
        void allocated(Frame frame, Buffer buffer) {}
    }

    /** Allocates on the heap. Upstream: memref.alloc. */
    public static final class AllocOp extends AllocLikeOp {
        static final OpSpec SPEC = spec(MemRefOp.ALLOC, "allocate memory");

        AllocOp(OpState state) {
            super(SPEC, state);
        }

        public AllocOp(
                Location location,
                MemRefType type,
                List<? extends Value> sizes,
                List<? extends Value> symbols,
                @Nullable IntegerAttr alignment) {
            super(SPEC, location, type, sizes, symbols, alignment);
        }

        public AllocOp(Location location, MemRefType type, List<? extends Value> sizes) {
            this(location, type, sizes, List.of(), null);
        }

        @Override
        AllocOp withType(MemRefType type, List<? extends Value> sizes) {
            AllocOp op = new AllocOp(location(), type, sizes, symbols(), alignment());
            op.setAttributes(attributes());
            return op;
        }

        @Override
        public void effects(EffectList out) {
            out.allocate(result());
        }

        @Override
        public @Nullable String resultName(int i) {
            return "alloc";
        }
    }

    /** Allocates on the stack, until the enclosing {@code AllocationScope} ends. Upstream: memref.alloca. */
    public static final class AllocaOp extends AllocLikeOp implements PromotableAllocation {
        static final OpSpec SPEC = spec(MemRefOp.ALLOCA, "allocate memory on the stack");

        AllocaOp(OpState state) {
            super(SPEC, state);
        }

        public AllocaOp(
                Location location,
                MemRefType type,
                List<? extends Value> sizes,
                List<? extends Value> symbols,
                @Nullable IntegerAttr alignment) {
            super(SPEC, location, type, sizes, symbols, alignment);
        }

        public AllocaOp(Location location, MemRefType type, List<? extends Value> sizes) {
            this(location, type, sizes, List.of(), null);
        }

        /** Memory on the stack ends with an operation around this one. */
        @Override
        public void verify(Diagnostics diagnostics) {
            int errors = diagnostics.errorCount();
            super.verify(diagnostics);
            if (diagnostics.errorCount() > errors || parentOfType(AllocationScope.class) != null) return;
            diagnostics.error(this, "requires an ancestor op with AutomaticAllocationScope trait");
        }

        @Override
        AllocaOp withType(MemRefType type, List<? extends Value> sizes) {
            AllocaOp op = new AllocaOp(location(), type, sizes, symbols(), alignment());
            op.setAttributes(attributes());
            return op;
        }

        @Override
        public void effects(EffectList out) {
            out.add(Effect.Kind.ALLOCATE, result(), Effect.STACK);
        }

        @Override
        public @Nullable String resultName(int i) {
            return "alloca";
        }

        @Override
        void allocated(Frame frame, Buffer buffer) {
            frame.atReturn(buffer::free);
        }

        // ---- PromotableAllocation

        /** One element with the plain layout. */
        @Override
        public boolean isPromotable() {
            MemRefType type = type();
            return type.shape().isStatic() && type.shape().elementCount() == 1 && type.layout() == null;
        }

        @Override
        public Value slot() {
            return result();
        }

        @Override
        public Type slotType() {
            return type().element();
        }

        @Override
        public Value defaultValue(Builder builder) {
            return builder.insert(new PoisonOp(location(), slotType())).result();
        }
    }

    /** Frees what {@code alloc} allocated. Upstream: memref.dealloc. */
    public static final class DeallocOp extends Operation implements MemoryEffects, Evaluable {
        static final OpSpec SPEC = OpSpec.of(MemRefOp.DEALLOC, "free memory")
                .operand("memref", Types.RANKED_OR_UNRANKED_MEMREF)
                .format("$memref attr-dict `:` type($memref)");

        DeallocOp(OpState state) {
            super(SPEC, state);
        }

        public DeallocOp(Location location, Value memref) {
            super(SPEC, OpState.at(location).operand(memref));
        }

        public Value memref() {
            return operand(0);
        }

        @Override
        public void effects(EffectList out) {
            out.free(memref());
        }

        /** {@code dealloc(cast(x)) -> dealloc(x)}. */
        @Override
        public FoldResult fold(Folder folder) {
            return CastOp.foldIntoUser(this, null) ? FoldResult.CHANGED : FoldResult.NONE;
        }

        @Override
        public Step evaluate(Frame frame) {
            Buffer buffer = frame.memref(memref()).buffer();
            if (buffer.isFreed()) return frame.trap("memory is freed twice");
            buffer.free();
            return Step.NEXT;
        }
    }
}
