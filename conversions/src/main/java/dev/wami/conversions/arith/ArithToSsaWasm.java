package dev.wami.conversions.arith;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.FloatLowering;
import dev.wami.conversions.IntegerWidth;
import dev.wami.conversions.SsaWasmConversion;
import dev.wami.conversions.WasmTypes;
import dev.wami.conversions.vector.Contraction;
import dev.wami.conversions.vector.LaneArith;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.pass.Option;
import dev.wami.core.rewrite.Lowering;
import dev.wami.ssawasm.ConstOp;
import dev.wami.std.arith.ArithCompare.CmpFOp;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.ArithFloatCast.TruncFOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.IntBinaryOp;
import dev.wami.std.arith.RoundingMode;
import dev.wami.std.arith.SelectOp;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code arith} to numeric instructions, of scalars and of vectors of up to 128 bits. Division by zero and overflowing
 * division trap; conversion of a float out of range, which is poison, saturates. Paper: section 5.1.
 */
public final class ArithToSsaWasm extends SsaWasmConversion {
    public final Option<Boolean> multiply = Option.of(
            "divide-by-multiplication",
            false,
            "divide signed integers of up to 32 bits by constants with a multiplication");

    public final Option<Boolean> relaxed =
            Option.of("relaxed-simd", false, "on lanes, round products with contract and what is added once or twice");

    public ArithToSsaWasm() {
        super("arith");
    }

    @Override
    protected void begin(Operation root, Lowering to) {
        if (relaxed.get()) Contraction.mark(root);
    }

    @Override
    protected boolean lower(Operation op, Lowering to) {
        for (Type t : op.resultTypes()) if (types.convert(t) == null) return unsupported(t, to);
        for (Value v : op.operands()) if (types.convert(v.type()) == null) return unsupported(v.type(), to);
        Emitter e = new Emitter(to, to.location());
        if (LaneArith.isOnVectors(op)) {
            Value lanes = new LaneArith(e).lower(op, to);
            return lanes == null ? to.fail("no SIMD instruction: run split-vectors before") : to.replace(op, lanes);
        }
        IntegerLowering integers = new IntegerLowering(e, multiply.get());
        FloatLowering floats = new FloatLowering(e);
        return switch ((ArithOp) op.kind()) {
            case CONSTANT -> constant((ConstantOp) op, to);
            case SELECT -> select((SelectOp) op, to);
            case BITCAST ->
                isBetweenEncodings(op)
                        ? to.replaceAll(op, List.of(to.values(op.operand(0))))
                        : isWide(op) ? wide(op, e, to) : to.replace(op, bitcast(op, e, to));
            case ADDUI_EXTENDED, MULSI_EXTENDED, MULUI_EXTENDED ->
                isWide(op) ? wideExtended(op, e, to) : to.replace(op, integers.extended(op, to));
            case ADDI,
                    SUBI,
                    MULI,
                    DIVSI,
                    DIVUI,
                    CEILDIVSI,
                    CEILDIVUI,
                    FLOORDIVSI,
                    REMSI,
                    REMUI,
                    ANDI,
                    ORI,
                    XORI,
                    SHLI,
                    SHRSI,
                    SHRUI,
                    MAXSI,
                    MAXUI,
                    MINSI,
                    MINUI -> isWide(op) ? wide(op, e, to) : to.replace(op, integers.binary((IntBinaryOp) op, to));
            case CMPI -> isWide(op) ? wide(op, e, to) : to.replace(op, integers.compare((CmpIOp) op, to));
            case EXTSI, EXTUI, TRUNCI, INDEX_CAST, INDEX_CASTUI ->
                isWide(op) ? wide(op, e, to) : to.replace(op, integers.cast(op, to));
            case SITOFP, UITOFP -> isWide(op) ? wide(op, e, to) : to.replace(op, integers.toFloat(op, to));
            case FPTOSI, FPTOUI -> isWide(op) ? wide(op, e, to) : to.replace(op, toInteger(op, e, to));
            case ADDF, SUBF, MULF, DIVF, MAXIMUMF, MAXNUMF, MINIMUMF, MINNUMF ->
                isWide(op) ? tooWide(to) : to.replace(op, floats.binary(op, to));
            case NEGF -> isWide(op) ? tooWide(to) : to.replace(op, e.unary(NEG, to.operand(op, 0)));
            case CMPF -> isWide(op) ? tooWide(to) : to.replace(op, floats.compare((CmpFOp) op, to));
            case EXTF ->
                isWide(op)
                        ? tooWide(to)
                        : to.replace(
                                op,
                                e.convert(
                                        PROMOTE_F32,
                                        to.operand(op, 0),
                                        op.result().type()));
            case TRUNCF -> isWide(op) ? tooWide(to) : truncated((TruncFOp) op, e, to);
            case REMF -> to.fail("no lowering to ssawasm: run math-to-runtime before");
            case SCALING_EXTF, SCALING_TRUNCF -> to.fail("no lowering to ssawasm");
        };
    }

