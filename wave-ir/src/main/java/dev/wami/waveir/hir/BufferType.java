package dev.wami.waveir.hir;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.type.Type;
import org.jspecify.annotations.Nullable;

/**
 * Elements in device memory, {@code !hir.buffer<f32 x 2>}. How many there are is not part of the type: the {@code rank}
 * extents are hidden arguments of the kernel, 32-bit unsigned, which {@code hir.extent} gives.
 */
public record BufferType(Type element, int rank) implements ArrayType {
    @Override
    public void print(AsmText out) {
        out.text("!hir.buffer<").print(element).text(" x ").text(rank).text(">");
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this || other instanceof BufferType o && element.equals(o.element) && rank == o.rank;
    }

    @Override
    public int hashCode() {
        return 31 * element.hashCode() + rank;
    }
}
