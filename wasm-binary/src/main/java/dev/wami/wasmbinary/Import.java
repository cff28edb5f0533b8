package dev.wami.wasmbinary;

import dev.wami.wasmspec.ExternType;

/** Something that the host gives: it takes the first indices of its kind. */
public record Import(String module, String name, ExternType type) {}
