package dev.wami.waveir.hir;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.type.Type;
import java.util.List;

/**
 * An array of fixed extents that each thread has for itself, {@code !hir.private<16x16xf32>}. All elements are zero at
 * first.
 */
public record PrivateType(List<Long> extents, Type element) implements FixedArrayType {
    public PrivateType {
        extents = List.copyOf(extents);
    }

    @Override
    public void print(AsmText out) {
        FixedArrayType.print("private", this, out);
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }
}
