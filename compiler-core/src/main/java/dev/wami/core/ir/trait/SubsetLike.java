package dev.wami.core.ir.trait;

import dev.wami.core.ir.Value;

/**
 * Reads or replaces a part of a container that is a value, such as a tensor, and nothing but this part: its subset.
 * Every such operation is a {@link SubsetExtraction} or a {@link SubsetInsertion}. Upstream: SubsetOpInterface.
 */
public interface SubsetLike {

    /** What is read from, or what is changed in part. */
    Value container();

    /** Whether both certainly concern the same part, if their containers are the same. */
    boolean isSameSubset(SubsetLike other);

    /** Whether the parts certainly have no element in common, if their containers are the same. */
    boolean isDisjointFrom(SubsetLike other);
}
