package dev.wami.loops.alias;

import dev.wami.core.analysis.Aliases;
import dev.wami.core.analysis.CallGraph;
import dev.wami.core.analysis.KnownCallers;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.CallLike;
import dev.wami.core.ir.trait.DistinctObjects;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.std.memref.MemRefMetadata.DistinctObjectsOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Says in functions which of their arguments share no memory, because they share none in any of the calls, all of which
 * are known:
 *
 * <pre>
 *   f(a, b):                   f(a, b):
 *     ... a, b          -&gt;       a', b' = memref.distinct_objects a, b
 *                                ... a', b'
 * </pre>
 *
 * Of calls in functions whose own arguments are passed on it is assumed as long as nothing speaks against it. LLVM's
 * Attributor deduces noalias so.
 */
public final class DistinctArguments extends Pass {
    private static final Statistic PAIRS = new Statistic("num-pairs", "Number of pairs of arguments found to be apart");

    @Override
    public String name() {
        return "distinct-arguments";
    }

    @Override
    public String summary() {
        return "say which arguments share no memory in any call";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(PAIRS);
    }

    @Override
    public void run(Operation root, PassContext context) {
        int pairs = root instanceof SymbolTable ? new Run(root, context).run() : 0;
        context.count(PAIRS.name(), pairs);
        if (pairs == 0) context.keepAllAnalyses();
    }

    /** The arguments of a function that are memrefs, and which pairs of them, {@code i < j}, may still be apart. */
    private record Arguments(Block entry, boolean[][] apart) {
        static Arguments of(Region body) {
            int count = body.entry().argumentCount();
            boolean[][] apart = new boolean[count][count];
            for (int i = 0; i < count; i++) {
                for (int j = i + 1; j < count; j++) {
                    apart[i][j] = isMemRef(body.entry().argument(i))
                            && isMemRef(body.entry().argument(j));
                }
            }
            return new Arguments(body.entry(), apart);
        }

        private static boolean isMemRef(Value v) {
            return v.type() instanceof MemRefType;
        }
    }

    private static final class Run {
        private final Map<Operation, Arguments> functions = new LinkedHashMap<>();
        private final List<CallGraph.Call> calls = new ArrayList<>();
        private final PassContext context;

        Run(Operation root, PassContext context) {
            this.context = context;
            CallGraph graph = new CallGraph(root, new SymbolTables());
            KnownCallers callers = new KnownCallers(root);
            Set<Operation> called = Collections.newSetFromMap(new IdentityHashMap<>());
            for (Operation f : graph.functions()) {
                for (CallGraph.Call c : graph.calls(f)) {
                    calls.add(c);
                    if (c.callee() != null) called.add(c.callee());
                }
            }
            for (Operation f : graph.functions()) {
                Region body = CallGraph.bodyOf(f);
                if (body != null && called.contains(f) && callers.areKnown(f)) functions.put(f, Arguments.of(body));
            }
        }

        int run() {
            boolean changed = true;
            while (changed) {
                changed = false;
                for (CallGraph.Call c : calls) changed |= refute(c);
            }
            int pairs = 0;
            for (Map.Entry<Operation, Arguments> f : functions.entrySet()) {
                int apart = say(f.getValue());
                if (apart > 0) context.passed(f.getKey(), "%d pairs of arguments share no memory in any call", apart);
                else context.missed(f.getKey(), "no two arguments are known to share no memory");
                pairs += apart;
            }
            return pairs;
        }

        /** Takes back what {@code call} speaks against; whether anything was. */
        private boolean refute(CallGraph.Call call) {
            Arguments callee = call.callee() == null ? null : functions.get(call.callee());
            if (callee == null) return false;
            List<Value> passed = ((CallLike) call.call()).callArguments();
            boolean changed = false;
            for (int i = 0; i < passed.size(); i++) {
                for (int j = i + 1; j < passed.size(); j++) {
                    if (!callee.apart[i][j] || areApart(passed.get(i), passed.get(j), functions.get(call.caller()))) {
                        continue;
                    }
                    callee.apart[i][j] = false;
                    changed = true;
                }
            }
            return changed;
        }

        private static boolean areApart(Value a, Value b, @Nullable Arguments caller) {
            if (Aliases.alias(a, b) == Aliases.Alias.NO) return true;
            if (caller == null) return false;
            if (!(MemoryFacts.source(a) instanceof BlockArgument x)) return false;
            if (!(MemoryFacts.source(b) instanceof BlockArgument y)) return false;
            if (x.owner() != caller.entry || y.owner() != caller.entry) return false;
            return caller.apart[Math.min(x.index(), y.index())][Math.max(x.index(), y.index())];
        }
    }

    // ---- what was found

    /** Says it at the start of the function; of how many pairs it was not said before. */
    private static int say(Arguments function) {
        Block entry = function.entry;
        Map<Value, Value> distinct = new LinkedHashMap<>();
        Set<Operation> own = Collections.newSetFromMap(new IdentityHashMap<>());
        Builder at = entry.first() == null ? Builder.atEnd(entry) : Builder.before(entry.first());
        int pairs = 0;
        for (int i = 0; i < entry.argumentCount(); i++) {
            for (int j = i + 1; j < entry.argumentCount(); j++) {
                Value a = entry.argument(i);
                Value b = entry.argument(j);
                if (!function.apart[i][j] || isSaid(a) || isSaid(b)) continue;
                Value x = distinct.getOrDefault(a, a);
                Value y = distinct.getOrDefault(b, b);
                DistinctObjectsOp said = at.insert(new DistinctObjectsOp(a.location(), List.of(x, y)));
                own.add(said);
                distinct.put(a, said.result(0));
                distinct.put(b, said.result(1));
                pairs++;
            }
        }
        distinct.forEach((a, last) -> a.replaceUsesIf(last, use -> !own.contains(use.owner())));
        return pairs;
    }

    /** Whether a run before has put another name in the place of {@code argument}. */
    private static boolean isSaid(Value argument) {
        return argument.hasOneUse() && argument.uses().iterator().next().owner() instanceof DistinctObjects;
    }
}
