package dev.wami.loops.dependence;

import dev.wami.core.ir.Operation;

/**
 * Which iterations of a loop run with an iteration {@code j} of another one: those from {@code factor * j + first} to
 * {@code factor * j + last}, as values of their variables, where no iteration is among those of two.
 *
 * @param source the loop of which these are iterations
 * @param target the loop with which they run
 */
public record SliceBounds(Operation source, Operation target, long factor, long first, long last) {}
