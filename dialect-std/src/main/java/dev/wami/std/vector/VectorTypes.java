package dev.wami.std.vector;

import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.TypeKind;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.TensorType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.UnrankedTensorType;
import dev.wami.core.ir.type.VectorType;
import org.jspecify.annotations.Nullable;

/**
 * Types that vector operations ask for, beside {@link Types#VECTOR}, a vector of any rank; with upstream's
 * descriptions.
 */
public enum VectorTypes implements TypeConstraint {
    /** At least one dimension. */
    RANKED("vector of any type values"),
    /** No scalable dimension. */
    FIXED("fixed-length vector of any type values"),
    /** At least one dimension. */
    MASK("vector of 1-bit signless integer values"),
    MASK_OF_ANY_RANK("vector of 1-bit signless integer values"),
    FIXED_MASK("fixed-length vector of 1-bit signless integer values"),
    FLOATS("vector of floating-point values"),
    /** At least one dimension. */
    OFFSETS("vector of integer or index values"),
    RANK_1(" of ranks 1"),
    SCALABLE_RANK_1(" of ranks 1"),
    STEPS("vector of index values of ranks 1"),
    /** What can be printed. */
    PRINTABLE(""),
    TENSOR_OR_MEMREF("Tensor or MemRef of any type values"),
    RANKED_TENSOR("ranked tensor of any type values"),
    STATIC_MEMREF("statically shaped memref of any type values");

    private final String description;

    VectorTypes(String description) {
        this.description = description;
    }

    @Override
    public String description() {
        return description;
    }

    @Override
    public @Nullable TypeKind<?> kind() {
        return switch (this) {
            case PRINTABLE, RANKED_TENSOR -> null;
            case TENSOR_OR_MEMREF -> TypeKind.SHAPED;
            case STATIC_MEMREF -> TypeKind.MEMREF;
            default -> TypeKind.VECTOR;
        };
    }

    @Override
    public boolean accepts(Type type) {
        if (type instanceof VectorType v) return acceptsVector(v);
        return switch (this) {
            case PRINTABLE -> type instanceof IntegerType || type instanceof FloatType || type == IndexType.INDEX;
            case TENSOR_OR_MEMREF ->
                type instanceof TensorType || type instanceof UnrankedTensorType || type instanceof MemRefType;
            case RANKED_TENSOR -> type instanceof TensorType;
            case STATIC_MEMREF -> type instanceof MemRefType m && m.hasStaticShape();
            default -> false;
        };
    }

    private boolean acceptsVector(VectorType v) {
        Type element = v.element();
        return switch (this) {
            case RANKED -> v.rank() > 0;
            case FIXED -> v.scalable() == 0;
            case MASK -> v.rank() > 0 && element == IntegerType.I1;
            case MASK_OF_ANY_RANK -> element == IntegerType.I1;
            case FIXED_MASK -> v.rank() > 0 && element == IntegerType.I1 && v.scalable() == 0;
            case FLOATS -> element instanceof FloatType;
            case OFFSETS -> v.rank() > 0 && (element instanceof IntegerType || element == IndexType.INDEX);
            case RANK_1 -> v.rank() == 1;
            case SCALABLE_RANK_1 -> v.rank() == 1 && v.scalable() != 0;
            case STEPS -> v.rank() == 1 && element == IndexType.INDEX;
            case PRINTABLE -> true;
            case TENSOR_OR_MEMREF, RANKED_TENSOR, STATIC_MEMREF -> false;
        };
    }
}
