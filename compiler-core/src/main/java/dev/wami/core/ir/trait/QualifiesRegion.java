package dev.wami.core.ir.trait;

/**
 * Operations in the region mean something else than outside, as those in {@code vector.mask} do for some elements only:
 * an equal operation outside cannot stand for one of them. Upstream's CSE takes it for one.
 */
public interface QualifiesRegion {}
