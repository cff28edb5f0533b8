package dev.wami.llvmemit.stdtollvm;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.llvm.CastOp;
import dev.wami.llvm.FloatOp;
import dev.wami.llvm.IntOp;
import dev.wami.llvm.Intrinsic;
import dev.wami.llvm.IntrinsicOp;
import dev.wami.llvm.LlvmCompare;
import dev.wami.llvm.LlvmTypes;
import dev.wami.std.arith.ArithBits;
import dev.wami.std.arith.ArithCompare;
import dev.wami.std.arith.ArithDiv;
import dev.wami.std.arith.ArithFloatCast;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.RoundingMode;
import java.util.List;
import java.util.Locale;

/** {@code arith} to instructions. Upstream: convert-arith-to-llvm, after arith-expand for what has no instruction. */
final class ArithToLlvm {
    private final Lowering to;
    private final LlvmTypeConverter types;
    private final LlvmEmitter e;
    private final boolean quiet;

    /** @param quiet whether minimumf and maximumf make a signalling NaN quiet */
    ArithToLlvm(Lowering to, LlvmTypeConverter types, boolean quiet) {
        this.to = to;
        this.types = types;
        this.e = new LlvmEmitter(to, types);
        this.quiet = quiet;
    }

    boolean lower(Operation op) {
        if (types.convertSingle(op.result(0).type()) == null
                || op.operandCount() > 0 && types.convertSingle(op.operand(0).type()) == null) {
            return to.fail("no LLVM type for '" + op.result(0).type() + "'");
        }
        return switch ((ArithOp) op.kind()) {
            case CONSTANT -> lowerConstant((ConstantOp) op);
            case ADDI -> wrapping(op, IntOp.Kind.ADD);
            case SUBI -> wrapping(op, IntOp.Kind.SUB);
            case MULI -> wrapping(op, IntOp.Kind.MUL);
            case SHLI -> wrapping(op, IntOp.Kind.SHL);
            case DIVSI -> exact(op, IntOp.Kind.SDIV, ((ArithDiv.DivSIOp) op).isExact());
            case DIVUI -> exact(op, IntOp.Kind.UDIV, ((ArithDiv.DivUIOp) op).isExact());
            case SHRSI -> exact(op, IntOp.Kind.ASHR, ((ArithBits.ShRSIOp) op).isExact());
            case SHRUI -> exact(op, IntOp.Kind.LSHR, ((ArithBits.ShRUIOp) op).isExact());
            case REMSI -> binary(op, IntOp.Kind.SREM);
            case REMUI -> binary(op, IntOp.Kind.UREM);
            case ANDI -> binary(op, IntOp.Kind.AND);
            case ORI -> binary(op, IntOp.Kind.OR);
            case XORI -> binary(op, IntOp.Kind.XOR);
            case CEILDIVSI -> to.replace(op, Divisions.ceilSigned(lhs(op), rhs(op), e));
            case FLOORDIVSI -> to.replace(op, Divisions.floorSigned(lhs(op), rhs(op), e));
            case CEILDIVUI -> to.replace(op, Divisions.ceilUnsigned(lhs(op), rhs(op), e));
            case MAXSI -> intrinsic(op, Intrinsic.SMAX);
            case MAXUI -> intrinsic(op, Intrinsic.UMAX);
            case MINSI -> intrinsic(op, Intrinsic.SMIN);
            case MINUI -> intrinsic(op, Intrinsic.UMIN);
            case ADDUI_EXTENDED -> lowerAddExtended(op);
            case MULUI_EXTENDED -> lowerMulExtended(op, CastOp.Kind.ZEXT);
            case MULSI_EXTENDED -> lowerMulExtended(op, CastOp.Kind.SEXT);
            case ADDF -> floats(op, FloatOp.Kind.FADD);
            case SUBF -> floats(op, FloatOp.Kind.FSUB);
            case MULF -> floats(op, FloatOp.Kind.FMUL);
            case DIVF -> floats(op, FloatOp.Kind.FDIV);
            case REMF -> floats(op, FloatOp.Kind.FREM);
            case NEGF -> floats(op, FloatOp.Kind.FNEG);
            case MAXIMUMF -> quiet ? QuietFloats.nearest(op, to, e) : intrinsic(op, Intrinsic.MAXIMUM);
            case MINIMUMF -> quiet ? QuietFloats.nearest(op, to, e) : intrinsic(op, Intrinsic.MINIMUM);
            case MAXNUMF -> intrinsic(op, Intrinsic.MAXNUM);
            case MINNUMF -> intrinsic(op, Intrinsic.MINNUM);
            case CMPI -> lowerCmpI((ArithCompare.CmpIOp) op);
            case CMPF -> lowerCmpF((ArithCompare.CmpFOp) op);
            case SELECT -> to.replace(op, e.select(to.operand(op, 0), to.operand(op, 1), to.operand(op, 2)));
            case EXTUI -> cast(op, CastOp.Kind.ZEXT);
            case EXTSI -> cast(op, CastOp.Kind.SEXT);
            case TRUNCI -> lowerTruncI(op);
            case INDEX_CAST -> resize(op, CastOp.Kind.SEXT);
            case INDEX_CASTUI -> resize(op, CastOp.Kind.ZEXT);
            case BITCAST -> cast(op, CastOp.Kind.BITCAST);
            case SITOFP -> cast(op, CastOp.Kind.SITOFP);
            case UITOFP -> cast(op, CastOp.Kind.UITOFP);
            case FPTOSI -> cast(op, CastOp.Kind.FPTOSI);
            case FPTOUI -> cast(op, CastOp.Kind.FPTOUI);
            case EXTF -> cast(op, CastOp.Kind.FPEXT);
            case TRUNCF -> lowerTruncF((ArithFloatCast.TruncFOp) op);
            case SCALING_EXTF, SCALING_TRUNCF -> to.fail("no lowering to llvm");
        };
    }

