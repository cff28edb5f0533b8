package dev.wami.generator;

import dev.wami.core.ir.type.Type;

/** What mlir-opt lowers only with a runtime library, or not at all: asynchronous work, variables of ml_program. */
final class WithoutLlvm {
    private final Body b;
    private final Statements inner;

    WithoutLlvm(Body b, Statements inner) {
        this.b = b;
        this.inner = inner;
    }

    /** Work that is waited for, by its token or by its value. */
    void async() {
        Type t = b.types.any();
        String token = b.fresh();
        String value = b.fresh();
        b.line(token + ", " + value + " = async.execute -> !async.value<" + t + "> {");
        b.nested(() -> {
            inner.emit(b);
            b.line("async.yield " + b.value(t) + " : " + t);
        });
        b.line("}");
        if (b.draw.coin()) b.line("async.await " + token + " : !async.token");
        b.add(t, b.temporary("async.await " + value + " : !async.value<" + t + ">"));
    }

    /** A variable that is written and read, and has its first value again afterwards: calls do not see one another's. */
    void variable() {
        Type t = b.types.scalar();
        if (t.isIndex() || TypeMenu.width(t) > 64) return;
        String symbol = b.variable(t);
        String type = " : " + t;
        String before = b.temporary("ml_program.global_load " + symbol + type);
        b.add(t, before);
        b.line("ml_program.global_store " + symbol + " = " + b.value(t) + type);
        b.add(t, b.temporary("ml_program.global_load " + symbol + type));
        b.line("ml_program.global_store " + symbol + " = " + before + type);
    }
}
