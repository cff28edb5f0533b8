package dev.wami.wasmops;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.trait.ConstantLike;
import org.jspecify.annotations.Nullable;

/** {@code t.const}. */
public abstract class ConstInstruction extends Operation implements ConstantLike, Evaluable {
    protected static final String VALUE = "value";

    protected ConstInstruction(OpSpec spec, OpState state) {
        super(spec, state);
    }

    /** The number. */
    public final TypedAttr value() {
        return property(VALUE, TypedAttr.class);
    }

    @Override
    public final @Nullable Attribute constant() {
        return optionalProperty(VALUE, TypedAttr.class);
    }

    @Override
    public final FoldResult fold(Folder folder) {
        return FoldResult.of(value());
    }

    @Override
    public final Step evaluate(Frame frame) {
        return frame.put(result(), Frame.valueOf(value()));
    }
}
