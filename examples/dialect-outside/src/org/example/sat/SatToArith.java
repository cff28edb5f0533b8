package org.example.sat;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.Conversion;
import dev.wami.core.rewrite.Lowering;
import dev.wami.core.rewrite.TypeConverter;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.ArithInt.AddIOp;
import dev.wami.std.arith.ArithInt.SubIOp;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.SelectOp;
import java.util.List;

/** Saturating to wrapping arithmetic. */
public final class SatToArith extends Conversion {
    /** Both sides have the same types. */
    private static final class SameTypes extends TypeConverter {
        @Override
        public List<Type> convert(Type type) {
            return List.of(type);
        }
    }

    @Override
    public String name() {
        return "sat-to-arith";
    }

    @Override
    public String summary() {
        return "lower sat to arith";
    }

    @Override
    protected List<String> sources() {
        return List.of("sat");
    }

    @Override
    protected TypeConverter types() {
        return new SameTypes();
    }

    @Override
    protected boolean lower(Operation op, Lowering to) {
        return switch (op.name()) {
            case "sat.addu" -> lowerAdd((SatOps.AddUOp) op, to);
            case "sat.subu" -> lowerSub((SatOps.SubUOp) op, to);
            default -> to.fail("no lowering to arith");
        };
    }

    // s = a + b mod 2^n; s < a exactly if the sum does not fit; then 2^n - 1, else s
    private static boolean lowerAdd(SatOps.AddUOp op, Lowering to) {
        Location at = to.location();
        Value sum = to.insert(new AddIOp(at, op.lhs(), op.rhs())).result();
        Value wrapped = to.insert(new CmpIOp(at, CmpIPredicate.ULT, sum, op.lhs())).result();
        Value largest = ConstantOp.insert(to, at, sum.type(), -1);
        return to.replaceWith(op, new SelectOp(at, wrapped, largest, sum));
    }

    // a < b ? 0 : a - b
    private static boolean lowerSub(SatOps.SubUOp op, Lowering to) {
        Location at = to.location();
        Value less = to.insert(new CmpIOp(at, CmpIPredicate.ULT, op.lhs(), op.rhs())).result();
        Value zero = ConstantOp.insert(to, at, op.lhs().type(), 0);
        Value difference = to.insert(new SubIOp(at, op.lhs(), op.rhs())).result();
        return to.replaceWith(op, new SelectOp(at, less, zero, difference));
    }
}
