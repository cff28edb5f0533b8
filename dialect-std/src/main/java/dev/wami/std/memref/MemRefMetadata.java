package dev.wami.std.memref;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.MemRefValue;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.DistinctObjects;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.trait.ViewLike;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import dev.wami.std.arith.ConstantOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a memref consists of, and what may be assumed of it. */
public final class MemRefMetadata {
    private MemRefMetadata() {}

    /**
     * The buffer as a memref of rank 0 at its start, the offset, the sizes and the strides. Upstream:
     * memref.extract_strided_metadata.
     */
    public static final class ExtractStridedMetadataOp extends Operation implements ViewLike, Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(MemRefOp.EXTRACT_STRIDED_METADATA, "buffer, offset, sizes and strides")
                .operand("source", MemRefTypes.STRIDED)
                .result("base_buffer", MemRefTypes.STRIDED)
                .result("offset", Types.INDEX)
                .variadicResult("sizes_and_strides", Types.INDEX)
                .format("$source `:` type($source) `->` type(results) attr-dict");

        ExtractStridedMetadataOp(OpState state) {
            super(SPEC, state);
        }

        public ExtractStridedMetadataOp(Location location, Value source) {
            super(SPEC, OpState.at(location).operand(source).results(resultTypes((MemRefType) source.type())));
        }

        private static List<Type> resultTypes(MemRefType source) {
            List<Type> types = new ArrayList<>();
            types.add(source.with(Shape.SCALAR, null));
            types.addAll(Collections.nCopies(1 + 2 * source.rank(), IndexType.INDEX));
            return types;
        }

        public Value source() {
            return operand(0);
        }

        public MemRefType sourceType() {
            return (MemRefType) source().type();
        }

        public Value baseBuffer() {
            return result(0);
        }

        public Value offset() {
            return result(1);
        }

        public Value size(int i) {
            return result(2 + i);
        }

        public Value stride(int i) {
            return result(2 + sourceType().rank() + i);
        }

        @Override
        public Value viewSource() {
            return source();
        }

        @Override
        public @Nullable String resultName(int i) {
            int rank = sourceType().rank();
            return i == 0 ? "base_buffer" : i == 1 ? "offset" : i == 2 ? "sizes" : i == 2 + rank ? "strides" : null;
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            List<Type> expected = resultTypes(sourceType());
            List<? extends Type> given = resultTypes();
            if (expected.equals(given)) return;
            diagnostics.error(
                    this,
                    "inferred type(s) %s are incompatible with return type(s) of operation %s",
                    quoted(expected),
                    quoted(given));
        }

        private static String quoted(List<? extends Type> types) {
            return String.join(", ", types.stream().map(t -> "'" + t + "'").toList());
        }

        /** Looks through a cast; what the type says statically becomes constants. */
        @Override
        public boolean canonicalize(Rewriter rewriter) {
            long[] layout = sourceType().stridesAndOffset();
            if (layout == null) return false;
            int rank = sourceType().rank();
            boolean changed = constant(offset(), layout[rank], rewriter);
            for (int i = 0; i < rank; i++) {
                changed |= constant(size(i), sourceType().shape().dim(i), rewriter);
                changed |= constant(stride(i), layout[i], rewriter);
            }
            if (source().definedBy() instanceof CastOp c && c.source().type() instanceof MemRefType) {
                setOperand(0, c.source());
                rewriter.changed(this);
                changed = true;
            }
            return changed;
        }

        private boolean constant(Value result, long known, Rewriter rewriter) {
            if (known == Shape.DYNAMIC || result.isUnused()) return false;
            rewriter.replaceAllUses(result, ConstantOp.insert(rewriter, location(), IntegerAttr.index(known)));
            return true;
        }

