package dev.wami.generator;

import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.attr.StridedLayoutAttr;
import dev.wami.core.ir.type.ComplexType;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.NoneType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.TensorType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.UnrankedMemRefType;
import dev.wami.core.ir.type.UnrankedTensorType;
import dev.wami.core.ir.type.VectorType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Types for one operation: of one or two element types and shapes, so that what must fit together often does. */
final class TypePool {
    private static final List<Type> ELEMENTS = List.of(
            IntegerType.I1,
            IntegerType.I8,
            IntegerType.I16,
            IntegerType.I32,
            IntegerType.I64,
            IntegerType.of(7),
            IntegerType.of(128),
            IndexType.INDEX,
            FloatType.F16,
            FloatType.BF16,
            FloatType.F32,
            FloatType.F64,
            FloatType.F8E5M2,
            FloatType.F8E8M0FNU,
            FloatType.F4E2M1FN);
    private static final List<Type> ODD = List.of(
            IntegerType.of(8, IntegerType.Signedness.SIGNED),
            IntegerType.of(32, IntegerType.Signedness.UNSIGNED),
            FloatType.F128,
            new ComplexType(FloatType.F32),
            NoneType.NONE,
            new FunctionType(List.of(), List.of()),
            new FunctionType(List.of(IntegerType.I32), List.of(IntegerType.I32)));

    private final Draw draw;
    private final List<Type> types = new ArrayList<>();

    TypePool(Draw draw) {
        this.draw = draw;
        Type element = draw.of(ELEMENTS);
        Type other = draw.of(ELEMENTS);
        types.addAll(List.of(element, element, other, IndexType.INDEX, IntegerType.I1, IntegerType.I32));
        long[] shape = new long[draw.below(4)];
        for (int i = 0; i < shape.length; i++) shape[i] = draw.between(1, 4);
        for (Type e : List.of(element, other, IntegerType.I1, IndexType.INDEX)) {
            types.add(VectorType.of(e, shape));
            types.add(MemRefType.of(e, shape));
            types.add(new TensorType(Shape.of(shape), e, null));
        }
        long[] dynamic = shape.clone();
        if (shape.length > 0) dynamic[draw.below(shape.length)] = Shape.DYNAMIC;
        types.add(MemRefType.of(element, dynamic));
        types.add(MemRefType.of(element));
        types.add(MemRefType.of(VectorType.of(element, 4)));
        types.add(new TensorType(Shape.of(dynamic), element, null));
        types.add(new UnrankedTensorType(element));
        types.add(new UnrankedMemRefType(element, null));
        long[] strides = new long[shape.length];
        for (int i = 0; i < strides.length; i++) strides[i] = draw.chance(30) ? Shape.DYNAMIC : draw.between(1, 9);
        types.add(MemRefType.of(element, shape)
                .with(
                        Shape.of(shape),
                        new StridedLayoutAttr(draw.chance(40) ? Shape.DYNAMIC : draw.below(5), Shape.of(strides))));
        if (shape.length > 0) types.add(new VectorType(Shape.of(shape), element, 1L << shape.length - 1));
        types.add(VectorType.of(element, draw.between(1, 8)));
        types.add(draw.of(ODD));
    }

    Type any() {
        return draw.of(types);
    }

    /** One that the constraint takes; the only one, one of the pool, or null. */
    @Nullable
    Type accepted(TypeConstraint constraint) {
        Type only = constraint.only();
        if (only != null) return only;
        List<Type> fit = new ArrayList<>();
        for (Type t : types) if (constraint.accepts(t)) fit.add(t);
        return fit.isEmpty() ? null : draw.of(fit);
    }
}
