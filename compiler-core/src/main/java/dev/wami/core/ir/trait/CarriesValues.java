package dev.wami.core.ir.trait;

/**
 * A {@link RegionBranch} through which more values can be carried: operands that it is entered with and that its
 * terminators pass on can be appended to, as can its results. See {@code rewrite.CarriedValues}.
 */
public interface CarriesValues extends RegionBranch {

    /** Called before results are added: makes regions that may be absent only while there are none (an {@code else}). */
    default void completeRegions() {}
}
