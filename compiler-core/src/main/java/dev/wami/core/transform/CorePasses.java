package dev.wami.core.transform;

import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassSource;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The passes that work on any dialect. */
public final class CorePasses implements PassSource {
    @Override
    public @Nullable Pass create(String name) {
        return switch (name) {
            case "canonicalize" -> new Canonicalize();
            case "cse" -> new Cse();
            default -> null;
        };
    }

    @Override
    public List<String> names() {
        return List.of("canonicalize", "cse");
    }
}
