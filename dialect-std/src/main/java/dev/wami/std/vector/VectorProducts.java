package dev.wami.std.vector;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Products of elements, added to others. */
public final class VectorProducts {
    private VectorProducts() {}

    /** {@code lhs * rhs + acc} with one rounding. Upstream: vector.fma. */
    public static final class FmaOp extends VectorOperation implements Pure {
        static final OpSpec SPEC = OpSpec.of(VectorOp.FMA, "vector fused multiply-add")
                .operand("lhs", VectorTypes.FLOATS)
                .operand("rhs", VectorTypes.FLOATS)
                .operand("acc", VectorTypes.FLOATS)
                .result("result", VectorTypes.FLOATS)
                .sameTypes("lhs", "rhs", "acc", "result")
                .format("$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)");

        FmaOp(OpState state) {
            super(SPEC, state);
        }

        public FmaOp(Location location, Value lhs, Value rhs, Value acc) {
            super(SPEC, OpState.at(location).operand(lhs, rhs, acc).result(lhs.type()));
        }

        @Override
        public <V> void expand(Scalars<V> on) {
            FloatType type = (FloatType) element(result());
            List<V> lhs = on.elements(operand(0));
            List<V> rhs = on.elements(operand(1));
            List<V> acc = on.elements(operand(2));
            List<V> out = new ArrayList<>();
            for (int i = 0; i < lhs.size(); i++) out.add(on.fma(type, lhs.get(i), rhs.get(i), acc.get(i)));
            on.define(result(), out);
        }
    }

    /**
     * The products of each element of one vector with each of another, or with a scalar, combined with {@code acc}.
     * Floats are added with one rounding. Upstream: vector.outerproduct.
     */
    public static final class OuterProductOp extends VectorOperation implements Pure, Maskable {
        static final OpSpec SPEC = OpSpec.of(VectorOp.OUTERPRODUCT, "vector outerproduct with optional fused add")
                .operand("lhs", VectorTypes.RANKED)
                .operand("rhs", Types.ANY)
                .optionalOperand("acc", VectorTypes.RANKED)
                .defaulted(CombiningKind.NAME, VectorAttrs.KIND, CombiningKind.ADD)
                .result("result", VectorTypes.RANKED)
                .customSyntax();

        OuterProductOp(OpState state) {
            super(SPEC, state);
        }

        public Value lhs() {
            return operand(0);
        }

        public Value rhs() {
            return operand(1);
        }

        public @Nullable Value acc() {
            return optionalOperand(2);
        }

        public CombiningKind combiningKind() {
            return property(CombiningKind.NAME, CombiningKind.class);
        }

        @Override
        @Nullable
        String mistake() {
            if (!sameElement(lhs(), result())) {
                return "failed to verify that lhs operand and result have same element type";
            }
            if (!sameElement(rhs(), result())) {
                return "failed to verify that rhs operand and result have same element type";
            }
            VectorType left = vector(lhs());
            VectorType out = vector(result());
            if (left.rank() != 1) return "expected 1-d vector for operand #1";
            if (rhs().type() instanceof VectorType right) {
                if (right.rank() != 1) return "expected 1-d vector for operand #2";
                if (out.rank() != 2) return "expected 2-d vector result";
                if (left.shape().dim(0) != out.shape().dim(0)) return "expected #1 operand dim to match result dim #1";
                if (right.shape().dim(0) != out.shape().dim(1)) return "expected #2 operand dim to match result dim #2";
                if (isScalable(left) && !isScalable(right)) {
                    return "expected either both or only #2 operand dim to be scalable";
                }
            } else {
                if (out.rank() != 1) return "expected 1-d vector result";
                if (left.shape().dim(0) != out.shape().dim(0)) return "expected #1 operand dim to match result dim #1";
            }
            Value acc = acc();
            if (acc != null && !acc.type().equals(out)) return "expected operand #3 of same type as result type";
            return combiningKind().supports(out.element()) ? null : "unsupported outerproduct type";
        }

        @Override
        public VectorType maskType() {
            return vector(result()).withElement(IntegerType.I1);
        }

        @Override
        public <V> void expand(Scalars<V> on) {
            expand(on, null, null);
        }

        @Override
        public <V> void expand(Scalars<V> on, @Nullable List<V> mask, @Nullable List<V> passthru) {
            Type type = element(result());
            Value start = acc();
            List<V> acc = start == null ? null : on.elements(start);
            List<V> out = new ArrayList<>();
            for (V a : on.elements(lhs())) {
                for (V b : on.elements(rhs())) {
                    int e = out.size();
                    V product =
                            acc == null ? on.combine(CombiningKind.MUL, type, a, b) : added(on, type, a, b, acc.get(e));
                    if (mask != null) {
                        V off = acc == null ? on.poison(type) : acc.get(e);
                        product = on.select(mask.get(e), product, off);
                    }
                    out.add(product);
                }
            }
            on.define(result(), out);
        }

        private <V> V added(Scalars<V> on, Type type, V a, V b, V acc) {
            if (combiningKind() == CombiningKind.ADD && type instanceof FloatType f) return on.fma(f, a, b, acc);
            return on.combine(combiningKind(), type, on.combine(CombiningKind.MUL, type, a, b), acc);
        }

        // ---- text

        @Override
        public boolean parse(AsmParser parser, OpState state) {
            List<UnresolvedOperand> operands = parser.parseOperandList();
            if (operands == null || !parser.optionalAttrDict(state)) return false;
            Type left = parser.parseColonType();
            if (left == null || !parser.parse(",")) return false;
            Type right = parser.parseType();
            if (right == null) return false;
            if (operands.size() < 2) {
                parser.error(parser.operationLocation(), "expected at least 2 operands");
                return false;
            }
            if (!(left instanceof VectorType v)) {
                parser.error(parser.operationLocation(), "expected vector type for operand #1");
                return false;
            }
            VectorType type = product(v, right instanceof VectorType w ? w : null);
            Value lhs = parser.resolve(operands.get(0), left);
            Value rhs = lhs == null ? null : parser.resolve(operands.get(1), right);
            if (lhs == null || rhs == null) return false;
            state.operand(lhs, rhs).result(type);
            if (operands.size() == 2) {
                state.absent();
                return true;
            }
            Value acc = parser.resolve(operands.get(2), type);
            if (acc == null) return false;
            state.operand(acc);
            return true;
        }

        private static VectorType product(VectorType left, @Nullable VectorType right) {
            long rows = first(left);
            long scalable = left.scalable() & 1;
            if (right == null) return new VectorType(Shape.of(rows), left.element(), scalable);
            return new VectorType(Shape.of(rows, first(right)), left.element(), scalable | (right.scalable() & 1) << 1);
        }

        private static long first(VectorType type) {
            return type.rank() == 0 ? 1 : type.shape().dim(0);
        }

        @Override
        public void print(AsmPrinter printer) {
            printer.text(" ");
            printer.value(lhs()).text(", ");
            printer.value(rhs());
            Value acc = acc();
            if (acc != null) {
                printer.text(", ");
                printer.value(acc);
                printer.optionalAttrDict(this, List.of());
            }
            printer.text(" : ").print(lhs().type()).text(", ").print(rhs().type());
        }
    }
}