    private static boolean truncated(TruncFOp op, Emitter e, Lowering to) {
        if (op.roundingMode() != RoundingMode.TO_NEAREST_EVEN || op.result().type() != FloatType.F32) {
            return to.fail("no lowering to ssawasm");
        }
        return to.replace(op, e.convert(DEMOTE_F64, to.operand(op, 0), FloatType.F32));
    }

    /** fptosi, fptoui. Out of range is poison: the saturating instruction never traps. */
    private static Value toInteger(Operation op, Emitter e, Lowering to) {
        Value a = to.operand(op, 0);
        int width = IntegerWidth.of(op.result().type());
        IntegerType container = IntegerWidth.container(width);
        boolean single = a.type() == FloatType.F32;
        Value converted = op.kind() == ArithOp.FPTOSI
                ? e.convert(single ? TRUNC_SAT_F32_S : TRUNC_SAT_F64_S, a, container)
                : e.convert(single ? TRUNC_SAT_F32_U : TRUNC_SAT_F64_U, a, container);
        return width == 1 ? e.and(converted, e.integer(container, 1)) : converted;
    }

    /** A bitcast between types of up to 32 bits of which none is f32: the same i32. */
    private boolean isBetweenEncodings(Operation op) {
        Type i32 = IntegerType.I32;
        return i32.equals(types.convertSingle(op.operand(0).type()))
                && i32.equals(types.convertSingle(op.result().type()));
    }

    /** Whether two Wasm values stand for an operand or result. */
    private boolean isWide(Operation op) {
        for (Type t : op.resultTypes()) if (types.convertSingle(t) == null) return true;
        for (Value v : op.operands()) if (types.convertSingle(v.type()) == null) return true;
        return false;
    }

    private static boolean wide(Operation op, Emitter e, Lowering to) {
        List<Value> parts = new WideLowering(e).lower(op, to);
        return parts == null ? tooWide(to) : to.replaceAll(op, List.of(parts));
    }

    private static boolean wideExtended(Operation op, Emitter e, Lowering to) {
        return to.replaceAll(op, new WideLowering(e).lowerExtended(op, to));
    }

    private static boolean tooWide(Lowering to) {
        return to.fail("no lowering to ssawasm for more than 64 bits yet");
    }

    /** Between an integer and a float of 32 or 64 bits, or from one of these to itself. */
    private static Value bitcast(Operation op, Emitter e, Lowering to) {
        Value v = to.operand(op, 0);
        Type result = op.result().type();
        if (v.type() == FloatType.F32 || v.type() == FloatType.F64) {
            if (result == v.type()) return v;
            return e.convert(v.type() == FloatType.F32 ? REINTERPRET_F32 : REINTERPRET_F64, v, result);
        }
        if (result == FloatType.F32) return e.convert(REINTERPRET_I32, v, result);
        return result == FloatType.F64 ? e.convert(REINTERPRET_I64, v, result) : v;
    }

    private static boolean unsupported(Type t, Lowering to) {
        return to.fail(WasmTypes.unrepresented(t));
    }

    private boolean constant(ConstantOp op, Lowering to) {
        if (op.constant() instanceof FloatAttr f && types.convertSingle(f.type()) == null) {
            return to.fail("only scalar constants of up to 64 bits are supported yet");
        }
        if (op.constant() instanceof FloatAttr f && f.type().width() < 32) {
            return to.replaceWith(op, new ConstOp(to.location(), IntegerAttr.i32((int) f.bits())));
        }
        if (op.constant() instanceof FloatAttr f) return to.replaceWith(op, new ConstOp(to.location(), f));
        if (!(op.constant() instanceof IntegerAttr i)) return to.fail("only scalar constants are supported yet");
        if (i.width() > 64 && i.type() instanceof IntegerType) {
            List<Value> parts = new WideLowering(new Emitter(to, to.location())).constant(i);
            return to.replaceAll(op, List.of(parts));
        }
        Type container = IntegerWidth.container(IntegerWidth.of(i.type()));
        // a boolean is 0 or 1; other narrow integers are written with their sign, which is shorter in LEB128
        long value = i.width() == 1 ? i.unsignedValue() : i.value();
        return to.replaceWith(op, new ConstOp(to.location(), IntegerAttr.of(container, value)));
    }

    /** A value that stands for several is chosen part by part. */
    private static boolean select(SelectOp op, Lowering to) {
        Emitter e = new Emitter(to, to.location());
        Value condition = to.operand(op, 0);
        List<Value> yes = to.values(op.operand(1));
        List<Value> no = to.values(op.operand(2));
        List<Value> chosen = new ArrayList<>();
        for (int i = 0; i < yes.size(); i++) chosen.add(e.select(condition, yes.get(i), no.get(i)));
        return to.replaceAll(op, List.of(chosen));
    }
}
