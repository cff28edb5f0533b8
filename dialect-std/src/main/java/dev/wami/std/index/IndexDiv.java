package dev.wami.std.index;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Value;
import dev.wami.std.arith.ArithDiv;
import dev.wami.std.arith.Division;

/** Quotients and remainders of indices. Division by zero and signed overflow are undefined and trap when executed. */
public final class IndexDiv {
    private IndexDiv() {}

    /** The signed quotient, rounded towards zero. Upstream: index.divs. */
    public static final class DivSOp extends ArithDiv.DivisionOp {
        static final OpSpec SPEC = IndexArith.binary(IndexOp.DIVS, "signed index division");

        DivSOp(OpState state) {
            super(SPEC, state);
        }

        public DivSOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        public Division division() {
            return Division.DIV_S;
        }
    }

    /** The unsigned quotient, rounded down. Upstream: index.divu. */
    public static final class DivUOp extends ArithDiv.DivisionOp {
        static final OpSpec SPEC = IndexArith.binary(IndexOp.DIVU, "unsigned index division");

        DivUOp(OpState state) {
            super(SPEC, state);
        }

        public DivUOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        public Division division() {
            return Division.DIV_U;
        }
    }

    /** The signed quotient, rounded up. Upstream: index.ceildivs. */
    public static final class CeilDivSOp extends ArithDiv.DivisionOp {
        static final OpSpec SPEC = IndexArith.binary(IndexOp.CEILDIVS, "signed index ceil division");

        CeilDivSOp(OpState state) {
            super(SPEC, state);
        }

        public CeilDivSOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        public Division division() {
            return Division.CEIL_DIV_S;
        }
    }

    /** The unsigned quotient, rounded up. Upstream: index.ceildivu. */
    public static final class CeilDivUOp extends ArithDiv.DivisionOp {
        static final OpSpec SPEC = IndexArith.binary(IndexOp.CEILDIVU, "unsigned index ceil division");

        CeilDivUOp(OpState state) {
            super(SPEC, state);
        }

        public CeilDivUOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        public Division division() {
            return Division.CEIL_DIV_U;
        }
    }

    /** The signed quotient, rounded down. Upstream: index.floordivs. */
    public static final class FloorDivSOp extends ArithDiv.DivisionOp {
        static final OpSpec SPEC = IndexArith.binary(IndexOp.FLOORDIVS, "signed index floor division");

        FloorDivSOp(OpState state) {
            super(SPEC, state);
        }

        public FloorDivSOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        public Division division() {
            return Division.FLOOR_DIV_S;
        }
    }

    /** The remainder of the signed quotient rounded towards zero. Upstream: index.rems. */
    public static final class RemSOp extends ArithDiv.DivisionOp {
        static final OpSpec SPEC = IndexArith.binary(IndexOp.REMS, "signed index remainder");

        RemSOp(OpState state) {
            super(SPEC, state);
        }

        public RemSOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        public Division division() {
            return Division.REM_S;
        }

        /** None: {@code x % 1} is not {@code x}. */
        @Override
        protected FoldResult simplify(Folder f) {
            return FoldResult.NONE;
        }
    }

    /** The remainder of the unsigned quotient. Upstream: index.remu. */
    public static final class RemUOp extends ArithDiv.DivisionOp {
        static final OpSpec SPEC = IndexArith.binary(IndexOp.REMU, "unsigned index remainder");

        RemUOp(OpState state) {
            super(SPEC, state);
        }

        public RemUOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        public Division division() {
            return Division.REM_U;
        }

        /** None: {@code x % 1} is not {@code x}. */
        @Override
        protected FoldResult simplify(Folder f) {
            return FoldResult.NONE;
        }
    }
}
