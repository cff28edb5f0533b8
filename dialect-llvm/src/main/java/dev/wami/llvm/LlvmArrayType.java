package dev.wami.llvm;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.type.Type;
import dev.wami.std.dlti.LayoutType;
import java.util.Set;

/**
 * {@code !llvm.array<4 x ptr>}: elements one after the other. Upstream: LLVMArrayType.
 *
 * @param size how many
 */
public record LlvmArrayType(Type element, long size) implements LlvmType, LayoutType {

    @Override
    public void printShort(AsmText out, Set<String> foreign) {
        out.text("array<" + Long.toUnsignedString(size) + " x ");
        LlvmType.printPart(element, out, foreign);
        out.text(">");
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LlvmArrayType a && a.size == size && a.element.equals(element);
    }

    @Override
    public int hashCode() {
        return 31 * Long.hashCode(size) + element.hashCode();
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }
}