        @Override
        public Step evaluate(Frame frame) {
            MemRefValue source = frame.memref(source());
            List<Object> results = new ArrayList<>();
            results.add(new MemRefValue(source.buffer(), source.element(), 0, new long[0], new long[0]));
            results.add(source.offset());
            for (long size : source.sizes()) results.add(size);
            for (long stride : source.strides()) results.add(stride);
            return frame.finish(results);
        }
    }

    /** The address that offset and indices count from. Upstream: memref.extract_aligned_pointer_as_index. */
    public static final class ExtractAlignedPointerAsIndexOp extends Operation implements Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(
                        MemRefOp.EXTRACT_ALIGNED_POINTER_AS_INDEX, "the address of a memref's buffer")
                .operand("source", Types.RANKED_OR_UNRANKED_MEMREF)
                .result("aligned_pointer", Types.INDEX)
                .format("$source `:` type($source) `->` type(results) attr-dict");

        ExtractAlignedPointerAsIndexOp(OpState state) {
            super(SPEC, state);
        }

        public ExtractAlignedPointerAsIndexOp(Location location, Value source) {
            super(SPEC, OpState.at(location).operand(source).result(IndexType.INDEX));
        }

        @Override
        public @Nullable String resultName(int i) {
            return "intptr";
        }

        /** An address that is this buffer's alone. */
        @Override
        public Step evaluate(Frame frame) {
            MemRefValue memref = frame.memref(operand(0));
            return frame.put(result(), frame.machine().addressOf(memref.buffer()));
        }
    }

    /** The same memref, whose aligned pointer is a multiple of a number of bytes. Upstream: memref.assume_alignment. */
    public static final class AssumeAlignmentOp extends Operation implements ViewLike, Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(MemRefOp.ASSUME_ALIGNMENT, "assume an alignment")
                .operand("memref", Types.MEMREF)
                .attribute(MemRefAttrs.ALIGNMENT_NAME, MemRefAttrs.POSITIVE)
                .result("result", Types.MEMREF)
                .sameTypes("memref", "result")
                .format("$memref `,` $alignment attr-dict `:` type($memref)");

        AssumeAlignmentOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        public Value viewSource() {
            return operand(0);
        }

        @Override
        public @Nullable String resultName(int i) {
            return "assume_align";
        }

        public long alignment() {
            return property(MemRefAttrs.ALIGNMENT_NAME, IntegerAttr.class).value();
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            if (Long.bitCount(alignment()) != 1) diagnostics.error(this, "alignment must be power of 2");
        }

        /** {@code assume(assume(x, n), n) -> assume(x, n)}. */
        @Override
        public FoldResult fold(Folder folder) {
            boolean twice =
                    operand(0).definedBy() instanceof AssumeAlignmentOp before && before.alignment() == alignment();
            return twice ? FoldResult.of(operand(0)) : FoldResult.NONE;
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.put(result(), frame.get(operand(0)));
        }
    }

    /** The same memrefs, which share no memory. Upstream: memref.distinct_objects. */
    public static final class DistinctObjectsOp extends Operation implements DistinctObjects, Evaluable {
        static final OpSpec SPEC = OpSpec.of(MemRefOp.DISTINCT_OBJECTS, "assume that memrefs do not alias")
                .variadic("operands", Types.MEMREF)
                .variadicResult("results", Types.MEMREF)
                .customSyntax();

        DistinctObjectsOp(OpState state) {
            super(SPEC, state);
        }

        public DistinctObjectsOp(Location location, List<? extends Value> memrefs) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operands(memrefs)
                            .results(memrefs.stream().<Type>map(Value::type).toList()));
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            if (!operandTypes().equals(resultTypes())) {
                diagnostics.error(this, "operand types and result types must match");
            } else if (operandCount() == 0) diagnostics.error(this, "expected at least one operand");
        }

        private List<Type> operandTypes() {
            return operands().stream().<Type>map(Value::type).toList();
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.finish(frame.getAll(operands()));
        }

        /** {@code %a, %b : memref<...>, memref<...>}. */
        @Override
        public boolean parse(AsmParser parser, OpState state) {
            List<UnresolvedOperand> operands = parser.atOperand() ? parser.parseOperandList() : List.of();
            if (operands == null || !parser.attrDict(state)) return false;
            List<Type> types = parser.parseColonTypeList();
            List<Value> values = types == null ? null : parser.resolve(operands, types);
            if (types == null || values == null) return false;
            state.operands(values).results(types);
            return true;
        }

        @Override
        public void print(AsmPrinter printer) {
            printer.text(" ");
            printer.values(operands());
            printer.optionalAttrDict(this, List.of());
            printer.text(" : ").types(operandTypes());
        }
    }
}