    private Value lhs(Operation op) {
        return to.operand(op, 0);
    }

    private Value rhs(Operation op) {
        return to.operand(op, 1);
    }

    private Type resultType(Operation op) {
        Type type = types.convertSingle(op.result(0).type());
        if (type == null) throw new IllegalStateException("checked before");
        return type;
    }

    // ---- constants

    private boolean lowerConstant(ConstantOp op) {
        Type type = resultType(op);
        return to.replace(op, e.constant(type, constant(op.value(), type)));
    }

    /** {@code value} for a constant of {@code type}: elements that are indices become integers. */
    static Attribute constant(Attribute value, Type type) {
        boolean indices = value instanceof DenseElementsAttr d && d.type().element() == IndexType.INDEX;
        if (!indices || !(type instanceof VectorType v)) return value;
        DenseElementsAttr dense = (DenseElementsAttr) value;
        if (dense.isSplat()) return DenseElementsAttr.splat(v, dense.get(0));
        long[] bits = new long[Math.toIntExact(dense.count())];
        for (int i = 0; i < bits.length; i++) bits[i] = dense.get(i);
        return DenseElementsAttr.of(v, bits);
    }

    // ---- integers

    private boolean binary(Operation op, IntOp.Kind kind) {
        return to.replace(op, e.binary(kind, lhs(op), rhs(op)));
    }

    private boolean wrapping(Operation op, IntOp.Kind kind) {
        return to.replace(op, e.binary(kind, lhs(op), rhs(op), PoisonFlags.overflow(op)));
    }

    private boolean exact(Operation op, IntOp.Kind kind, boolean exact) {
        if (!exact) return binary(op, kind);
        return to.replace(op, e.insert(IntOp.exact(kind, to.location(), lhs(op), rhs(op))));
    }

