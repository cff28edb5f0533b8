package dev.wami.conversions.llvmtostd;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.llvm.CastOp;
import dev.wami.llvm.FloatOp;
import dev.wami.llvm.IntOp;
import dev.wami.llvm.LlvmCompare;
import dev.wami.llvm.LlvmOp;
import dev.wami.llvm.LlvmVectors.ShuffleVectorOp;
import dev.wami.std.arith.ArithCompare.CmpFOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.vector.VectorOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Arithmetic, comparisons, casts and vectors. Flags that make poison are dropped; those operations mean as much without
 * them.
 */
final class Arithmetic {
    private final Std std;
    private final Lowering to;

    Arithmetic(Std std) {
        this.std = std;
        this.to = std.to;
    }

    /** The operation of arith with the same operands and result. */
    static ArithOp same(IntOp.Kind kind) {
        return switch (kind) {
            case ADD -> ArithOp.ADDI;
            case SUB -> ArithOp.SUBI;
            case MUL -> ArithOp.MULI;
            case SDIV -> ArithOp.DIVSI;
            case UDIV -> ArithOp.DIVUI;
            case SREM -> ArithOp.REMSI;
            case UREM -> ArithOp.REMUI;
            case AND -> ArithOp.ANDI;
            case OR -> ArithOp.ORI;
            case XOR -> ArithOp.XORI;
            case SHL -> ArithOp.SHLI;
            case LSHR -> ArithOp.SHRUI;
            case ASHR -> ArithOp.SHRSI;
        };
    }

    static ArithOp same(FloatOp.Kind kind) {
        return switch (kind) {
            case FADD -> ArithOp.ADDF;
            case FSUB -> ArithOp.SUBF;
            case FMUL -> ArithOp.MULF;
            case FDIV -> ArithOp.DIVF;
            case FREM -> ArithOp.REMF;
            case FNEG -> ArithOp.NEGF;
        };
    }

    /** Null for casts of pointers and between forms, which are not one operation of arith. */
    static @Nullable ArithOp same(CastOp.Kind kind) {
        return switch (kind) {
            case TRUNC -> ArithOp.TRUNCI;
            case ZEXT -> ArithOp.EXTUI;
            case SEXT -> ArithOp.EXTSI;
            case FPTRUNC -> ArithOp.TRUNCF;
            case FPEXT -> ArithOp.EXTF;
            case FPTOSI -> ArithOp.FPTOSI;
            case FPTOUI -> ArithOp.FPTOUI;
            case SITOFP -> ArithOp.SITOFP;
            case UITOFP -> ArithOp.UITOFP;
            case BITCAST, ADDRSPACECAST, INTTOPTR, PTRTOINT -> null;
        };
    }

    private static @Nullable ArithOp same(OpKind kind) {
        if (kind instanceof IntOp.Kind k) return same(k);
        if (kind instanceof FloatOp.Kind k) return same(k);
        return kind instanceof CastOp.Kind k ? same(k) : null;
    }

    /** Whether {@code op} was one of these; if so, it is replaced. */
    boolean lower(Operation op) {
        ArithOp same = same(op.kind());
        if (same != null) return to.replace(op, std.make(same, operands(op), type(op)));
        if (op.kind() instanceof CastOp.Kind k) return cast(k, op);
        if (!(op.kind() instanceof LlvmOp kind)) return false;
        return switch (kind) {
            case ICMP -> compare((LlvmCompare.ICmpOp) op);
            case FCMP -> compare((LlvmCompare.FCmpOp) op);
            case SELECT -> select(op);
            case FREEZE -> to.replaceAll(op, List.of(to.values(op.operand(0))));
            case EXTRACTELEMENT -> extract(op);
            case INSERTELEMENT -> insert(op);
            case SHUFFLEVECTOR -> shuffle((ShuffleVectorOp) op);
            default -> false; // the caller reports it
        };
    }

    private boolean cast(CastOp.Kind kind, Operation op) {
        return switch (kind) {
            case ADDRSPACECAST -> to.replaceAll(op, List.of(to.values(op.operand(0))));
            case BITCAST -> to.replace(op, bitcast(to.operand(op, 0), type(op)));
            case PTRTOINT, INTTOPTR -> to.replace(op, std.resize(to.operand(op, 0), type(op), false));
            default -> throw new IllegalStateException(kind + " is an operation of arith");
        };
    }

    private List<Value> operands(Operation op) {
        return to.allValues(op.operands());
    }

    private Type type(Operation op) {
        Type type = to.types().convertSingle(op.result().type());
        if (type == null) {
            throw new IllegalStateException("not one value: " + op.result().type());
        }
        return type;
    }

    /** Addresses are compared as numbers. */
    private boolean compare(LlvmCompare.ICmpOp op) {
        return to.replace(op, std.compare(op.comparison(), to.operand(op, 0), to.operand(op, 1)));
    }

    private boolean compare(LlvmCompare.FCmpOp op) {
        CmpFOp compared = new CmpFOp(to.location(), op.comparison(), to.operand(op, 0), to.operand(op, 1));
        return to.replaceWith(op, compared);
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
        if (!fromVector && !toVector) return std.make(ArithOp.BITCAST, List.of(v), type);
        Value vector = fromVector ? v : std.make(VectorOp.BROADCAST, List.of(v), VectorType.of(v.type(), 1));
        VectorType into = toVector ? (VectorType) type : VectorType.of(type, 1);
        Value cast = std.make(VectorOp.BITCAST, List.of(vector), into);
        return toVector ? cast : element(cast, 0);
    }

    Value element(Value vector, long position) {
        return std.make(
                VectorOp.EXTRACT,
                OpState.at(std.location())
                        .operand(vector)
                        .property("static_position", DenseArrayAttr.i64(position))
                        .result(vector.type().elementTypeOrSelf()));
    }

    private Value position(Operation op, int operand) {
        Value i = to.operand(op, operand);
        return std.make(ArithOp.INDEX_CASTUI, List.of(i), IndexType.INDEX);
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
        return to.replace(op, std.make(VectorOp.EXTRACT, state));
    }

    private boolean insert(Operation op) {
        OpState state = OpState.at(std.location())
                .operand(to.operand(op, 1))
                .operand(to.operand(op, 0))
                .operands(List.of(position(op, 2)))
                .property("static_position", dynamic())
                .result(type(op));
        return to.replace(op, std.make(VectorOp.INSERT, state));
    }

    /** What is not chosen is poison, -1 on both sides. */
    private boolean shuffle(ShuffleVectorOp op) {
        long[] mask = new long[op.mask().length];
        for (int i = 0; i < mask.length; i++) mask[i] = op.mask()[i];
        OpState state = OpState.at(std.location())
                .operands(operands(op))
                .property("mask", DenseArrayAttr.i64(mask))
                .result(type(op));
        return to.replace(op, std.make(VectorOp.SHUFFLE, state));
    }
}
