package dev.wami.conversions.dcont;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.CallLike;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.dcont.Coroutines.NewOp;
import dev.wami.dcont.Coroutines.SuspendOp;
import dev.wami.dcont.ResumeOp;
import dev.wami.std.func.FuncCalls;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which functions may be suspended: those that a continuation can reach by calls, and in which, or below which, there
 * is a suspension. A resume counts as one, as suspensions of other types pass through it; so does a call of a value.
 */
final class SuspendingFunctions {

    /** What matters of one function. */
    private static final class Facts {
        boolean suspends;
        boolean callsValues;
        final Set<String> callees = new LinkedHashSet<>();
    }

    private final Map<String, Facts> functions = new LinkedHashMap<>();
    private final Set<String> begun = new LinkedHashSet<>();
    private final Set<String> taken = new LinkedHashSet<>();

    private SuspendingFunctions() {}

    static Set<String> in(Operation module) {
        SuspendingFunctions all = new SuspendingFunctions();
        for (Operation op : module.region(0).entry()) {
            if (op instanceof FunctionLike f && !f.isDeclaration()) {
                all.functions.put(f.functionName(), all.examine(op));
            }
        }
        Set<String> found = all.reachable();
        found.retainAll(all.suspending());
        return found;
    }

    private Facts examine(Operation function) {
        Facts facts = new Facts();
        function.walk(op -> {
            if (op instanceof NewOp n) begun.add(n.function().root());
            else if (op instanceof FuncCalls.ConstantOp c) {
                taken.add(c.function().root());
            } else if (op instanceof SuspendOp || op instanceof ResumeOp) facts.suspends = true;
            else if (op instanceof CallLike call) {
                SymbolRef callee = call.callee();
                if (callee == null) facts.callsValues = true;
                else facts.callees.add(callee.root());
            }
        });
        facts.suspends |= facts.callsValues;
        return facts;
    }

    /** What continuations begin with, and what is called from there. */
    private Set<String> reachable() {
        Set<String> seen = new LinkedHashSet<>();
        Deque<String> open = new ArrayDeque<>(begun);
        while (!open.isEmpty()) {
            String name = open.pop();
            Facts facts = functions.get(name);
            if (facts == null || !seen.add(name)) continue;
            open.addAll(facts.callees);
            if (facts.callsValues) open.addAll(taken);
        }
        return seen;
    }

    /** What suspends, or calls what does. */
    private Set<String> suspending() {
        Map<String, List<String>> callers = new LinkedHashMap<>();
        functions.forEach((name, facts) -> {
            for (String c : facts.callees) {
                callers.computeIfAbsent(c, k -> new ArrayList<>()).add(name);
            }
        });
        Set<String> seen = new LinkedHashSet<>();
        Deque<String> open = new ArrayDeque<>();
        functions.forEach((name, facts) -> {
            if (facts.suspends) open.add(name);
        });
        while (!open.isEmpty()) {
            String name = open.pop();
            if (seen.add(name)) open.addAll(callers.getOrDefault(name, List.of()));
        }
        return seen;
    }
}
