package dev.wami.wavebackend.lower;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ArithBits;
import dev.wami.std.arith.ArithCast;
import dev.wami.std.arith.ArithCompare;
import dev.wami.std.arith.ArithInt;
import dev.wami.std.arith.CmpFPredicate;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.SelectOp;
import dev.wami.std.cf.BranchOp;
import dev.wami.std.cf.CondBranchOp;
import dev.wami.waveir.isa.SpecialRegister;
import dev.wami.waveir.mir.Machine;
import java.util.List;

/** Appends operations at one place; the operations that lowerings need most have short names. */
final class Emitter {
    private final Builder builder = new Builder();
    private final Region region;
    private Location location = Location.UNKNOWN;

    Emitter(Region region) {
        this.region = region;
        builder.setToEnd(region.entry());
    }

    void at(Location l) {
        location = l;
    }

    Location location() {
        return location;
    }

    Block block() {
        return builder.block();
    }

    void goOnIn(Block b) {
        builder.setToEnd(b);
    }

    Block newBlock() {
        return region.add(new Block());
    }

    <T extends Operation> T insert(T op) {
        return builder.insert(op);
    }

    Value value(Operation op) {
        return builder.insert(op).result();
    }

    // ---- branches

    void branch(Block to, Value... arguments) {
        insert(new BranchOp(location, to, List.of(arguments)));
    }

    void branch(Value condition, Block ifTrue, Block ifFalse) {
        insert(new CondBranchOp(location, condition, ifTrue, List.of(), ifFalse, List.of()));
    }

    // ---- numbers

    Value constant(Type type, long value) {
        if (type instanceof FloatType f) return ConstantOp.insert(builder, location, FloatAttr.of(f, value));
        return ConstantOp.insert(builder, location, IntegerAttr.of(type, value));
    }

    Value i32(int value) {
        return constant(IntegerType.I32, value);
    }

    Value flag(boolean value) {
        return ConstantOp.insert(builder, location, IntegerAttr.bool(value));
    }

    Value floating(FloatType type, double value) {
        return ConstantOp.insert(builder, location, FloatAttr.of(type, value));
    }

    Value special(SpecialRegister r) {
        return value(new Machine.SpecialOp(location, r));
    }

    Value add(Value a, Value b) {
        return value(new ArithInt.AddIOp(location, a, b));
    }

    Value sub(Value a, Value b) {
        return value(new ArithInt.SubIOp(location, a, b));
    }

    Value mul(Value a, Value b) {
        return value(new ArithInt.MulIOp(location, a, b));
    }

    Value and(Value a, Value b) {
        return value(new ArithBits.AndIOp(location, a, b));
    }

    Value or(Value a, Value b) {
        return value(new ArithBits.OrIOp(location, a, b));
    }

    Value xor(Value a, Value b) {
        return value(new ArithBits.XOrIOp(location, a, b));
    }

    Value not(Value truth) {
        return xor(truth, flag(true));
    }

    Value shl(Value a, Value b) {
        return value(new ArithBits.ShLIOp(location, a, b));
    }

    Value shr(Value a, Value b) {
        return value(new ArithBits.ShRUIOp(location, a, b));
    }

    Value sar(Value a, Value b) {
        return value(new ArithBits.ShRSIOp(location, a, b));
    }

    Value compare(CmpIPredicate p, Value a, Value b) {
        return value(new ArithCompare.CmpIOp(location, p, a, b));
    }

    Value compare(CmpFPredicate p, Value a, Value b) {
        return value(new ArithCompare.CmpFOp(location, p, a, b));
    }

    Value select(Value c, Value a, Value b) {
        return value(new SelectOp(location, c, a, b));
    }

    Value bits(Value v, Type to) {
        return v.type().equals(to) ? v : value(new ArithCast.BitcastOp(location, v, to));
    }

    Value extend(Value v, Type to, boolean unsigned) {
        return value(unsigned ? new ArithCast.ExtUIOp(location, v, to) : new ArithCast.ExtSIOp(location, v, to));
    }

    Value truncate(Value v, Type to) {
        return value(new ArithCast.TruncIOp(location, v, to));
    }
}
