package dev.wami.core.ir.type;

/**
 * The target's integer for sizes and positions: 32 bits on Wasm, never assumed by folds. Upstream: builtin IndexType.
 */
public enum IndexType implements BuiltinType {
    INDEX;

    @Override
    public String toString() {
        return "index";
    }
}
