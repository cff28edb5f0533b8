package dev.wami.llvm;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.type.Type;
import java.util.List;
import java.util.Set;

/**
 * {@code !llvm.func<i32 (ptr, ...)>}. Upstream: LLVMFunctionType.
 *
 * @param result one type, {@link LlvmNamedType#VOID} for none
 * @param varArg whether further arguments of any types may follow
 */
public record LlvmFunctionType(Type result, List<Type> parameters, boolean varArg) implements LlvmType {
    public LlvmFunctionType {
        parameters = List.copyOf(parameters);
    }

    public LlvmFunctionType(Type result, List<Type> parameters) {
        this(result, parameters, false);
    }

    /** The types of the values that a call gives: one or none. */
    public List<Type> results() {
        return result == LlvmNamedType.VOID ? List.of() : List.of(result);
    }

    @Override
    public void printShort(AsmText out, Set<String> foreign) {
        out.text("func<");
        LlvmType.printPart(result, out, foreign);
        out.text(" (");
        LlvmType.printParts(parameters, out, foreign);
        if (varArg) out.text(parameters.isEmpty() ? "..." : ", ...");
        out.text(")>");
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LlvmFunctionType f
                && f.varArg == varArg
                && f.result.equals(result)
                && f.parameters.equals(parameters);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * result.hashCode() + parameters.hashCode()) + Boolean.hashCode(varArg);
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }
}