    private boolean intrinsic(Operation op, Intrinsic intrinsic) {
        Operation call = IntrinsicOp.of(to.location(), intrinsic, resultType(op), List.of(lhs(op), rhs(op)));
        PoisonFlags.copyFastMath(op, call);
        return to.replace(op, e.insert(call));
    }

    /** The sum, and whether it is less than an operand. */
    private boolean lowerAddExtended(Operation op) {
        Value sum = e.add(lhs(op), rhs(op));
        return to.replace(op, List.of(sum, e.icmp("ult", sum, lhs(op))));
    }

    /** The two halves of a product in twice the width. */
    private boolean lowerMulExtended(Operation op, CastOp.Kind extension) {
        Type type = resultType(op);
        int width = ((IntegerType) type.elementTypeOrSelf()).width();
        Type twice = IntegerType.of(2 * width);
        if (type instanceof VectorType v) twice = v.withElement(twice);
        Value product = e.mul(e.cast(extension, lhs(op), twice), e.cast(extension, rhs(op), twice));
        Value high = e.binary(IntOp.Kind.LSHR, product, e.integer(twice, width));
        return to.replace(op, List.of(e.cast(CastOp.Kind.TRUNC, product, type), e.cast(CastOp.Kind.TRUNC, high, type)));
    }

    private boolean lowerCmpI(ArithCompare.CmpIOp op) {
        return to.replace(op, e.icmp(op.predicate().name().toLowerCase(Locale.ROOT), lhs(op), rhs(op)));
    }

    // ---- floats

    private boolean floats(Operation op, FloatOp.Kind kind) {
        Type scalar = resultType(op).elementTypeOrSelf();
        if (!LlvmTypes.FLOAT.accepts(scalar)) return to.fail("LLVM has no " + scalar);
        if (quiet && QuietFloats.isNegation(op, to)) return QuietFloats.negate(op, to, e);
        List<Value> operands = kind == FloatOp.Kind.FNEG ? List.of(lhs(op)) : List.of(lhs(op), rhs(op));
        return to.replace(op, e.insert(new FloatOp(kind, to.location(), operands, PoisonFlags.fastMath(op))));
    }

    private boolean lowerCmpF(ArithCompare.CmpFOp op) {
        String word = op.predicate().keyword();
        String predicate = word.equals("true") || word.equals("false") ? "_" + word : word;
        return to.replace(
                op,
                e.insert(new LlvmCompare.FCmpOp(to.location(), predicate, lhs(op), rhs(op), PoisonFlags.fastMath(op))));
    }

    // ---- casts

    private boolean cast(Operation op, CastOp.Kind kind) {
        return to.replace(op, e.cast(kind, lhs(op), resultType(op)));
    }

    private boolean lowerTruncI(Operation op) {
        Operation cast = CastOp.truncation(to.location(), lhs(op), resultType(op), PoisonFlags.overflow(op));
        return to.replace(op, e.insert(cast));
    }

    private boolean lowerTruncF(ArithFloatCast.TruncFOp op) {
        RoundingMode mode = op.hasAttribute("roundingmode") ? op.roundingMode() : null;
        if (mode != null && !mode.keyword().equals("to_nearest_even")) {
            return to.fail("LLVM's fptrunc rounds to nearest, ties to even, not " + mode.keyword());
        }
        return cast(op, CastOp.Kind.FPTRUNC);
    }

    /** To more bits by {@code extension}, to fewer by truncation, to as many not at all. */
    private boolean resize(Operation op, CastOp.Kind extension) {
        return to.replace(op, resized(lhs(op), resultType(op), extension, e));
    }

    static Value resized(Value value, Type type, CastOp.Kind extension, LlvmEmitter e) {
        int from = ((IntegerType) value.type().elementTypeOrSelf()).width();
        int into = ((IntegerType) type.elementTypeOrSelf()).width();
        if (from == into) return value;
        return e.cast(from < into ? extension : CastOp.Kind.TRUNC, value, type);
    }
}
