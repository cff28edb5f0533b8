package dev.wami.core.ir.trait;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;

/** Text may leave out the terminator of the regions; it is then made here. Upstream: SingleBlockImplicitTerminator. */
public interface ImplicitTerminator extends SingleBlock {

    /** The name of the operation that terminates the regions. */
    String terminatorName();

    /** A terminator without operands. */
    Operation makeTerminator(Location location);
}
