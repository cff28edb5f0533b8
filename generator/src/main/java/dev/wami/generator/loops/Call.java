package dev.wami.generator.loops;

import java.util.Map;

/**
 * A call of a program.
 *
 * @param values of the parameters
 * @param shared whether arguments that may share memory do
 * @param seed of what the memory holds
 * @param special whether it holds zeros of either sign, infinities and NaNs
 */
public record Call(Map<String, Long> values, boolean shared, long seed, boolean special) {}
