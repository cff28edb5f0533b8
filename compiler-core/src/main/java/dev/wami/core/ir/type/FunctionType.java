package dev.wami.core.ir.type;

import dev.wami.core.ir.AsmText;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code (T1, T2) -> (R1, R2)}. Upstream: builtin FunctionType. */
public record FunctionType(List<Type> inputs, List<Type> results) implements BuiltinType {
    public FunctionType {
        inputs = List.copyOf(inputs);
        results = List.copyOf(results);
    }

    /** A single result that is not itself a function needs no parentheses. */
    @Override
    public void print(AsmText out) {
        out.text("(").types(inputs).text(") -> ");
        boolean bare = results.size() == 1 && !(results.get(0) instanceof FunctionType);
        if (!bare) out.text("(");
        out.types(results);
        if (!bare) out.text(")");
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this || other instanceof FunctionType o && inputs.equals(o.inputs) && results.equals(o.results);
    }

    @Override
    public int hashCode() {
        return 31 * inputs.hashCode() + results.hashCode();
    }
}
