package dev.wami.core.pass;

/**
 * Something that a pass counts. Upstream: Pass::Statistic.
 *
 * @param name as upstream calls it, such as {@code num-cse'd}
 * @param description one line
 */
public record Statistic(String name, String description) {}
