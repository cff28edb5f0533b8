package dev.wami.std.arith;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.DenseResourceAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.SparseElementsAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.attr.WideFloatAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import org.jspecify.annotations.Nullable;

/** An integer, float or elements attribute as a value. Upstream: arith.constant. */
public final class ConstantOp extends Operation implements ConstantLike, Evaluable {
    private static final String VALUE = "value";

    static final OpSpec SPEC = OpSpec.of(ArithOp.CONSTANT, "integer or floating point constant")
            .attribute(VALUE, Attrs.TYPED)
            .result("result", Types.ANY)
            .sameTypes(VALUE, "result")
            .format("attr-dict $value");

    ConstantOp(OpState state) {
        super(SPEC, state);
    }

    public ConstantOp(Location location, TypedAttr value) {
        super(SPEC, OpState.at(location).property(VALUE, value).result(value.type()));
    }

    /** The constant {@code value} inserted at {@code builder}. */
    public static OpResult insert(Builder builder, Location location, TypedAttr value) {
        return builder.insert(new ConstantOp(location, value)).result();
    }

    /** The integer {@code value} of {@code type} (an integer type or {@code index}) inserted at {@code builder}. */
    public static OpResult insert(Builder builder, Location location, Type type, long value) {
        return insert(builder, location, IntegerAttr.of(type, value));
    }

    /** Whether {@code value} can be the constant of a value of {@code type}. */
    static boolean isBuildable(Attribute value, Type type) {
        if (!(value instanceof TypedAttr t) || !t.type().equals(type) || !isNumeric(value)) return false;
        return !(type.elementTypeOrSelf() instanceof IntegerType i) || i.isSignless();
    }

    private static boolean isNumeric(@Nullable Attribute value) {
        return value instanceof IntegerAttr
                || value instanceof FloatAttr
                || value instanceof WideFloatAttr
                || value instanceof DenseElementsAttr
                || value instanceof DenseResourceAttr
                || value instanceof SparseElementsAttr;
    }

    public TypedAttr value() {
        return property(VALUE, TypedAttr.class);
    }

    @Override
    public @Nullable Attribute constant() {
        return optionalProperty(VALUE, TypedAttr.class);
    }

    @Override
    public FoldResult fold(Folder folder) {
        return FoldResult.of(value());
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        Type type = result().type();
        if (!value().type().equals(type)) {
            diagnostics.error(this, "failed to verify that all of {value, result} have same type");
        } else if (type instanceof IntegerType i && !i.isSignless()) {
            diagnostics.error(this, "integer return type must be signless");
        } else if (!isNumeric(value())) {
            diagnostics.error(this, "value must be an integer, float, or elements attribute");
        } else if (type instanceof VectorType v && v.scalable() != 0 && !isSplat(value())) {
            // spelt as upstream does
            diagnostics.error(
                    this,
                    "intializing scalable vectors with elements attribute is not supported unless it's a vector splat");
        }
    }

    private static boolean isSplat(Attribute value) {
        return value instanceof DenseElementsAttr d && d.isSplat();
    }

    @Override
    public Step evaluate(Frame frame) {
        DenseElementsAttr elements = DenseElementsAttr.of(value());
        Attribute value = elements == null ? value() : elements;
        if (value instanceof IntegerAttr || value instanceof FloatAttr || elements != null) {
            Object v = Frame.valueOf(value);
            if (result().type().elementTypeOrSelf() == IndexType.INDEX) {
                v = narrow(v, frame.machine().indexBits());
            }
            return frame.put(result(), v);
        }
        return frame.trap("the interpreter cannot read the elements of " + value);
    }

    /** An index constant has the machine's width. */
    private static Object narrow(Object value, int indexBits) {
        if (value instanceof Long l) return Ints.wrap(l, indexBits);
        Object[] elements = (Object[]) value;
        for (int i = 0; i < elements.length; i++) elements[i] = narrow(elements[i], indexBits);
        return elements;
    }

    /** {@code true}, {@code c1_i32}, {@code c1} for index, {@code cst} for everything else. */
    @Override
    public @Nullable String resultName(int i) {
        if (!(value() instanceof IntegerAttr a)) return "cst";
        if (!(a.type() instanceof IntegerType t)) return "c" + a.value();
        return t.width() == 1 ? a.literal() : "c" + a.literal() + "_" + t;
    }
}
