package dev.wami.wasmbinary.decompile;

import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.ValueType;
import java.util.List;

/**
 * Writes expressions with the parentheses that C's precedence needs, and a cast where an operator reads an integer with
 * the other sign than C would.
 */
final class ExprWriter {
    private static final int ANYTHING = 0;
    private static final int CHOICE = 2;
    private static final int ADDITIVE = BinaryOperator.ADD.precedence();
    private static final int UNARY = 13;
    private static final int POSTFIX = 14;

    private final Unit unit;
    private final StringBuilder out;

    ExprWriter(Unit unit, StringBuilder out) {
        this.unit = unit;
        this.out = out;
    }

    /** A whole expression, where C converts it to the type that is wanted. */
    void write(Expr value) {
        if (value instanceof Expr.Number number) {
            number(number, true);
        } else {
            write(value, ANYTHING, Sign.ANY);
        }
    }

    /** A condition: only whether it is zero matters. */
    void condition(Expr value) {
        write(Conditions.truth(value), ANYTHING, Sign.ANY);
    }

    private static boolean isInteger(ValueType type) {
        return type == NumericType.I32 || type == NumericType.I64;
    }

    /** The sign of what C makes of an expression where nothing is wanted; any for what can be either. */
    private static Sign sign(Expr e) {
        if (!isInteger(e.type)) return Sign.ANY;
        if (e instanceof Expr.Read read) return read.var.sign();
        if (e instanceof Expr.Number) return Sign.ANY;
        if (e instanceof Expr.Unary unary) return unary.operator.equals("!") ? Sign.SIGNED : sign(unary.operand);
        if (e instanceof Expr.Choice choice) return sign(choice.yes).with(sign(choice.no));
        if (e instanceof Expr.Binary binary) {
            BinaryOperator operator = binary.operator;
            if (operator.isComparison()) return Sign.SIGNED;
            if (operator.sign() != Sign.ANY) return operator.sign();
            return operator.isShift() ? sign(binary.left) : sign(binary.left).with(sign(binary.right));
        }
        return Sign.SIGNED;
    }

    /** Whether it is written with a cast or a type anyway, which may be that of either sign. */
    private static boolean isFlexible(Expr e) {
        if (e instanceof Expr.Memory memory) return isWhole(memory) || e.type == NumericType.I64;
        return e instanceof Expr.Cast cast && (e.type == NumericType.I64 || cast.operandText.isEmpty());
    }

    private static boolean isWhole(Expr.Memory memory) {
        return memory.bits == ((NumericType) memory.type).bits();
    }

    /**
     * Writes an expression.
     *
     * @param least the precedence that needs no parentheses
     * @param want how it must be read, or any
     */
    private void write(Expr e, int least, Sign want) {
        boolean integer = isInteger(e.type);
        if (integer && want != Sign.ANY && !isFlexible(e) && sign(e) != want && !fits(e, want)) {
            open(least > UNARY);
            out.append('(').append(unit.type(e.type, want)).append(')');
            write(e, UNARY, Sign.ANY);
            close(least > UNARY);
            return;
        }
        int precedence = precedence(e);
        open(precedence < least);
        body(e, want);
        close(precedence < least);
    }

    /** Whether a number is read the same either way. */
    private static boolean fits(Expr e, Sign want) {
        return e instanceof Expr.Number number && (want == Sign.SIGNED || number.value() >= 0);
    }

    private void open(boolean needed) {
        if (needed) out.append('(');
    }

    private void close(boolean needed) {
        if (needed) out.append(')');
    }

    private static int precedence(Expr e) {
        if (e instanceof Expr.Binary binary) return binary.operator.precedence();
        if (e instanceof Expr.Choice) return CHOICE;
        if (e instanceof Expr.Unary || e instanceof Expr.Cast) return UNARY;
        if (e instanceof Expr.Memory memory) return memory.bits == 0 ? ADDITIVE : UNARY;
        if (e instanceof Expr.Number number) return isNegative(number) ? UNARY : POSTFIX;
        return POSTFIX;
    }

    private static boolean isNegative(Expr.Number number) {
        boolean narrow = number.type == NumericType.I32 || number.type == NumericType.F32;
        return narrow ? (int) number.bits < 0 : number.bits < 0;
    }

    private void body(Expr e, Sign want) {
        if (e instanceof Expr.Read read) {
            out.append(read.var.name);
        } else if (e instanceof Expr.Number number) {
            number(number, false);
        } else if (e instanceof Expr.Name name) {
            out.append(name.text);
        } else if (e instanceof Expr.Unary unary) {
            out.append(unary.operator);
            boolean repeats = unary.operator.equals("-") && precedence(unary.operand) == UNARY;
            write(unary.operand, repeats ? POSTFIX : UNARY, Sign.ANY);
        } else if (e instanceof Expr.Binary binary) {
            binary(binary);
        } else if (e instanceof Expr.Cast cast) {
            cast(cast, want);
        } else if (e instanceof Expr.Call call) {
            unit.use(call.function);
            out.append(call.function);
            arguments(call.arguments);
        } else if (e instanceof Expr.Indirect call) {
            write(call.function, POSTFIX, Sign.ANY);
            arguments(call.arguments);
        } else if (e instanceof Expr.Memory memory) {
            memory(memory, want);
        } else if (e instanceof Expr.Choice choice) {
            condition(choice);
        } else if (e instanceof Expr.Aggregate whole) {
            out.append('(').append(whole.name).append(") {");
            list(whole.parts);
            out.append('}');
        } else if (e instanceof Expr.Part part) {
            write(part.whole, POSTFIX, Sign.ANY);
            out.append(part.index.isEmpty() ? part.access : "[");
            for (Expr index : part.index) write(index);
            out.append(part.index.isEmpty() ? "" : "]");
        }
    }

