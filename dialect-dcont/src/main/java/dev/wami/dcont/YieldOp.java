package dev.wami.dcont;

import dev.wami.core.interp.RegionReturn;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.HasParent;
import java.util.List;

/** Ends a region of {@code dcont.resume} with the results of that: {@code dcont.yield %true : i1}. */
public final class YieldOp extends Operation implements RegionReturn, HasParent {
    static final OpSpec SPEC = OpSpec.of(DContOp.YIELD, "end a region with values")
            .variadic("results", Types.ANY)
            .format("attr-dict ($results^ `:` type($results))?");

    YieldOp(OpState state) {
        super(SPEC, state);
    }

    public YieldOp(Location location, List<? extends Value> values) {
        super(SPEC, OpState.at(location).operands(values));
    }

    @Override
    public List<? extends OpKind> allowedParents() {
        return List.of(DContOp.RESUME);
    }
}
