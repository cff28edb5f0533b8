package org.example.sat;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
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
    public List<? extends OpKind> operations() {
        return List.of(SatOp.values());
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
