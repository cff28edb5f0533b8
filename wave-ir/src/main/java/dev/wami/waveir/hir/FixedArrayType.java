package dev.wami.waveir.hir;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.type.Type;
import java.util.List;

/** An array whose extents are known. */
public sealed interface FixedArrayType extends ArrayType permits SharedType, PrivateType {

    /** At least one, each positive. */
    List<Long> extents();

    @Override
    default int rank() {
        return extents().size();
    }

    /** The number of elements. */
    default long count() {
        long n = 1;
        for (long extent : extents()) n = Math.multiplyExact(n, extent);
        return n;
    }

    /** Bytes of all elements. */
    default long bytes() {
        return Math.multiplyExact(count(), (long) HirTypes.bytes(element()));
    }

    static void print(String mnemonic, FixedArrayType type, AsmText out) {
        out.text("!hir.").text(mnemonic).text("<");
        for (long extent : type.extents()) out.text(extent).text("x");
        Type element = type.element();
        out.print(element).text(">");
    }
}
