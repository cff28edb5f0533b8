package dev.wami.conversions.wasm;

import static java.util.Objects.requireNonNull;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.wasm.Constants.ConstOp;
import dev.wami.wasm.Constants.V128ConstOp;
import dev.wami.wasm.InstructionOp;
import dev.wami.wasm.MemoryInstructions.AccessOp;
import dev.wami.wasm.PlainOp;
import dev.wami.wasm.Structured.LoopOp;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes constants of floats and vectors in fewer bytes: as integers, whose encoding is as long as their value is large
 * (specification 5.2.2), and what makes the constant of them.
 *
 * <pre>
 *   f64.const 0     f64.store   -&gt;   i64.const 0     i64.store                 12 bytes to 5
 *   f64.const 410               -&gt;   i32.const 410   f64.convert_i32_s          9 bytes to 4
 *   f64.const 1.5               -&gt;   f32.const 1.5   f64.promote_f32            9 bytes to 6
 *   v128.const 1 1 1 1          -&gt;   i32.const 1     i32x4.splat               18 bytes to 4
 *   v128.const 1.2 1.2          -&gt;   f64.const 1.2   f64x2.splat               18 bytes to 11
 * </pre>
 */
public final class ShrinkConstants extends Pass {
    public final Option<Boolean> inLoops =
            Option.of("in-loops", true, "do so in loops as well, where what makes the constant takes time");

    private static final Statistic SHRUNK =
            new Statistic("num-shrunk", "Number of constants that are written in fewer bytes");

    private static final int F64_BYTES = 9;
    private static final int F32_BYTES = 5;

    @Override
    public String name() {
        return "wasm-shrink-constants";
    }

    @Override
    public String summary() {
        return "make constants of floats and vectors of shorter ones";
    }

    @Override
    public String anchor() {
        return "wasm.func";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(SHRUNK);
    }

    @Override
    public void run(Operation function, PassContext context) {
        List<Operation> constants = new ArrayList<>();
        function.walk(op -> {
            boolean constant = op instanceof ConstOp || op instanceof V128ConstOp;
            if (constant && (inLoops.get() || isZero(op) || op.parentOfType(LoopOp.class) == null)) constants.add(op);
        });
        int shrunk = 0;
        for (Operation op : constants) {
            if (op instanceof ConstOp c && (storeBits(c) || replace(c, shorter(c)))) shrunk++;
            if (op instanceof V128ConstOp v && replace(v, splat(v))) shrunk++;
        }
        context.count(SHRUNK.name(), shrunk);
    }

    /** Engines know the vector of zeros however it is written. */
    private static boolean isZero(Operation op) {
        return op instanceof V128ConstOp v && (v.low() | v.high()) == 0;
    }

    private static boolean replace(InstructionOp constant, @Nullable List<InstructionOp> by) {
        if (by == null) return false;
        for (InstructionOp op : by) constant.requiredBlock().insertBefore(op, constant);
        constant.erase();
        return true;
    }

    /** A float that is only stored may as well be an integer. */
    private static boolean storeBits(ConstOp constant) {
        if (!isStoredBits(constant)) return false;
        boolean wide = constant.opcode() == Opcode.F64_CONST;
        long bits = wide ? constant.bits() : (int) constant.bits();
        AccessOp store = (AccessOp) requireNonNull(constant.next());
        Attribute value = IntegerAttr.of(wide ? IntegerType.I64 : IntegerType.I32, bits);
        Opcode opcode = wide ? Opcode.I64_STORE : Opcode.I32_STORE;
        AccessOp same = new AccessOp(store.location(), opcode, store.offset(), store.align(), store.memory());
        replace(constant, List.of(new ConstOp(constant.location(), value)));
        replace(store, List.of(same));
        return true;
    }

    private static boolean isStoredBits(ConstOp constant) {
        if (!(constant.next() instanceof AccessOp store)) return false;
        boolean wide = constant.opcode() == Opcode.F64_CONST && store.opcode() == Opcode.F64_STORE;
        boolean narrow = constant.opcode() == Opcode.F32_CONST && store.opcode() == Opcode.F32_STORE;
        if (!wide && !narrow) return false;
        long bits = wide ? constant.bits() : (int) constant.bits();
        return 1 + signedBytes(bits) < (wide ? F64_BYTES : F32_BYTES);
    }

