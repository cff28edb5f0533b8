package dev.wami.wasmbinary.decompile;

import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.Operator;
import dev.wami.wasmspec.ValueType;
import java.util.List;

/**
 * Scalar numeric instructions as expressions of C that have their meaning for all operands; where C has none, as a call
 * by the instruction's name.
 */
final class NumericExprs {
    private NumericExprs() {}

    static Expr unary(Opcode opcode, Expr a) {
        ValueType type = opcode.type().results().get(0);
        Operator operator = opcode.operator();
        return switch (operator) {
            case EQZ -> Conditions.isZero(a);
            case NEG -> new Expr.Unary("-", a, type);
            case EXTEND8_S -> new Expr.Cast(type, a, Sign.ANY, "i8");
            case EXTEND16_S -> new Expr.Cast(type, a, Sign.ANY, "i16");
            case EXTEND32_S -> new Expr.Cast(type, a, Sign.ANY, "i32");
            case WRAP_I64, DEMOTE_F64, PROMOTE_F32 -> new Expr.Cast(type, a, Sign.ANY, "");
            case EXTEND_I32_S, CONVERT_I32_S, CONVERT_I64_S -> cast(type, a, Sign.SIGNED);
            case EXTEND_I32_U, CONVERT_I32_U, CONVERT_I64_U -> cast(type, a, Sign.UNSIGNED);
            default -> named(opcode, List.of(a));
        };
    }

    private static Expr cast(ValueType type, Expr a, Sign sign) {
        a.vote(sign);
        return new Expr.Cast(type, a, sign, "");
    }

    static Expr binary(Opcode opcode, Expr a, Expr b) {
        ValueType type = opcode.type().results().get(0);
        Operator operator = opcode.operator();
        switch (operator) {
            case MIN, MAX, COPYSIGN, ROTL, ROTR -> {
                return named(opcode, List.of(a, b));
            }
            case DIV_S, REM_S, DIV_U, REM_U -> {
                boolean defined = b instanceof Expr.Number number && number.value() != 0 && number.value() != -1;
                if (!defined) return named(opcode, List.of(a, b));
            }
            case ADD -> {
                if (b instanceof Expr.Number number && isNegated(number)) {
                    return new Expr.Binary(BinaryOperator.SUB, a, new Expr.Number(type, -number.value()), type);
                }
            }
            case XOR -> {
                if (b instanceof Expr.Number number && number.value() == -1) return new Expr.Unary("~", a, type);
            }
            default -> {}
        }
        BinaryOperator c = BinaryOperator.valueOf(operator.name());
        Expr right = c.isShift() ? count(b, type == NumericType.I64 ? 63 : 31) : b;
        if (c.sign() != Sign.ANY) {
            a.vote(c.sign());
            if (!c.isShift()) right.vote(c.sign());
        }
        return new Expr.Binary(c, a, right, type);
    }

    /** Whether subtracting the positive number is shorter. */
    private static boolean isNegated(Expr.Number number) {
        boolean integer = number.type == NumericType.I32 || number.type == NumericType.I64;
        return integer && number.value() < 0 && number.value() > Integer.MIN_VALUE;
    }

    /** C knows no shift by more bits than there are; Wasm takes the count modulo them. */
    private static Expr count(Expr b, int mask) {
        if (b instanceof Expr.Number number) return new Expr.Number(NumericType.I32, number.bits & mask);
        boolean masked = b instanceof Expr.Binary and
                && and.operator == BinaryOperator.AND
                && and.right instanceof Expr.Number number
                && number.value() >= 0
                && number.value() <= mask;
        return masked ? b : new Expr.Binary(BinaryOperator.AND, b, new Expr.Number(b.type, mask), b.type);
    }

    /** By the name of the instruction. */
    static Expr named(Opcode opcode, List<Expr> operands) {
        return named(opcode, operands, opcode.type().results().get(0), opcode.canTrap() ? Expr.TRAPS : 0);
    }

    static Expr named(Opcode opcode, List<Expr> operands, ValueType type, int flags) {
        return new Expr.Call(name(opcode), operands, type, flags);
    }

    /** The name of an instruction as a function: {@code f32x4_add}. */
    static String name(Opcode opcode) {
        return opcode.mnemonic().replace('.', '_');
    }
}
