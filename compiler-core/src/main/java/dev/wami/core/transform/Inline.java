package dev.wami.core.transform;

import dev.wami.core.analysis.CallGraph;
import dev.wami.core.analysis.CallGraph.Call;
import dev.wami.core.analysis.Effects;
import dev.wami.core.analysis.SymbolUses;
import dev.wami.core.analysis.SymbolUses.SymbolUse;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Operation.Walk;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.UnregisteredOp;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.trait.IsolatedFromAbove;
import dev.wami.core.ir.trait.LoopLike;
import dev.wami.core.ir.trait.SingleBlock;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Pipeline;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Replaces calls by the bodies of the functions called, callees first, and simplifies callers in between; removes
 * private functions that nothing calls any more (upstream: inline).
 */
public final class Inline extends Pass {
    public final Option<String> defaultPipeline = Option.of(
            "default-pipeline", "canonicalize", "the pipeline run on functions before calls in them are inlined");
    public final Option<List<String>> opPipelines = Option.of(
            "op-pipelines", List.of(), "pipelines for functions of certain operations, as dialect.op(pipeline)");
    public final Option<Integer> maxIterations =
            Option.of("max-iterations", 4, "how often calls within a cycle of functions are looked at");
    public final Option<Long> inliningThreshold = Option.of(
            "inlining-threshold",
            4294967295L,
            "operations in the callee, in percent of those in the caller, above which it is not inlined");
    public final Option<Long> maxCopied = Option.of(
            "max-copied",
            Long.MAX_VALUE,
            "operations, a loop being as many as 30, above which only what is called once and vanishes is inlined");
    public final Option<Boolean> onlySmaller =
            Option.of("only-smaller", false, "inline only what is called once, or is no more than the call of it");

    private static final int LOOP = 30;

    @Override
    public String name() {
        return "inline";
    }

    @Override
    public String summary() {
        return "inline function calls";
    }

    @Override
    public void run(Operation root, PassContext context) {
        if (!(root instanceof SymbolTable)) {
            context.diagnostics()
                    .error(root, "was scheduled to run under the inliner, but does not define a symbol table");
            return;
        }
        Pipelines pipelines = Pipelines.parse(this, context);
        if (pipelines != null) new Run(root, context, pipelines).run();
    }

    /** What to run on functions, by the name of their operation. */
    private record Pipelines(
            Map<String, Pipeline> byOp, @Nullable Pipeline others) {
        static @Nullable Pipelines parse(Inline pass, PassContext context) {
            Map<String, Pipeline> byOp = new LinkedHashMap<>();
            for (String text : pass.opPipelines.get()) {
                Pipeline p = Pipeline.parse(text, context.passes(), context.diagnostics());
                if (p == null) return null;
                byOp.put(p.anchor(), p);
            }
            String text = pass.defaultPipeline.get();
            if (text.isEmpty()) return new Pipelines(byOp, null);
            Pipeline others = Pipeline.parseBody(Pipeline.ANY, text, context.passes(), context.diagnostics());
            return others == null ? null : new Pipelines(byOp, others);
        }

        @Nullable
        Pipeline of(Operation function) {
            return byOp.getOrDefault(function.name(), others);
        }
    }

    /** The functions that may be removed once nothing refers to them, with how many references there are. */
    private static final class References {
        private final Map<Operation, Integer> counts = new IdentityHashMap<>();
        /** Per function, what it refers to and how often. */
        private final Map<Operation, Map<Operation, Integer>> inside = new IdentityHashMap<>();

        private final SymbolTables symbols;

        References(Operation root, CallGraph graph, SymbolTables symbols) {
            this.symbols = symbols;
            boolean allVisible = root.block() == null;
            Set<Operation> functions = new LinkedHashSet<>(graph.functions());
            for (Operation f : functions) if (isDiscardable(f, allVisible)) counts.put(f, 0);
            root.walkOuterFirst(table -> {
                if (table instanceof SymbolTable) keepReferencedOutside(table, functions);
                return Walk.INTO;
            });
            for (Operation f : functions) add(f);
        }

