package dev.wami.conversions.arith;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.IntegerWidth;
import dev.wami.conversions.WasmTypes;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.pass.Option;
import dev.wami.core.rewrite.Conversion;
import dev.wami.core.rewrite.Lowering;
import dev.wami.core.rewrite.TypeConverter;
import dev.wami.ssawasm.ConstOp;
import java.util.ArrayList;
import java.util.List;

/**
 * Scalar {@code arith} to numeric instructions. Division by zero and overflowing division trap; conversion of a float
 * out of range, which is poison, saturates. Paper: section 5.1.
 */
public final class ArithToSsaWasm extends Conversion {
    public final Option<Boolean> multiply = Option.of(
            "divide-by-multiplication",
            false,
            "divide signed integers of up to 32 bits by constants with a multiplication");

    private final WasmTypes types = new WasmTypes();

    @Override
    public String name() {
        return "arith-to-ssawasm";
    }

    @Override
    public String summary() {
        return "lower arith to ssawasm";
    }

    @Override
    protected List<String> sources() {
        return List.of("arith");
    }

    @Override
    protected TypeConverter types() {
        return types;
    }

    @Override
    protected boolean lower(Operation op, Lowering to) {
        for (Type t : op.resultTypes()) if (types.convert(t) == null) return unsupported(t, to);
        for (Value v : op.operands()) if (types.convert(v.type()) == null) return unsupported(v.type(), to);
        if (op.name().equals("arith.select")) return select(op, to);
        if (isBetweenEncodings(op)) return to.replaceAll(op, List.of(to.values(op.operand(0))));
        Emitter e = new Emitter(to, to.location());
        if (op instanceof ConstantLike c) return constant(op, c, to);
        if (isWide(op)) return wide(op, e, to);
        IntegerLowering integers = new IntegerLowering(e, multiply.get());
        boolean twoResults = op.resultCount() == 2;
        if (twoResults)
            return to.replace(op, integers.extended(op.name(), width(op), to.operand(op, 0), to.operand(op, 1)));
        Value lowered = op.operand(0).type() instanceof FloatType
                ? new FloatLowering(e).lower(op, to)
                : op.result().type() instanceof FloatType ? integers.toFloat(op, to) : integers.lower(op, to);
        return lowered == null ? to.fail("no lowering to ssawasm") : to.replace(op, lowered);
    }

    /** A bitcast between types of up to 32 bits of which none is f32: the same i32. */
    private boolean isBetweenEncodings(Operation op) {
        if (!op.name().equals("arith.bitcast")) return false;
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
        WideLowering wide = new WideLowering(e);
        if (op.resultCount() == 2) return to.replaceAll(op, wide.lowerExtended(op, to));
        List<Value> parts = wide.lower(op, to);
        return parts == null
                ? to.fail("no lowering to ssawasm for more than 64 bits yet")
                : to.replaceAll(op, List.of(parts));
    }

    private static boolean unsupported(Type t, Lowering to) {
        return to.fail("type '" + t + "' has no Wasm representation yet");
    }

    private static int width(Operation op) {
        return IntegerWidth.of(op.operand(0).type());
    }

    private boolean constant(Operation op, ConstantLike c, Lowering to) {
        if (c.constant() instanceof FloatAttr f && types.convertSingle(f.type()) == null)
            return to.fail("only scalar constants of up to 64 bits are supported yet");
        if (c.constant() instanceof FloatAttr f && f.type().width() < 32)
            return to.replaceWith(op, new ConstOp(to.location(), IntegerAttr.i32((int) f.bits())));
        if (c.constant() instanceof FloatAttr f) return to.replaceWith(op, new ConstOp(to.location(), f));
        if (!(c.constant() instanceof IntegerAttr i)) return to.fail("only scalar constants are supported yet");
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
    private static boolean select(Operation op, Lowering to) {
        Emitter e = new Emitter(to, to.location());
        Value condition = to.operand(op, 0);
        List<Value> yes = to.values(op.operand(1));
        List<Value> no = to.values(op.operand(2));
        List<Value> chosen = new ArrayList<>();
        for (int i = 0; i < yes.size(); i++) chosen.add(e.select(condition, yes.get(i), no.get(i)));
        return to.replaceAll(op, List.of(chosen));
    }
}
