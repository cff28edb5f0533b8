/**
 * Vectors of one, two or three dimensions of what several loops of a nest do, each loop a dimension. Upstream's
 * affine-super-vectorize; {@link dev.wami.loops.vectorize} is what the pipelines use.
 */
package dev.wami.loops.supervector;
