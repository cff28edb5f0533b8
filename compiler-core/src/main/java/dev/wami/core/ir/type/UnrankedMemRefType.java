package dev.wami.core.ir.type;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.attr.Attribute;
import org.jspecify.annotations.Nullable;

/** {@code memref<*xf32, space>}. Upstream: builtin UnrankedMemRefType. */
public record UnrankedMemRefType(Type element, @Nullable Attribute memorySpace) implements ShapedType {
    public UnrankedMemRefType {
        memorySpace = MemRefType.otherThanDefault(memorySpace);
    }

    @Override
    public boolean hasRank() {
        return false;
    }

    @Override
    public Shape shape() {
        throw new IllegalStateException("unranked " + this);
    }

    @Override
    public UnrankedMemRefType withElement(Type newElement) {
        return new UnrankedMemRefType(newElement, memorySpace);
    }

    @Override
    public void print(AsmText out) {
        out.text("memref<*x").print(element);
        if (memorySpace != null) out.text(", ").usuallyTyped(memorySpace);
        out.text(">");
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }
}
