package org.example.sat;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ConstantOp;
import java.util.List;

/** Saturating arithmetic. */
public final class SatDialect extends Dialect {
    public SatDialect() {
        super("sat");
    }

    @Override
    public Operation create(String opName, OpState state) {
        return switch (opName) {
            case "sat.addu" -> new SatOps.AddUOp(state);
            case "sat.subu" -> new SatOps.SubUOp(state);
            default -> null;
        };
    }

    @Override
    public List<String> opNames() {
        return List.of("sat.addu", "sat.subu");
    }

    /** What folding gives becomes a constant of arith. */
    @Override
    public Operation materializeConstant(Attribute value, Type type, Location location) {
        return value instanceof IntegerAttr i && i.type().equals(type) ? new ConstantOp(location, i) : null;
    }

    @Override
    public boolean isLegalToInline(Operation op, boolean wouldBeCloned) {
        return true;
    }
}
