package dev.wami.std.llvm;

import dev.wami.core.ir.AsmText;
import java.util.Set;

/**
 * {@code !llvm.ptr}, {@code !llvm.ptr<3>}: an address, of nothing in particular. Upstream: LLVMPointerType.
 *
 * @param addressSpace which memory it points into
 */
public record LlvmPointerType(int addressSpace) implements LlvmType {
    public static final LlvmPointerType PTR = new LlvmPointerType(0);

    public static LlvmPointerType in(int addressSpace) {
        return addressSpace == 0 ? PTR : new LlvmPointerType(addressSpace);
    }

    @Override
    public void printShort(AsmText out, Set<String> foreign) {
        out.text("ptr");
        if (addressSpace != 0) out.text("<" + Integer.toUnsignedString(addressSpace) + ">");
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
