package dev.wami.std.ub;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.Terminator;

/** A place that execution never reaches; executed, it traps. Upstream: ub.unreachable. */
public final class UnreachableOp extends Operation implements Terminator, Evaluable {
    static final OpSpec SPEC =
            OpSpec.of(UbOp.UNREACHABLE, "unreachable operation").format("attr-dict");

    UnreachableOp(OpState state) {
        super(SPEC, state);
    }

    public UnreachableOp(Location location) {
        super(SPEC, OpState.at(location));
    }

    @Override
    public Step evaluate(Frame frame) {
        return frame.trap("unreachable");
    }
}
