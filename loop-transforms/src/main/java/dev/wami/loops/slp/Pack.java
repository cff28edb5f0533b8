package dev.wami.loops.slp;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import java.util.List;

/**
 * Values that become the lanes of one vector.
 *
 * @param operations what defines them, one for each lane, where one operation on vectors takes their place
 * @param operands the packs that these operations compute with
 */
record Pack(Form form, List<Value> lanes, List<Operation> operations, List<Pack> operands) {
    enum Form {
        /** Loads of neighbouring elements: one load. */
        LOAD,
        /** The same operation: one on vectors. */
        COMPUTED,
        /** One value in all lanes. */
        SPLAT,
        /** Any values, put together one by one. */
        GATHER
    }

    Pack(Form form, List<Value> lanes) {
        this(form, lanes, List.of(), List.of());
    }
}
