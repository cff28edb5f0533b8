/** Passes on loops and accesses of {@code affine}, under upstream's names. */
package dev.wami.loops.affine;
