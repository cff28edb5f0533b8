package dev.wami.llvm;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.std.dlti.LayoutEntry;
import dev.wami.std.dlti.LayoutType;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * {@code !llvm.ptr}, {@code !llvm.ptr<3>}: an address, of nothing in particular. Upstream: LLVMPointerType.
 *
 * @param addressSpace which memory it points into
 */
public record LlvmPointerType(int addressSpace) implements LlvmType, LayoutType {
    public static final LlvmPointerType PTR = new LlvmPointerType(0);

    public static LlvmPointerType in(int addressSpace) {
        return addressSpace == 0 ? PTR : new LlvmPointerType(addressSpace);
    }

    @Override
    public void printShort(AsmText out, Set<String> foreign) {
        out.text("ptr");
        if (addressSpace != 0) out.text("<" + Integer.toUnsignedString(addressSpace) + ">");
    }

    @Override
    public boolean isVectorElement() {
        return true;
    }

    /** An entry has the size, the alignments and possibly the width of offsets, in bits; without one, all are 64. */
    @Override
    public @Nullable String layoutMistake(LayoutEntry entry) {
        return LlvmLayoutBits.mistake(this, entry.value(), 3, 4, "with 3 or 4 elements", "parameters", 1, 2);
    }

    @Override
    public boolean layoutFits(Attribute value, List<LayoutEntry> outer) {
        long size = 64;
        long alignment = 64;
        for (LayoutEntry e : outer) {
            if (!equals(e.type())) continue;
            size = LlvmLayoutBits.get(e.value(), 0);
            alignment = LlvmLayoutBits.get(e.value(), 1);
        }
        return LlvmLayoutBits.get(value, 0) == size
                && LlvmLayoutBits.satisfies(alignment, LlvmLayoutBits.get(value, 1));
    }

    // written out: the first call of a derived one is slow

    @Override
    public boolean equals(Object other) {
        return other instanceof LlvmPointerType p && p.addressSpace == addressSpace;
    }

    @Override
    public int hashCode() {
        return 31 + addressSpace;
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }
}
