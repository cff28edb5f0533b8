package dev.wami.waveir.hir;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.type.Type;
import java.util.List;

/**
 * An array of fixed extents that the threads of a workgroup share, {@code !hir.shared<16x16xf32>}. All elements are
 * zero at first.
 */
public record SharedType(List<Long> extents, Type element) implements FixedArrayType {
    public SharedType {
        extents = List.copyOf(extents);
    }

    @Override
    public void print(AsmText out) {
        FixedArrayType.print("shared", this, out);
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }
}
