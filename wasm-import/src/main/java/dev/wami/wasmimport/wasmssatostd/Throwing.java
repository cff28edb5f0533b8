package dev.wami.wasmimport.wasmssatostd;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Operation.Walk;
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
    /** Of functions that are defined here, those that call them where nothing catches all. */
    private final Map<String, List<String>> callers = new HashMap<>();
    /** Functions with an instruction that may throw and calls nothing that is defined here. */
    private final Deque<String> found = new ArrayDeque<>();

    private boolean exceptions;

    /** What is known without bodies, which are to be told by {@link #look} if there may be any exceptions. */
    Throwing(Operation module) {
        for (Operation op : module.region(0).entry()) {
            if (op instanceof Functions.ImportFuncOp f) imports.add(f.definitionName());
            exceptions |= op instanceof TagDefinition;
        }
    }

    /** Whether exceptions may come up in {@code module}, whose bodies are there. */
    static boolean isPossible(Operation module) {
        return !module.walkOuterFirst(op -> op instanceof TagDefinition || isAboutAny(op) ? Walk.STOP : Walk.INTO);
    }

    /** Whether exceptions matter to {@code op} that need not be of a tag of the module. */
    private static boolean isAboutAny(Operation op) {
        return op instanceof TryTableOp || op instanceof Exceptions.ThrowRefOp;
    }

    /** Looks at the body of a function. */
    void look(Functions.FuncOp f) {
        String name = f.definitionName();
        f.walk(op -> {
            exceptions |= isAboutAny(op);
            if (!(op instanceof CallInstruction || isThrow(op)) || catchesAll(op)) return;
            if (op instanceof CallInstruction.Direct c
                    && !imports.contains(c.callee().root())) {
                callers.computeIfAbsent(c.callee().root(), k -> new ArrayList<>(2))
                        .add(name);
            } else {
                found.add(name);
            }
        });
    }

    /** From functions that may be left by an exception to their callers, once all bodies have been looked at. */
    void spread() {
        if (!exceptions) found.clear();
        while (!found.isEmpty()) {
            String name = found.poll();
            if (left.add(name)) found.addAll(callers.getOrDefault(name, List.of()));
        }
        callers.clear();
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
        if (isThrow(op)) return true;
        if (!exceptions || !(op instanceof CallInstruction)) return false;
        if (!(op instanceof CallInstruction.Direct c)) return true;
        return imports.contains(c.callee().root()) || left.contains(c.callee().root());
    }

    private static boolean isThrow(Operation op) {
        return op instanceof Exceptions.ThrowOp || op instanceof Exceptions.ThrowRefOp;
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
