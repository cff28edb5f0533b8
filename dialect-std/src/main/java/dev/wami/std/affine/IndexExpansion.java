package dev.wami.std.affine;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.LoopLike;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.ArithDiv.DivSIOp;
import dev.wami.std.arith.ArithDiv.RemSIOp;
import dev.wami.std.arith.ArithInt.AddIOp;
import dev.wami.std.arith.ArithInt.MulIOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.Overflow;
import dev.wami.std.arith.SelectOp;
import dev.wami.std.mixed.MixedIndex;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Numbers and their digits as arithmetic. Upstream: lowerAffineDelinearizeIndexOp and its kin, whose order it keeps.
 */
public final class IndexExpansion {
    private static final Overflow NSW_NUW = new Overflow(true, true);

    private final Builder at;
    private final Location location;

    public IndexExpansion(Builder at, Location location) {
        this.at = at;
        this.location = location;
    }

    /** {@code x floordiv s0, (x mod s0) / s1, ..., x mod sn} for the strides s. */
    public List<Value> delinearize(DelinearizeIndexOp op) {
        Value x = op.linearIndex();
        if (op.digits() == 1) return List.of(x);
        List<Value> strides = strides(op, NSW_NUW);
        Value zero = constant(0);
        List<Value> digits = new ArrayList<>();
        digits.add(insert(ArithOp.FLOORDIVSI.on(location, x, strides.get(0))));
        for (int i = 0; i < strides.size() - 1; i++) {
            // neither is negative: division rounds the right way
            digits.add(insert(new DivSIOp(location, mod(x, strides.get(i), zero), strides.get(i + 1))));
        }
        digits.add(mod(x, strides.get(strides.size() - 1), zero));
        return digits;
    }

    /** The remainder of the truncating division, moved up by the divisor if it is negative. */
    private Value mod(Value x, Value divisor, Value zero) {
        Value remainder = insert(new RemSIOp(location, x, divisor));
        Value negative = insert(new CmpIOp(location, CmpIPredicate.SLT, remainder, zero));
        Value corrected = insert(new AddIOp(location, remainder, divisor, Overflow.NSW));
        return insert(new SelectOp(location, negative, corrected, remainder));
    }

    private record Term(Value value, int loops) {}

    /** The sum of the digits times their strides; those that most loops leave as they are are added first. */
    public Value linearize(LinearizeIndexOp op) {
        List<Value> digits = op.multiIndex();
        if (digits.isEmpty()) return constant(0);
        List<Value> strides = strides(op, op.isDisjoint() ? NSW_NUW : Overflow.NSW);
        List<Term> terms = new ArrayList<>();
        for (int i = 0; i < digits.size(); i++) {
            Value digit = digits.get(i);
            Value term =
                    i == strides.size() ? digit : insert(new MulIOp(location, digit, strides.get(i), Overflow.NSW));
            terms.add(new Term(term, invariantLoops(op, digit)));
        }
        terms.sort(Comparator.comparingInt(Term::loops).reversed());
        Value sum = terms.get(0).value();
        for (Term t : terms.subList(1, terms.size())) {
            sum = insert(new AddIOp(location, sum, t.value(), Overflow.NSW));
        }
        return sum;
    }

    /** How many loops around {@code op}, from the innermost on, {@code value} is defined outside of. */
    private static int invariantLoops(Operation op, Value value) {
        int count = 0;
        for (Operation p = op.parentOp(); p != null; p = p.parentOp()) {
            if (!(p instanceof LoopLike loop)) continue;
            if (!loop.isDefinedOutside(value)) break;
            count++;
        }
        return count;
    }

    /** By what each digit but the last is multiplied: the product of the elements of the basis after it. */
    private List<Value> strides(BasisOp op, Overflow overflow) {
        List<MixedIndex> basis = op.effectiveBasis();
        List<Value> strides = new ArrayList<>();
        Value dynamic = null;
        long constant = 1;
        for (int i = basis.size() - 1; i >= 0; i--) {
            Value v = basis.get(i).value();
            if (v == null) constant *= basis.get(i).constant();
            else dynamic = dynamic == null ? v : insert(new MulIOp(location, dynamic, v, overflow));
            strides.add(stride(dynamic, constant, overflow));
        }
        Collections.reverse(strides);
        return strides;
    }

    private Value stride(@Nullable Value dynamic, long constant, Overflow overflow) {
        if (dynamic == null) return constant(constant);
        if (constant == 1) return dynamic;
        return insert(new MulIOp(location, dynamic, constant(constant), overflow));
    }

    private Value constant(long value) {
        return insert(new ConstantOp(location, IntegerAttr.index(value)));
    }

    private Value insert(Operation op) {
        return at.insert(op).result();
    }
}
