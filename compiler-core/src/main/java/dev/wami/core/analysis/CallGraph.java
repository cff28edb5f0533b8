package dev.wami.core.analysis;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Operation.Walk;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.CallLike;
import dev.wami.core.ir.trait.CallableLike;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Which functions with a body call which, directly and by name. Upstream: CallGraph. */
public final class CallGraph {

    /** A call inside {@code caller}; {@code callee} is null if it is unknown or has no body. */
    public record Call(
            Operation caller, Operation call, @Nullable Operation callee) {}

    private final SymbolTables symbols;
    /** The functions in order, with their calls in order. */
    private final Map<Operation, List<Call>> calls = new LinkedHashMap<>();

    /** The functions inside {@code root}. */
    public CallGraph(Operation root, SymbolTables symbols) {
        this.symbols = symbols;
        root.walkOuterFirst(op -> {
            if (bodyOf(op) != null) calls.put(op, List.of());
            return Walk.INTO;
        });
        for (Operation function : List.copyOf(calls.keySet())) update(function);
    }

    /** The body of {@code op} if it is a function with one. */
    public static @Nullable Region bodyOf(@Nullable Operation op) {
        Region body = op instanceof CallableLike c ? c.callableRegion() : null;
        return body == null || body.isEmpty() ? null : body;
    }

    /** The functions with a body, in the order of the source. */
    public List<Operation> functions() {
        return new ArrayList<>(calls.keySet());
    }

    /** The calls in {@code function}, but not in functions nested in it. */
    public List<Call> calls(Operation function) {
        return calls.getOrDefault(function, List.of());
    }

    /** Looks for the calls in {@code function} again. */
    public void update(Operation function) {
        Region body = bodyOf(function);
        List<Call> found = new ArrayList<>();
        if (body != null) for (var b : body) for (Operation op : b) collect(function, op, found);
        calls.put(function, found);
    }

    /** Appends the calls in {@code op}, which is inside {@code function}. */
    public void collect(Operation function, Operation op, List<Call> out) {
        op.walkOuterFirst(o -> {
            if (o instanceof CallLike) out.add(new Call(function, o, resolve(o)));
            return o instanceof CallableLike ? Walk.OVER : Walk.INTO;
        });
    }

    private @Nullable Operation resolve(Operation call) {
        SymbolRef ref = ((CallLike) call).callee();
        Operation callee = ref == null ? null : symbols.lookup(call, ref);
        return bodyOf(callee) == null ? null : callee;
    }

    public void remove(Operation function) {
        calls.remove(function);
    }

    /**
     * The functions in groups that call one another in a cycle, callees before callers otherwise. After Tarjan,
     * "Depth-First Search and Linear Graph Algorithms", with an explicit stack.
     */
    public List<List<Operation>> components() {
        return new Tarjan().run();
    }

    private final class Tarjan {
        private final Map<Operation, Integer> number = new IdentityHashMap<>();
        private final Map<Operation, Integer> low = new IdentityHashMap<>();
        private final Deque<Operation> path = new ArrayDeque<>();
        private final Deque<Integer> nextCall = new ArrayDeque<>();
        private final List<Operation> component = new ArrayList<>();
        private final List<List<Operation>> out = new ArrayList<>();

        List<List<Operation>> run() {
            for (Operation f : calls.keySet()) {
                if (number.containsKey(f)) continue;
                enter(f);
                while (!path.isEmpty()) step();
            }
            return out;
        }

        private void enter(Operation f) {
            number.put(f, number.size());
            low.put(f, number.get(f));
            path.push(f);
            nextCall.push(0);
            component.add(f);
        }

        private void step() {
            Operation f = path.element();
            int i = nextCall.pop();
            List<Call> all = calls(f);
            if (i < all.size()) {
                nextCall.push(i + 1);
                Operation callee = all.get(i).callee();
                if (callee == null) return;
                if (!number.containsKey(callee)) enter(callee);
                else if (low.containsKey(callee)) low.merge(f, number.get(callee), Math::min);
                return;
            }
            path.pop();
            Operation caller = path.peek();
            Integer reach = low.get(f);
            if (caller != null && reach != null) low.merge(caller, reach, Math::min);
            if (Objects.equals(low.get(f), number.get(f))) close(f);
        }

        private void close(Operation f) {
            List<Operation> members = new ArrayList<>(component.subList(component.indexOf(f), component.size()));
            component
                    .subList(component.size() - members.size(), component.size())
                    .clear();
            for (Operation m : members) low.remove(m);
            Collections.reverse(members);
            out.add(members);
        }
    }
}
