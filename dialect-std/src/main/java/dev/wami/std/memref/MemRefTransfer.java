package dev.wami.std.memref;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.TypeKind;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Hints and transfers between memories. */
public final class MemRefTransfer {
    private MemRefTransfer() {}

    /** {@code locality<0>} to {@code locality<3>}. */
    private enum Locality implements AttrConstraint {
        HINT;

        @Override
        public boolean accepts(Attribute a) {
            return a instanceof IntegerAttr i && i.type() == IntegerType.I32 && i.value() >= 0 && i.value() <= 3;
        }

        @Override
        public AttrConstraint storage() {
            return Attrs.INTEGER;
        }

        @Override
        public String description() {
            return "32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3";
        }

        @Override
        public Type impliedType() {
            return IntegerType.I32;
        }
    }

    /** A hint that an element will be used soon; it means nothing. Upstream: memref.prefetch. */
    public static final class PrefetchOp extends Operation implements Evaluable {
        private static final String WRITE = "isWrite";
        private static final String LOCALITY = "localityHint";
        private static final String DATA = "isDataCache";

        static final OpSpec SPEC = OpSpec.of(MemRefOp.PREFETCH, "prefetch an element")
                .operand("memref", Types.MEMREF)
                .variadic("indices", Types.INDEX)
                .attribute(WRITE, Attrs.BOOL)
                .attribute(LOCALITY, Locality.HINT)
                .attribute(DATA, Attrs.BOOL)
                .customSyntax();

        PrefetchOp(OpState state) {
            super(SPEC, state);
        }

        /** A hint with the properties of {@code like}, a prefetch of another dialect that has the same. */
        public PrefetchOp(Location location, Value memref, List<Value> indices, Operation like) {
            super(SPEC, properties(OpState.at(location).operand(memref).operands(indices), like));
        }

        private static OpState properties(OpState state, Operation like) {
            for (String name : List.of(WRITE, LOCALITY, DATA)) {
                state.property(name, like.property(name, IntegerAttr.class));
            }
            return state;
        }

        public Value memref() {
            return operand(0);
        }

        public List<Value> indices() {
            return operands(1);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            if (indices().size() != ((MemRefType) memref().type()).rank()) diagnostics.error(this, "too few indices");
        }

        @Override
        public FoldResult fold(Folder folder) {
            return CastOp.foldIntoUser(this, null) ? FoldResult.CHANGED : FoldResult.NONE;
        }

        @Override
        public Step evaluate(Frame frame) {
            return Step.NEXT;
        }

        /** {@code %m[%i], read, locality<3>, data : memref<...>}. */
        @Override
        public boolean parse(AsmParser parser, OpState state) {
            UnresolvedOperand memref = parser.parseOperand();
            List<UnresolvedOperand> indices = memref == null ? null : parser.parseOperandList("[", "]");
            if (memref == null || indices == null || !parser.parse(",")) return false;
            String access = parser.parseAnyKeyword();
            if (access == null || !parser.parse(",") || !parser.parseKeyword("locality") || !parser.parse("<")) {
                return false;
            }
            Attribute hint = parser.parseAttribute(IntegerType.I32);
            if (hint == null || !parser.parse(">") || !parser.parse(",")) return false;
            String cache = parser.parseAnyKeyword();
            Type type = cache == null ? null : parser.parseColonType(TypeKind.MEMREF);
            if (cache == null || type == null) return false;
            Value value = parser.resolve(memref, type);
            List<Value> values = value == null ? null : parser.resolveAll(indices, IndexType.INDEX);
            if (value == null || values == null) return false;
            if (!access.equals("read") && !access.equals("write")) {
                parser.error(parser.operationLocation(), "rw specifier has to be 'read' or 'write'");
                return false;
            }
            if (!cache.equals("data") && !cache.equals("instr")) {
                parser.error(parser.operationLocation(), "cache type has to be 'data' or 'instr'");
                return false;
            }
            state.operand(value).operands(values);
            state.property(WRITE, IntegerAttr.bool(access.equals("write")));
            state.property(LOCALITY, hint);
            state.property(DATA, IntegerAttr.bool(cache.equals("data")));
            return true;
        }

