package dev.wami.conversions;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.ssawasm.BinaryOp;
import dev.wami.ssawasm.Branches.UnreachableOp;
import dev.wami.ssawasm.CompareOp;
import dev.wami.ssawasm.ConstOp;
import dev.wami.ssawasm.ConvertOp;
import dev.wami.ssawasm.IfOp;
import dev.wami.ssawasm.Stack.SelectOp;
import dev.wami.ssawasm.TestOp;
import dev.wami.ssawasm.UnaryOp;
import dev.wami.std.strided.IndexEmitter;
import dev.wami.wasmspec.Operator;
import java.util.List;

/** Inserts ssawasm operations at a builder, with one location: {@code e.add(x, e.i32(4))}. */
public final class Emitter implements IndexEmitter, FloatForm {
    private final Builder at;
    private final Location location;

    public Emitter(Builder at, Location location) {
        this.at = at;
        this.location = location;
    }

    public Builder builder() {
        return at;
    }

    public Location location() {
        return location;
    }

    public Value i32(int value) {
        return at.insert(new ConstOp(location, IntegerAttr.i32(value))).result();
    }

    /** An integer constant of {@code type}, i32 or i64. */
    public Value integer(Type type, long value) {
        return at.insert(new ConstOp(location, IntegerAttr.of(type, value))).result();
    }

    /** A float constant of {@code type}, f32 or f64. */
    public Value floating(Type type, double value) {
        return at.insert(new ConstOp(location, FloatAttr.of((FloatType) type, value)))
                .result();
    }

    /** {@code ssawasm.<operator> a, b}, whose result has the operands' type. */
    public Value binary(Operator operator, Value a, Value b) {
        return at.insert(BinaryOp.of(location, operator, a, b)).result();
    }

    /** {@link #binary} with the statement that the exact unsigned result fits: add, mul and shl on integers. */
    public Value nuw(Operator operator, Value a, Value b) {
        return at.insert(BinaryOp.nuw(location, operator, a, b)).result();
    }

    @Override
    public Value add(Value a, Value b) {
        return binary(ADD, a, b);
    }

    public Value sub(Value a, Value b) {
        return binary(SUB, a, b);
    }

    @Override
    public Value mul(Value a, Value b) {
        return binary(MUL, a, b);
    }

    public Value and(Value a, Value b) {
        return binary(AND, a, b);
    }

    public Value or(Value a, Value b) {
        return binary(OR, a, b);
    }

    public Value xor(Value a, Value b) {
        return binary(XOR, a, b);
    }

    /** {@code ssawasm.<operator> a}, whose result has the operand's type. */
    public Value unary(Operator operator, Value a) {
        return at.insert(new UnaryOp(location, operator, a)).result();
    }

    /** {@code ssawasm.<operator> a, b}, whose result is i32, 0 or 1. */
    public Value compare(Operator operator, Value a, Value b) {
        return at.insert(CompareOp.of(location, operator, a, b)).result();
    }

    /** 1 if {@code a} is 0, else 0. */
    public Value eqz(Value a) {
        return at.insert(new TestOp(location, EQZ, a)).result();
    }

    /** {@code ssawasm.<operator> a}, whose result is i32. */
    public Value test(Operator operator, Value a) {
        return at.insert(new TestOp(location, operator, a)).result();
    }

    /** {@code ssawasm.<operator> a : ... to type}. */
    public Value convert(Operator operator, Value a, Type type) {
        return at.insert(new ConvertOp(location, operator, a, type)).result();
    }

    /** {@code yes} if {@code condition} is not 0, else {@code no}. */
    public Value select(Value condition, Value yes, Value no) {
        return at.insert(new SelectOp(location, yes, no, condition)).result();
    }

    // ---- floats that are scalars

    @Override
    public Value number(Type type, double value) {
        return floating(type, value);
    }

    @Override
    public Value truth(Value a, boolean is) {
        return i32(is ? 1 : 0);
    }

    @Override
    public Value not(Value truth) {
        return eqz(truth);
    }

    @Override
    public Value choose(Value truth, Value yes, Value no) {
        return select(truth, yes, no);
    }

    @Override
    public Value copySign(Value a, Value sign) {
        return binary(COPYSIGN, a, sign);
    }

    // ---- control

    /** Stops the program here if {@code condition} is not 0. */
    public void trapIf(Value condition) {
        IfOp check = at.insert(new IfOp(location, condition, List.of(), false));
        Builder.atEnd(check.thenBlock()).insert(new UnreachableOp(location));
    }

    // ---- integers that do not fill their container

    @Override
    public Value index(long value) {
        return i32((int) value);
    }

    @Override
    public Value selectEqual(Value a, Value b, Value yes, Value no) {
        return select(compare(EQ, a, b), yes, no);
    }

    /** The low {@code width} bits of {@code v}, zero-extended to its container. */
    public Value zeroExtend(Value v, int width) {
        int container = container(v);
        if (width == container || width == 1) return v; // i1 is kept as 0 or 1
        return and(v, integer(v.type(), (1L << width) - 1));
    }

    /** The low {@code width} bits of {@code v}, sign-extended to its container. */
    public Value signExtend(Value v, int width) {
        int container = container(v);
        if (width == container) return v;
        if (width == 1) return sub(integer(v.type(), 0), v); // 0 or 1 -> 0 or -1
        if (width == 8) return unary(EXTEND8_S, v);
        if (width == 16) return unary(EXTEND16_S, v);
        Value shift = integer(v.type(), container - width);
        return binary(SHR_S, binary(SHL, v, shift), shift);
    }

    private static int container(Value v) {
        return ((IntegerType) v.type()).width();
    }
}
