package dev.wami.core.ir.type;

/** Of places that are only known by their values: different values of such a type are never the same place. */
public interface PlaceType {}
