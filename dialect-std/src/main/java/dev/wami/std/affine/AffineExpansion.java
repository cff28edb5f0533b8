package dev.wami.std.affine;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineBinaryExpr;
import dev.wami.core.ir.affine.AffineConstantExpr;
import dev.wami.core.ir.affine.AffineDimExpr;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.affine.AffineSymbolExpr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.ArithDiv.DivSIOp;
import dev.wami.std.arith.ArithDiv.RemSIOp;
import dev.wami.std.arith.ArithInt.AddIOp;
import dev.wami.std.arith.ArithInt.MulIOp;
import dev.wami.std.arith.ArithInt.SubIOp;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.Overflow;
import dev.wami.std.arith.SelectOp;
import java.util.ArrayList;
import java.util.List;

/** Affine expressions as arith operations on {@code index}. Upstream: expandAffineExpr, whose order it keeps. */
public final class AffineExpansion {
    private final Builder at;
    private final Location location;

    public AffineExpansion(Builder at, Location location) {
        this.at = at;
        this.location = location;
    }

    /** The results of {@code map} for {@code operands}, dimensions first. */
    public List<Value> expand(AffineMap map, List<? extends Value> operands) {
        List<Value> out = new ArrayList<>();
        for (AffineExpr e : map.results()) out.add(expand(e, operands, map.dims()));
        return out;
    }

    /** The value of {@code e}; symbol i is {@code operands[dims + i]}. */
    public Value expand(AffineExpr e, List<? extends Value> operands, int dims) {
        if (e instanceof AffineDimExpr d) return operands.get(d.position());
        if (e instanceof AffineSymbolExpr s) return operands.get(dims + s.position());
        if (e instanceof AffineConstantExpr c) return constant(c.value());
        AffineBinaryExpr b = (AffineBinaryExpr) e;
        Value lhs = expand(b.lhs(), operands, dims);
        Value rhs = expand(b.rhs(), operands, dims);
        return switch (b.kind()) {
            case ADD -> insert(new AddIOp(location, lhs, rhs));
            case MUL -> insert(new MulIOp(location, lhs, rhs, Overflow.NSW));
            case MOD -> mod(lhs, rhs);
            case FLOOR_DIV -> floorDiv(lhs, rhs);
            case CEIL_DIV -> ceilDiv(lhs, rhs);
        };
    }

    public Value constant(long value) {
        return insert(new ConstantOp(location, IntegerAttr.index(value)));
    }

    private Value insert(Operation op) {
        return at.insert(op).result();
    }

    private Value select(Value condition, Value yes, Value no) {
        return insert(new SelectOp(location, condition, yes, no));
    }

    /** The remainder of the truncating division, moved up by the divisor if it is negative. */
    private Value mod(Value lhs, Value rhs) {
        Value remainder = insert(new RemSIOp(location, lhs, rhs));
        Value zero = constant(0);
        Value negative = insert(new CmpIOp(location, CmpIPredicate.SLT, remainder, zero));
        Value corrected = insert(new AddIOp(location, remainder, rhs));
        return select(negative, corrected, remainder);
    }

    /** {@code a < 0 ? -1 - (-1 - a) / b : a / b}. */
    private Value floorDiv(Value lhs, Value rhs) {
        Value zero = constant(0);
        Value minusOne = constant(-1);
        Value negative = insert(new CmpIOp(location, CmpIPredicate.SLT, lhs, zero));
        Value mirrored = insert(new SubIOp(location, minusOne, lhs));
        Value dividend = select(negative, mirrored, lhs);
        Value quotient = insert(new DivSIOp(location, dividend, rhs));
        Value corrected = insert(new SubIOp(location, minusOne, quotient));
        return select(negative, corrected, quotient);
    }

    /** {@code a <= 0 ? -(-a / b) : (a - 1) / b + 1}. */
    private Value ceilDiv(Value lhs, Value rhs) {
        Value zero = constant(0);
        Value one = constant(1);
        Value nonPositive = insert(new CmpIOp(location, CmpIPredicate.SLE, lhs, zero));
        Value negated = insert(new SubIOp(location, zero, lhs));
        Value decremented = insert(new SubIOp(location, lhs, one));
        Value dividend = select(nonPositive, negated, decremented);
        Value quotient = insert(new DivSIOp(location, dividend, rhs));
        Value negatedQuotient = insert(new SubIOp(location, zero, quotient));
        Value incremented = insert(new AddIOp(location, quotient, one));
        return select(nonPositive, negatedQuotient, incremented);
    }
}
