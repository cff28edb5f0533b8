package dev.wami.loops.alias;

import dev.wami.core.analysis.CallEffects;
import dev.wami.core.analysis.CallGraph;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Says of calls what they do, as {@link CallEffects}: of functions in the same module, whose bodies are looked at,
 * callees before callers.
 *
 * <pre>
 *   f(a, b): b[0] = a[0]                 f(a, b): b[0] = a[0]
 *   g(c, d): call f(c, d)        -&gt;      g(c, d): call f(c, d)    reads c, writes d
 * </pre>
 *
 * So loops with calls are no end of all analysis: memory that a call does not touch stays where it is, calls that only
 * compute may be moved, merged, and done for one lane after the other. Of functions in a cycle it is assumed that they
 * do nothing as long as nothing speaks against it. LLVM's PostOrderFunctionAttrs deduces memory(...) and speculatable
 * so.
 */
public final class InferCallEffects extends Pass {
    private static final Statistic CALLS = new Statistic("num-calls", "Number of calls whose effects became known");
    private static final Statistic PURE = new Statistic("num-pure", "Number of calls among them that only compute");

    @Override
    public String name() {
        return "infer-call-effects";
    }

    @Override
    public String summary() {
        return "say of calls which memory they read and write";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(CALLS, PURE);
    }

    @Override
    public void run(Operation root, PassContext context) {
        int calls = root instanceof SymbolTable ? new Run(root, context).run() : 0;
        if (calls == 0) context.keepAllAnalyses();
    }

    private static final class Run {
        private final CallGraph graph;
        private final PassContext context;
        /** What is known of functions; nothing of those that may do anything. */
        private final Map<Operation, FunctionEffects> known = new IdentityHashMap<>();

        Run(Operation root, PassContext context) {
            this.context = context;
            graph = new CallGraph(root, new SymbolTables());
        }

        int run() {
            Set<Operation> called = called();
            if (called.isEmpty()) return 0;
            for (List<Operation> cycle : graph.components()) {
                if (cycle.stream().anyMatch(called::contains)) examine(cycle);
            }
            int calls = 0;
            for (Operation f : graph.functions()) {
                for (CallGraph.Call c : graph.calls(f)) if (say(c)) calls++;
            }
            return calls;
        }

        private Set<Operation> called() {
            Set<Operation> out = Collections.newSetFromMap(new IdentityHashMap<>());
            for (Operation f : graph.functions()) {
                for (CallGraph.Call c : graph.calls(f)) if (c.callee() != null) out.add(c.callee());
            }
            return out;
        }

        /** Looks at functions that call one another until what is known of them stays the same. */
        private void examine(List<Operation> cycle) {
            boolean recursive = cycle.size() > 1 || callsItself(cycle.get(0));
            for (Operation f : cycle) if (recursive) known.put(f, FunctionEffects.NONE);
            boolean changed = true;
            while (changed) {
                changed = false;
                for (Operation f : cycle) {
                    FunctionEffects now = FunctionEffects.of(f, callees(f));
                    // where it calls itself it may not end
                    if (now != null && recursive) now = now.stopping();
                    if (Objects.equals(now, known.get(f))) continue;
                    changed = recursive;
                    if (now == null) known.remove(f);
                    else known.put(f, now);
                }
            }
        }

        private boolean callsItself(Operation function) {
            return graph.calls(function).stream().anyMatch(c -> c.callee() == function);
        }

        /** What is known of what the calls in {@code function} call. */
        private Map<Operation, FunctionEffects> callees(Operation function) {
            Map<Operation, FunctionEffects> out = new IdentityHashMap<>();
            for (CallGraph.Call c : graph.calls(function)) {
                FunctionEffects callee = effects(c.callee());
                if (callee != null) out.put(c.call(), callee);
            }
            return out;
        }

        private @Nullable FunctionEffects effects(@Nullable Operation callee) {
            return callee == null ? null : known.get(callee);
        }

        /** Whether something new can be said of {@code call}. */
        private boolean say(CallGraph.Call call) {
            FunctionEffects callee = effects(call.callee());
            if (callee == null || callee.isAnything()) {
                context.missed(call.call(), "what it calls may do anything");
                return false;
            }
            CallEffects effects = callee.ofCall();
            if (effects.equals(CallEffects.of(call.call()))) return false;
            effects.attachTo(call.call());
            context.count(CALLS.name(), 1);
            if (callee.equals(FunctionEffects.NONE)) context.count(PURE.name(), 1);
            context.passed(call.call(), "%s", describe(effects));
            return true;
        }

        private static String describe(CallEffects effects) {
            List<String> does = new ArrayList<>();
            if (effects.readsAny()) does.add("reads any memory");
            else if (!effects.reads().isEmpty()) does.add("reads memory of arguments " + effects.reads());
            if (effects.writesAny()) does.add("writes any memory or stops");
            else if (!effects.writes().isEmpty()) does.add("writes memory of arguments " + effects.writes());
            return does.isEmpty() ? "touches no memory" : String.join(", ", does);
        }
    }
}
