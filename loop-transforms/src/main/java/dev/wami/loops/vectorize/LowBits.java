package dev.wami.loops.vectorize;

import static dev.wami.std.arith.ArithOp.*;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.arith.ArithCast.ExtSIOp;
import dev.wami.std.arith.ArithCast.ExtUIOp;
import dev.wami.std.arith.ArithCast.TruncIOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.SelectOp;
import dev.wami.std.math.MathInt.AbsIOp;
import dev.wami.std.math.MathOp;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The low bits of integers of a loop, computed in as many: sums, products and bits depend on no higher ones, and what
 * does - right shifts, the least and the greatest, absolute values - is the same where their operands are numbers of so
 * few bits. Bytes are neither multiplied nor shifted on lanes.
 *
 * <pre>
 *   |a - b|                     max(a, b) - min(a, b)              of w bits, without sign or with
 *   min(a + b, 2^w - 1)         a + min(b, ~a)                     the sum, but no more than fits
 *   max(a - b, 0)               max(a, b) - b
 *   (a + b + 1) >> 1            (a | b) - ((a ^ b) >> 1)
 * </pre>
 *
 * The last ones: Warren, Hacker's Delight, 2-5 and 2-19.
 */
final class LowBits {
    /** How many operations are followed. */
    private static final int DEPTH = 32;

    private final AffineForOp loop;
    private final ValueRanges ranges;
    private final Map<Integer, Map<Value, Boolean>> asked = new HashMap<>();
    private final Map<Integer, Map<Value, Value>> made = new HashMap<>();

    LowBits(AffineForOp loop, ValueRanges ranges) {
        this.loop = loop;
        this.ranges = ranges;
    }

    /** Whether {@code op} is an operation that is done in fewer bits. */
    static boolean isArithmetic(Operation op) {
        if (op.kind() == MathOp.ABSI) return true;
        if (!(op.kind() instanceof ArithOp kind)) return false;
        return switch (kind) {
            case ADDI, SUBI, MULI, ANDI, ORI, XORI, SHLI, SHRUI, SHRSI, MINSI, MINUI, MAXSI, MAXUI, SELECT -> true;
            default -> false;
        };
    }

    /** Whether the low {@code w} bits of {@code v} can be computed in so many. */
    boolean has(Value v, int w) {
        return has(v, w, DEPTH);
    }

    private boolean has(Value v, int w, int depth) {
        Map<Value, Boolean> known = asked.computeIfAbsent(w, k -> new IdentityHashMap<>());
        Boolean answer = known.get(v);
        if (answer != null) return answer;
        boolean can = depth > 0 && isPossible(v, w, depth - 1);
        if (can || depth == DEPTH) known.put(v, can);
        return can;
    }

    private boolean isPossible(Value v, int w, int depth) {
        int bits = LaneTypes.bits(v.type());
        if (bits <= w || !(v.type() instanceof IntegerType)) return bits == w;
        Operation op = v.definedBy();
        if (op instanceof ConstantLike || isOutside(v)) return true;
        if (op == null) return false;
        if (op.kind() == EXTSI || op.kind() == EXTUI) {
            int from = LaneTypes.bits(op.operand(0).type());
            return from > 0 && (from <= w || has(op.operand(0), w, depth));
        }
        if (op.kind() == TRUNCI) return has(op.operand(0), w, depth);
        if (!isArithmetic(op)) return false;
        List<Value> idiom = idiom(op, w);
        if (idiom != null) return haveAll(idiom, w, depth);
        if (op.kind() == MathOp.ABSI) return ranges.isSigned(op.operand(0), w) && has(op.operand(0), w, depth);
        return switch ((ArithOp) op.kind()) {
            case ADDI, SUBI, ANDI, ORI, XORI -> haveAll(op.operands(), w, depth);
            case MULI -> w > 8 && haveAll(op.operands(), w, depth);
            case SELECT -> haveAll(op.operands().subList(1, 3), w, depth);
            case SHLI -> w > 8 && isCount(op, w) && has(op.operand(0), w, depth);
            case SHRUI ->
                w > 8 && isCount(op, w) && ranges.isUnsigned(op.operand(0), w) && has(op.operand(0), w, depth);
            case SHRSI -> w > 8 && isCount(op, w) && isNumber(op.operand(0), w) && has(op.operand(0), w, depth);
            case MINSI, MAXSI -> (areUnsigned(op, w) || areSigned(op, w)) && haveAll(op.operands(), w, depth);
            case MINUI, MAXUI -> areUnsigned(op, w) && haveAll(op.operands(), w, depth);
            default -> false;
        };
    }

    private boolean haveAll(List<? extends Value> values, int w, int depth) {
        for (Value v : values) if (!has(v, w, depth)) return false;
        return true;
    }

    private boolean isOutside(Value v) {
        Block home = v.block();
        return home != null && !loop.region(0).isAncestorOf(home.region());
    }

    private static boolean isCount(Operation shift, int w) {
        Long by = constant(shift.operand(1));
        return by != null && by >= 0 && by < w;
    }

    private static @Nullable Long constant(Value v) {
        return v.definedBy() instanceof ConstantLike c && c.constant() instanceof IntegerAttr a ? a.value() : null;
    }

    private boolean isNumber(Value v, int w) {
        return ranges.isUnsigned(v, w) || ranges.isSigned(v, w);
    }

    private boolean areUnsigned(Operation op, int w) {
        return ranges.isUnsigned(op.operand(0), w) && ranges.isUnsigned(op.operand(1), w);
    }

    private boolean areSigned(Operation op, int w) {
        return ranges.isSigned(op.operand(0), w) && ranges.isSigned(op.operand(1), w);
    }

    // ---- what takes fewer bits together than one by one

