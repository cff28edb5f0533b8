package dev.wami.std.index;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.std.arith.ArithDiv;
import dev.wami.std.arith.Division;

/**
 * A quotient or remainder of indices. Division by zero and signed overflow are undefined and trap when executed.
 * Upstream: index.divs, divu, ceildivs, ceildivu, floordivs, rems, remu.
 */
public final class IndexDivOp extends ArithDiv.DivisionOp {
    static final OpSpec DIVS = IndexBinaryOp.spec(IndexOp.DIVS, "signed index division");
    static final OpSpec DIVU = IndexBinaryOp.spec(IndexOp.DIVU, "unsigned index division");
    static final OpSpec CEILDIVS = IndexBinaryOp.spec(IndexOp.CEILDIVS, "signed index ceil division");
    static final OpSpec CEILDIVU = IndexBinaryOp.spec(IndexOp.CEILDIVU, "unsigned index ceil division");
    static final OpSpec FLOORDIVS = IndexBinaryOp.spec(IndexOp.FLOORDIVS, "signed index floor division");
    static final OpSpec REMS = IndexBinaryOp.spec(IndexOp.REMS, "signed index remainder");
    static final OpSpec REMU = IndexBinaryOp.spec(IndexOp.REMU, "unsigned index remainder");

    IndexDivOp(OpSpec spec, OpState state) {
        super(spec, state);
    }

    @Override
    public Division division() {
        return switch ((IndexOp) kind()) {
            case DIVS -> Division.DIV_S;
            case DIVU -> Division.DIV_U;
            case CEILDIVS -> Division.CEIL_DIV_S;
            case CEILDIVU -> Division.CEIL_DIV_U;
            case FLOORDIVS -> Division.FLOOR_DIV_S;
            case REMS -> Division.REM_S;
            case REMU -> Division.REM_U;
            default -> throw new IllegalStateException(name());
        };
    }

    /** Of remainders none: {@code x % 1} is not {@code x}. */
    @Override
    protected FoldResult simplify(Folder f) {
        return division().isRemainder() ? FoldResult.NONE : super.simplify(f);
    }
}
