package dev.wami.llvmemit;

import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassSource;
import dev.wami.llvmemit.stdtollvm.StdToLlvm;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The passes on the way to LLVM IR by name. */
public final class LlvmPasses implements PassSource {
    @Override
    public @Nullable Pass create(String name) {
        return switch (name) {
            case "std-to-llvm" -> new StdToLlvm();
            default -> null;
        };
    }

    @Override
    public List<String> names() {
        return List.of("std-to-llvm");
    }
}
