package dev.wami.wavebackend.select;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.std.arith.ArithBits.AndIOp;
import dev.wami.std.arith.ArithBits.OrIOp;
import dev.wami.std.arith.ArithBits.XOrIOp;
import dev.wami.std.arith.ArithCompare.CmpFOp;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.CmpFPredicate;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.ConstantOp;
import dev.wami.waveir.isa.Opcode;
import dev.wami.waveir.lir.LirInstructionOp;
import dev.wami.waveir.lir.Reg;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Truth values. One lives in a predicate, perhaps negated, if an instruction made it so; else as 0 or 1 in a word.
 * There are no operations on predicates, but a guarded compare that keeps what it does not write does:
 *
 * <pre>
 *   b = x &amp;&amp; y :  cmp_x b ; cmp_y b if b merging          b = x || y :  cmp_x b ; cmp_y b unless b merging
 * </pre>
 */
final class Conditions {

    /** A predicate, or the contrary of it. */
    record Cond(Reg predicate, boolean negated) {
        Cond not() {
            return new Cond(predicate, !negated);
        }
    }

    private final Code code;
    private final Function<Value, Reg> registers;
    private final Map<Value, Cond> conds = new HashMap<>();
    private final Map<Value, Reg> words = new HashMap<>();

    /** @param registers of values that are no truth values */
    Conditions(Code code, Function<Value, Reg> registers) {
        this.code = code;
        this.registers = registers;
    }

    void define(Value v, Cond c) {
        conds.put(v, c);
    }

    /** {@code v} is 0 or 1 in {@code word}. */
    void define(Value v, Reg word) {
        words.put(v, word);
    }

    static @Nullable Boolean constant(Value v) {
        return v.definedBy() instanceof ConstantOp c && c.value() instanceof IntegerAttr i ? i.isTrue() : null;
    }

    // ---- asking

    /** A predicate for {@code v}. */
    Cond cond(Value v) {
        Cond known = conds.get(v);
        if (known != null) return known;
        Operation by = v.definedBy();
        if (by != null && isDeferred(by)) {
            Cond c = compare(by, code.predicate(), false);
            define(v, c);
            return c;
        }
        Boolean constant = constant(v);
        Reg b = code.predicate();
        Reg zero = code.immediate(0);
        if (constant != null) code.op(constant ? Opcode.ICMP_EQ : Opcode.ICMP_NE, b, zero, zero);
        else code.op(Opcode.ICMP_NE, b, word(v), zero);
        return new Cond(b, false);
    }

    /** The predicate {@code v} itself, not its contrary. */
    Reg positive(Value v) {
        Cond c = cond(v);
        if (!c.negated()) return c.predicate();
        Reg b = code.predicate();
        Reg any = code.immediate(0);
        code.op(Opcode.ICMP_EQ, b, any, any);
        code.op(Opcode.ICMP_NE, b, any, any).guarded(c.predicate(), false).merging();
        return b;
    }

    /** A word that is 0 or 1. */
    Reg word(Value v) {
        Reg known = words.get(v);
        if (known != null) return known;
        Boolean constant = constant(v);
        if (constant != null) return code.immediate(constant ? 1 : 0);
        if (!conds.containsKey(v) && !isDeferred(v.definedBy())) return code.immediate(0); // undefined
        Cond c = cond(v);
        Reg r = code.immediate(0);
        code.op(Opcode.MOV_IMM, r, LirInstructionOp.immediate(1))
                .guarded(c.predicate(), c.negated())
                .merging();
        return r;
    }

    // ---- compares

    /** Whether {@code op} is a compare whose only use, in the same block, says best how to execute it. */
    static boolean isDeferred(@Nullable Operation op) {
        if (!(op instanceof CmpIOp) && !(op instanceof CmpFOp)) return false;
        if (!op.result().hasOneUse()) return false;
        Operation user = Objects.requireNonNull(op.result().firstUse()).owner();
        if (user.block() != op.block()) return false;
        return user instanceof AndIOp || user instanceof OrIOp || user instanceof XOrIOp;
    }

    /** Executes a compare that is not deferred. */
    void define(Operation compare) {
        if (!isDeferred(compare)) define(compare.result(), compare(compare, code.predicate(), false));
    }

    /** Executes {@code op}, or its contrary, into {@code b}; the result may be the contrary of b. */
    private Cond compare(Operation op, Reg b, boolean contrary) {
        if (op instanceof CmpIOp i) {
            Compare c = Compare.of(contrary ? i.predicate().inverted() : i.predicate());
            boolean truth = i.lhs().type().isInteger(1);
            emit(
                    c,
                    b,
                    truth ? word(i.lhs()) : registers.apply(i.lhs()),
                    truth ? word(i.rhs()) : registers.apply(i.rhs()));
            return new Cond(b, false);
        }
        CmpFOp f = (CmpFOp) op;
        Reg x = registers.apply(f.lhs());
        Reg y = registers.apply(f.rhs());
        CmpFPredicate p = f.predicate();
        if (p == CmpFPredicate.ONE || p == CmpFPredicate.UEQ) {
            code.op(Opcode.FCMP_LT, b, x, y);
            code.op(Opcode.FCMP_GT, b, x, y).guarded(b, true).merging();
            return new Cond(b, (p == CmpFPredicate.UEQ) != contrary);
        }
        Compare c = Compare.of(p);
        emit(c, b, x, y);
        return new Cond(b, c.negated() != contrary);
    }

