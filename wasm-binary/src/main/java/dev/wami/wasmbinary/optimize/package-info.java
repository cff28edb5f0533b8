/**
 * Smaller modules without another form of their code: what is used by nothing goes, what is equal is there once, what
 * is used often has a short index, and instructions next to one another become fewer. Each class is one such change
 * from a valid module to a valid module, whatever features it uses.
 */
@NullMarked
package dev.wami.wasmbinary.optimize;

import org.jspecify.annotations.NullMarked;
