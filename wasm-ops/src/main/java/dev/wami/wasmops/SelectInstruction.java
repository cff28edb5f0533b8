package dev.wami.wasmops;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.Pure;

/** {@code select}: one of two values. */
public abstract class SelectInstruction extends Operation implements Pure, Evaluable {
    protected SelectInstruction(OpSpec spec, OpState state) {
        super(spec, state);
    }

    /** The result if the condition is not 0. */
    public abstract Value nonzero();

    /** The result if the condition is 0. */
    public abstract Value zero();

    public abstract Value condition();

    @Override
    public final FoldResult fold(Folder folder) {
        // c ? x : x -> x
        if (nonzero() == zero()) return FoldResult.of(nonzero());
        IntegerAttr c = folder.integer(condition());
        return c == null ? FoldResult.NONE : FoldResult.of(c.value() != 0 ? nonzero() : zero());
    }

    @Override
    public final Step evaluate(Frame frame) {
        return frame.put(result(), frame.get(frame.getBool(condition()) ? nonzero() : zero()));
    }
}
