/**
 * Random programs of nests of loops over memory, made to find transformations of loops that change results: bounds that
 * are not rectangular, counters that go down, subscripts of every affine form, memory that is shared, trip counts from
 * none on. A program knows its extents exactly, so that an access too far is found; and can be made smaller.
 */
@NullMarked
package dev.wami.generator.loops;

import org.jspecify.annotations.NullMarked;
