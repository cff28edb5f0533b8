package dev.wami.std.vector;

import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.text.FormatState;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Parts of vectors: elements, or the vectors that a position in the leading dimensions selects. */
public final class VectorElements {
    private static final long MOST_ELEMENTS = 1 << 20;

    private VectorElements() {}

    /** The element, or the part, at a position. Upstream: vector.extract. */
    public static final class ExtractOp extends Rearrangement {
        static final OpSpec SPEC = OpSpec.of(VectorOp.EXTRACT, "extract operation")
                .operand("source", Types.VECTOR)
                .variadic(Position.DYNAMIC, Types.INDEX)
                .attribute(Position.STATIC, Attrs.DENSE_I64_ARRAY)
                .result("result", Types.ANY)
                .format("$source `` custom<DynamicIndexList>($dynamic_position, $static_position)"
                        + " attr-dict `:` type($result) `from` type($source)");

        ExtractOp(OpState state) {
            super(SPEC, state);
        }

        /** The part at a position of constants. */
        public ExtractOp(Location location, Value source, long... position) {
            this(location, source, new Position(position, List.of()));
        }

        ExtractOp(Location location, Value source, Position position) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(source)
                            .operands(position.operands())
                            .property(Position.STATIC, position.attribute())
                            .result(part(vector(source), position.rank())));
        }

        public Value source() {
            return operand(0);
        }

        Position position() {
            return new Position(property(Position.STATIC, DenseArrayAttr.class).toLongs(), operands(1));
        }

        /** The position, with {@link Shape#DYNAMIC} where operands say it, -1 for poison. */
        public long[] constants() {
            return position().constants();
        }

        /** What is at a position of {@code rank} dimensions. */
        static Type part(VectorType of, int rank) {
            if (rank == of.rank()) return of.element();
            int from = Math.min(rank, of.rank());
            long[] dims = Arrays.copyOfRange(of.shape().toArray(), from, of.rank());
            return new VectorType(Shape.of(dims), of.element(), of.scalable() >>> from);
        }

        @Override
        public FoldResult fold(Folder folder) {
            return ExtractFolds.fold(this, folder);
        }

        @Override
        public boolean canonicalize(Rewriter rewriter) {
            return ExtractFolds.canonicalize(this, rewriter);
        }

        @Override
        public int elementOperands() {
            return 1;
        }

        @Override
        @Nullable
        String mistake() {
            if (!sameElement(source(), result())) {
                return "failed to verify that operand and result have same element type";
            }
            Type inferred = part(vector(source()), position().rank());
            Type given = result().type();
            if (!inferred.equals(given) && !isOne(inferred, given) && !isOne(given, inferred)) {
                return text(
                        "inferred type(s) '%s' are incompatible with return type(s) of operation '%s'",
                        inferred, given);
            }
            if (given instanceof VectorType v && v.rank() == 0) {
                return "expected a scalar instead of a 0-d vector as the result type";
            }
            if (!position().isConsistent()) {
                return "mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic"
                        + " position) -- this can only happen due to an incorrect fold/rewrite";
            }
            if (position().rank() > vector(source()).rank()) {
                return "expected position attribute of rank no greater than vector rank";
            }
            int outside = position().outside(vector(source()).shape());
            if (outside == 0) return null;
            return "expected position attribute #" + outside
                    + " to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)";
        }

        /** Whether {@code vector} is a vector of one {@code scalar}. */
        private static boolean isOne(Type vector, Type scalar) {
            return vector instanceof VectorType v
                    && v.rank() == 1
                    && v.shape().dim(0) == 1
                    && v.element().equals(scalar);
        }

        @Override
        public int[] sources(int result) {
            int[] out = new int[count(result())];
            boolean poison = position().hasPoison();
            int start = poison ? 0 : position().start(vector(source()).shape());
            for (int i = 0; i < out.length; i++) out[i] = poison ? -1 : start + i;
            return out;
        }

        @Override
        public boolean isDynamic() {
            return !position().isStatic() && !position().hasPoison();
        }

        @Override
        public <V> void expand(Scalars<V> on) {
            if (!isDynamic()) {
                super.expand(on);
                return;
            }
            V start = position().start(on, vector(source()).shape());
            on.define(result(), on.slice(on.elements(source()), start, count(result())));
        }

        @Override
        public boolean parseDirective(String directive, AsmParser parser, FormatState read) {
            return Position.parse(parser, read);
        }

        @Override
        public void printDirective(String directive, AsmPrinter printer) {
            position().print(printer);
        }
    }

    /** A vector with the element, or the part, at a position replaced. Upstream: vector.insert. */
    public static final class InsertOp extends Rearrangement {
        static final OpSpec SPEC = OpSpec.of(VectorOp.INSERT, "insert operation")
                .operand("valueToStore", Types.ANY)
                .operand("dest", Types.VECTOR)
                .variadic(Position.DYNAMIC, Types.INDEX)
                .attribute(Position.STATIC, Attrs.DENSE_I64_ARRAY)
                .result("result", Types.VECTOR)
                .sameTypes("dest", "result")
                .format("$valueToStore `,` $dest custom<DynamicIndexList>($dynamic_position, $static_position)"
                        + " attr-dict `:` type($valueToStore) `into` type($dest)");

        InsertOp(OpState state) {
            super(SPEC, state);
        }

        /** {@code dest} with {@code value} at a position of constants. */
        public InsertOp(Location location, Value value, Value dest, long... position) {
            this(location, value, dest, new Position(position, List.of()));
        }

        InsertOp(Location location, Value value, Value dest, Position position) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(value, dest)
                            .operands(position.operands())
                            .property(Position.STATIC, position.attribute())
                            .result(dest.type()));
        }

        public Value value() {
            return operand(0);
        }

        public Value dest() {
            return operand(1);
        }

        Position position() {
            return new Position(property(Position.STATIC, DenseArrayAttr.class).toLongs(), operands(2));
        }

        /** The position, with {@link Shape#DYNAMIC} where operands say it, -1 for poison. */
        public long[] constants() {
            return position().constants();
        }

        @Override
        public FoldResult fold(Folder folder) {
            return InsertFolds.fold(this, folder);
        }

        @Override
        public boolean canonicalize(Rewriter rewriter) {
            return InsertFolds.canonicalize(this, rewriter);
        }

        @Override
        public int elementOperands() {
            return 2;
        }

        @Override
        @Nullable
        String mistake() {
            if (!sameElement(value(), result())) {
                return "failed to verify that source operand and result have same element type";
            }
            VectorType to = vector(dest());
            int rank = position().rank();
            int part = value().type() instanceof VectorType v ? v.rank() : -1;
            if (part == 0) return "expected a scalar instead of a 0-d vector as the source operand";
            if (!position().isConsistent()) {
                return "mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic"
                        + " position) -- this can only happen due to an incorrect fold/rewrite";
            }
            if (rank > to.rank()) return "expected position attribute of rank no greater than dest vector rank";
            if (part > 0 && part + rank != to.rank()) {
                return "expected position attribute rank + source rank to match dest vector rank";
            }
            if (part < 0 && rank != to.rank()) return "expected position attribute rank to match the dest vector rank";
            int outside = position().outside(to.shape());
            if (outside == 0) return null;
            return "expected position attribute #" + outside
                    + " to be a non-negative integer smaller than the corresponding dest vector dimension";
        }

        @Override
        public int[] sources(int result) {
            int[] out = new int[count(dest())];
            int inserted = count(value());
            boolean poison = position().hasPoison();
            int start = poison ? 0 : position().start(vector(dest()).shape());
            for (int i = 0; i < out.length; i++) {
                boolean inside = i >= start && i < start + inserted;
                out[i] = poison ? -1 : inside ? i - start : inserted + i;
            }
            return out;
        }

        @Override
        public boolean isDynamic() {
            return !position().isStatic() && !position().hasPoison();
        }

        @Override
        public <V> void expand(Scalars<V> on) {
            if (!isDynamic()) {
                super.expand(on);
                return;
            }
            V start = position().start(on, vector(dest()).shape());
            on.define(result(), on.withSlice(on.elements(dest()), start, on.elements(value())));
        }

        @Override
        public boolean parseDirective(String directive, AsmParser parser, FormatState read) {
            return Position.parse(parser, read);
        }

        @Override
        public void printDirective(String directive, AsmPrinter printer) {
            position().print(printer);
        }
    }

    /** A vector of its elements in row-major order. Upstream: vector.from_elements. */
    public static final class FromElementsOp extends Rearrangement {
        static final OpSpec SPEC = OpSpec.of(
                        VectorOp.FROM_ELEMENTS, "operation that defines a vector from scalar elements")
                .variadic("elements", Types.ANY)
                .result("dest", VectorTypes.FIXED)
                .format("$elements attr-dict `:` type($dest)");

        FromElementsOp(OpState state) {
            super(SPEC, state);
        }

        public FromElementsOp(Location location, VectorType type, List<? extends Value> elements) {
            super(SPEC, OpState.at(location).operands(elements).result(type));
        }

        @Override
        public FoldResult fold(Folder folder) {
            return ElementFolds.fold(this, folder);
        }

        @Override
        public boolean canonicalize(Rewriter rewriter) {
            return ElementFolds.canonicalize(this, rewriter);
        }

        @Override
        public void inferTypes(FormatState read) {
            List<? extends Type> dest = read.types("dest");
            if (dest != null && dest.get(0) instanceof VectorType v) read.types("elements", elementTypes(v));
        }

        @Override
        @Nullable
        String mistake() {
            return resultTypesOf(operands()).equals(elementTypes(vector(result())))
                    ? null
                    : "failed to verify that operand types and result type match";
        }

        private static List<Type> resultTypesOf(List<Value> values) {
            return values.stream().map(Value::type).toList();
        }

        @Override
        public int[] sources(int result) {
            int[] out = new int[operandCount()];
            for (int i = 0; i < out.length; i++) out[i] = i;
            return out;
        }
    }

    /** All elements of a vector in row-major order. Upstream: vector.to_elements. */
    public static final class ToElementsOp extends Rearrangement {
        static final OpSpec SPEC = OpSpec.of(
                        VectorOp.TO_ELEMENTS, "operation that decomposes a vector into all its scalar elements")
                .operand("source", Types.VECTOR)
                .variadicResult("elements", Types.ANY)
                .format("$source attr-dict `:` type($source)");

        ToElementsOp(OpState state) {
            super(SPEC, state);
        }

        public ToElementsOp(Location location, Value source) {
            super(SPEC, OpState.at(location).operand(source).results(elementTypes(vector(source))));
        }

        public Value source() {
            return operand(0);
        }

        @Override
        public FoldResult fold(Folder folder) {
            return ElementFolds.fold(this);
        }

        @Override
        public boolean canonicalize(Rewriter rewriter) {
            return ElementFolds.canonicalize(this, rewriter);
        }

        @Override
        public void inferTypes(FormatState read) {
            List<? extends Type> source = read.types("source");
            if (source != null && source.get(0) instanceof VectorType v) read.types("elements", elementTypes(v));
        }

        @Override
        @Nullable
        String mistake() {
            return resultTypes().equals(elementTypes(vector(source())))
                    ? null
                    : "failed to verify that operand types and result type match";
        }

        @Override
        public int[] sources(int result) {
            return new int[] {result};
        }
    }

    /** One type per element; of a vector longer than operations can have results, a list that no results fit. */
    private static List<Type> elementTypes(VectorType type) {
        long count = Math.min(type.shape().elementCount(), MOST_ELEMENTS);
        return Collections.nCopies((int) count, type.element());
    }
}
