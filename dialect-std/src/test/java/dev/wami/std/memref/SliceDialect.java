package dev.wami.std.memref;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.dialect.DialectSource;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.trait.Slice;
import dev.wami.core.ir.trait.SubsetExtraction;
import dev.wami.core.ir.trait.SubsetInsertion;
import dev.wami.core.ir.trait.SubsetLike;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import dev.wami.std.mixed.MixedIndex;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** As much of upstream's tensor dialect as tests of subsets need: slices that are taken out and put back. */
public final class SliceDialect extends Dialect {
    private static final String NAME = "tensor";

    /** Opens this dialect alone, to be joined with others. */
    public static final DialectSource SOURCE = DialectSource.of(NAME, SliceDialect::new);

    private SliceDialect() {
        super(NAME);
    }

    @Override
    public List<? extends OpKind> operations() {
        return List.of(SliceKind.values());
    }

    private enum SliceKind implements OpKind {
        EXTRACT_SLICE("tensor.extract_slice"),
        INSERT_SLICE("tensor.insert_slice");

        private final String opName;

        SliceKind(String opName) {
            this.opName = opName;
        }

        @Override
        public String opName() {
            return opName;
        }

        @Override
        public Operation create(OpState state) {
            return switch (this) {
                case EXTRACT_SLICE -> new ExtractOp(state);
                case INSERT_SLICE -> new InsertOp(state);
            };
        }
    }

    /** An operation with offsets, sizes and strides, in the last three groups of operands. */
    private abstract static class SliceOp extends Operation implements SubsetLike, Pure {
        private static final List<String> LISTS = List.of("static_offsets", "static_sizes", "static_strides");

        SliceOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        static OpSpec lists(OpSpec spec) {
            spec.variadic("offsets", Types.INDEX).variadic("sizes", Types.INDEX).variadic("strides", Types.INDEX);
            for (String list : LISTS) spec.attribute(list, Attrs.DENSE_I64_ARRAY);
            return spec.result("result", Types.ANY).customSyntax();
        }

        private List<MixedIndex> list(int i) {
            int first = spec().operands().size() - 3;
            return MixedIndex.join(property(LISTS.get(i), DenseArrayAttr.class).toLongs(), operands(first + i));
        }

        private static Slice.Bound bound(MixedIndex i) {
            Value v = i.value();
            return v == null ? Slice.Bound.of(i.constant()) : Slice.Bound.of(v);
        }

        private Slice slice() {
            List<Slice.Range> ranges = new ArrayList<>();
            for (int d = 0; d < list(0).size(); d++) {
                ranges.add(new Slice.Range(bound(list(0).get(d)), bound(list(1).get(d)), bound(list(2).get(d))));
            }
            return new Slice(ranges);
        }

        @Override
        public boolean isSameSubset(SubsetLike other) {
            return other instanceof SliceOp s && slice().isSameAs(s.slice());
        }

        @Override
        public boolean isDisjointFrom(SubsetLike other) {
            return other instanceof SliceOp s && slice().isDisjointFrom(s.slice());
        }

        static boolean parseLists(AsmParser parser, List<MixedIndex.Unresolved> out) {
            for (int i = 0; i < 3; i++) {
                MixedIndex.Unresolved list = MixedIndex.parse(parser);
                if (list == null) return false;
                out.add(list);
            }
            return true;
        }

        static boolean resolve(List<MixedIndex.Unresolved> lists, AsmParser parser, OpState state) {
            for (int i = 0; i < 3; i++) {
                List<Value> values = lists.get(i).resolve(parser);
                if (values == null) return false;
                state.operands(values).property(LISTS.get(i), lists.get(i).attribute());
            }
            return true;
        }

        void printLists(AsmPrinter printer) {
            for (int i = 0; i < 3; i++) {
                if (i > 0) printer.text(" ");
                MixedIndex.print(printer, list(i));
            }
        }
    }

    private static final class ExtractOp extends SliceOp implements SubsetExtraction {
        static final OpSpec SPEC = lists(OpSpec.of(SliceKind.EXTRACT_SLICE, "").operand("source", Types.ANY));

        ExtractOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        public @Nullable String resultName(int i) {
            return "extracted_slice";
        }

        @Override
        public boolean parse(AsmParser parser, OpState state) {
            List<MixedIndex.Unresolved> lists = new ArrayList<>();
            UnresolvedOperand source = parser.parseOperand();
            if (source == null || !parseLists(parser, lists)) return false;
            Type from = parser.parseColonType();
            if (from == null || !parser.parseKeyword("to")) return false;
            Type to = parser.parseType();
            Value value = parser.resolve(source, from);
            if (to == null || value == null) return false;
            return resolve(lists, parser, state.operand(value).result(to));
        }

        @Override
        public void print(AsmPrinter printer) {
            printer.text(" ");
            printer.value(operand(0));
            printLists(printer);
            printer.text(" : ").print(operand(0).type()).text(" to ").print(result().type());
        }
    }

    private static final class InsertOp extends SliceOp implements SubsetInsertion {
        static final OpSpec SPEC = lists(OpSpec.of(SliceKind.INSERT_SLICE, "")
                .operand("source", Types.ANY)
                .operand("dest", Types.ANY));

        InsertOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        public @Nullable String resultName(int i) {
            return "inserted_slice";
        }

        @Override
        public boolean parse(AsmParser parser, OpState state) {
            List<MixedIndex.Unresolved> lists = new ArrayList<>();
            UnresolvedOperand source = parser.parseOperand();
            if (source == null || !parser.parseKeyword("into")) return false;
            UnresolvedOperand destination = parser.parseOperand();
            if (destination == null || !parseLists(parser, lists)) return false;
            Type part = parser.parseColonType();
            if (part == null || !parser.parseKeyword("into")) return false;
            Type whole = parser.parseType();
            if (whole == null) return false;
            Value from = parser.resolve(source, part);
            Value into = parser.resolve(destination, whole);
            if (from == null || into == null) return false;
            return resolve(lists, parser, state.operand(from).operand(into).result(whole));
        }

        @Override
        public void print(AsmPrinter printer) {
            printer.text(" ");
            printer.value(operand(0));
            printer.text(" into ");
            printer.value(operand(1));
            printLists(printer);
            printer.text(" : ")
                    .print(operand(0).type())
                    .text(" into ")
                    .print(operand(1).type());
        }
    }
}
