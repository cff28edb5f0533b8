package dev.wami.core.ir.attr;

/** A name with its attribute, as in {@code {name = value}}. */
public record NamedAttribute(String name, Attribute value) {}
