package dev.wami.conversions.arith;

import static dev.wami.wasmspec.Operator.*;
import static java.util.Objects.requireNonNull;

import dev.wami.conversions.Emitter;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.ssawasm.Branches.BrOp;
import dev.wami.ssawasm.Branches.PseudoBrOp;
import dev.wami.ssawasm.Branches.PseudoCondBrOp;
import dev.wami.ssawasm.Control.BlockLoopOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Unsigned division of integers on limbs, by digits of 32 bits, so that their products fit into an i64 (Knuth, The Art
 * of Computer Programming, volume 2, 4.3.1, algorithm D). The divisor is shifted up until its highest bit is set; a
 * quotient of the highest two digits of the remainder by its highest one is then the digit, or up to two more.
 */
final class WideDivision {
    private static final IntegerType I64 = IntegerType.I64;
    private static final int DIGIT = 32;
    private static final long MASK = 0xFFFF_FFFFL;

    private final Emitter e;
    private final WideLowering wide;

    WideDivision(Emitter e, WideLowering wide) {
        this.e = e;
        this.wide = wide;
    }

    record Result(List<Value> quotient, List<Value> remainder) {}

    /**
     * Of as many limbs each, all bits defined; traps if {@code divisor} is 0, by the division of digits.
     *
     * <pre>{@code
     * s = leading zeros of divisor; d = divisor << s
     * rest, low = high and low half of dividend << s    block {
     *      |                                              loop {
     * +-> n == 0? --yes--> low, rest >> s                   br_if out (n == 0)
     * |    | no
     * |   rest = rest * 2^32 + highest digit of low         ...
     * |   q = rest / d; rest -= q * d
     * |   low = low * 2^32 + q
     * +--- n -= 1                                           br loop } }
     * }</pre>
     */
    Result divide(List<Value> dividend, List<Value> divisor) {
        int bits = 64 * divisor.size();
        Value shift = leadingZeros(divisor);
        List<Value> d = digits(wide.shiftLeft(divisor, shift));
        // in two steps, since a shift by all the bits is none
        List<Value> half = wide.shiftRight(dividend, constant(1), false);
        List<Value> rest = digits(wide.shiftRight(half, e.sub(constant(bits - 1), shift), false));
        List<Value> low = digits(wide.shiftLeft(dividend, shift));
        int count = d.size();

        List<Type> carried = new ArrayList<>(Collections.nCopies(2 * count, I64));
        carried.add(IntegerType.I32);
        List<Value> start = concat(rest, low);
        start.add(e.i32(count));
        BlockLoopOp loop = e.builder().insert(new BlockLoopOp(e.location(), carried, carried.subList(0, 2 * count)));
        Block head = requireNonNull(loop.loopLabel());
        Block out = requireNonNull(loop.exitBlock());
        Block body = loop.body().insertBefore(new Block(), out);
        Builder.atEnd(loop.entry()).insert(new PseudoBrOp(e.location(), head, start));
        List<Value> now = List.copyOf(head.arguments().subList(0, 2 * count));
        Value left = head.argument(2 * count);
        Builder.atEnd(head).insert(new PseudoCondBrOp(e.location(), left, body, List.of(), out, now));

        WideDivision inside = new WideDivision(new Emitter(Builder.atEnd(body), e.location()), wide);
        List<Value> next = inside.step(now.subList(0, count), now.subList(count, 2 * count), d);
        next.add(inside.e.sub(left, inside.e.i32(1)));
        inside.e.builder().insert(new BrOp(e.location(), head, next));

        List<Value> results = List.copyOf(loop.results());
        List<Value> remainder = wide.shiftRight(limbs(results.subList(0, count)), shift, false);
        return new Result(limbs(results.subList(count, 2 * count)), remainder);
    }

    /** One digit of the quotient: the next {@code rest} and {@code low}, which takes it in. */
    private List<Value> step(List<Value> rest, List<Value> low, List<Value> d) {
        int count = d.size();
        List<Value> r = new ArrayList<>(List.of(low.get(count - 1)));
        r.addAll(rest.subList(0, count - 1));
        Value top = rest.get(count - 1);
        Value two = e.or(e.binary(SHL, top, constant(DIGIT)), rest.get(count - 2));
        Value estimate = e.binary(DIV_U, two, d.get(count - 1));
        Value q = e.select(e.compare(GT_U, estimate, constant(MASK)), constant(MASK), estimate);

        // r -= q * d
        Value carry = constant(0);
        for (int i = 0; i < count; i++) {
            Value product = e.add(e.mul(q, d.get(i)), carry);
            Value difference = e.sub(r.get(i), e.and(product, constant(MASK)));
            r.set(i, e.and(difference, constant(MASK)));
            carry = e.add(upper(product), e.binary(SHR_U, difference, constant(63)));
        }
        top = e.sub(top, carry);

        // if that is negative, r += d; q -= 1
        for (int correction = 0; correction < 2; correction++) {
            Value negative = e.binary(SHR_S, top, constant(63));
            Value sum = constant(0);
            for (int i = 0; i < count; i++) {
                sum = e.add(e.add(r.get(i), e.and(d.get(i), negative)), sum);
                r.set(i, e.and(sum, constant(MASK)));
                sum = upper(sum);
            }
            top = e.add(top, sum);
            q = e.add(q, negative);
        }
        List<Value> next = concat(r, List.of(q));
        next.addAll(low.subList(0, count - 1));
        return next;
    }

    /** 64 for each limb of zeros from the highest on, and those of the next one. */
    Value leadingZeros(List<Value> limbs) {
        Value zeros = constant(0);
        for (int i = 0; i < limbs.size(); i++) {
            Value limb = limbs.get(i);
            Value below = e.add(zeros, constant(64));
            zeros = e.select(e.eqz(limb), i == 0 ? constant(64) : below, e.unary(CLZ, limb));
        }
        return zeros;
    }

    // ---- digits, the lowest first, each in an i64

    private List<Value> digits(List<Value> limbs) {
        List<Value> out = new ArrayList<>();
        for (Value limb : limbs) out.addAll(List.of(e.and(limb, constant(MASK)), upper(limb)));
        return out;
    }

    private List<Value> limbs(List<Value> digits) {
        List<Value> out = new ArrayList<>();
        for (int i = 0; i < digits.size(); i += 2) {
            out.add(e.or(digits.get(i), e.binary(SHL, digits.get(i + 1), constant(DIGIT))));
        }
        return out;
    }

    private Value upper(Value v) {
        return e.binary(SHR_U, v, constant(DIGIT));
    }

    private Value constant(long value) {
        return e.integer(I64, value);
    }

    private static List<Value> concat(List<Value> a, List<Value> b) {
        List<Value> all = new ArrayList<>(a);
        all.addAll(b);
        return all;
    }
}
