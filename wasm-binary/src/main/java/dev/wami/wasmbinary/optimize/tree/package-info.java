/**
 * Functions as trees of expressions, on which locals and branches become fewer. What a tree cannot say - several
 * results, parameters of blocks, handlers of exceptions, structures - leaves a function as it is.
 */
@NullMarked
package dev.wami.wasmbinary.optimize.tree;

import org.jspecify.annotations.NullMarked;
