package dev.wami.core.ir.trait;

/**
 * A {@link RegionBranch} through which more values can be carried: operands that it is entered with and that its
 * terminators pass on can be appended to, as can its results. See {@code rewrite.CarriedValues}.
 */
public interface CarriesValues extends RegionBranch {

    /**
     * Called before results are added: makes regions that may be absent only while there are none (an {@code else}).
     */
    default void completeRegions() {}

    /**
     * Whether the values arrive in the regions as arguments, as in a loop, or the regions see the initial values
     * themselves. That is a matter of form: where {@link #successorsFrom} knows that the body runs once or never, it
     * has the arguments all the same.
     */
    default boolean passesIntoRegions() {
        return this instanceof LoopLike;
    }
}
