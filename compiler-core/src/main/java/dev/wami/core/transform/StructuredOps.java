package dev.wami.core.transform;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The operations that {@link Structuring} turns branches into, and the branches it needs on the way. What it returns is
 * not inserted yet unless a builder is given. Upstream: CFGToSCFInterface.
 */
public interface StructuredOps {

    /** Whether {@link #conditional} knows what to do with {@code terminator}, which has several successors. */
    boolean isSupported(Operation terminator);

    // ---- branches

    Operation branch(Location location, Block target, List<? extends Value> arguments);

    /** Goes to {@code ifTrue} if {@code condition}, an i1, is true, else to {@code ifFalse}. */
    Operation branch(
            Location location,
            Value condition,
            Block ifTrue,
            List<? extends Value> trueArguments,
            Block ifFalse,
            List<? extends Value> falseArguments);

    /** Goes to the target whose number {@code selector} is, without arguments; to the last one for any other number. */
    Operation select(Location location, Value selector, List<Block> targets, List<List<Value>> arguments);

    /** The condition of a branch to two blocks, of which the first is taken if it is true; null for other branches. */
    @Nullable
    Value conditionOf(Operation terminator);

    /** Ends a block that control cannot reach, inside {@code function}. */
    Operation unreachable(Location location, Operation function, Builder before);

    // ---- values

    /** The type of {@link #select}'s selector. */
    Type selectorType();

    /** The selector {@code number}. */
    Value selector(Builder at, Location location, int number);

    /** An i1. */
    Value flag(Builder at, Location location, boolean value);

    /** Some value of {@code type}. */
    Value undefined(Builder at, Location location, Type type);

    // ---- structured operations

    /** Executes the region of the successor that {@code terminator} would take; the regions end in {@link #yield}s. */
    Operation conditional(Operation terminator, List<Type> results, List<Region> regions);

    /**
     * Executes {@code body}, first with {@code initial} and then, while {@code condition} holds at its end, with
     * {@code next}, which also are the results. The last block of the body has no terminator yet.
     */
    Operation loop(Location location, List<? extends Value> initial, Region body, Value condition, List<Value> next);

    /** Leaves a region of {@link #conditional}. */
    Operation yield(Location location, List<? extends Value> values);
}
