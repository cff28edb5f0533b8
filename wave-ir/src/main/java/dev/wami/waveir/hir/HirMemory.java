package dev.wami.waveir.hir;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Arrays and their elements. Indices are {@code ui32}; outside the extents an access is undefined. */
public final class HirMemory {
    private HirMemory() {}

    /** Reports if {@code op} does not have an index for each dimension of {@code array}. */
    static void verifyIndices(Operation op, Value array, List<Value> indices, Diagnostics diagnostics) {
        int rank = ((ArrayType) array.type()).rank();
        if (indices.size() == rank) return;
        diagnostics.error(op, "has %d indices for an array of rank %d", indices.size(), rank);
    }

    static long[] indices(Frame frame, List<Value> indices) {
        long[] out = new long[indices.size()];
        for (int i = 0; i < out.length; i++) out[i] = frame.getUnsigned(indices.get(i));
        return out;
    }

    /** An array of fixed extents. */
    private abstract static class ArrayOp extends Operation implements MemoryEffects, Evaluable {
        ArrayOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        /** Its name in the source. */
        public final String arrayName() {
            return property("name", StringAttr.class).value();
        }

        public final FixedArrayType type() {
            return (FixedArrayType) result().type();
        }

        @Override
        public final @Nullable String resultName(int i) {
            return arrayName();
        }

        @Override
        public final void effects(EffectList out) {
            out.allocate(result());
        }
    }

    /** An array that the threads of a workgroup share: {@code %t = hir.shared "t" : !hir.shared<16x16xf32>}. */
    public static final class SharedOp extends ArrayOp {
        static final OpSpec SPEC = OpSpec.of(HirOp.SHARED, "an array shared by a workgroup")
                .attribute("name", Attrs.STRING)
                .result("result", HirTypes.SHARED)
                .format("$name attr-dict `:` type($result)");

        SharedOp(OpState state) {
            super(SPEC, state);
        }

        public SharedOp(Location location, String name, SharedType type) {
            super(
                    SPEC,
                    OpState.at(location).property("name", StringAttr.of(name)).result(type));
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.put(result(), HirThread.of(frame).group().shared(this));
        }
    }

    /** An array that each thread has for itself; all zero whenever this is executed. */
    public static final class PrivateOp extends ArrayOp {
        static final OpSpec SPEC = OpSpec.of(HirOp.PRIVATE, "an array of a thread")
                .attribute("name", Attrs.STRING)
                .result("result", HirTypes.PRIVATE)
                .format("$name attr-dict `:` type($result)");

        PrivateOp(OpState state) {
            super(SPEC, state);
        }

        public PrivateOp(Location location, String name, PrivateType type) {
            super(
                    SPEC,
                    OpState.at(location).property("name", StringAttr.of(name)).result(type));
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.put(result(), HirThread.zeros(type()));
        }
    }

    /** The extent of a dimension of a buffer: a hidden argument of the kernel. */
    public static final class ExtentOp extends Operation implements Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(HirOp.EXTENT, "an extent of a buffer")
                .operand("buffer", HirTypes.BUFFER)
                .attribute("dimension", Attrs.I64)
                .result("result", HirTypes.U32)
                .format("$buffer `,` $dimension attr-dict `:` type($buffer)");

        ExtentOp(OpState state) {
            super(SPEC, state);
        }

