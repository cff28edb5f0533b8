package dev.wami.waveir.hir;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.trait.ConstantLike;
import org.jspecify.annotations.Nullable;

/** A number or a bool: {@code hir.constant 5 : si32}, {@code hir.constant true}. */
public final class ConstantOp extends Operation implements ConstantLike, Evaluable {
    static final OpSpec SPEC = OpSpec.of(HirOp.CONSTANT, "a constant")
            .attribute("value", Attrs.TYPED)
            .result("result", HirTypes.SCALAR)
            .sameTypes("value", "result")
            .format("attr-dict $value");

    ConstantOp(OpState state) {
        super(SPEC, state);
    }

    public ConstantOp(Location location, TypedAttr value) {
        super(SPEC, OpState.at(location).property("value", value).result(value.type()));
    }

    @Override
    public @Nullable Attribute constant() {
        return optionalProperty("value", TypedAttr.class);
    }

    public TypedAttr value() {
        return property("value", TypedAttr.class);
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        if (!HirTypes.SCALAR.accepts(value().type())) {
            diagnostics.error(this, "must be %s, but is '%s'", HirTypes.SCALAR.description(), value().type());
        }
    }

    @Override
    public FoldResult fold(Folder folder) {
        return FoldResult.of(value());
    }

    @Override
    public Step evaluate(Frame frame) {
        return frame.put(result(), Frame.valueOf(value()));
    }
}
