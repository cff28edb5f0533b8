package dev.wami.llvm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.ComplexType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.text.FormatState;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Taking structs and arrays apart and putting them together. */
public final class LlvmAggregates {
    private LlvmAggregates() {}

    /** An operation on the part of an aggregate at a position of constant numbers, from the outside in. */
    abstract static class PositionOp extends Operation implements Pure, Evaluable {
        static final String POSITION = "position";
        /** Neither written nor read: the part's type follows from the container's and the position. */
        private static final String ELEMENT_TYPE = "InsertExtractValueElementType";

        PositionOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        /** The operand or result that is the part. */
        abstract String part();

        public abstract Value container();

        public final long[] position() {
            return property(POSITION, DenseArrayAttr.class).toLongs();
        }

        @Override
        public final boolean parseDirective(String directive, AsmParser parser, FormatState read) {
            if (!directive.equals(ELEMENT_TYPE)) return super.parseDirective(directive, parser, read);
            List<? extends Type> container = read.types("container");
            if (container == null || !(read.attribute(POSITION) instanceof DenseArrayAttr position)) return false;
            Type part = partType(container.get(0), position.toLongs(), why -> parser.error("%s", why));
            if (part == null) return false;
            read.type(part(), part);
            return true;
        }

        @Override
        public final void printDirective(String directive, AsmPrinter printer) {
            if (!directive.equals(ELEMENT_TYPE)) super.printDirective(directive, printer);
        }

        /** The type at {@code position} of {@code container}; null after {@code report} was told why there is none. */
        static @Nullable Type partType(Type container, long[] position, Consumer<String> report) {
            if (!LlvmTypes.isCompatible(container)) {
                report.accept("expected LLVM IR Dialect type, got '" + container + "'");
                return null;
            }
            Type at = container;
            for (long i : position) {
                if (!LlvmTypes.isAggregate(at)) {
                    report.accept("expected LLVM IR structure/array type, got: '" + at + "'");
                    return null;
                }
                if (!LlvmValues.hasPart(at, i)) {
                    report.accept("position out of bounds: " + i);
                    return null;
                }
                at = LlvmValues.part(at, (int) i);
            }
            return at;
        }
    }

    /** The part of a struct or array. Upstream: llvm.extractvalue. */
    public static final class ExtractValueOp extends PositionOp {
        static final OpSpec SPEC = OpSpec.of(LlvmOp.EXTRACTVALUE, "extract a value from an LLVM struct")
                .operand("container", LlvmTypes.AGGREGATE)
                .attribute(POSITION, Attrs.DENSE_I64_ARRAY)
                .result("res", LlvmTypes.TYPE)
                .format("$container `` $position attr-dict `:` type($container)"
                        + " custom<InsertExtractValueElementType>(type($res), ref(type($container)), ref($position))");

        ExtractValueOp(OpState state) {
            super(SPEC, state);
        }

