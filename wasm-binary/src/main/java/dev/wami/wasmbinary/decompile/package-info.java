/**
 * A module as text that reads like C: {@link dev.wami.wasmbinary.decompile.Decompiler}. Bodies become expressions and
 * statements by one pass over their instructions, blocks become the control flow of C as they are closed, and the
 * statements are then written with their variables declared.
 */
@NullMarked
package dev.wami.wasmbinary.decompile;

import org.jspecify.annotations.NullMarked;
