package dev.wami.core.ir.trait;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;

/** Its only result is a part of the container. Upstream: SubsetExtractionOpInterface. */
public interface SubsetExtraction extends SubsetLike {

    /** The operand that is the container. */
    default Use sourceOperand() {
        return ((Operation) this).use(0);
    }

    @Override
    default Value container() {
        return sourceOperand().value();
    }
}
