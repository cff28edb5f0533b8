package dev.wami.conversions.llvmtostd;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.math.MathOp;
import dev.wami.std.scf.IfOp;
import dev.wami.std.scf.ScfTerminators.YieldOp;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/** Inserts operations of the standard dialects where {@link Lowering} stands, at the location of what it lowers. */
final class Std {
    final Lowering to;

    Std(Lowering to) {
        this.to = to;
    }

    Location location() {
        return to.location();
    }

    <T extends Operation> T insert(T op) {
        return to.insert(op);
    }

    /** The operation of that kind, which has one result. */
    Value make(OpKind kind, List<Value> operands, Type result) {
        return make(kind, OpState.at(location()).operands(operands).result(result));
    }

    Value make(OpKind kind, OpState state) {
        return to.insert(kind.create(state)).result();
    }

    /** The function of {@code math} that LLVM and C call by the same name. */
    static MathOp math(String name) {
        return MathOp.valueOf(name.toUpperCase(Locale.ROOT));
    }

    /** {@code kind} on two operands of the result's type. */
    Value binary(OpKind kind, Value a, Value b) {
        return make(kind, List.of(a, b), a.type());
    }

    Value compare(CmpIPredicate predicate, Value a, Value b) {
        return insert(new CmpIOp(location(), predicate, a, b)).result();
    }

    Value select(Value condition, Value yes, Value no) {
        return make(ArithOp.SELECT, List.of(condition, yes, no), yes.type());
    }

    /** What {@code then} inserts and gives where {@code condition} holds, else {@code otherwise}. */
    List<Value> choose(Value condition, List<Value> otherwise, Supplier<List<Value>> then) {
        List<Type> types = otherwise.stream().map(Value::type).toList();
        IfOp choice = insert(new IfOp(location(), condition, types, true));
        to.setToEnd(choice.thenBlock());
        insert(new YieldOp(location(), then.get()));
        to.setToEnd(choice.elseBlock());
        insert(new YieldOp(location(), otherwise));
        to.setAfter(choice);
        return List.copyOf(choice.results());
    }

    /** The integer {@code n}, or a vector of it. */
    Value integer(Type type, BigInteger n) {
        if (!(type instanceof VectorType v)) return constant(IntegerAttr.of(type, n));
        long[] words = new long[(width(type) + 63) / 64];
        for (int i = 0; i < words.length; i++) words[i] = n.shiftRight(64 * i).longValue();
        return constant(DenseElementsAttr.splat(v, words));
    }

    Value constant(TypedAttr value) {
        return insert(new ConstantOp(location(), value)).result();
    }

    Value integer(Type type, long n) {
        return integer(type, BigInteger.valueOf(n));
    }

    Value i32(long n) {
        return integer(IntegerType.I32, n);
    }

    Value zero(Type type) {
        if (!(type.elementTypeOrSelf() instanceof FloatType f)) return integer(type, 0);
        return constant(type instanceof VectorType v ? DenseElementsAttr.splat(v, 0) : FloatAttr.of(f, 0));
    }

    /** {@code v}, an integer, with the width of {@code type}: its low bits, or extended. */
    Value resize(Value v, Type type, boolean signed) {
        int from = width(v.type());
        int into = width(type);
        if (from == into) return v;
        return make(from > into ? ArithOp.TRUNCI : signed ? ArithOp.EXTSI : ArithOp.EXTUI, List.of(v), type);
    }

    static int width(Type type) {
        return ((IntegerType) type.elementTypeOrSelf()).width();
    }
}
