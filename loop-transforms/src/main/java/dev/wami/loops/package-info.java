/**
 * Transformations of loops, still in the standard dialects.
 *
 * <p>{@code nest} has what they share: trip counts, bodies that are copied, bands of loops; {@code affine} and
 * {@code scf} have the passes on loops of these dialects.
 */
package dev.wami.loops;
