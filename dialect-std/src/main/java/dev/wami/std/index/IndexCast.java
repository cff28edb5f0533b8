package dev.wami.std.index;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.CastLike;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ElementwiseOp;
import dev.wami.std.arith.Ints;

/** Between index and integers of a fixed width. */
public final class IndexCast {
    private IndexCast() {}

    private enum Constraint implements TypeConstraint {
        INTEGER_OR_INDEX;

        @Override
        public boolean accepts(Type type) {
            return type instanceof IntegerType || type == IndexType.INDEX;
        }

        @Override
        public String description() {
            return "integer or index";
        }
    }

    /** One to the other. */
    public abstract static class IndexCastOp extends ElementwiseOp implements CastLike {
        IndexCastOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        static OpSpec spec(OpKind kind, String summary) {
            return OpSpec.of(kind, summary)
                    .operand("input", Constraint.INTEGER_OR_INDEX)
                    .result("output", Constraint.INTEGER_OR_INDEX)
                    .format("$input attr-dict `:` type($input) `to` type($output)");
        }

        static OpState state(Location location, Value input, Type output) {
            return OpState.at(location).operand(input).result(output);
        }

        public final Value input() {
            return operand(0);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            Type from = input().type();
            Type to = result().type();
            if (from.isIndex() == to.isIndex()) {
                diagnostics.error(this, "operand type '%s' and result type '%s' are cast incompatible", from, to);
            }
        }

        /** To {@code index} only: 64 bits hold what 32 would. There are no constants of integers in this dialect. */
        @Override
        protected final boolean isFoldable(Object[] in) {
            return result().type().isIndex();
        }
    }

    /** As a signed number. Upstream: index.casts. */
    public static final class CastSOp extends IndexCastOp {
        static final OpSpec SPEC = spec(IndexOp.CASTS, "index signed cast");

        CastSOp(OpState state) {
            super(SPEC, state);
        }

        public CastSOp(Location location, Value input, Type output) {
            super(SPEC, state(location, input, output));
        }

        @Override
        protected Object apply(Object[] in, int indexBits) {
            return Ints.value(Ints.big(in[0]), Ints.width(result().type(), indexBits));
        }
    }

    /** As an unsigned number. Upstream: index.castu. */
    public static final class CastUOp extends IndexCastOp {
        static final OpSpec SPEC = spec(IndexOp.CASTU, "index unsigned cast");

        CastUOp(OpState state) {
            super(SPEC, state);
        }

        public CastUOp(Location location, Value input, Type output) {
            super(SPEC, state(location, input, output));
        }

        @Override
        protected Object apply(Object[] in, int indexBits) {
            return Ints.value(
                    Ints.unsigned(Ints.big(in[0]), Ints.width(input().type(), indexBits)),
                    Ints.width(result().type(), indexBits));
        }
    }
}
