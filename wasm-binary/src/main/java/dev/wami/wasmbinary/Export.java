package dev.wami.wasmbinary;

import dev.wami.wasmspec.ExternKind;

/** Something that the host may use. */
public record Export(String name, ExternKind kind, int index) {}
