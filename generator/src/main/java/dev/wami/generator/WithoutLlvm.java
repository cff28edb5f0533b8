package dev.wami.generator;

import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.Type;
import java.util.List;

/**
 * What mlir-opt lowers only with a runtime library, or not at all: asynchronous work, transfers, globals of ml_program.
 */
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
        execute(token, value, t);
        if (b.draw.coin()) b.line("async.await " + token + " : !async.token");
        b.add(t, b.temporary("async.await " + value + " : !async.value<" + t + ">"));
    }

    private void execute(String token, String value, Type t) {
        b.line(token + ", " + value + " = async.execute -> !async.value<" + t + "> {");
        b.nested(() -> {
            inner.emit(b);
            b.line("async.yield " + b.value(t) + " : " + t);
        });
        b.line("}");
    }

    /** Some work in a group that is waited for as a whole. */
    void group() {
        int count = b.draw.between(1, 3);
        String group = b.temporary("async.create_group " + b.index(count) + " : !async.group");
        for (int i = 0; i < count; i++) {
            Type t = b.types.any();
            String token = b.fresh();
            String value = b.fresh();
            execute(token, value, t);
            String rank = b.temporary("async.add_to_group " + token + ", " + group + " : !async.token");
            if (b.draw.coin()) b.publish(IndexType.INDEX, rank);
            b.add(t, b.temporary("async.await " + value + " : !async.value<" + t + ">"));
        }
        b.line("async.await_all " + group);
    }

    /** A transfer between two buffers that is waited for. */
    void transfer() {
        Type t = b.types.scalar();
        if (!TypeMenu.fillsBytes(t)) return;
        int size = b.draw.between(1, 6);
        MemoryStatements memory = new MemoryStatements(b);
        Buffer from = memory.allocated(t, List.of(size));
        Buffer to = memory.allocated(t, List.of(size));
        if (to.constant()) return;
        String tag = b.temporary("memref.alloca() : memref<1xi32>");
        String zero = b.index(0);
        int count = b.draw.between(1, size);
        String n = b.index(count);
        b.line("memref.dma_start " + from.name() + "[" + b.indexBelow(size - count + 1) + "], " + to.name() + "["
                + b.indexBelow(size - count + 1) + "], " + n + ", " + tag + "[" + zero + "] : " + from.type() + ", "
                + to.type() + ", memref<1xi32>");
        b.line("memref.dma_wait " + tag + "[" + zero + "], " + n + " : memref<1xi32>");
        b.define(t, "memref.load " + to.somewhere(b));
    }

    /** A constant of the module. */
    void constant() {
        Type t = b.types.scalar();
        if (t.isIndex() || TypeMenu.width(t) > 64) return;
        b.define(t, "ml_program.global_load_const " + b.variable("", t) + " : " + t);
    }

    /**
     * A variable that is written and read, and has its first value again afterwards: calls do not see one another's.
     */
    void variable() {
        Type t = b.types.scalar();
        if (t.isIndex() || TypeMenu.width(t) > 64) return;
        String symbol = b.variable("mutable ", t);
        String type = " : " + t;
        String before = b.temporary("ml_program.global_load " + symbol + type);
        b.add(t, before);
        b.line("ml_program.global_store " + symbol + " = " + b.value(t) + type);
        b.add(t, b.temporary("ml_program.global_load " + symbol + type));
        b.line("ml_program.global_store " + symbol + " = " + before + type);
    }
}
