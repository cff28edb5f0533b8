/**
 * Vectors as scalars: for targets without them, and for what others than {@code vector}'s operations do with vectors.
 */
package dev.wami.conversions.vector;
