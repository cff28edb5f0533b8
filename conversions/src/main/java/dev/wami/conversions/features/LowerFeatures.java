package dev.wami.conversions.features;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.conversions.Emitter;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.ssawasm.NumericOp;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.Operator;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Replaces numeric instructions of features that the target lacks:
 *
 * <pre>
 *   x extendK_s       - ->  (x shlgt;  (x shl (n - K)) shr_s (n - K)                                            sign-ext
 *   x trunc_sat to n  -&gt;  low &lt;= x &lt; high ? trunc x : x &gt;= high ? most : x &lt; low ? least : 0   nontrapping-fptoint
 * </pre>
 *
 * where low and high are 2^(n-1) with both signs, or 0 and 2^n; a NaN is in no range. LLVM's own instruction selection
 * does the same.
 */
public final class LowerFeatures extends Pass {
    public final Option<List<String>> without =
            Option.of("without", List.of(), "names of features, as in the section target_features");

    @Override
    public String name() {
        return "lower-features";
    }

    @Override
    public String summary() {
        return "replace numeric instructions that the target lacks";
    }

    @Override
    public void run(Operation root, PassContext context) {
        Set<String> lacking = new HashSet<>(without.get());
        List<NumericOp> found = new ArrayList<>();
        for (NumericOp op : root.collect(NumericOp.class)) {
            if (lacking.contains(op.opcode().feature().toString())) found.add(op);
        }
        for (NumericOp op : found) {
            Value other = replacement(op, new Emitter(Builder.before(op), op.location()));
            if (other == null) continue; // the validator reports it
            op.replaceAllUsesWith(List.of(other));
            op.erase();
        }
    }

    private static @Nullable Value replacement(NumericOp op, Emitter e) {
        Feature feature = op.opcode().feature();
        if (feature == Feature.SIGN_EXTENSION) return signExtended(op, e);
        return feature == Feature.SATURATING_CONVERSION ? saturated(op, e) : null;
    }

    private static Value signExtended(NumericOp op, Emitter e) {
        Value x = op.operand(0);
        int width = switch (op.operator()) {
            case EXTEND8_S -> 8;
            case EXTEND16_S -> 16;
            case EXTEND32_S -> 32;
            default -> throw new IllegalArgumentException(op.name());
        };
        Value shift = e.integer(x.type(), ((IntegerType) x.type()).width() - width);
        return e.binary(SHR_S, e.binary(SHL, x, shift), shift);
    }

    private static Value saturated(NumericOp op, Emitter e) {
        Value x = op.operand(0);
        FloatType from = (FloatType) x.type();
        IntegerType to = (IntegerType) op.result().type();
        boolean signed = op.operator() == TRUNC_SAT_F32_S || op.operator() == TRUNC_SAT_F64_S;
        int bits = signed ? to.width() - 1 : to.width();
        double limit = Math.scalb(1.0, bits);
        Value zero = e.floating(from, 0);
        Value low = signed ? e.floating(from, -limit) : zero;
        Value high = e.floating(from, limit);
        Value above = e.compare(GE, x, high);
        Value inside = e.and(e.compare(GE, x, low), e.compare(LT, x, high));
        // computed in any case, so that it must not trap
        Value part = e.convert(trapping(op), e.select(inside, x, zero), to);
        long most = signed ? (1L << bits) - 1 : -1;
        Value outside = e.select(above, e.integer(to, most), part);
        if (!signed) return outside;
        return e.select(e.compare(LT, x, low), e.integer(to, 1L << bits), outside);
    }

    /** The instruction that traps where {@code op} saturates. */
    private static Operator trapping(NumericOp op) {
        return switch (op.operator()) {
            case TRUNC_SAT_F32_S -> TRUNC_F32_S;
            case TRUNC_SAT_F32_U -> TRUNC_F32_U;
            case TRUNC_SAT_F64_S -> TRUNC_F64_S;
            case TRUNC_SAT_F64_U -> TRUNC_F64_U;
            default -> throw new IllegalArgumentException(op.name());
        };
    }
}
