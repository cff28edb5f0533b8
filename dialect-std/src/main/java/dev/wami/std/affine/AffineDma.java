package dev.wami.std.affine;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.attr.AffineMapAttr;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import dev.wami.std.memref.DmaTransfer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Transfers between memories, with affine subscripts; what they do is {@link DmaTransfer}'s. */
public final class AffineDma {
    private AffineDma() {}

    /** A memref with subscripts among the operands: the memref at {@code position}, what the map takes after it. */
    public record Place(Operation op, int position, String key) {
        public Value memref() {
            return op.operand(position);
        }

        public AffineMap map() {
            return op.attribute(key) instanceof AffineMapAttr m ? m.map() : new AffineMap(0, 0, List.of());
        }

        /** What the map takes. */
        public List<Value> indices() {
            return op.operands().subList(position + 1, next());
        }

        int next() {
            return Math.min(position + 1 + map().inputs(), op.operandCount());
        }

        /** The subscripts at run time; null if the map divides by zero. */
        long @Nullable [] subscripts(Frame frame) {
            return AffineApply.compute(frame, map(), indices());
        }

        boolean isMemRef() {
            return position < op.operandCount() && memref().type() instanceof MemRefType;
        }

        /** What is wrong with the map and its subscripts, or null. */
        @Nullable
        String wrongIndices(String name, String user) {
            if (!(op.attribute(key) instanceof AffineMapAttr)) return "requires the affine map '" + key + "'";
            Region scope = AffineOperands.scopeOf(op);
            for (Value i : indices()) {
                if (i.type() != IndexType.INDEX) return name + " to " + user + " must have 'index' type";
                if (!AffineOperands.isDim(i, scope)) {
                    return name + " must be a valid dimension or symbol identifier";
                }
            }
            return null;
        }

        void print(AsmPrinter printer) {
            printer.value(memref()).text("[");
            printer.affineMapOfSsaIds(map(), indices()).text("]");
        }
    }

    /** {@code %m[%i + 1]} as it is read. */
    private record Read(UnresolvedOperand memref, AsmParser.AffineOperands subscripts) {
        static @Nullable Read parse(AsmParser parser) {
            UnresolvedOperand memref = parser.parseOperand();
            AsmParser.AffineOperands subscripts = memref == null ? null : parser.parseAffineMapOfSsaIds("[", "]");
            return memref == null || subscripts == null ? null : new Read(memref, subscripts);
        }

        boolean resolve(AsmParser parser, Type type, String key, OpState state) {
            Value m = parser.resolve(memref, type);
            List<UnresolvedOperand> all = new ArrayList<>(subscripts.dims());
            all.addAll(subscripts.symbols());
            List<Value> indices = m == null ? null : parser.resolveAll(all, IndexType.INDEX);
            if (m == null || indices == null) return false;
            state.operand(m).operands(indices).attribute(key, new AffineMapAttr(subscripts.map()));
            return true;
        }
    }

    private static boolean resolveIndex(AsmParser parser, UnresolvedOperand operand, OpState state) {
        Value v = parser.resolve(operand, IndexType.INDEX);
        if (v != null) state.operand(v);
        return v != null;
    }

    /** An element of a memref, at what a map of values gives. */
    public record Element(Value memref, ValueMap at) {
        private OpState addTo(OpState state, String map) {
            return state.operand(memref).operands(at.operands()).attribute(map, new AffineMapAttr(at.map()));
        }
    }

    /** Starts a transfer. Upstream: affine.dma_start. */
    public static final class DmaStartOp extends Operation implements MemoryEffects, Evaluable {
        static final OpSpec SPEC = OpSpec.of(AffineOp.DMA_START, "start a transfer between memories")
                .variadic("operands", Types.ANY)
                .customSyntax();

        DmaStartOp(OpState state) {
            super(SPEC, state);
        }

        /** @param numbers how many elements, and where there are strides, the stride and the elements of each */
        public DmaStartOp(
                Location location, Element source, Element destination, Element tag, List<? extends Value> numbers) {
            super(
                    SPEC,
                    tag.addTo(destination.addTo(source.addTo(OpState.at(location), "src_map"), "dst_map"), "tag_map")
                            .operands(numbers));
        }

        public Place source() {
            return new Place(this, 0, "src_map");
        }

        public Place destination() {
            return new Place(this, source().next(), "dst_map");
        }

        public Place tag() {
            return new Place(this, destination().next(), "tag_map");
        }

        public DmaTransfer transfer() {
            List<Value> numbers = operands().subList(tag().next(), operandCount());
            return new DmaTransfer(
                    source().memref(), destination().memref(), numbers.get(0), numbers.subList(1, numbers.size()));
        }

        @Override
        public void effects(EffectList out) {
            out.read(source().memref());
            out.write(destination().memref());
            out.read(tag().memref());
        }

