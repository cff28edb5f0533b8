package dev.wami.loops.slp;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Values that become the lanes of one vector.
 *
 * @param operations what defines them, one for each lane, where operations on vectors take their place
 * @param operands the bundles that these operations compute with, or whose lanes are put in another order
 * @param vectors those in the program that the lanes are in
 * @param order for each lane which one of those of {@code operands} or {@code vectors}, one behind the other, it is;
 *     for alternatives 0 or 1
 */
record Bundle(
        Form form,
        List<Value> lanes,
        List<Operation> operations,
        List<Bundle> operands,
        List<Value> vectors,
        List<Integer> order) {
    enum Form {
        /** Loads of neighbouring elements: one load. */
        LOAD,
        /** The same operation: one on vectors. */
        COMPUTED,
        /** One of two operations: both on vectors, and of each lane the one that is wanted. */
        ALTERNATE,
        /** What a loop carries. */
        CARRIED,
        /** Lanes of one or two others. */
        SHUFFLED,
        /** Lanes of one or two vectors that are there. */
        EXTRACTED,
        /** One value in all lanes. */
        SPLAT,
        CONSTANT,
        /** Any values, put together one by one. */
        GATHER
    }

    /** Without operations: a splat, constants, or what is put together. */
    static Bundle of(Form form, List<Value> lanes) {
        return new Bundle(form, lanes, List.of(), List.of(), List.of(), List.of());
    }

    Type element() {
        return lanes.get(0).type();
    }

    int count() {
        return lanes.size();
    }

    boolean isComputed() {
        return form == Form.COMPUTED || form == Form.ALTERNATE;
    }

    /** Whether scalars are what it is made of. */
    boolean needsScalars() {
        return form == Form.GATHER || form == Form.SPLAT;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
