/** Floats of less than 32 bits, by arithmetic on wider ones and on their encodings. */
package dev.wami.std.smallfloat;
