package dev.wami.llvm;

import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import org.jspecify.annotations.Nullable;

/**
 * What data layouts say of pointers and structs: dense numbers of bits, two of them alignments. Upstream:
 * LLVMTypes.cpp.
 */
final class LlvmLayoutBits {
    private LlvmLayoutBits() {}

    /**
     * What is wrong with {@code value} in an entry about {@code type}, or null.
     *
     * @param form how many numbers there may be, in words
     * @param abi which of them is the alignment that the ABI demands
     * @param preferred which of them is the alignment to prefer
     */
    static @Nullable String mistake(
            LlvmType type, Attribute value, int least, int most, String form, String numbers, int abi, int preferred) {
        if (!(value instanceof DenseElementsAttr bits)
                || !isInteger(bits.type().element())
                || bits.count() < least
                || bits.count() > most) {
            return "expected layout attribute for '" + type + "' to be a dense integer elements attribute " + form;
        }
        if (!bits.type().element().equals(IntegerType.I64)) return "expected i64 " + numbers + " for '" + type + "'";
        boolean ordered = Long.compareUnsigned(bits.get(abi), bits.get(Math.min(preferred, bits.count() - 1))) <= 0;
        return ordered ? null : "preferred alignment is expected to be at least as large as ABI alignment";
    }

    private static boolean isInteger(Type element) {
        return element instanceof IntegerType || element == IndexType.INDEX;
    }

    /** The number at {@code i} of an entry's value without mistake. */
    static long get(Attribute value, int i) {
        return ((DenseElementsAttr) value).get(i);
    }

    /** Whether what has alignment {@code outer} has alignment {@code inner}, too. */
    static boolean satisfies(long outer, long inner) {
        return inner != 0 && Long.compareUnsigned(outer, inner) >= 0 && Long.remainderUnsigned(outer, inner) == 0;
    }
}
