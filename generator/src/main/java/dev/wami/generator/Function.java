package dev.wami.generator;

import dev.wami.core.ir.type.Type;
import java.util.List;

/** A function that can be called; its first parameter, if it is {@code limited}, is how deep it may call itself: at most 7. */
record Function(String symbol, List<Type> parameters, List<Type> results, boolean limited) {

    String type() {
        return "(" + ElementwiseOps.list(parameters) + ") -> (" + ElementwiseOps.list(results) + ")";
    }
}
