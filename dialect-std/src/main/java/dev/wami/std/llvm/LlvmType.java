package dev.wami.std.llvm;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.type.DialectType;
import dev.wami.core.ir.type.Type;
import java.util.List;

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

    /** Writes the type without {@code !llvm.}. */
    void printShort(AsmText out);

    @Override
    default void print(AsmText out) {
        out.text("!llvm.");
        printShort(out);
    }

    /** Writes {@code type} as a part of a type of this dialect. */
    static void printPart(Type type, AsmText out) {
        if (type instanceof LlvmType t && t != LlvmNamedType.PPC_FP128) t.printShort(out);
        else out.print(type);
    }

    /** Writes {@code types}, separated by commas, as {@link #printPart} does. */
    static void printParts(List<Type> types, AsmText out) {
        for (int i = 0; i < types.size(); i++) {
            if (i > 0) out.text(", ");
            printPart(types.get(i), out);
        }
    }
}
