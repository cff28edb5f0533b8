package dev.wami.conversions.wasm;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.type.Type;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.wasm.FuncOp;
import dev.wami.wasm.VariableInstructions.LocalOp;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Numbers the locals of a function anew so that they take the fewest bytes: those of one type stand together, as a
 * declaration is a number and a type (specification 5.5.13), and where there are more than 128, those that are named
 * most come first, whose indices take one byte. Locals without uses go. Counterpart: Binaryen's reorder-locals.
 *
 * <pre>
 *   i32 f64 i32     -&gt;   i32 i32 f64                       2 declarations instead of 3
 *   200 i32, 9 f64  -&gt;   119 i32, 9 f64 | 81 i32           the f64 are those in the innermost loop
 * </pre>
 */
public final class OrderLocals extends Pass {
    private static final Statistic MOVED = new Statistic("num-moved", "Number of locals with another index");
    private static final Statistic UNUSED = new Statistic("num-unused", "Number of locals that were not used");

    /** Indices below take one byte. */
    private static final int SHORT_INDICES = 128;

    @Override
    public String name() {
        return "wasm-order-locals";
    }

    @Override
    public String summary() {
        return "number locals so that declarations and indices are short";
    }

    @Override
    public String anchor() {
        return "wasm.func";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(MOVED, UNUSED);
    }

    @Override
    public void run(Operation op, PassContext context) {
        FuncOp function = (FuncOp) op;
        List<LocalOp> uses = new ArrayList<>();
        function.walk(o -> {
            if (o instanceof LocalOp l) uses.add(l);
        });
        int parameters = function.type().inputs().size();
        List<Type> types = function.locals();
        int[] count = new int[parameters + types.size()];
        for (LocalOp u : uses) count[u.index()]++;
        List<Integer> used = new ArrayList<>();
        for (int i = parameters; i < count.length; i++) if (count[i] > 0) used.add(i);
        List<Integer> plain = byType(used, types, parameters, count);
        List<Integer> order = plain;
        if (parameters < SHORT_INDICES && parameters + used.size() > SHORT_INDICES) {
            List<Integer> hot = new ArrayList<>(used);
            hot.sort(Comparator.comparingInt(i -> -count[i]));
            int shorts = SHORT_INDICES - parameters;
            List<Integer> split = byType(hot.subList(0, shorts), types, parameters, count);
            split.addAll(byType(hot.subList(shorts, hot.size()), types, parameters, count));
            if (bytes(split, types, parameters, count) < bytes(plain, types, parameters, count)) order = split;
        }
        context.count(UNUSED.name(), types.size() - used.size());
        context.count(MOVED.name(), renumber(function, order, uses));
    }

    /** Types in the order in which they occur first, in each the most used first. */
    private static List<Integer> byType(List<Integer> locals, List<Type> types, int parameters, int[] count) {
        List<Type> kinds = new ArrayList<>();
        for (int l : locals) {
            Type t = types.get(l - parameters);
            if (!kinds.contains(t)) kinds.add(t);
        }
        List<Integer> order = new ArrayList<>(locals);
        order.sort(Comparator.comparingInt((Integer l) -> kinds.indexOf(types.get(l - parameters)))
                .thenComparingInt(l -> -count[l]));
        return order;
    }

    /** Of declarations and of indices beyond the first byte. */
    private static int bytes(List<Integer> order, List<Type> types, int parameters, int[] count) {
        int bytes = 0;
        for (int i = 0; i < order.size(); i++) {
            Type type = types.get(order.get(i) - parameters);
            boolean first = i == 0 || !types.get(order.get(i - 1) - parameters).equals(type);
            bytes += (first ? 2 : 0) + (parameters + i < SHORT_INDICES ? 0 : count[order.get(i)]);
        }
        return bytes;
    }

    private static int renumber(FuncOp function, List<Integer> order, List<LocalOp> uses) {
        List<Type> old = function.locals();
        int parameters = function.type().inputs().size();
        int[] index = IntStream.range(0, function.localCount()).toArray();
        List<Type> types = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (int i = 0; i < parameters; i++) names.add(name(function, i));
        int moved = 0;
        for (int i = 0; i < order.size(); i++) {
            int local = order.get(i);
            index[local] = parameters + i;
            if (index[local] != local) moved++;
            types.add(old.get(local - parameters));
            names.add(name(function, local));
        }
        if (moved == 0 && types.size() == old.size()) return 0;
        for (LocalOp u : uses) {
            if (index[u.index()] == u.index()) continue;
            u.requiredBlock().insertBefore(new LocalOp(u.location(), u.opcode(), index[u.index()]), u);
            u.erase();
        }
        function.setLocals(types, names);
        return moved;
    }

    private static String name(FuncOp function, int local) {
        String name = function.localName(local);
        return name == null ? "" : name;
    }
}
