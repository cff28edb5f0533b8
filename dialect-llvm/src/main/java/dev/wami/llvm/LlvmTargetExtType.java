package dev.wami.llvm;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.type.Type;
import java.util.List;
import java.util.Set;

/** {@code !llvm.target<"spirv.Image", i32, 1, 0>}: what only a target knows. Upstream: LLVMTargetExtType. */
public record LlvmTargetExtType(String name, List<Type> types, List<Long> numbers) implements LlvmType {
    public LlvmTargetExtType {
        types = List.copyOf(types);
        numbers = List.copyOf(numbers);
    }

    @Override
    public void printShort(AsmText out, Set<String> foreign) {
        out.text("target<").quoted(name);
        for (Type t : types) out.text(", ").print(t);
        for (Long n : numbers) out.text(", ").text(n);
        out.text(">");
    }

    /** Whether its values may be zero. Upstream: LLVMTargetExtType::hasProperty(HasZeroInit). */
    boolean hasZero() {
        return name.startsWith("spirv.") || name.startsWith("amdgcn.named.barrier");
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LlvmTargetExtType t
                && t.name.equals(name)
                && t.types.equals(types)
                && t.numbers.equals(numbers);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * name.hashCode() + types.hashCode()) + numbers.hashCode();
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }
}
