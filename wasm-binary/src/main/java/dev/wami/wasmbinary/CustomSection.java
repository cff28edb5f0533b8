package dev.wami.wasmbinary;

/**
 * A section whose meaning the specification does not define, or defines as optional: names, producers, target features,
 * debug information ...
 *
 * @param after the section that it follows if that is there, otherwise the nearest one before
 */
public record CustomSection(String name, Bytes payload, Section after) {}
