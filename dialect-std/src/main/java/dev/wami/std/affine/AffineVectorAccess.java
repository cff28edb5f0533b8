package dev.wami.std.affine;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.MemRefValue;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.TypeKind;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.attr.AffineMapAttr;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import dev.wami.std.vector.VectorTypes;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Accesses to as many elements as a vector has, from affine subscripts on; its dimensions are the last ones of memory.
 */
public final class AffineVectorAccess {
    private AffineVectorAccess() {}

    /** What the two share. */
    public abstract static class VectorAccessOp extends AffineAccess.AccessOp {
        VectorAccessOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        /** The vector that is read or written. */
        public abstract Value vector();

        public final VectorType vectorType() {
            return (VectorType) vector().type();
        }

        /** Nothing: upstream does not look through casts here. */
        @Override
        public final FoldResult fold(Folder folder) {
            return FoldResult.NONE;
        }

        @Override
        public final void verify(Diagnostics diagnostics) {
            if (!verifySubscripts(diagnostics)) return;
            if (memrefType().element().equals(vectorType().element())) return;
            diagnostics.error(this, "requires memref and vector types of the same elemental type");
        }

        /** Calls {@code visitor} with the position in memory of each element; false if a trap was set. */
        final boolean forEachPosition(Frame frame, IntConsumer visitor) {
            long[] start = AffineApply.compute(frame, map(), mapOperands());
            if (start == null) {
                frame.trap("division by zero in an affine map");
                return false;
            }
            MemRefValue memref = frame.memref(memref());
            Shape shape = vectorType().shape();
            int lead = start.length - shape.rank();
            if (lead < 0) {
                frame.trap("a vector of more dimensions than its memref");
                return false;
            }
            long[] at = start.clone();
            for (long e = 0; e < shape.elementCount(); e++) {
                long rest = e;
                for (int d = shape.rank() - 1; d >= 0; d--) {
                    at[lead + d] = start[lead + d] + rest % shape.dim(d);
                    rest /= shape.dim(d);
                }
                String problem = memref.violation(at);
                if (problem != null) {
                    frame.trap(problem);
                    return false;
                }
                visitor.accept(memref.position(at));
            }
            return true;
        }

        /** Reads {@code : memref<...>, vector<...>} after an access; null after a reported error. */
        static @Nullable TypePair parseTypes(AsmParser parser, AffineAccess.Parsed access) {
            MemRefType memref = access.parseType(parser);
            if (memref == null || !parser.parse(",")) return null;
            VectorType vector = parser.parseType(TypeKind.VECTOR);
            return vector == null ? null : new TypePair(memref, vector);
        }

        final void printTypes(AsmPrinter printer) {
            printer.optionalAttrDict(this, List.of(AffineApply.MAP));
            printer.text(" : ").print(memrefType()).text(", ").print(vectorType());
        }
    }

    /** The types of an access. */
    record TypePair(MemRefType memref, VectorType vector) {}

    /** Reads a vector. Upstream: affine.vector_load. */
    public static final class VectorLoadOp extends VectorAccessOp {
        static final OpSpec SPEC = OpSpec.of(AffineOp.VECTOR_LOAD, "affine vector load operation")
                .operand("memref", Types.MEMREF)
                .variadic("indices", Types.INDEX)
                .attribute(AffineApply.MAP, Attrs.AFFINE_MAP)
                .result("result", VectorTypes.RANKED)
                .customSyntax();

        VectorLoadOp(OpState state) {
            super(SPEC, state);
        }

        public VectorLoadOp(
                Location location, Value memref, AffineMap map, List<? extends Value> mapOperands, VectorType type) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(memref)
                            .operands(mapOperands)
                            .property(AffineApply.MAP, new AffineMapAttr(map))
                            .result(type));
        }

        @Override
        public Value memref() {
            return operand(0);
        }

        @Override
        public List<Value> mapOperands() {
            return operands(1);
        }

        @Override
        public Value vector() {
            return result();
        }

        @Override
        VectorLoadOp with(AffineMap map, List<Value> operands) {
            return new VectorLoadOp(location(), memref(), map, operands, vectorType());
        }

        @Override
        public void effects(EffectList out) {
            out.read(memref());
        }

        @Override
        public Step evaluate(Frame frame) {
            Object[] elements =
                    new Object[Frame.elementCount(vectorType().shape().elementCount())];
            int[] next = {0};
            MemRefValue memref = frame.memref(memref());
            boolean done = forEachPosition(
                    frame, at -> elements[next[0]++] = memref.buffer().get(at));
            return done ? frame.put(result(), (Object) elements) : Step.TRAP;
        }

        @Override
        public boolean parse(AsmParser parser, OpState state) {
            AffineAccess.Parsed access = parseAccess(parser, state);
            if (access == null || !parser.optionalAttrDict(state)) return false;
            TypePair types = parseTypes(parser, access);
            if (types == null) return false;
            state.result(types.vector);
            return access.resolve(parser, types.memref, state);
        }

        @Override
        public void print(AsmPrinter printer) {
            printer.text(" ");
            printAccess(printer);
            printTypes(printer);
        }
    }

    /** Writes a vector. Upstream: affine.vector_store. */
    public static final class VectorStoreOp extends VectorAccessOp {
        static final OpSpec SPEC = OpSpec.of(AffineOp.VECTOR_STORE, "affine vector store operation")
                .operand("value", VectorTypes.RANKED)
                .operand("memref", Types.MEMREF)
                .variadic("indices", Types.INDEX)
                .attribute(AffineApply.MAP, Attrs.AFFINE_MAP)
                .customSyntax();

        VectorStoreOp(OpState state) {
            super(SPEC, state);
        }

        public VectorStoreOp(
                Location location, Value vector, Value memref, AffineMap map, List<? extends Value> mapOperands) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(vector, memref)
                            .operands(mapOperands)
                            .property(AffineApply.MAP, new AffineMapAttr(map)));
        }

        @Override
        public Value vector() {
            return operand(0);
        }

        @Override
        public Value memref() {
            return operand(1);
        }

        @Override
        public List<Value> mapOperands() {
            return operands(2);
        }

        @Override
        VectorStoreOp with(AffineMap map, List<Value> operands) {
            return new VectorStoreOp(location(), vector(), memref(), map, operands);
        }

        @Override
        public void effects(EffectList out) {
            out.write(memref());
        }

        @Override
        public Step evaluate(Frame frame) {
            Object[] elements = (Object[]) frame.get(vector());
            int[] next = {0};
            MemRefValue memref = frame.memref(memref());
            boolean done = forEachPosition(frame, at -> memref.buffer().set(at, elements[next[0]++]));
            return done ? Step.NEXT : Step.TRAP;
        }

        @Override
        public boolean parse(AsmParser parser, OpState state) {
            UnresolvedOperand value = parser.parseOperand();
            if (value == null || !parser.parse(",")) return false;
            AffineAccess.Parsed access = parseAccess(parser, state);
            if (access == null || !parser.optionalAttrDict(state)) return false;
            TypePair types = parseTypes(parser, access);
            Value stored = types == null ? null : parser.resolve(value, types.vector);
            if (types == null || stored == null) return false;
            state.operand(stored);
            return access.resolve(parser, types.memref, state);
        }

        @Override
        public void print(AsmPrinter printer) {
            printer.text(" ");
            printer.value(vector()).text(", ");
            printAccess(printer);
            printTypes(printer);
        }
    }
}
