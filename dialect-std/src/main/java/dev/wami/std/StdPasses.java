package dev.wami.std;

import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassSource;
import dev.wami.std.arith.DivideByReciprocal;
import dev.wami.std.arith.SetFastMath;
import dev.wami.std.arith.StrengthReduce;
import dev.wami.std.smallfloat.EmulateSmallFloats;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The passes on the standard dialects. */
public final class StdPasses implements PassSource {
    @Override
    public @Nullable Pass create(String name) {
        return switch (name) {
            case "arith-divide-by-reciprocal" -> new DivideByReciprocal();
            case "arith-strength-reduce" -> new StrengthReduce();
            case "emulate-small-floats" -> new EmulateSmallFloats();
            case "set-fast-math" -> new SetFastMath();
            default -> null;
        };
    }

    @Override
    public List<String> names() {
        return List.of("arith-divide-by-reciprocal", "arith-strength-reduce", "emulate-small-floats", "set-fast-math");
    }
}
