package dev.wami.llvmemit.stdtollvm;

import dev.wami.core.ir.Operation;
import dev.wami.llvm.LlvmFastMath;
import dev.wami.llvm.LlvmFlags;
import dev.wami.std.arith.FastMath;
import dev.wami.std.arith.Overflow;

/** What operations promise, as LLVM's flags. */
final class PoisonFlags {
    private PoisonFlags() {}

    /** {@link LlvmFlags#NSW} and {@link LlvmFlags#NUW}, as {@code op} has them. */
    static int overflow(Operation op) {
        if (!(op.attribute("overflowFlags") instanceof Overflow o)) return 0;
        return (o.nsw() ? LlvmFlags.NSW : 0) | (o.nuw() ? LlvmFlags.NUW : 0);
    }

    static LlvmFastMath fastMath(Operation op) {
        if (!(op.attribute(FastMath.NAME) instanceof FastMath f) || f.bits() == 0) return LlvmFastMath.NONE;
        int bits = 0;
        if (f.has(FastMath.NNAN)) bits |= LlvmFastMath.named("nnan").bits();
        if (f.has(FastMath.NINF)) bits |= LlvmFastMath.named("ninf").bits();
        if (f.has(FastMath.NSZ)) bits |= LlvmFastMath.named("nsz").bits();
        if (f.has(FastMath.ARCP)) bits |= LlvmFastMath.named("arcp").bits();
        if (f.has(FastMath.CONTRACT)) bits |= LlvmFastMath.named("contract").bits();
        if (f.has(FastMath.AFN)) bits |= LlvmFastMath.named("afn").bits();
        if (f.has(FastMath.REASSOC)) bits |= LlvmFastMath.named("reassoc").bits();
        return new LlvmFastMath(bits);
    }

    /** Gives {@code into} the fast-math flags of {@code from}, if it has room for them. */
    static void copyFastMath(Operation from, Operation into) {
        if (into.spec().attributeNamed(LlvmFastMath.NAME) == null) return;
        into.setAttribute(LlvmFastMath.NAME, fastMath(from));
    }
}
