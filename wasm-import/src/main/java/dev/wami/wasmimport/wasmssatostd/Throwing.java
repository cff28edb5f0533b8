package dev.wami.wasmimport.wasmssatostd;

import dev.wami.core.ir.Operation;
import dev.wami.wasmops.CallInstruction;
import dev.wami.wasmops.CatchClause;
import dev.wami.wasmssa.Blocks.BlockLike;
import dev.wami.wasmssa.Exceptions;
import dev.wami.wasmssa.Exceptions.TagDefinition;
import dev.wami.wasmssa.Functions;
import dev.wami.wasmssa.TryTableOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which instructions may throw, and which functions may be left by an exception: those with an instruction that may
 * throw and is not inside something that catches all. In a module without tags and handlers none does; in others calls
 * of imports and calls by reference may throw anything, direct calls what their function may.
 */
final class Throwing {
    private final Set<String> left = new HashSet<>();
    private final Set<String> imports = new HashSet<>();
    private boolean exceptions;

    Throwing(Operation module) {
        List<Functions.FuncOp> functions = new ArrayList<>();
        for (Operation op : module.region(0).entry()) {
            if (op instanceof Functions.ImportFuncOp f) imports.add(f.definitionName());
            else if (op instanceof Functions.FuncOp f) functions.add(f);
            exceptions |= op instanceof TagDefinition;
        }
        for (Functions.FuncOp f : functions) if (!exceptions) f.walk(this::look);
        if (exceptions) spread(functions);
    }

    private void look(Operation op) {
        exceptions |= op instanceof TryTableOp || op instanceof Exceptions.ThrowRefOp;
    }

    /** From functions that may be left by an exception to their callers. */
    private void spread(List<Functions.FuncOp> functions) {
        Map<String, List<String>> callers = new HashMap<>();
        Deque<String> found = new ArrayDeque<>();
        for (Functions.FuncOp f : functions) {
            String name = f.definitionName();
            f.walk(op -> {
                if (catchesAll(op)) return;
                if (op instanceof CallInstruction.Direct c
                        && !imports.contains(c.callee().root())) {
                    callers.computeIfAbsent(c.callee().root(), k -> new ArrayList<>())
                            .add(name);
                } else if (mayThrow(op)) {
                    found.add(name);
                }
            });
        }
        while (!found.isEmpty()) {
            String name = found.poll();
            if (left.add(name)) found.addAll(callers.getOrDefault(name, List.of()));
        }
    }

    /** Whether an exception of {@code op} stays in its function. */
    private static boolean catchesAll(Operation op) {
        List<Handler> handlers = handlers(op);
        return !handlers.isEmpty() && handlers.get(handlers.size() - 1).clause().tag() == null;
    }

    /** Whether there may be any exceptions. */
    boolean hasExceptions() {
        return exceptions;
    }

    boolean mayThrow(Operation op) {
        if (op instanceof Exceptions.ThrowOp || op instanceof Exceptions.ThrowRefOp) return true;
        if (!exceptions || !(op instanceof CallInstruction)) return false;
        if (!(op instanceof CallInstruction.Direct c)) return true;
        return imports.contains(c.callee().root()) || left.contains(c.callee().root());
    }

    /** Whether an exception may leave a function that is defined here. */
    boolean leaves(String function) {
        return left.contains(function);
    }

    // ---- handlers

    /** A clause that an exception may get to, and what it is one of. */
    record Handler(CatchClause clause, TryTableOp owner) {}

    /**
     * The clauses that are tried if {@code op} throws, the innermost first, up to one that takes all; none behind a
     * tail call, which has left the function before.
     */
    static List<Handler> handlers(Operation op) {
        List<Handler> out = new ArrayList<>();
        if (op instanceof CallInstruction c && c.isTail()) return out;
        for (Operation at = op.parentOp(); at instanceof BlockLike; at = at.parentOp()) {
            if (!(at instanceof TryTableOp t)) continue;
            for (CatchClause c : t.catches()) {
                out.add(new Handler(c, t));
                if (c.tag() == null) return out;
            }
        }
        return out;
    }
}