    private LirInstructionOp emit(Compare c, Reg b, Reg x, Reg y) {
        return code.op(c.opcode(), b, c.swapped() ? y : x, c.swapped() ? x : y);
    }

    /** How one instruction compares. */
    private record Compare(Opcode opcode, boolean swapped, boolean negated) {
        static Compare of(CmpIPredicate p) {
            return switch (p) {
                case EQ -> new Compare(Opcode.ICMP_EQ, false, false);
                case NE -> new Compare(Opcode.ICMP_NE, false, false);
                case SLT -> new Compare(Opcode.ICMP_LT, false, false);
                case SLE -> new Compare(Opcode.ICMP_LE, false, false);
                case SGT -> new Compare(Opcode.ICMP_GT, false, false);
                case SGE -> new Compare(Opcode.ICMP_GE, false, false);
                case ULT -> new Compare(Opcode.UCMP_LT, false, false);
                case ULE -> new Compare(Opcode.UCMP_LE, false, false);
                case UGT -> new Compare(Opcode.UCMP_LT, true, false);
                case UGE -> new Compare(Opcode.UCMP_LE, true, false);
            };
        }

        static Compare of(CmpFPredicate p) {
            return switch (p) {
                case OEQ -> new Compare(Opcode.FCMP_EQ, false, false);
                case UNE -> new Compare(Opcode.FCMP_NE, false, false);
                case OLT -> new Compare(Opcode.FCMP_LT, false, false);
                case OLE -> new Compare(Opcode.FCMP_LE, false, false);
                case OGT -> new Compare(Opcode.FCMP_GT, false, false);
                case OGE -> new Compare(Opcode.FCMP_LE, true, false);
                case UGE -> new Compare(Opcode.FCMP_LT, false, true);
                case UGT -> new Compare(Opcode.FCMP_LE, false, true);
                case ULE -> new Compare(Opcode.FCMP_GT, false, true);
                case ULT -> new Compare(Opcode.FCMP_LE, true, true);
                case ORD -> new Compare(Opcode.FCMP_ORD, false, false);
                case UNO -> new Compare(Opcode.FCMP_UNORD, false, false);
                default -> throw new IllegalStateException("'" + p.keyword() + "' is no single compare");
            };
        }
    }

    // ---- logic

    /** !x: executes a compare that is only used here the other way round. */
    void defineNot(Value result, Value x) {
        Operation by = x.definedBy();
        if (isDeferred(by) && by != null) define(result, compare(by, code.predicate(), true));
        else if (words.containsKey(x)) {
            Reg one = code.immediate(1);
            Reg r = code.word();
            code.op(Opcode.XOR, r, words.get(x), one);
            define(result, r);
        } else define(result, cond(x).not());
    }

    /** x &amp;&amp; y, or x || y. */
    void defineLogic(Operation op, boolean and) {
        Value x = op.operand(0);
        Value y = op.operand(1);
        if (!isMergeable(y) && isMergeable(x)) {
            Value t = x;
            x = y;
            y = t;
        }
        if (isMergeable(y) && mayOverwrite(x, op)) {
            Cond a = cond(x);
            // a negated left side: !p && y = !(p || !y)
            boolean flip = a.negated();
            boolean guardNegated = and == flip;
            Operation compare = Objects.requireNonNull(y.definedBy());
            Cond c = mergingCompare(compare, a.predicate(), flip, guardNegated);
            if (c != null) {
                define(op.result(), c);
                return;
            }
            define(y, compare(compare, code.predicate(), false));
        }
        Reg r = code.word();
        Reg first = word(x);
        Reg second = word(y);
        code.op(and ? Opcode.AND : Opcode.OR, r, first, second);
        define(op.result(), r);
    }

    /** Whether {@code x} is in a predicate that nothing reads after this use. */
    private boolean mayOverwrite(Value x, Operation user) {
        if (!x.hasOneUse()) return false;
        if (isDeferred(x.definedBy())) return true;
        Operation by = x.definedBy();
        return conds.containsKey(x)
                && by != null
                && by.block() == user.block()
                && (by instanceof AndIOp || by instanceof OrIOp);
    }

    private static boolean isMergeable(Value y) {
        Operation by = y.definedBy();
        return by != null && isDeferred(by);
    }

    /** The compare in the lanes with the guard; the result is b, or its contrary if {@code flip}. */
    private @Nullable Cond mergingCompare(Operation op, Reg b, boolean flip, boolean guardNegated) {
        if (op instanceof CmpIOp i && !i.lhs().type().isInteger(1)) {
            Compare c = Compare.of(flip ? i.predicate().inverted() : i.predicate());
            emit(c, b, registers.apply(i.lhs()), registers.apply(i.rhs()))
                    .guarded(b, guardNegated)
                    .merging();
            return new Cond(b, flip);
        }
        if (!(op instanceof CmpFOp f)) return null;
        CmpFPredicate p = f.predicate();
        if (p == CmpFPredicate.ONE || p == CmpFPredicate.UEQ) return null;
        Compare c = Compare.of(p);
        if (c.negated() != flip) return null;
        emit(c, b, registers.apply(f.lhs()), registers.apply(f.rhs()))
                .guarded(b, guardNegated)
                .merging();
        return new Cond(b, flip);
    }
}