        @Override
        public Step evaluate(Frame frame) {
            long[] from = source().subscripts(frame);
            long[] to = destination().subscripts(frame);
            if (from == null || to == null) return frame.trap("division by zero in an affine map");
            return transfer().evaluate(frame, from, to);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            String wrong = wrong();
            if (wrong != null) diagnostics.error(this, "%s", wrong);
        }

        private @Nullable String wrong() {
            if (!source().isMemRef()) return "expected DMA source to be of memref type";
            if (!destination().isMemRef()) return "expected DMA destination to be of memref type";
            if (!tag().isMemRef()) return "expected DMA tag to be of memref type";
            int more = operandCount() - tag().next();
            if (more != 1 && more != 3) return "incorrect number of operands";
            String wrong = source().wrongIndices("src index", "dma_start");
            if (wrong == null) wrong = destination().wrongIndices("dst index", "dma_start");
            return wrong == null ? tag().wrongIndices("tag index", "dma_start") : wrong;
        }

        /** {@code %a[%i], %b[%j], %tag[%k], %count, %stride, %each : memref<...>, memref<...>, memref<...>}. */
        @Override
        public boolean parse(AsmParser parser, OpState state) {
            Read source = Read.parse(parser);
            Read destination = source == null || !parser.parse(",") ? null : Read.parse(parser);
            Read tag = destination == null || !parser.parse(",") ? null : Read.parse(parser);
            if (source == null || destination == null || tag == null || !parser.parse(",")) return false;
            List<UnresolvedOperand> numbers = new ArrayList<>();
            do {
                if (numbers.size() == 1 && parser.atPunctuation(":")) break; // a comma and no strides
                UnresolvedOperand n = parser.parseOperand();
                if (n == null) return false;
                numbers.add(n);
            } while (parser.optional(","));
            if (numbers.size() != 1 && numbers.size() != 3) {
                parser.error(parser.operationLocation(), "expected two stride related operands");
                return false;
            }
            List<Type> types = parser.parseColonTypeList();
            if (types == null) return false;
            if (types.size() != 3) {
                parser.error(parser.operationLocation(), "expected three types");
                return false;
            }
            if (!source.resolve(parser, types.get(0), "src_map", state)
                    || !destination.resolve(parser, types.get(1), "dst_map", state)
                    || !tag.resolve(parser, types.get(2), "tag_map", state)) return false;
            for (UnresolvedOperand n : numbers) if (!resolveIndex(parser, n, state)) return false;
            return true;
        }

        @Override
        public void print(AsmPrinter printer) {
            printer.text(" ");
            source().print(printer);
            printer.text(", ");
            destination().print(printer);
            printer.text(", ");
            tag().print(printer);
            printer.text(", ");
            printer.values(operands().subList(tag().next(), operandCount())).text(" : ");
            printer.types(List.of(
                    source().memref().type(),
                    destination().memref().type(),
                    tag().memref().type()));
        }
    }

    /** Waits for a transfer. Upstream: affine.dma_wait. */
    public static final class DmaWaitOp extends Operation implements MemoryEffects, Evaluable {
        static final OpSpec SPEC = OpSpec.of(AffineOp.DMA_WAIT, "wait for a transfer between memories")
                .variadic("operands", Types.ANY)
                .customSyntax();

        DmaWaitOp(OpState state) {
            super(SPEC, state);
        }

        public DmaWaitOp(Location location, Element tag, Value count) {
            super(SPEC, tag.addTo(OpState.at(location), "tag_map").operand(count));
        }

        public Place tag() {
            return new Place(this, 0, "tag_map");
        }

        public Value count() {
            return operand(operandCount() - 1);
        }

        @Override
        public Step evaluate(Frame frame) {
            return Step.NEXT;
        }

        /** Whatever was transferred has changed. */
        @Override
        public void effects(EffectList out) {
            out.read(operand(0));
            out.write(operand(0));
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            String wrong = wrong();
            if (wrong != null) diagnostics.error(this, "%s", wrong);
        }

        private @Nullable String wrong() {
            if (!tag().isMemRef()) return "expected DMA tag to be of memref type";
            String wrong = tag().wrongIndices("index", "dma_wait");
            return wrong == null && operandCount() != tag().next() + 1 ? "incorrect number of operands" : wrong;
        }

        /** {@code %tag[%k], %count : memref<...>}. */
        @Override
        public boolean parse(AsmParser parser, OpState state) {
            Read tag = Read.parse(parser);
            UnresolvedOperand count = tag == null || !parser.parse(",") ? null : parser.parseOperand();
            Type type = count == null ? null : parser.parseColonType();
            if (tag == null || count == null || type == null) return false;
            if (!tag.resolve(parser, type, "tag_map", state) || !resolveIndex(parser, count, state)) return false;
            if (type instanceof MemRefType) return true;
            parser.error(parser.operationLocation(), "expected tag to be of memref type");
            return false;
        }

        @Override
        public void print(AsmPrinter printer) {
            printer.text(" ");
            tag().print(printer);
            printer.text(", ");
            printer.value(count()).text(" : ");
            printer.print(operand(0).type());
        }
    }
}
