/** Floats of less than 32 bits, by arithmetic on wider ones and on their encodings. */
@NullMarked
package dev.wami.std.smallfloat;

import org.jspecify.annotations.NullMarked;
