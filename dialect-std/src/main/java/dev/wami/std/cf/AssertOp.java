package dev.wami.std.cf;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;

/** Traps with a message if the condition is false. Upstream: cf.assert. */
public final class AssertOp extends Operation implements MemoryEffects, Evaluable {
    static final OpSpec SPEC = OpSpec.of(CfOp.ASSERT, "trap unless a condition holds")
            .operand("arg", Types.I1)
            .attribute("msg", Attrs.STRING)
            .format("$arg `,` $msg attr-dict");

    AssertOp(OpState state) {
        super(SPEC, state);
    }

    public AssertOp(Location location, Value condition, String message) {
        super(SPEC, OpState.at(location).operand(condition).property("msg", StringAttr.of(message)));
    }

    public Value condition() {
        return operand(0);
    }

    public String message() {
        return property("msg", StringAttr.class).value();
    }

    /** A write to no memory in particular, so that the assertion is kept and stays in place. */
    @Override
    public void effects(EffectList out) {
        out.write(null);
    }

    /** {@code assert true} goes. */
    @Override
    public boolean canonicalize(Rewriter rewriter) {
        if (!rewriter.folder().isOne(condition())) return false;
        rewriter.erase(this);
        return true;
    }

    @Override
    public Step evaluate(Frame frame) {
        return frame.getBool(condition()) ? Step.NEXT : frame.fail(message());
    }
}
