package dev.wami.conversions.llvmtostd;

import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.llvm.LlvmVectors.ShuffleVectorOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Arithmetic, comparisons, casts and vectors. The promises that flags make are not taken over; those operations mean as much without
 * them.
 */
final class Arithmetic {
    private final Std std;
    private final Lowering to;

    Arithmetic(Std std) {
        this.std = std;
        this.to = std.to;
    }

    /** The operation of arith with the same operands and result; null if there is none. */
    static @Nullable String same(String name) {
        return switch (name) {
            case "llvm.add" -> "arith.addi";
            case "llvm.sub" -> "arith.subi";
            case "llvm.mul" -> "arith.muli";
            case "llvm.sdiv" -> "arith.divsi";
            case "llvm.udiv" -> "arith.divui";
            case "llvm.srem" -> "arith.remsi";
            case "llvm.urem" -> "arith.remui";
            case "llvm.and" -> "arith.andi";
            case "llvm.or" -> "arith.ori";
            case "llvm.xor" -> "arith.xori";
            case "llvm.shl" -> "arith.shli";
            case "llvm.lshr" -> "arith.shrui";
            case "llvm.ashr" -> "arith.shrsi";
            case "llvm.fadd" -> "arith.addf";
            case "llvm.fsub" -> "arith.subf";
            case "llvm.fmul" -> "arith.mulf";
            case "llvm.fdiv" -> "arith.divf";
            case "llvm.frem" -> "arith.remf";
            case "llvm.fneg" -> "arith.negf";
            case "llvm.trunc" -> "arith.trunci";
            case "llvm.zext" -> "arith.extui";
            case "llvm.sext" -> "arith.extsi";
            case "llvm.fptrunc" -> "arith.truncf";
            case "llvm.fpext" -> "arith.extf";
            case "llvm.fptosi" -> "arith.fptosi";
            case "llvm.fptoui" -> "arith.fptoui";
            case "llvm.sitofp" -> "arith.sitofp";
            case "llvm.uitofp" -> "arith.uitofp";
            default -> null;
        };
    }

    /** Whether {@code op} was one of these; if so, it is replaced. */
    boolean lower(Operation op) {
        String same = same(op.name());
        if (same != null) return to.replace(op, std.make(same, operands(op), type(op)));
        return switch (op.name()) {
            case "llvm.icmp", "llvm.fcmp" -> compare(op);
            case "llvm.select" -> select(op);
            case "llvm.freeze", "llvm.addrspacecast" -> to.replaceAll(op, List.of(to.values(op.operand(0))));
            case "llvm.bitcast" -> to.replace(op, bitcast(to.operand(op, 0), type(op)));
            case "llvm.ptrtoint", "llvm.inttoptr" -> to.replace(op, std.resize(to.operand(op, 0), type(op), false));
            case "llvm.extractelement" -> extract(op);
            case "llvm.insertelement" -> insert(op);
            case "llvm.shufflevector" -> shuffle((ShuffleVectorOp) op);
            default -> false;
        };
    }

    private List<Value> operands(Operation op) {
        return to.allValues(op.operands());
    }

    private Type type(Operation op) {
        Type type = to.types().convertSingle(op.result().type());
        if (type == null)
            throw new IllegalStateException("not one value: " + op.result().type());
        return type;
    }

    /** The predicates have the same numbers on both sides; addresses are compared as numbers. */
    private boolean compare(Operation op) {
        String name = op.name().equals("llvm.icmp") ? "arith.cmpi" : "arith.cmpf";
        long predicate = op.property("predicate", IntegerAttr.class).value();
        return to.replace(op, std.compare(name, predicate, to.operand(op, 0), to.operand(op, 1)));
    }

    private boolean select(Operation op) {
        List<Value> yes = to.values(op.operand(1));
        List<Value> no = to.values(op.operand(2));
        List<Value> chosen = new ArrayList<>();
        for (int i = 0; i < yes.size(); i++) chosen.add(std.select(to.operand(op, 0), yes.get(i), no.get(i)));
        return to.replaceAll(op, List.of(chosen));
    }

    /** Between numbers and vectors of the same number of bits. */
    Value bitcast(Value v, Type type) {
        if (v.type().equals(type)) return v;
        boolean fromVector = v.type() instanceof VectorType;
        boolean toVector = type instanceof VectorType;
        if (!fromVector && !toVector) return std.make("arith.bitcast", List.of(v), type);
        Value vector = fromVector ? v : std.make("vector.broadcast", List.of(v), VectorType.of(v.type(), 1));
        VectorType into = toVector ? (VectorType) type : VectorType.of(type, 1);
        Value cast = std.make("vector.bitcast", List.of(vector), into);
        return toVector ? cast : element(cast, 0);
    }

    Value element(Value vector, long position) {
        return std.make(
                "vector.extract",
                OpState.at(std.location())
                        .operand(vector)
                        .property("static_position", DenseArrayAttr.i64(position))
                        .result(vector.type().elementTypeOrSelf()));
    }

    private Value position(Operation op, int operand) {
        Value i = to.operand(op, operand);
        return std.make("arith.index_castui", List.of(i), IndexType.INDEX);
    }

    private static DenseArrayAttr dynamic() {
        return DenseArrayAttr.i64(Long.MIN_VALUE);
    }

    private boolean extract(Operation op) {
        OpState state = OpState.at(std.location())
                .operand(to.operand(op, 0))
                .operands(List.of(position(op, 1)))
                .property("static_position", dynamic())
                .result(type(op));
        return to.replace(op, std.make("vector.extract", state));
    }

    private boolean insert(Operation op) {
        OpState state = OpState.at(std.location())
                .operand(to.operand(op, 1))
                .operand(to.operand(op, 0))
                .operands(List.of(position(op, 2)))
                .property("static_position", dynamic())
                .result(type(op));
        return to.replace(op, std.make("vector.insert", state));
    }

    /** What is not chosen is poison, -1 on both sides. */
    private boolean shuffle(ShuffleVectorOp op) {
        long[] mask = new long[op.mask().length];
        for (int i = 0; i < mask.length; i++) mask[i] = op.mask()[i];
        OpState state = OpState.at(std.location())
                .operands(operands(op))
                .property("mask", DenseArrayAttr.i64(mask))
                .result(type(op));
        return to.replace(op, std.make("vector.shuffle", state));
    }
}