        private static boolean isDiscardable(Operation f, boolean allVisible) {
            return f instanceof Symbol s
                    && (allVisible || s.visibility() == Symbol.Visibility.PRIVATE)
                    && s.canDiscardOnUseEmpty();
        }

        /** What something other than a function refers to has to stay. */
        private void keepReferencedOutside(Operation table, Set<Operation> functions) {
            for (Block b : table.region(0)) {
                for (Operation op : b) {
                    if (functions.contains(op)) continue;
                    List<SymbolUse> uses = SymbolUses.of(op);
                    if (uses == null) counts.clear();
                    else for (SymbolUse u : uses) counts.remove(symbols.lookup(u.user(), u.reference()));
                }
            }
        }

        private void add(Operation function) {
            Map<Operation, Integer> here = new LinkedHashMap<>();
            List<SymbolUse> uses = SymbolUses.of(function);
            if (uses == null) {
                counts.clear();
                uses = List.of();
            }
            for (SymbolUse u : uses) {
                Operation target = symbols.lookup(u.user(), u.reference());
                if (target != null && counts.containsKey(target)) here.merge(target, 1, Integer::sum);
            }
            inside.put(function, here);
            here.forEach((target, n) -> counts.computeIfPresent(target, (k, old) -> old + n));
        }

        void forget(Operation function) {
            Map<Operation, Integer> here = inside.remove(function);
            if (here != null) here.forEach((target, n) -> counts.computeIfPresent(target, (k, old) -> old - n));
        }

        /** {@code caller} now has the references of {@code callee} instead of one call of it. */
        void inlined(Operation caller, Operation callee) {
            Map<Operation, Integer> into = inside.computeIfAbsent(caller, k -> new LinkedHashMap<>());
            into.computeIfPresent(callee, (k, n) -> n - 1);
            counts.computeIfPresent(callee, (k, n) -> n - 1);
            inside.getOrDefault(callee, Map.of()).forEach((target, n) -> {
                into.merge(target, n, Integer::sum);
                counts.computeIfPresent(target, (k, old) -> old + n);
            });
        }

        void recount(Operation function) {
            forget(function);
            add(function);
        }

        boolean isDead(Operation function) {
            if (!(function instanceof Symbol)) return function.isUnused() && Effects.isMemoryEffectFree(function);
            return Integer.valueOf(0).equals(counts.get(function));
        }

        boolean isUsedOnce(Operation function) {
            return Integer.valueOf(1).equals(counts.get(function));
        }
    }

    private final class Run {
        private final PassContext context;
        private final Pipelines pipelines;
        private final SymbolTables symbols = new SymbolTables();
        private final CallGraph graph;
        private final References references;
        private final InlineCall inliner;
        private final Set<Operation> dead = new LinkedHashSet<>();
        /** What each function called before anything was inlined. */
        private final Map<Operation, Set<Operation>> callees = new IdentityHashMap<>();

        Run(Operation root, PassContext context, Pipelines pipelines) {
            this.context = context;
            this.pipelines = pipelines;
            this.graph = new CallGraph(root, symbols);
            this.references = new References(root, graph, symbols);
            this.inliner = new InlineCall(context.context());
            for (Operation f : graph.functions()) {
                Set<Operation> called = new LinkedHashSet<>();
                for (Call c : graph.calls(f)) if (c.callee() != null) called.add(c.callee());
                callees.put(f, called);
            }
        }

        void run() {
            for (List<Operation> component : graph.components()) {
                List<Operation> functions = new ArrayList<>(component);
                for (int i = 0; i < maxIterations.get(); i++) {
                    if (!simplify(functions)) return;
                    if (!inlineCalls(functions)) break;
                }
            }
            for (Operation f : dead) f.erase();
        }

        private boolean simplify(List<Operation> functions) {
            for (Operation f : functions) {
                Pipeline p = pipelines.of(f);
                if (p == null || !(f instanceof IsolatedFromAbove)) continue;
                if (!context.run(p, f)) return false;
                graph.update(f);
                references.recount(f);
            }
            return true;
        }