        @Override
        public void print(AsmPrinter printer) {
            printer.text(" ");
            printer.value(memref()).text("[");
            printer.values(indices()).text("], ");
            printer.text(property(WRITE, IntegerAttr.class).isTrue() ? "write" : "read");
            printer.text(", locality<" + property(LOCALITY, IntegerAttr.class).value() + ">, ");
            printer.text(property(DATA, IntegerAttr.class).isTrue() ? "data" : "instr");
            printer.optionalAttrDict(this, List.of(WRITE, LOCALITY, DATA));
            printer.text(" : ").print(memref().type());
        }
    }

    private static int rank(Value memref) {
        return ((MemRefType) memref.type()).rank();
    }

    /**
     * Starts a transfer that {@code dma_wait} waits for: source and its indices, destination and its indices, number of
     * elements, tag and its indices, and perhaps stride and elements per stride. Upstream: memref.dma_start.
     */
    public static final class DmaStartOp extends Operation implements Evaluable {
        static final OpSpec SPEC = OpSpec.of(MemRefOp.DMA_START, "start a transfer between memories")
                .variadic("operands", Types.ANY)
                .customSyntax();

        DmaStartOp(OpState state) {
            super(SPEC, state);
        }

        /** A transfer with a tag that {@link DmaWaitOp} names. */
        public DmaStartOp(
                Location location,
                DmaTransfer transfer,
                List<Value> sourceIndices,
                List<Value> destinationIndices,
                Value tag,
                List<Value> tagIndices) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(transfer.source())
                            .operands(sourceIndices)
                            .operand(transfer.destination())
                            .operands(destinationIndices)
                            .operand(transfer.count(), tag)
                            .operands(tagIndices)
                            .operands(transfer.strides()));
        }

        /** Where the destination, the number of elements, the tag and the strides are among the operands. */
        private int destinationAt() {
            return 1 + rank(operand(0));
        }

        private int countAt() {
            return destinationAt() + 1 + rank(operand(destinationAt()));
        }

        private int tagAt() {
            return countAt() + 1;
        }

        private int stridesAt() {
            return tagAt() + 1 + rank(operand(tagAt()));
        }

        /** The indices of the first element that is read. */
        public List<Value> sourceIndices() {
            return operands().subList(1, destinationAt());
        }

        /** The indices of the first element that is written. */
        public List<Value> destinationIndices() {
            return operands().subList(destinationAt() + 1, countAt());
        }

        public DmaTransfer transfer() {
            List<Value> strides = operands().subList(stridesAt(), operandCount());
            return new DmaTransfer(operand(0), operand(destinationAt()), operand(countAt()), strides);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            String wrong = wrong();
            if (wrong != null) diagnostics.error(this, "%s", wrong);
        }

        @Override
        public Step evaluate(Frame frame) {
            return transfer().evaluate(frame, frame.longs(sourceIndices()), frame.longs(destinationIndices()));
        }

        private @Nullable String wrong() {
            int given = operandCount();
            if (given < 4) return "expected at least 4 operands";
            if (!isMemRef(0)) return "expected source to be of memref type";
            if (given < rank(operand(0)) + 4) return "expected at least " + (rank(operand(0)) + 4) + " operands";
            if (!areIndices(1, destinationAt())) return "expected source indices to be of index type";
            if (!isMemRef(destinationAt())) return "expected destination to be of memref type";
            int least = destinationAt() + rank(operand(destinationAt())) + 3;
            if (given < least) return "expected at least " + least + " operands";
            if (!areIndices(destinationAt() + 1, countAt())) return "expected destination indices to be of index type";
            if (!areIndices(countAt(), tagAt())) return "expected num elements to be of index type";
            if (!isMemRef(tagAt())) return "expected tag to be of memref type";
            int all = tagAt() + 1 + rank(operand(tagAt()));
            if (given < all) return "expected at least " + all + " operands";
            if (!areIndices(tagAt() + 1, all)) return "expected tag indices to be of index type";
            if (given != all && given != all + 2) return "incorrect number of operands";
            return areIndices(all, given) ? null : "expected stride and num elements per stride to be of type index";
        }

        private boolean isMemRef(int i) {
            return operand(i).type() instanceof MemRefType;
        }

        private boolean areIndices(int from, int to) {
            for (int i = from; i < to; i++) if (operand(i).type() != IndexType.INDEX) return false;
            return true;
        }

        @Override
        public FoldResult fold(Folder folder) {
            return CastOp.foldIntoUser(this, null) ? FoldResult.CHANGED : FoldResult.NONE;
        }

        /** {@code %s[%i], %d[%j], %n, %tag[%k], %stride, %per : memref<...>, memref<...>, memref<...>}. */
        @Override
        public boolean parse(AsmParser parser, OpState state) {
            List<List<UnresolvedOperand>> parts = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                UnresolvedOperand operand = i == 0 || parser.parse(",") ? parser.parseOperand() : null;
                if (operand == null) return false;
                if (i == 2) {
                    parts.add(List.of(operand));
                    operand = parser.parse(",") ? parser.parseOperand() : null;
                }
                List<UnresolvedOperand> indices = operand == null ? null : parser.parseOperandList("[", "]");
                if (operand == null || indices == null) return false;
                parts.add(List.of(operand));
                parts.add(indices);
            }
            List<UnresolvedOperand> strides = parser.optional(",") ? parser.parseOperandList() : List.of();
            if (strides == null) return false;
            if (!strides.isEmpty() && strides.size() != 2) {
                parser.error(parser.operationLocation(), "expected two stride related operands");
                return false;
            }
            parts.add(strides);
            List<Type> types = parser.optionalAttrDict(state) ? parser.parseColonTypeList() : null;
            if (types == null) return false;
            if (types.size() != 3) {
                parser.error(parser.operationLocation(), "fewer/more types expected");
                return false;
            }
            Type index = IndexType.INDEX;
            List<Type> each = List.of(types.get(0), index, types.get(1), index, index, types.get(2), index, index);
            for (int i = 0; i < parts.size(); i++) {
                List<Value> values = parser.resolveAll(parts.get(i), each.get(i));
                if (values == null) return false;
                state.operands(values);
            }
            return true;
        }

        @Override
        public void print(AsmPrinter printer) {
            List<Value> all = operands();
            printer.text(" ");
            indexed(printer, all, 0, destinationAt());
            printer.text(", ");
            indexed(printer, all, destinationAt(), countAt());
            printer.text(", ");
            printer.value(operand(countAt())).text(", ");
            indexed(printer, all, tagAt(), stridesAt());
            if (stridesAt() < all.size()) {
                printer.text(", ");
                printer.values(all.subList(stridesAt(), all.size()));
            }
            printer.optionalAttrDict(this, List.of());
            printer.text(" : ").print(operand(0).type());
            printer.text(", ").print(operand(destinationAt()).type());
            printer.text(", ").print(operand(tagAt()).type());
        }

        private static void indexed(AsmPrinter printer, List<Value> all, int from, int to) {
            printer.value(all.get(from)).text("[");
            printer.values(all.subList(from + 1, to)).text("]");
        }
    }

    /** Waits until a transfer is done: it is, when it has begun. Upstream: memref.dma_wait. */
    public static final class DmaWaitOp extends Operation implements Evaluable {
        static final OpSpec SPEC = OpSpec.of(MemRefOp.DMA_WAIT, "wait for a transfer between memories")
                .operand("tagMemRef", Types.MEMREF)
                .variadic("tagIndices", Types.INDEX)
                .operand("numElements", Types.INDEX)
                .format("$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)");

        DmaWaitOp(OpState state) {
            super(SPEC, state);
        }

        public DmaWaitOp(Location location, Value tag, List<Value> indices, Value count) {
            super(SPEC, OpState.at(location).operand(tag).operands(indices).operand(count));
        }

        @Override
        public Step evaluate(Frame frame) {
            return Step.NEXT;
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            int given = operands(1).size();
            int rank = rank(operand(0));
            if (given == rank) return;
            diagnostics.error(
                    this,
                    "expected tagIndices to have the same number of elements as the tagMemRef rank, expected %d, but"
                            + " got %d",
                    rank,
                    given);
        }

        @Override
        public FoldResult fold(Folder folder) {
            return CastOp.foldIntoUser(this, null) ? FoldResult.CHANGED : FoldResult.NONE;
        }
    }
}