    private void number(Expr.Number number, boolean bare) {
        String text = Literals.text(number, bare);
        for (String used : new String[] {"NAN", "INFINITY", "f32_reinterpret_i32", "f64_reinterpret_i64"}) {
            if (text.contains(used)) unit.use(used);
        }
        out.append(text);
    }

    private void arguments(List<Expr> arguments) {
        out.append('(');
        list(arguments);
        out.append(')');
    }

    private void list(List<Expr> values) {
        for (int i = 0; i < values.size(); i++) {
            out.append(i == 0 ? "" : ", ");
            write(values.get(i));
        }
    }

    private void condition(Expr.Choice choice) {
        write(Conditions.truth(choice.condition), CHOICE + 1, Sign.ANY);
        out.append(" ? ");
        boolean bare = !(choice.yes instanceof Expr.Number && choice.no instanceof Expr.Number);
        arm(choice.yes, bare);
        out.append(" : ");
        arm(choice.no, bare);
    }

    private void arm(Expr value, boolean bare) {
        if (value instanceof Expr.Number number) {
            number(number, bare);
        } else {
            write(value, CHOICE, Sign.ANY);
        }
    }

    private void binary(Expr.Binary e) {
        BinaryOperator operator = e.operator;
        int precedence = operator.precedence();
        Sign left = operator.sign();
        Sign right = operator.isShift() ? Sign.ANY : operator.sign();
        if (left == Sign.UNSIGNED && !operator.isShift()) {
            // One unsigned operand makes the other one so.
            boolean byLeft = sign(e.left) == Sign.UNSIGNED || isFlexible(e.left);
            boolean byRight = sign(e.right) == Sign.UNSIGNED || isFlexible(e.right);
            if (byLeft || !byRight && !(e.left instanceof Expr.Number)) {
                right = Sign.ANY;
            } else {
                left = Sign.ANY;
            }
        }
        operand(e, e.left, precedence, left, !(e.right instanceof Expr.Number) && !operator.isShift());
        out.append(' ').append(operator).append(' ');
        boolean same = operator.isAssociative()
                && e.right instanceof Expr.Binary inner
                && inner.operator == operator;
        operand(e, e.right, same ? precedence : precedence + 1, right, true);
    }

    private void operand(Expr.Binary of, Expr value, int least, Sign want, boolean bare) {
        boolean wants = want == Sign.UNSIGNED && !(value instanceof Expr.Number n && n.value() >= 0);
        if (!(value instanceof Expr.Number number) || !isInteger(value.type) || wants) {
            write(value, least, want);
            return;
        }
        boolean mask = of.operator == BinaryOperator.AND
                || of.operator == BinaryOperator.OR
                || of.operator == BinaryOperator.XOR;
        boolean inParentheses = isNegative(number) && least > UNARY;
        open(inParentheses);
        out.append(mask ? Literals.mask(number, bare) : Literals.text(number, bare));
        close(inParentheses);
    }

    private void cast(Expr.Cast cast, Sign want) {
        boolean narrows = !cast.operandText.isEmpty();
        if (!narrows || cast.type == NumericType.I64) {
            out.append('(').append(unit.type(cast.type, want)).append(')');
        }
        if (narrows) out.append('(').append(cast.operandText).append(')');
        write(cast.operand, UNARY, cast.operandSign);
    }

    private void memory(Expr.Memory memory, Sign want) {
        if (memory.bits == 0) {
            address(memory);
            return;
        }
        boolean whole = isWhole(memory);
        if (!whole && memory.type == NumericType.I64 && memory.extension != Sign.ANY) {
            out.append('(').append(unit.type(memory.type, want)).append(')');
        }
        String type = whole
                ? unit.type(memory.type, want)
                : (memory.extension == Sign.SIGNED ? "i" : "u") + memory.bits;
        out.append("*(").append(type).append(" *)(");
        address(memory);
        out.append(')');
    }

    private void address(Expr.Memory memory) {
        out.append(memory.memory).append(" + ");
        if (memory.address instanceof Expr.Number number && memory.offset >= 0) {
            boolean narrow = number.type == NumericType.I32;
            long address = narrow ? number.bits & 0xFFFF_FFFFL : number.bits;
            long sum = address + memory.offset;
            if (narrow || address >= 0 && sum >= 0) {
                out.append(sum);
                return;
            }
        }
        write(memory.address, ADDITIVE + 1, Sign.UNSIGNED);
        if (memory.offset != 0) {
            out.append(" + ").append(Long.toUnsignedString(memory.offset)).append(memory.offset < 0 ? "ULL" : "");
        }
    }
}
