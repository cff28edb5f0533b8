package dev.wami.llvm;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.type.DialectType;
import dev.wami.core.ir.type.Type;
import java.util.List;
import java.util.Set;

/**
 * A type of the {@code llvm} dialect. Inside another one it is written short: {@code !llvm.array<4 x ptr>}. LLVM's
 * integers, floats and vectors are the builtin ones.
 */
public sealed interface LlvmType extends DialectType
        permits LlvmArrayType, LlvmFunctionType, LlvmNamedType, LlvmPointerType, LlvmStructType, LlvmTargetExtType {

    @Override
    default String dialect() {
        return LlvmDialect.NAME;
    }

    /**
     * Writes the type without {@code !llvm.}; {@code foreign} names structs around it with parts that LLVM does not
     * have.
     */
    void printShort(AsmText out, Set<String> foreign);

    @Override
    default void print(AsmText out) {
        out.text("!llvm.");
        printShort(out, Set.of());
    }

    /** Writes {@code type} as a part of a type of this dialect: what LLVM has, down to its parts, in short. */
    static void printPart(Type type, AsmText out, Set<String> foreign) {
        if (!(type instanceof LlvmType t)) {
            out.print(type);
            return;
        }
        boolean isShort = t != LlvmNamedType.PPC_FP128 && LlvmTypes.isCompatible(t, foreign);
        if (!isShort) out.text("!llvm.");
        t.printShort(out, foreign);
    }

    /** Writes {@code types}, separated by commas, as {@link #printPart} does. */
    static void printParts(List<Type> types, AsmText out, Set<String> foreign) {
        for (int i = 0; i < types.size(); i++) {
            if (i > 0) out.text(", ");
            printPart(types.get(i), out, foreign);
        }
    }
}
