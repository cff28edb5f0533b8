package dev.wami.generator;

import dev.wami.core.ir.type.Type;
import java.util.List;

/** A function that can be called. */
record Function(String symbol, List<Type> parameters, List<Type> results, Kind kind) {

    enum Kind {
        PLAIN,
        /** Its first parameter is how deep it may call itself, at most 7. */
        LIMITED,
        /** Of llvm. */
        LLVM
    }

    boolean limited() {
        return kind == Kind.LIMITED;
    }

    String type() {
        return "(" + ElementwiseOps.list(parameters) + ") -> (" + ElementwiseOps.list(results) + ")";
    }

    /** Several results of a function of llvm are one struct. */
    LlvmShape llvmResult() {
        return results.size() == 1 ? LlvmShape.of(results.get(0)) : LlvmShape.structOf(results);
    }
}