        public ExtentOp(Location location, Value buffer, int dimension) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(buffer)
                            .property("dimension", IntegerAttr.i64(dimension))
                            .result(HirTypes.UI32));
        }

        public Value buffer() {
            return operand(0);
        }

        public int dimension() {
            return (int) property("dimension", IntegerAttr.class).value();
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            int rank = ((BufferType) buffer().type()).rank();
            if (dimension() < 0 || dimension() >= rank) {
                diagnostics.error(this, "dimension %d of a buffer of rank %d", dimension(), rank);
            }
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.put(result(), ((Elements) frame.get(buffer())).extents()[dimension()]);
        }
    }

    /** Reads an element: {@code %v = hir.load %a[%i, %j] : !hir.buffer<f32 x 2>}. */
    public static final class LoadOp extends Operation implements MemoryEffects, Evaluable {
        static final OpSpec SPEC = OpSpec.of(HirOp.LOAD, "read an element")
                .operand("array", HirTypes.ARRAY)
                .variadic("indices", HirTypes.U32)
                .result("result", HirRules.elementOf("array"))
                .format("$array `[` $indices `]` attr-dict `:` type($array)");

        LoadOp(OpState state) {
            super(SPEC, state);
        }

        public LoadOp(Location location, Value array, List<? extends Value> indices) {
            super(
                    SPEC,
                    OpState.at(location).operand(array).operands(indices).result(((ArrayType) array.type()).element()));
        }

        public Value array() {
            return operand(0);
        }

        public List<Value> indices() {
            return operands(1);
        }

        @Override
        public void effects(EffectList out) {
            out.read(array());
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            verifyIndices(this, array(), indices(), diagnostics);
        }

        @Override
        public Step evaluate(Frame frame) {
            Elements array = (Elements) frame.get(array());
            long[] at = HirMemory.indices(frame, indices());
            String violation = array.violation(at);
            return violation != null ? frame.trap(violation) : frame.put(result(), (Object) array.load(at));
        }
    }

    /** Writes an element: {@code hir.store %v, %a[%i, %j] : !hir.buffer<f32 x 2>}. */
    public static final class StoreOp extends Operation implements MemoryEffects, Evaluable {
        static final OpSpec SPEC = OpSpec.of(HirOp.STORE, "write an element")
                .operand("value", HirRules.elementOf("array"))
                .operand("array", HirTypes.ARRAY)
                .variadic("indices", HirTypes.U32)
                .format("$value `,` $array `[` $indices `]` attr-dict `:` type($array)");

        StoreOp(OpState state) {
            super(SPEC, state);
        }

        public StoreOp(Location location, Value value, Value array, List<? extends Value> indices) {
            super(SPEC, OpState.at(location).operand(value, array).operands(indices));
        }

        public Value value() {
            return operand(0);
        }

        public Value array() {
            return operand(1);
        }

        public List<Value> indices() {
            return operands(2);
        }

        @Override
        public void effects(EffectList out) {
            out.write(array());
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            verifyIndices(this, array(), indices(), diagnostics);
        }

        @Override
        public Step evaluate(Frame frame) {
            Elements array = (Elements) frame.get(array());
            long[] at = HirMemory.indices(frame, indices());
            String violation = array.violation(at);
            if (violation != null) return frame.trap(violation);
            array.store(at, frame.getLong(value()));
            return Step.NEXT;
        }
    }

    /** What is done to an element at once; the result is what it was before. */
    private abstract static class AtomicBase extends Operation implements MemoryEffects, Evaluable {
        AtomicBase(OpSpec spec, OpState state) {
            super(spec, state);
        }

        public final Value array() {
            return operand(0);
        }

        public final List<Value> indices() {
            return operands(1);
        }

        @Override
        public final void effects(EffectList out) {
            out.read(array());
            out.write(array());
        }

        @Override
        public final void verify(Diagnostics diagnostics) {
            verifyIndices(this, array(), indices(), diagnostics);
            Type element = ((ArrayType) array().type()).element();
            if (!HirTypes.INTEGER_WORD.accepts(element)) {
                diagnostics.error(this, "works on %s, but got '%s'", HirTypes.INTEGER_WORD.description(), element);
            }
        }

        abstract long combine(Frame frame, long old);

        @Override
        public final Step evaluate(Frame frame) {
            Elements array = (Elements) frame.get(array());
            long[] at = HirMemory.indices(frame, indices());
            String violation = array.violation(at);
            if (violation != null) return frame.trap(violation);
            long old = array.load(at);
            array.store(at, combine(frame, old));
            return frame.put(result(), (Object) old);
        }
    }

    /** {@code %old = hir.atomic_add %a[%i], %v : !hir.buffer<ui32 x 1>}, and the other functions of two words. */
    public static final class AtomicOp extends AtomicBase {

        /** What becomes of an element and a value. */
        public enum Kind implements HirFamily {
            ADD,
            SUB,
            MIN,
            MAX,
            AND,
            OR,
            XOR,
            EXCHANGE;

            private final OpSpec spec = OpSpec.of(this, "combine an element with a value at once");

            {
                spec.operand("array", HirTypes.GLOBAL_ARRAY)
                        .variadic("indices", HirTypes.U32)
                        .operand("value", HirRules.elementOf("array"))
                        .result("result", HirRules.elementOf("array"))
                        .format("$array `[` $indices `]` `,` $value attr-dict `:` type($array)");
            }

            @Override
            public String opName() {
                return HirDialect.NAME + ".atomic_" + name().toLowerCase(Locale.ROOT);
            }

            @Override
            public AtomicOp create(OpState state) {
                return new AtomicOp(spec, state);
            }
        }

        AtomicOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        public AtomicOp(Kind kind, Location location, Value array, List<? extends Value> indices, Value value) {
            super(
                    kind.spec,
                    OpState.at(location)
                            .operand(array)
                            .operands(indices)
                            .operand(value)
                            .result(((ArrayType) array.type()).element()));
        }

        @Override
        public Kind kind() {
            return (Kind) super.kind();
        }

        public Value value() {
            return operands(2).get(0);
        }

        /** Of words that are sign-extended, which keeps the unsigned order too. */
        @Override
        long combine(Frame frame, long old) {
            long value = frame.getLong(value());
            boolean unsigned = ((IntegerType) result().type()).isUnsigned();
            boolean less = unsigned ? Long.compareUnsigned(old, value) < 0 : old < value;
            return switch (kind()) {
                case ADD -> old + value;
                case SUB -> old - value;
                case MIN -> less ? old : value;
                case MAX -> less ? value : old;
                case AND -> old & value;
                case OR -> old | value;
                case XOR -> old ^ value;
                case EXCHANGE -> value;
            };
        }
    }

    /**
     * Sets an element to {@code desired} if it is {@code expected}: {@code hir.atomic_cas %a[%i], %expected, %desired}.
     */
    public static final class AtomicCasOp extends AtomicBase {
        static final OpSpec SPEC = OpSpec.of(HirOp.ATOMIC_CAS, "compare and swap an element at once")
                .operand("array", HirTypes.GLOBAL_ARRAY)
                .variadic("indices", HirTypes.U32)
                .operand("expected", HirRules.elementOf("array"))
                .operand("desired", HirRules.elementOf("array"))
                .result("result", HirRules.elementOf("array"))
                .format("$array `[` $indices `]` `,` $expected `,` $desired attr-dict `:` type($array)");

        AtomicCasOp(OpState state) {
            super(SPEC, state);
        }

        public AtomicCasOp(
                Location location, Value array, List<? extends Value> indices, Value expected, Value desired) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(array)
                            .operands(indices)
                            .operand(expected, desired)
                            .result(((ArrayType) array.type()).element()));
        }

        public Value expected() {
            return operands(2).get(0);
        }

        public Value desired() {
            return operands(3).get(0);
        }

        @Override
        long combine(Frame frame, long old) {
            return old == frame.getLong(expected()) ? frame.getLong(desired()) : old;
        }
    }
}
