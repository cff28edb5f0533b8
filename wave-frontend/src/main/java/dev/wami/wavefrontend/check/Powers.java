package dev.wami.wavefrontend.check;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Value;
import dev.wami.wavefrontend.ast.Scalar;
import dev.wami.waveir.hir.BinaryOp;
import dev.wami.waveir.hir.CompareOp;
import dev.wami.waveir.hir.Control;
import dev.wami.waveir.hir.Variables;
import java.math.BigInteger;
import java.util.List;

/** Powers by squaring. */
final class Powers {
    private final Expressions expressions;
    private final Builder builder;
    private final Location location;
    private final int at;
    private final Scalar type;

    Powers(Expressions expressions, Builder builder, Location location, int at, Scalar type) {
        this.expressions = expressions;
        this.builder = builder;
        this.location = location;
        this.at = at;
        this.type = type;
    }

    private Value binary(BinaryOp.Kind kind, Value a, Value b) {
        return builder.insert(new BinaryOp(kind, location, a, b)).result();
    }

    private Value number(long n) {
        Literal literal = type.isFloat() ? Literal.of((double) n, type) : Literal.of(BigInteger.valueOf(n), type);
        return expressions.constant(at, literal, type);
    }

    /** {@code base^n} by the bits of {@code n} from the highest: x^5 = (x^2)^2 * x. */
    Value constant(Value base, int n) {
        if (n == 0) return number(1);
        Value result = base;
        for (int bit = Integer.highestOneBit(n) >> 1; bit > 0; bit >>= 1) {
            result = binary(BinaryOp.Kind.MUL, result, result);
            if ((n & bit) != 0) result = binary(BinaryOp.Kind.MUL, result, base);
        }
        return result;
    }

    /**
     * {@code base^exponent} modulo 2^n of integers, in a loop over the exponent's bits from the lowest; undefined for a
     * negative exponent, which is taken as an unsigned one.
     */
    Value integer(Value base, Value exponent) {
        Value result = variable("power", number(1));
        Value square = variable("square", base);
        Value bits = variable("bits", expressions.cast(at, exponent, type, type.unsigned()));
        Value zero = unsigned(0);
        Value one = unsigned(1);
        Control.WhileOp loop = builder.insert(new Control.WhileOp(location, false));

        builder.setToEnd(loop.condition().entry());
        builder.insert(new Control.ConditionOp(location, isNot(get(bits), zero)));

        builder.setToEnd(loop.body().entry());
        Value odd = isNot(binary(BinaryOp.Kind.AND, get(bits), one), zero);
        Control.IfOp multiply = builder.insert(new Control.IfOp(location, odd, List.of()));
        builder.setToEnd(multiply.thenRegion().entry());
        set(result, binary(BinaryOp.Kind.MUL, get(result), get(square)));
        Statements.continueAfter(builder, multiply);
        set(square, binary(BinaryOp.Kind.MUL, get(square), get(square)));
        set(bits, binary(BinaryOp.Kind.SHR, get(bits), one));

        Statements.continueAfter(builder, loop);
        return get(result);
    }

    private Value unsigned(long n) {
        return expressions.constant(at, Literal.of(BigInteger.valueOf(n), type.unsigned()), type.unsigned());
    }

    private Value isNot(Value a, Value b) {
        return builder.insert(new CompareOp(CompareOp.Kind.NE, location, a, b)).result();
    }

    private Value variable(String name, Value first) {
        Value place = builder.insert(new Variables.VarOp(location, name, first.type()))
                .result();
        set(place, first);
        return place;
    }

    private Value get(Value place) {
        return builder.insert(new Variables.GetOp(location, place)).result();
    }

    private void set(Value place, Value value) {
        builder.insert(new Variables.SetOp(location, place, value));
    }
}
