/** Loops, conditionals and accesses that turn out to be affine, made such. */
package dev.wami.loops.raise;
