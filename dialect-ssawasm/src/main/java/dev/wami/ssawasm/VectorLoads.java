package dev.wami.ssawasm;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import dev.wami.ssawasm.MemoryAccess.LoadOp;
import dev.wami.wasmops.Vectors;
import dev.wami.wasmspec.Operator;
import org.jspecify.annotations.Nullable;

/** Loads that do what is done to what another load reads, where nothing else is: they take its place. */
final class VectorLoads {
    private VectorLoads() {}

    /** {@code splat(load a) -> load32_splat a}, of the bits that a lane has. */
    static boolean splat(Lanes.SplatOp op, Rewriter rewriter) {
        LoadOp load = onlyFor(op.operand(0));
        int bits = Vectors.shapeOf(op.result().type()).bits();
        if (load == null || 8 * load.accessBytes() != bits) return false;
        rewriter.replace(op, by("load" + bits + "_splat", load, op.result().type(), rewriter));
        return true;
    }

    /** {@code extend_low(load64_zero a) -> load8x8_s a}, and so for 16 and 32 bits. */
    static boolean extend(ConvertOp op, Rewriter rewriter) {
        String mnemonic = extending(op.operator());
        LoadOp load = mnemonic == null ? null : onlyFor(op.operand(0));
        if (load == null || mnemonic == null || !load.mnemonic().equals("load64_zero")) return false;
        rewriter.replace(op, by(mnemonic, load, op.result().type(), rewriter));
        return true;
    }

    private static @Nullable String extending(Operator operator) {
        return switch (operator) {
            case EXTEND_LOW_I8X16_S -> "load8x8_s";
            case EXTEND_LOW_I8X16_U -> "load8x8_u";
            case EXTEND_LOW_I16X8_S -> "load16x4_s";
            case EXTEND_LOW_I16X8_U -> "load16x4_u";
            case EXTEND_LOW_I32X4_S -> "load32x2_s";
            case EXTEND_LOW_I32X4_U -> "load32x2_u";
            default -> null;
        };
    }

    /** The load whose result, perhaps seen as other lanes, is used here only. */
    private static @Nullable LoadOp onlyFor(Value v) {
        if (!v.hasOneUse()) return null;
        if (v.definedBy() instanceof ReinterpretOp r) return onlyFor(r.operand(0));
        return v.definedBy() instanceof LoadOp load ? load : null;
    }

    private static Value by(String mnemonic, LoadOp load, Type type, Rewriter rewriter) {
        rewriter.setBefore(load);
        return rewriter.insert(load.by(mnemonic, type)).result();
    }
}
