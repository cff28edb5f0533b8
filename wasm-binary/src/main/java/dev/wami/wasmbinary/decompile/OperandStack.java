package dev.wami.wasmbinary.decompile;

import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/**
 * The operands of Wasm's stack as expressions that are not written yet. One that depends on what is about to change is
 * written into a temporary first, so that everything happens in the order of the instructions: C evaluates operands in
 * any order, so at most one of those that wait has an effect, and nothing that reads state is pushed after it.
 */
final class OperandStack {
    /** A longer expression is split. */
    private static final int LONGEST = 32;

    private static final int MOST_WAITING = 128;

    private final List<Expr> values = new ArrayList<>();
    private final BiFunction<ValueType, String, Var> temporaries;
    private final Consumer<Stmt> out;

    /** All values below are settled. */
    private int settled;

    OperandStack(BiFunction<ValueType, String, Var> temporaries, Consumer<Stmt> out) {
        this.temporaries = temporaries;
        this.out = out;
    }

    int size() {
        return values.size();
    }

    void push(Expr value) {
        if ((value.flags & Expr.EFFECT) != 0) {
            beforeWrite();
        } else if (value.flags != 0) {
            flush(e -> (e.flags & Expr.EFFECT) != 0);
        }
        if (values.size() - settled > MOST_WAITING) flushAll();
        values.add(value.size > LONGEST ? saved(value) : value);
    }

    Expr pop() {
        Expr value = values.remove(values.size() - 1);
        settled = Math.min(settled, values.size());
        return value;
    }

    /** The last {@code count} values, the first first. */
    List<Expr> pop(int count) {
        List<Expr> top = values.subList(values.size() - count, values.size());
        List<Expr> result = new ArrayList<>(top);
        top.clear();
        settled = Math.min(settled, values.size());
        return result;
    }

    void cut(int size) {
        while (values.size() > size) pop();
    }

    /** Memory, a table or a global is about to change. */
    void beforeWrite() {
        flush(e -> e.flags != 0);
    }

    /** Control may go elsewhere: what may trap, or changes something, is done before; values may be forgotten. */
    void beforeJump() {
        flush(e -> (e.flags & (Expr.TRAPS | Expr.EFFECT)) != 0);
    }

    void beforeSet(Var var) {
        flush(e -> e.reads(var));
    }

    /** Statements follow that may do anything, or may be done several times or never. */
    void flushAll() {
        flush(e -> !e.isSettled());
        settled = values.size();
    }

    private void flush(java.util.function.Predicate<Expr> which) {
        for (int i = settled; i < values.size(); i++) {
            Expr value = values.get(i);
            if (which.test(value)) values.set(i, saved(value));
        }
    }

    /** The value, written into a temporary now. */
    Expr saved(Expr value) {
        Var var = temporaries.apply(value.type, "");
        out.accept(new Stmt.Assign(var, value));
        return new Expr.Read(var, false);
    }

    /** The value in a form that may be written twice, and before something changes. */
    Expr settle(Expr value) {
        return value.isSettled() ? value : saved(value);
    }

    static Expr zero(ValueType type) {
        return type instanceof NumericType && type != NumericType.V128
                ? new Expr.Number(type, 0)
                : new Expr.Name(type == NumericType.V128 ? "(v128){0}" : "NULL", type);
    }
}
