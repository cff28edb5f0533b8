package dev.wami.loops.slp;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.arith.ArithCast.BitcastOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.ConstantOp;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Sums in some lanes and differences in others: all are sums, once signs are changed where something is subtracted.
 * {@code a - b} and {@code a + -b} are the same but for the sign of a NaN, which IEEE 754 leaves open. Where {@code b}
 * is a product of which one factor does not depend on the iteration before, the sign is changed there, and nothing
 * waits for it: turns by quaternions and products of complex numbers.
 */
final class SignedSums {
    private final Stretch stretch;
    private final Map<Bundle, Integer> uses = new IdentityHashMap<>();

    /** @param needed all bundles that are made */
    SignedSums(Stretch stretch, Collection<Bundle> needed) {
        this.stretch = stretch;
        for (Bundle b : needed) for (Bundle operand : b.operands()) uses.merge(operand, 1, Integer::sum);
    }

    static boolean isSum(Bundle b) {
        return b.form() == Bundle.Form.ALTERNATE && lane(b, ArithOp.ADDF) >= 0 && lane(b, ArithOp.SUBF) >= 0;
    }

    /** The first lane in which {@code b} is {@code kind}, -1 if it is in none. */
    private static int lane(Bundle b, ArithOp kind) {
        for (int i = 0; i < b.count(); i++) if (b.operations().get(i).kind() == kind) return i;
        return -1;
    }

    /** The addition of scalars that the vector's is like. */
    static Operation addition(Bundle sum) {
        return sum.operations().get(lane(sum, ArithOp.ADDF));
    }

    /** Which factor of the second operand of {@code sum} takes the sign; -1 if that operand itself does. */
    int factor(Bundle sum) {
        Bundle product = sum.operands().get(1);
        boolean own = product.form() == Bundle.Form.COMPUTED
                && product.operations().get(0).kind() == ArithOp.MULF
                && uses.getOrDefault(product, 0) == 1;
        if (!own) return -1;
        for (int i = 0; i < 2; i++) if (isReady(product.operands().get(i))) return i;
        return -1;
    }

    /** Whether {@code b} is known before the iteration begins, or comes from memory. */
    private boolean isReady(Bundle b) {
        return switch (b.form()) {
            case LOAD, CONSTANT -> true;
            case SPLAT, GATHER -> Cost.isOutside(b, stretch);
            case CARRIED, EXTRACTED -> false;
            case COMPUTED, ALTERNATE, SHUFFLED -> {
                boolean ready = true;
                for (Bundle operand : b.operands()) ready &= isReady(operand);
                yield ready;
            }
        };
    }

    /** {@code v} with other signs in the lanes in which {@code sum} subtracts. */
    static Value signed(Bundle sum, Value v, Location location, Builder at) {
        VectorType type = (VectorType) v.type();
        int width = ((FloatType) sum.element()).width();
        VectorType integers = VectorType.of(IntegerType.of(width), sum.count());
        long[] signs = new long[sum.count()];
        for (int i = 0; i < signs.length; i++) {
            // as an integer of that many bits
            if (sum.operations().get(i).kind() == ArithOp.SUBF) signs[i] = Long.MIN_VALUE >> Long.SIZE - width;
        }
        Value mask = ConstantOp.insert(at, location, DenseElementsAttr.of(integers, signs));
        Value bits = at.insert(new BitcastOp(location, v, integers)).result(0);
        Value changed = at.insert(ArithOp.XORI.on(location, bits, mask)).result(0);
        return at.insert(new BitcastOp(location, changed, type)).result(0);
    }
}
