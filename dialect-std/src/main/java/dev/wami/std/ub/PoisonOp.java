package dev.wami.std.ub;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Poison;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.type.ShapedType;
import dev.wami.core.ir.type.Type;
import java.util.Arrays;

/** A value of any type that nothing may be concluded from. Upstream: ub.poison. */
public final class PoisonOp extends Operation implements ConstantLike, Evaluable {
    private static final String VALUE = "value";

    static final OpSpec SPEC = OpSpec.of(UbOp.POISON, "poisoned constant operation")
            .defaulted(VALUE, Constraint.POISON, PoisonAttr.POISON)
            .result("result", Types.ANY)
            .format("attr-dict (`<` $value^ `>`)? `:` type($result)");

    /** The attribute that says how the value is poisoned; there is one way. */
    private enum Constraint implements AttrConstraint {
        POISON;

        @Override
        public boolean accepts(Attribute attribute) {
            return attribute == PoisonAttr.POISON;
        }

        @Override
        public String description() {
            return "PoisonAttrInterface instance";
        }
    }

    PoisonOp(OpState state) {
        super(SPEC, state);
    }

    public PoisonOp(Location location, Type type) {
        super(SPEC, OpState.at(location).result(type));
    }

    @Override
    public Attribute constant() {
        return PoisonAttr.POISON;
    }

    @Override
    public FoldResult fold(Folder folder) {
        return FoldResult.of(constant());
    }

    @Override
    public Step evaluate(Frame frame) {
        Type type = result().type();
        if (!(type instanceof ShapedType s) || !s.hasStaticShape()) return frame.put(result(), Poison.VALUE);
        Object[] lanes = new Object[Frame.elementCount(s.shape().elementCount())];
        Arrays.fill(lanes, Poison.VALUE);
        return frame.put(result(), lanes);
    }
}