        /** The part at {@code position}, which there must be. */
        public ExtractValueOp(Location location, Value container, long... position) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(container)
                            .property(POSITION, DenseArrayAttr.i64(position))
                            .result(LlvmValues.typeAt(container.type(), position)));
        }

        @Override
        String part() {
            return "res";
        }

        @Override
        public Value container() {
            return operand(0);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            Type type = container().type();
            Type part = partType(type, position(), why -> diagnostics.error(this, "%s", why));
            if (part == null || part.equals(result().type())) return;
            diagnostics.error(
                    this,
                    "Type mismatch: extracting from '%s' should produce '%s' but this op returns '%s'",
                    type,
                    part,
                    result().type());
        }

        @Override
        public FoldResult fold(Folder folder) {
            // extract (extract a, p), q -> extract a, p ++ q
            if (container().definedBy() instanceof ExtractValueOp inner) {
                read(inner.container(), concat(inner.position(), position()));
                return FoldResult.CHANGED;
            }
            Attribute constant = folder.constant(container());
            if (constant != null) {
                for (long i : position()) constant = constant == null ? null : element(constant, i);
                if (constant != null) return FoldResult.of(constant);
            }
            return throughInsertions(folder);
        }

        private void read(Value container, long[] position) {
            setOperand(0, container);
            setAttribute(POSITION, DenseArrayAttr.i64(position));
        }

        private static @Nullable Attribute element(Attribute aggregate, long i) {
            if (aggregate instanceof LlvmValueAttr) return aggregate; // all parts of zero are zero
            if (aggregate instanceof DenseElementsAttr d
                    && !d.isStrings()
                    && !(d.type().element() instanceof ComplexType)
                    && d.type().shape().rank() == 1) return d.element(i);
            return aggregate instanceof ArrayAttr a && i < a.size() ? a.get((int) i) : null;
        }

        /**
         * {@code extract (insert v, a, p), p -> v}; {@code extract (insert v, a, p), p ++ q -> extract v, q} if v is
         * constant or an insertion; {@code extract (insert v, a, p), q -> extract a, q} if p is elsewhere.
         */
        private FoldResult throughInsertions(Folder folder) {
            Value from = container();
            long[] wanted = position();
            while (from.definedBy() instanceof InsertValueOp insertion) {
                long[] at = insertion.position();
                if (Arrays.equals(at, wanted)) return FoldResult.of(insertion.value());
                int common = Math.min(at.length, wanted.length);
                if (Arrays.equals(at, 0, common, wanted, 0, common)) {
                    // a part of what is wanted, or something of which no part is known
                    if (at.length > common || !hasKnownParts(insertion.value(), folder)) break;
                    read(insertion.value(), Arrays.copyOfRange(wanted, common, wanted.length));
                    return FoldResult.CHANGED;
                }
                from = insertion.container();
            }
            if (from == container()) return FoldResult.NONE;
            read(from, wanted);
            return FoldResult.CHANGED;
        }

        private static boolean hasKnownParts(Value v, Folder folder) {
            return v.definedBy() instanceof InsertValueOp || folder.constant(v) != null;
        }

        private static long[] concat(long[] a, long[] b) {
            long[] out = Arrays.copyOf(a, a.length + b.length);
            System.arraycopy(b, 0, out, a.length, b.length);
            return out;
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.put(result(), LlvmValues.extract(frame.get(container()), position()));
        }
    }

    /** A struct or array with one part replaced. Upstream: llvm.insertvalue. */
    public static final class InsertValueOp extends PositionOp {
        static final OpSpec SPEC = OpSpec.of(LlvmOp.INSERTVALUE, "insert a value into an LLVM struct")
                .operand("container", LlvmTypes.AGGREGATE)
                .operand("value", LlvmTypes.PRIMITIVE)
                .attribute(POSITION, Attrs.DENSE_I64_ARRAY)
                .result("res", TypeRule.sameAs("container"))
                .format("$value `,` $container `` $position attr-dict `:` type($container)"
                        + " custom<InsertExtractValueElementType>(type($value), ref(type($container)),"
                        + " ref($position))");

        InsertValueOp(OpState state) {
            super(SPEC, state);
        }

        public InsertValueOp(Location location, Value container, Value value, long... position) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(container, value)
                            .property(POSITION, DenseArrayAttr.i64(position))
                            .result(container.type()));
        }

        @Override
        String part() {
            return "value";
        }

        @Override
        public Value container() {
            return operand(0);
        }

        public Value value() {
            return operand(1);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            Type type = container().type();
            Type part = partType(type, position(), why -> diagnostics.error(this, "%s", why));
            if (part == null || part.equals(value().type())) return;
            diagnostics.error(this, "Type mismatch: cannot insert '%s' into '%s'", value().type(), type);
        }

        @Override
        public Step evaluate(Frame frame) {
            Object whole = frame.get(container());
            return frame.put(result(), LlvmValues.insert(whole, frame.get(value()), position(), 0));
        }
    }
}
