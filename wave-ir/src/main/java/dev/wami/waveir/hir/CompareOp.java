package dev.wami.waveir.hir;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;

/**
 * Compares two numbers: {@code hir.lt %a, %b : si32, ui32}. Integers of different types are compared by value: a
 * negative one is less than every unsigned one. Comparisons with NaN are false, but {@code ne} is true.
 */
public final class CompareOp extends NumberOp {

    /** Which relation. */
    public enum Kind implements HirFamily {
        EQ("a = b"),
        NE("a != b"),
        LT("a < b"),
        LE("a <= b"),
        GT("a > b"),
        GE("a >= b");

        private final OpSpec spec;

        Kind(String summary) {
            spec = OpSpec.of(this, "whether " + summary);
            spec.operand("lhs", HirTypes.SCALAR)
                    .operand("rhs", HirTypes.SCALAR)
                    .result("result", HirTypes.BOOL)
                    .format("$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs)");
        }

        @Override
        public CompareOp create(OpState state) {
            return new CompareOp(spec, state);
        }

        private boolean holds(int sign) {
            return switch (this) {
                case EQ -> sign == 0;
                case NE -> sign != 0;
                case LT -> sign < 0;
                case LE -> sign <= 0;
                case GT -> sign > 0;
                case GE -> sign >= 0;
            };
        }
    }

    CompareOp(OpSpec spec, OpState state) {
        super(spec, state);
    }

    public CompareOp(Kind kind, Location location, Value lhs, Value rhs) {
        super(kind.spec, OpState.at(location).operand(lhs, rhs).result(HirTypes.I1));
    }

    @Override
    public Kind kind() {
        return (Kind) super.kind();
    }

    public Value lhs() {
        return operand(0);
    }

    public Value rhs() {
        return operand(1);
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        Type a = lhs().type();
        Type b = rhs().type();
        boolean integers = HirTypes.isInteger(a) && HirTypes.isInteger(b);
        if (!integers && !a.equals(b)) diagnostics.error(this, "cannot compare '%s' with '%s'", a, b);
        if (a == HirTypes.I1 && kind() != Kind.EQ && kind() != Kind.NE) diagnostics.error(this, "bools have no order");
    }

    @Override
    public Step evaluate(Frame frame) {
        return frame.put(result(), holds(frame) ? 1 : 0);
    }

    private boolean holds(Frame frame) {
        if (HirTypes.isFloat(lhs().type())) {
            double a = frame.getDouble(lhs());
            double b = frame.getDouble(rhs());
            if (Double.isNaN(a) || Double.isNaN(b)) return kind() == Kind.NE;
            return kind().holds(a < b ? -1 : a > b ? 1 : 0);
        }
        return kind().holds(order(integer(frame, lhs()), lhs().type(), integer(frame, rhs()), rhs().type()));
    }

    /** The sign of {@code a - b}. Only 64-bit unsigned numbers may look negative without being so. */
    private static int order(long a, Type typeOfA, long b, Type typeOfB) {
        boolean signedA = !HirTypes.isUnsigned(typeOfA);
        boolean signedB = !HirTypes.isUnsigned(typeOfB);
        if (signedA && signedB) return Long.compare(a, b);
        if (signedA && a < 0) return -1;
        if (signedB && b < 0) return 1;
        return Long.compareUnsigned(a, b);
    }
}
