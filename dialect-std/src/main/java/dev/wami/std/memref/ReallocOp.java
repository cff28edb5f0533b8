package dev.wami.std.memref;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Buffer;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.MemRefValue;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.type.MemRefType;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Gives heap memory another size; as many elements as fit are kept. The source is gone. Upstream: memref.realloc. */
public final class ReallocOp extends Operation implements MemoryEffects, Evaluable {
    static final OpSpec SPEC = OpSpec.of(MemRefOp.REALLOC, "reallocate memory")
            .operand("source", MemRefTypes.RANK_1)
            .optionalOperand("dynamicResultSize", Types.INDEX)
            .optionalAttribute(MemRefAttrs.ALIGNMENT_NAME, MemRefAttrs.ALIGNMENT)
            .result("result", MemRefTypes.RANK_1)
            .format("$source (`(` $dynamicResultSize^ `)`)? attr-dict `:` type($source) `to` type($result)");

    ReallocOp(OpState state) {
        super(SPEC, state);
    }

    public Value source() {
        return operand(0);
    }

    public MemRefType type() {
        return (MemRefType) result().type();
    }

    /** The new size, or null if the type says it. */
    public @Nullable Value size() {
        return operandCount() > 1 ? operand(1) : null;
    }

    /** The alignment in bytes that is asked for, or null. */
    public @Nullable IntegerAttr alignment() {
        return optionalProperty(MemRefAttrs.ALIGNMENT_NAME, IntegerAttr.class);
    }

    @Override
    public void effects(EffectList out) {
        out.free(source());
        out.allocate(result());
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        MemRefType from = (MemRefType) source().type();
        MemRefType to = type();
        boolean dynamic = to.shape().isDynamic(0);
        String sides = "specified for source memref type '" + from + "' and result memref type '" + to + "'";
        if (!Layouts.isIdentity(from)) error(diagnostics, "unsupported layout for source memref type '" + from + "'");
        else if (!Layouts.isIdentity(to)) error(diagnostics, "unsupported layout for result memref type '" + to + "'");
        else if (!Objects.equals(from.memorySpace(), to.memorySpace())) {
            error(diagnostics, "different memory spaces " + sides);
        } else if (!from.element().equals(to.element())) error(diagnostics, "different element types " + sides);
        else if (dynamic && size() == null) {
            error(diagnostics, "missing dimension operand for result type '" + to + "'");
        } else if (!dynamic && size() != null) {
            error(diagnostics, "unnecessary dimension operand for result type '" + to + "'");
        }
    }

    private void error(Diagnostics diagnostics, String text) {
        diagnostics.error(location(), "%s", text);
    }

    @Override
    public boolean canonicalize(Rewriter rewriter) {
        return MemRefAllocation.removeIfOnlyWritten(this, rewriter);
    }

    @Override
    public Step evaluate(Frame frame) {
        MemRefValue old = frame.memref(source());
        Value dynamic = size();
        long size = dynamic == null ? type().shape().dim(0) : frame.getLong(dynamic);
        if (size < 0 || size > Integer.MAX_VALUE / 4) return frame.trap("reallocation to size " + size);
        if (old.buffer().isFreed()) return frame.trap("memory is accessed after it was freed");
        Buffer buffer = new Buffer(type().element(), (int) size);
        for (int i = 0; i < Math.min(size, old.sizes()[0]); i++) {
            buffer.set(i, old.buffer().get(old.position(new long[] {i})));
        }
        old.buffer().free();
        return frame.put(result(), (Object) MemRefValue.contiguous(buffer, type().element(), size));
    }
}
