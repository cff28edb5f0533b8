package dev.wami.waveir.hir;

import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Value;

/** Counts bits of an integer: {@code hir.clz %a : ui64} gives a {@code ui32}. */
public final class CountOp extends NumberOp {

    /** Which bits. */
    public enum Kind implements HirFamily {
        POPCOUNT("ones"),
        CLZ("zeros before the first one; all bits of 0"),
        CTZ("zeros after the last one; all bits of 0");

        private final OpSpec spec;

        Kind(String summary) {
            spec = OpSpec.of(this, "count the " + summary);
            spec.operand("operand", HirTypes.INTEGER)
                    .result("result", HirTypes.U32)
                    .format("$operand attr-dict `:` type($operand)");
        }

        @Override
        public CountOp create(OpState state) {
            return new CountOp(spec, state);
        }
    }

    CountOp(OpSpec spec, OpState state) {
        super(spec, state);
    }

    public CountOp(Kind kind, Location location, Value operand) {
        super(kind.spec, OpState.at(location).operand(operand).result(HirTypes.UI32));
    }

    @Override
    public Kind kind() {
        return (Kind) super.kind();
    }

    @Override
    public Step evaluate(Frame frame) {
        Value a = operand(0);
        return frame.put(result(), (long) Numbers.count(kind(), frame.getUnsigned(a), HirTypes.width(a.type())));
    }
}
