package dev.wami.wasmimport.wasmssatostd;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ArithBits.AndIOp;
import dev.wami.std.arith.ArithBits.OrIOp;
import dev.wami.std.arith.ArithBits.ShLIOp;
import dev.wami.std.arith.ArithBits.ShRUIOp;
import dev.wami.std.arith.ArithCast.ExtUIOp;
import dev.wami.std.arith.ArithCompare.CmpFOp;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.ArithInt.SubIOp;
import dev.wami.std.arith.CmpFPredicate;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.SelectOp;
import dev.wami.std.cf.AssertOp;
import dev.wami.wasmspec.Trap;

/** Inserts scalar operations at a builder, with one location. */
final class Scalars {
    private final Builder at;
    private final Location location;

    Scalars(Builder at, Location location) {
        this.at = at;
        this.location = location;
    }

    Location location() {
        return location;
    }

    /** Inserts an operation with one result. */
    Value insert(Operation op) {
        return at.insert(op).result(0);
    }

    /** Inserts an operation without one. */
    void add(Operation op) {
        at.insert(op);
    }

    // ---- constants

    /** An integer constant of {@code type}, or a float one with that value. */
    Value constant(Type type, long value) {
        return type instanceof FloatType
                ? number(type, value)
                : ConstantOp.insert(at, location, IntegerAttr.of(type, value));
    }

    Value constant(TypedAttr value) {
        return ConstantOp.insert(at, location, value);
    }

    Value number(Type type, double value) {
        return ConstantOp.insert(at, location, FloatAttr.of((FloatType) type, value));
    }

    Value flag(boolean value) {
        return ConstantOp.insert(at, location, value ? IntegerAttr.TRUE : IntegerAttr.FALSE);
    }

    // ---- tests

    Value compare(CmpIPredicate predicate, Value a, Value b) {
        return insert(new CmpIOp(location, predicate, a, b));
    }

    Value compare(CmpFPredicate predicate, Value a, Value b) {
        return insert(new CmpFOp(location, predicate, a, b));
    }

    /** {@code v != 0}: a Wasm condition as an i1. */
    Value isTrue(Value v) {
        return compare(CmpIPredicate.NE, v, constant(v.type(), 0));
    }

    /** An i1 as Wasm has it: i32, 0 or 1. */
    Value truth(Value flag) {
        return insert(new ExtUIOp(location, flag, IntegerType.I32));
    }

    Value select(Value condition, Value yes, Value no) {
        return insert(new SelectOp(location, condition, yes, no));
    }

    /** Traps unless {@code condition} holds. */
    void require(Value condition, Trap otherwise) {
        at.insert(new AssertOp(location, condition, otherwise.toString()));
    }

    // ---- bits

    Value and(Value a, Value b) {
        return insert(new AndIOp(location, a, b));
    }

    /** {@code n} modulo the width of its type: what Wasm shifts by. */
    Value modulo(Value n) {
        return and(n, constant(n.type(), width(n.type()) - 1L));
    }

    /** {@code (x << n) | (x >> -n)}, both counts modulo the width. */
    Value rotate(Value x, Value n, boolean left) {
        Value back = modulo(insert(new SubIOp(location, constant(n.type(), 0), n)));
        Value count = modulo(n);
        Value high = insert(new ShLIOp(location, x, left ? count : back));
        Value low = insert(new ShRUIOp(location, x, left ? back : count));
        return insert(new OrIOp(location, high, low));
    }

    static int width(Type type) {
        return type instanceof FloatType f ? f.width() : ((IntegerType) type).width();
    }
}
