package dev.wami.conversions.vector;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.ub.PoisonOp;

/** Inserts operations of one result, or what they fold to. */
final class FoldedInsertion {
    private final Builder to;
    private final Location at;

    FoldedInsertion(Builder to, Location at) {
        this.to = to;
        this.at = at;
    }

    Location location() {
        return at;
    }

    /** {@code op}, of one result, inserted, or what it folds to. */
    Value insert(Operation op) {
        FoldResult folded = op.fold(new Folder());
        if (folded.isReplacement()) {
            Object part = folded.parts().get(0);
            Value known = part instanceof Value v ? v : part instanceof TypedAttr a ? constant(a) : null;
            if (known != null && known.type().equals(op.result(0).type())) {
                op.erase();
                return known;
            }
        }
        return to.insert(op).result(0);
    }

    /** A constant; an integer loses its sign. */
    Value constant(TypedAttr value) {
        TypedAttr plain = value;
        if (value instanceof IntegerAttr i && i.type() instanceof IntegerType t && !t.isSignless()) {
            plain = IntegerAttr.of(IntegerType.of(t.width()), i.big());
        }
        return ConstantOp.insert(to, at, plain);
    }

    Value poison(Type type) {
        return to.insert(new PoisonOp(at, type)).result();
    }
}
