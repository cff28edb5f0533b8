package dev.wami.ssawasm.transform.ranges;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.pass.PassContext;
import dev.wami.ssawasm.BinaryOp;
import dev.wami.ssawasm.NumericOp;
import dev.wami.ssawasm.UnaryOp;
import dev.wami.ssawasm.transform.Counter;
import java.util.ArrayList;
import java.util.List;

/** Leaves out masks and extensions that only change bits that nothing uses: {@code store8 (x & 255)}. */
final class UnusedBits {
    private UnusedBits() {}

    /** In {@code function}; whether there was one. */
    static boolean drop(Operation function, PassContext context) {
        List<NumericOp> candidates = new ArrayList<>();
        function.walk(op -> {
            if (op instanceof NumericOp n && changed(n) != 0) candidates.add(n);
        });
        int dropped = 0;
        // users first: what they do without may be all that is needed of this
        for (int i = candidates.size() - 1; i >= 0; i--) {
            NumericOp op = candidates.get(i);
            if ((DemandedBits.of(op.result()) & changed(op)) != 0) continue;
            Value x = op.operand(0);
            op.result().replaceAllUsesWith(x);
            op.erase();
            dropped++;
        }
        if (dropped > 0) context.count(CorrelatedPropagation.UNDEMANDED.name(), dropped);
        return dropped > 0;
    }

    /** The bits in which the result may differ from the first operand, or 0 if this is no such operation. */
    private static long changed(NumericOp op) {
        int width = KnownIntegers.width(op.result().type());
        if (width == 0) return 0;
        if (op instanceof UnaryOp) {
            return switch (op.operator()) {
                case EXTEND8_S -> KnownInt.mask(width) & ~0xFFL;
                case EXTEND16_S -> KnownInt.mask(width) & ~0xFFFFL;
                case EXTEND32_S -> KnownInt.mask(width) & ~0xFFFF_FFFFL;
                default -> 0;
            };
        }
        Long c = op instanceof BinaryOp b ? Counter.constant(b.rhs()) : null;
        if (c == null) return 0;
        return switch (op.operator()) {
            case AND -> KnownInt.mask(width) & ~c;
            case OR, XOR -> KnownInt.mask(width) & c;
            default -> 0;
        };
    }
}
