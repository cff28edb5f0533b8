package dev.wami.waveir.hir;

import dev.wami.core.ir.OpSpec;

/** The spec of an operation that is one of a family, such as {@code hir.add} of the binary operations. */
final class HirSpec<K extends Enum<K>> extends OpSpec {
    private final K kind;

    HirSpec(K kind, String mnemonic, String summary) {
        super(HirDialect.NAME + "." + mnemonic, summary);
        this.kind = kind;
    }

    /** Which one of the family. */
    K kind() {
        return kind;
    }
}
