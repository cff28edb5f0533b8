/** Lists of index values of which some are constants, kept in an attribute, and the other ones operands. */
@org.jspecify.annotations.NullMarked
package dev.wami.std.mixed;
