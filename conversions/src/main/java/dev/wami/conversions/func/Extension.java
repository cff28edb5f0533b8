package dev.wami.conversions.func;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.UnitAttr;
import java.util.Collections;
import java.util.List;

/**
 * What the bits above an integer of less than 32 (or 64) bits are where it crosses a function's border. Whoever
 * receives one does not rely on them.
 */
public enum Extension {
    /** Unspecified, as inside. */
    NONE,
    /** The sign bit; {@code llvm.signext}. */
    SIGN,
    /** Zero; {@code llvm.zeroext}. */
    ZERO;

    /**
     * What {@code function} says of its arguments or results in {@code key}, {@code otherwise} where it says nothing.
     */
    static List<Extension> of(Operation function, String key, int count, Extension otherwise) {
        if (!(function.attribute(key) instanceof ArrayAttr all) || all.size() != count) return all(count, otherwise);
        return all.elements().stream()
                .map(a -> a instanceof DictionaryAttr d ? of(d, otherwise) : otherwise)
                .toList();
    }

    static List<Extension> all(int count, Extension same) {
        return Collections.nCopies(count, same);
    }

    private static Extension of(DictionaryAttr attributes, Extension otherwise) {
        if (attributes.get("llvm.signext") == UnitAttr.UNIT) return SIGN;
        return attributes.get("llvm.zeroext") == UnitAttr.UNIT ? ZERO : otherwise;
    }
}
