package dev.wami.core.ir;

import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.trait.TraitBits;
import org.jspecify.annotations.Nullable;

/**
 * What {@code Operation.fold} may ask about values. This one looks at the defining operations; sparse analyses answer
 * from what they know.
 */
public class Folder {

    /** The constant that {@code v} is known to be, or null. */
    public @Nullable Attribute constant(Value v) {
        Operation def = v.definedBy();
        return def != null && def.hasTraits(TraitBits.CONSTANT_LIKE) ? ((ConstantLike) def).constant() : null;
    }

    /** The scalar integer constant that {@code v} is, or null. Vectors are no scalars. */
    public final @Nullable IntegerAttr integer(Value v) {
        return constant(v) instanceof IntegerAttr i ? i : null;
    }

    /** The scalar float constant that {@code v} is, or null. */
    public final @Nullable FloatAttr floating(Value v) {
        return constant(v) instanceof FloatAttr f ? f : null;
    }

    /** Whether {@code v} is the integer 0, or a splat of it. */
    public final boolean isZero(Value v) {
        IntegerAttr i = splatInteger(v);
        return i != null && i.big().signum() == 0;
    }

    /** Whether {@code v} is the integer 1 (true for i1), or a splat of it. */
    public final boolean isOne(Value v) {
        IntegerAttr i = splatInteger(v);
        return i != null && (i.width() == 1 ? i.value() != 0 : i.big().equals(java.math.BigInteger.ONE));
    }

    /** Whether {@code v} is the integer with all bits set, or a splat of it. */
    public final boolean isAllOnes(Value v) {
        IntegerAttr i = splatInteger(v);
        return i != null && i.big().bitCount() == 0 && i.big().signum() < 0;
    }

    /** The integer constant or the element of the integer splat that {@code v} is, or null. */
    public final @Nullable IntegerAttr splatInteger(Value v) {
        Attribute a = constant(v);
        if (a instanceof dev.wami.core.ir.attr.DenseElementsAttr d && d.isSplat() && !d.isStrings()) a = d.element(0);
        return a instanceof IntegerAttr i ? i : null;
    }

    /** The float constant or the element of the float splat that {@code v} is, or null. */
    public final @Nullable FloatAttr splatFloat(Value v) {
        Attribute a = constant(v);
        if (a instanceof dev.wami.core.ir.attr.DenseElementsAttr d && d.isSplat() && !d.isStrings()) a = d.element(0);
        return a instanceof FloatAttr f ? f : null;
    }
}