        /** One entry per inlining: what was inlined, and the entry that the call came from. */
        private record History(Operation callee, @Nullable History from) {}

        private record Candidate(Call call, @Nullable History history) {}

        /** Inlines the calls in {@code functions}, and those that come to light; whether there were any. */
        private boolean inlineCalls(List<Operation> functions) {
            Set<Operation> removed = new LinkedHashSet<>();
            List<Candidate> candidates = new ArrayList<>();
            for (Operation f : functions) {
                if (references.isDead(f)) removed.add(f);
                else for (Call c : graph.calls(f)) candidates.add(new Candidate(c, null));
            }
            boolean any = false;
            for (int i = 0; i < candidates.size(); i++) {
                Call call = candidates.get(i).call;
                Operation callee = call.callee();
                if (callee == null || removed.contains(call.caller())) continue;
                if (isIn(callee, candidates.get(i).history) || !isWanted(call, callee)) continue;
                boolean inPlace = references.isUsedOnce(callee);
                List<Call> found = new ArrayList<>();
                boolean done =
                        inliner.inline(call.call(), callee, inPlace, op -> graph.collect(call.caller(), op, found));
                if (!done) continue;
                any = true;
                History history = new History(callee, candidates.get(i).history);
                for (Call c : found) candidates.add(new Candidate(c, history));
                references.inlined(call.caller(), callee);
                if (inPlace) {
                    references.forget(callee);
                    removed.add(callee);
                }
            }
            for (Operation f : functions) if (!removed.contains(f)) graph.update(f);
            functions.removeAll(removed);
            for (Operation f : removed) {
                references.forget(f);
                graph.remove(f);
            }
            dead.addAll(removed);
            return any;
        }

        private static boolean isIn(Operation callee, @Nullable History history) {
            for (History h = history; h != null; h = h.from) if (h.callee == callee) return true;
            return false;
        }

        private boolean isWanted(Call call, Operation callee) {
            if (call.call() instanceof Terminator) return false;
            Set<Operation> called = callees.getOrDefault(callee, Set.of());
            if (called.contains(callee) || called.contains(call.caller())) return false;
            Region body = CallGraph.bodyOf(callee);
            if (body == null || body.isAncestorOf(call.call().parentRegion())) return false;
            return fitsBlocks(call.call(), callee, body) && isProfitable(call, callee, body);
        }

        /** Several blocks cannot go where only one may be. */
        private static boolean fitsBlocks(Operation call, Operation callee, Region body) {
            Operation around = call.parentOp();
            if (body.hasOneBlock() || around == null || around.name().equals(callee.name())) return true;
            return !(around instanceof SingleBlock) && !(around instanceof UnregisteredOp);
        }

        private boolean isProfitable(Call call, Operation callee, Region body) {
            if (onlySmaller.get()) return references.isUsedOnce(callee) || isTiny(call.call(), body);
            if (!references.isUsedOnce(callee) && sizeOf(body) > maxCopied.get()) return false;
            long threshold = inliningThreshold.get();
            Region caller = CallGraph.bodyOf(call.caller());
            if (threshold >= 4294967295L || caller == null) return true;
            return count(body) * 100 / Math.max(1, count(caller)) <= threshold;
        }

        /** A call passes each argument and takes each result; the body's terminator is not copied. */
        private static boolean isTiny(Operation call, Region body) {
            return count(body) - 1 <= Math.max(1, call.operandCount() + call.resultCount());
        }

        /** What runs for long is hardly faster without a call. */
        private static long sizeOf(Region body) {
            long[] n = {0};
            for (Block b : body) for (Operation op : b) op.walk(o -> n[0] += sizeOf(o));
            return n[0];
        }

        private static int sizeOf(Operation op) {
            if (op instanceof LoopLike) return LOOP;
            return op instanceof ConstantLike ? 0 : 1;
        }

        private static long count(Region r) {
            long[] n = {0};
            for (Block b : r) for (Operation op : b) op.walk(o -> n[0]++);
            return n[0];
        }
    }
}
