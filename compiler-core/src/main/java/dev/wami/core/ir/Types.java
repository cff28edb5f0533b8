package dev.wami.core.ir;

import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.ShapedType;
import dev.wami.core.ir.type.TensorType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.UnrankedMemRefType;
import dev.wami.core.ir.type.UnrankedTensorType;
import dev.wami.core.ir.type.VectorType;
import org.jspecify.annotations.Nullable;

/** The common type constraints, with upstream's descriptions. "Like" includes vectors and tensors of it. */
public enum Types implements TypeConstraint {
    ANY("any type"),
    INDEX("index"),
    I1("1-bit signless integer"),
    I8("8-bit signless integer"),
    I16("16-bit signless integer"),
    I32("32-bit signless integer"),
    I64("64-bit signless integer"),
    F32("32-bit float"),
    F64("64-bit float"),
    INTEGER("integer"),
    SIGNLESS_INTEGER("signless integer"),
    SIGNLESS_INTEGER_OR_INDEX("signless integer or index"),
    SIGNLESS_INTEGER_LIKE("signless-integer-like"),
    SIGNLESS_INTEGER_OR_INDEX_LIKE("signless-integer-like"),
    BOOL_LIKE("bool-like"),
    FLOAT("floating-point"),
    FLOAT_LIKE("floating-point-like"),
    MEMREF("memref of any type values"),
    RANKED_OR_UNRANKED_MEMREF("ranked or unranked memref of any type values"),
    VECTOR("vector of any type values"),
    TENSOR("tensor of any type values"),
    SHAPED("shaped of any type values"),
    FUNCTION("function type");

    private final String description;

    Types(String description) {
        this.description = description;
    }

    @Override
    public String description() {
        return description;
    }

    @Override
    public boolean accepts(Type t) {
        return switch (this) {
            case ANY -> true;
            case INDEX -> t == IndexType.INDEX;
            case I1 -> t.isInteger(1);
            case I8 -> t.isInteger(8);
            case I16 -> t.isInteger(16);
            case I32 -> t.isInteger(32);
            case I64 -> t.isInteger(64);
            case F32 -> t == FloatType.F32;
            case F64 -> t == FloatType.F64;
            case INTEGER -> t instanceof IntegerType;
            case SIGNLESS_INTEGER -> t instanceof IntegerType i && i.isSignless();
            case SIGNLESS_INTEGER_OR_INDEX -> t.isSignlessIntegerOrIndex();
            case SIGNLESS_INTEGER_LIKE -> scalarOf(t) instanceof IntegerType i && i.isSignless();
            case SIGNLESS_INTEGER_OR_INDEX_LIKE -> scalarOf(t) instanceof Type s && s.isSignlessIntegerOrIndex();
            case BOOL_LIKE -> scalarOf(t) instanceof Type s && s.isInteger(1);
            case FLOAT -> t instanceof FloatType;
            case FLOAT_LIKE -> scalarOf(t) instanceof FloatType;
            case MEMREF -> t instanceof MemRefType;
            case RANKED_OR_UNRANKED_MEMREF -> t instanceof MemRefType || t instanceof UnrankedMemRefType;
            case VECTOR -> t instanceof VectorType;
            case TENSOR -> t instanceof TensorType || t instanceof UnrankedTensorType;
            case SHAPED -> t instanceof ShapedType;
            case FUNCTION -> t instanceof FunctionType;
        };
    }

    @Override
    public @Nullable TypeKind<?> kind() {
        return switch (this) {
            case INDEX -> TypeKind.INDEX;
            case INTEGER, SIGNLESS_INTEGER, I1 -> TypeKind.INTEGER;
            case FUNCTION -> TypeKind.FUNCTION;
            case VECTOR -> TypeKind.VECTOR;
            case MEMREF -> TypeKind.MEMREF;
            case RANKED_OR_UNRANKED_MEMREF -> TypeKind.ANY_MEMREF;
            default -> null;
        };
    }

    /** The element type of a vector or tensor, the type itself if it is a scalar, null for a memref. */
    public static @Nullable Object scalarOf(Type t) {
        if (t instanceof MemRefType || t instanceof UnrankedMemRefType) return null;
        return t.elementTypeOrSelf();
    }

    @Override
    public @Nullable Type only() {
        return switch (this) {
            case INDEX -> IndexType.INDEX;
            case I1 -> IntegerType.I1;
            case I8 -> IntegerType.I8;
            case I16 -> IntegerType.I16;
            case I32 -> IntegerType.I32;
            case I64 -> IntegerType.I64;
            case F32 -> FloatType.F32;
            case F64 -> FloatType.F64;
            default -> null;
        };
    }
}