    private static @Nullable List<InstructionOp> shorter(ConstOp constant) {
        return shorter(constant.location(), constant.opcode(), constant.bits());
    }

    private static @Nullable List<InstructionOp> shorter(Location at, Opcode opcode, long bits) {
        if (opcode == Opcode.F64_CONST) return shorter(at, Double.longBitsToDouble(bits));
        if (opcode != Opcode.F32_CONST) return null;
        float value = Float.intBitsToFloat((int) bits);
        // 24 bits: no rounding
        return Math.abs(value) <= 1 << 24 ? converted(at, value, Opcode.F32_CONVERT_I32_S, F32_BYTES) : null;
    }

    private static @Nullable List<InstructionOp> shorter(Location at, double value) {
        List<InstructionOp> integer = converted(at, value, Opcode.F64_CONVERT_I32_S, F64_BYTES);
        if (integer != null || Double.isNaN(value) || value != (float) value) return integer;
        return List.of(new ConstOp(at, FloatAttr.of(FloatType.F32, value)), new PlainOp(at, Opcode.F64_PROMOTE_F32));
    }

    /** {@code value} from an i32, where that takes fewer than {@code bytes}; negative zero is none. */
    private static @Nullable List<InstructionOp> converted(Location at, double value, Opcode convert, int bytes) {
        int integer = (int) value;
        boolean same = Double.doubleToRawLongBits(integer) == Double.doubleToRawLongBits(value);
        if (!same || 1 + signedBytes(integer) + 1 >= bytes) return null;
        return List.of(new ConstOp(at, integer), new PlainOp(at, convert));
    }

    /** Equal lanes, the widest that are shorter than the vector. */
    private static @Nullable List<InstructionOp> splat(V128ConstOp v) {
        if (v.low() != v.high()) return null;
        long lane = v.low();
        Location at = v.location();
        if ((int) lane == (int) (lane >> 32)) {
            return List.of(new ConstOp(at, (int) lane), new PlainOp(at, Opcode.I32X4_SPLAT));
        }
        if (signedBytes(lane) < F64_BYTES - 1) {
            Attribute value = IntegerAttr.of(IntegerType.I64, lane);
            return List.of(new ConstOp(at, value), new PlainOp(at, Opcode.I64X2_SPLAT));
        }
        double number = Double.longBitsToDouble(lane);
        List<InstructionOp> parts = new ArrayList<>();
        List<InstructionOp> shorter = shorter(at, number);
        if (shorter == null) parts.add(new ConstOp(at, new FloatAttr(FloatType.F64, lane)));
        else parts.addAll(shorter);
        parts.add(new PlainOp(at, Opcode.F64X2_SPLAT));
        return parts;
    }

    /**
     * How long {@code constant} will be.
     *
     * @param shrinks whether it is among those that this pass looks at
     */
    static int bytes(ConstOp constant, boolean shrinks) {
        if (!shrinks) return asIs(constant.opcode(), constant.bits());
        if (isStoredBits(constant)) {
            boolean wide = constant.opcode() == Opcode.F64_CONST;
            return 1 + signedBytes(wide ? constant.bits() : (int) constant.bits());
        }
        return bytes(constant.opcode(), constant.bits());
    }

    /** How long the shortest instructions are that make the constant. */
    static int bytes(Opcode opcode, long bits) {
        List<InstructionOp> shorter = shorter(Location.UNKNOWN, opcode, bits);
        if (shorter == null) return asIs(opcode, bits);
        int all = 0;
        for (InstructionOp op : shorter) all += op instanceof ConstOp c ? asIs(c.opcode(), c.bits()) : 1;
        return all;
    }

    private static int asIs(Opcode opcode, long bits) {
        return switch (opcode) {
            case I32_CONST -> 1 + signedBytes((int) bits);
            case I64_CONST -> 1 + signedBytes(bits);
            case F32_CONST -> F32_BYTES;
            default -> F64_BYTES;
        };
    }

    /** The length of a signed LEB128 number. */
    static int signedBytes(long value) {
        int bits = 65 - Long.numberOfLeadingZeros(value < 0 ? ~value : value);
        return (bits + 6) / 7;
    }
}
