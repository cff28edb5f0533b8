package dev.wami.std.affine;

import dev.wami.core.analysis.Effects;
import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.trait.IsolatedFromAbove;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ArithDialect;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code affine} dialect: structured control flow and accesses with affine bounds and subscripts. */
public final class AffineDialect extends Dialect {
    public static final String NAME = "affine";

    public AffineDialect() {
        super(NAME);
    }

    @Override
    public List<? extends OpKind> operations() {
        return List.of(AffineOp.values());
    }

    @Override
    public @Nullable Operation materializeConstant(Attribute value, Type type, Location location) {
        return ArithDialect.materialize(value, type, location);
    }

    @Override
    public boolean isLegalToInline(Operation op, boolean wouldBeCloned) {
        return true;
    }

    /** Only where operands that are dimensions or symbols stay so: at the top of a function, or in affine bodies. */
    @Override
    public boolean isLegalToInline(Operation op, Region destination, boolean wouldBeCloned) {
        Operation parent = destination.parent();
        return parent instanceof IsolatedFromAbove
                || parent instanceof AffineForOp
                || parent instanceof AffineParallelOp
                || parent instanceof AffineIfOp;
    }

    /** A single block without effects that affine analyses would not understand. */
    @Override
    public boolean isLegalToInlineInto(Region destination, Region source) {
        if (!source.hasOneBlock()) return false;
        for (Operation op : source.entry()) {
            if (!Effects.isMemoryEffectFree(op) && !op.dialect().equals(name())) return false;
        }
        return true;
    }
}