    /** The two numbers of {@code w} bits that {@code op} is made of as the class says; null if it is not. */
    private @Nullable List<Value> idiom(Operation op, int w) {
        Operation inner = op.operand(0).definedBy();
        if (inner == null) return null;
        if (op.kind() == MathOp.ABSI) {
            // unless the difference is a number of so few bits
            boolean wide = inner.kind() == SUBI && !ranges.isSigned(op.operand(0), w);
            return wide && (areUnsigned(inner, w) || areSigned(inner, w)) ? inner.operands() : null;
        }
        Long limit = op.operandCount() == 2 ? constant(op.operand(1)) : null;
        if (limit == null) return null;
        if (op.kind() == MINSI || op.kind() == MINUI) {
            return inner.kind() == ADDI && limit == (1L << w) - 1 && w < 32 && areUnsigned(inner, w)
                    ? inner.operands()
                    : null;
        }
        if (op.kind() == MAXSI) {
            return inner.kind() == SUBI && limit == 0 && areUnsigned(inner, w) ? inner.operands() : null;
        }
        if (op.kind() != SHRUI && op.kind() != SHRSI || limit != 1 || inner.kind() != ADDI || w > 16) return null;
        List<Value> terms = new ArrayList<>();
        boolean[] one = {false};
        terms(inner, terms, one);
        if (!one[0] || terms.size() != 2) return null;
        for (Value t : terms) if (!ranges.isUnsigned(t, w)) return null;
        return terms;
    }

    /** What {@code sum} adds up, and whether 1 is among it. */
    private static void terms(Operation sum, List<Value> terms, boolean[] one) {
        for (Value v : sum.operands()) {
            Long c = constant(v);
            if (c != null && c == 1 && !one[0]) {
                one[0] = true;
            } else if (v.definedBy() != null && v.definedBy().kind() == ADDI && terms.size() < 2 && !one[0]) {
                terms(v.definedBy(), terms, one);
            } else {
                terms.add(v);
            }
        }
    }

    private Value combined(Operation op, List<Value> idiom, int w, Builder to) {
        Location at = op.location();
        Value a = of(idiom.get(0), w);
        Value b = of(idiom.get(1), w);
        if (op.kind() == MathOp.ABSI) {
            boolean unsigned = ranges.isUnsigned(idiom.get(0), w) && ranges.isUnsigned(idiom.get(1), w);
            Value most = on(unsigned ? MAXUI : MAXSI, a, b, at, to);
            return on(SUBI, most, on(unsigned ? MINUI : MINSI, a, b, at, to), at, to);
        }
        if (op.kind() == MAXSI) return on(SUBI, on(MAXUI, a, b, at, to), b, at, to);
        if (op.kind() == MINSI || op.kind() == MINUI) {
            Value ones = ConstantOp.insert(to, at, a.type(), -1);
            return on(ADDI, a, on(MINUI, b, on(XORI, a, ones, at, to), at, to), at, to);
        }
        Value one = ConstantOp.insert(to, at, a.type(), 1);
        Value half = on(SHRUI, on(XORI, a, b, at, to), one, at, to);
        return on(SUBI, on(ORI, a, b, at, to), half, at, to);
    }

    private static Value on(ArithOp kind, Value a, Value b, Location at, Builder to) {
        return to.insert(kind.on(at, a, b)).result(0);
    }

    // ---- making them

    /** The low {@code w} bits of {@code v}, which it {@linkplain #has has}. */
    Value of(Value v, int w) {
        Map<Value, Value> known = made.computeIfAbsent(w, k -> new IdentityHashMap<>());
        Value out = known.get(v);
        if (out == null) {
            out = make(v, w);
            known.put(v, out);
        }
        return out;
    }

    private Value make(Value v, int w) {
        IntegerType type = IntegerType.of(w);
        if (v.type().equals(type)) return v;
        Operation op = v.definedBy();
        if (op instanceof ConstantLike c && c.constant() instanceof IntegerAttr a) {
            return ConstantOp.insert(Builder.atStart(loop.body()), op.location(), type, a.value());
        }
        if (isOutside(v) || op == null) {
            return Builder.atStart(loop.body())
                    .insert(new TruncIOp(loop.location(), v, type))
                    .result();
        }
        Builder to = Builder.before(op);
        Location at = op.location();
        if (op.kind() == EXTSI || op.kind() == EXTUI) {
            Value in = op.operand(0);
            if (LaneTypes.bits(in.type()) >= w) return of(in, w);
            return to.insert(op.kind() == EXTSI ? new ExtSIOp(at, in, type) : new ExtUIOp(at, in, type))
                    .result(0);
        }
        if (op.kind() == TRUNCI) return of(op.operand(0), w);
        List<Value> idiom = idiom(op, w);
        if (idiom != null) return combined(op, idiom, w, to);
        if (op.kind() == MathOp.ABSI) {
            return to.insert(new AbsIOp(at, of(op.operand(0), w))).result();
        }
        if (op.kind() == SELECT) {
            return to.insert(new SelectOp(at, op.operand(0), of(op.operand(1), w), of(op.operand(2), w)))
                    .result();
        }
        return on(narrow(op, w), of(op.operand(0), w), of(op.operand(1), w), at, to);
    }

    /** Numbers that are not negative need no sign. */
    private ArithOp narrow(Operation op, int w) {
        ArithOp kind = (ArithOp) op.kind();
        return switch (kind) {
            case SHRSI -> ranges.isUnsigned(op.operand(0), w) ? SHRUI : SHRSI;
            case MINSI -> areUnsigned(op, w) ? MINUI : MINSI;
            case MAXSI -> areUnsigned(op, w) ? MAXUI : MAXSI;
            default -> kind;
        };
    }
}
