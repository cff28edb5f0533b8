package dev.wami.core.ir.trait;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;

/**
 * Its only result is the container with one part replaced by the source; the operation only reads the destination for
 * the other parts. Upstream: SubsetInsertionOpInterface of a DestinationStyleOpInterface.
 */
public interface SubsetInsertion extends SubsetLike {

    /** The operand that becomes the part. */
    default Use sourceOperand() {
        return ((Operation) this).use(0);
    }

    /** The operand that is the container before. */
    default Use destinationOperand() {
        return ((Operation) this).use(1);
    }

    @Override
    default Value container() {
        return destinationOperand().value();
    }
}
