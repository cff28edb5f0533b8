package dev.wami.generator;

import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The operations of scf: branches with any number of results, loops that are short whatever their bounds. */
final class StructuredControlFlow {
    private static final Type I1 = IntegerType.I1;
    private static final Type I32 = IntegerType.I32;
    private static final Type INDEX = IndexType.INDEX;

    private final Body b;
    private final Statements inner;

    StructuredControlFlow(Body b, Statements inner) {
        this.b = b;
        this.inner = inner;
    }

    void emit() {
        switch (b.draw.below(9)) {
            case 0, 1 -> conditional();
            case 2, 3 -> counted();
            case 4 -> repeated();
            case 5 -> switched();
            case 6 -> parallel();
            case 7 -> scope();
            default -> forall();
        }
    }

    // ---- lists of types and values

    private List<Type> someTypes(int least) {
        List<Type> types = new ArrayList<>();
        for (int i = b.draw.between(least, 2); i > 0; i--) types.add(b.types.any());
        return types;
    }

    private List<String> values(List<Type> types) {
        return types.stream().map(b::value).collect(Collectors.toList());
    }

    private List<String> names(int n) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < n; i++) names.add(b.fresh());
        return names;
    }

    /** {@code keyword a, b : t, u} or the keyword alone. */
    private static String terminator(String keyword, List<String> values, List<Type> types) {
        if (values.isEmpty()) return keyword;
        return keyword + " " + String.join(", ", values) + " : " + ElementwiseOps.list(types);
    }

    private void yieldAny(List<Type> types) {
        List<String> values = values(types);
        b.line(terminator("scf.yield", values, types));
    }

    private static String arrow(List<Type> types) {
        return types.isEmpty() ? "" : " -> (" + ElementwiseOps.list(types) + ")";
    }

    /** {@code %r:2 = } for two results. */
    private static String assigned(String name, List<Type> types) {
        if (types.isEmpty()) return "";
        return types.size() == 1 ? name + " = " : name + ":" + types.size() + " = ";
    }

    private void publish(String name, List<Type> types) {
        for (int i = 0; i < types.size(); i++) b.add(types.get(i), types.size() == 1 ? name : name + "#" + i);
    }

    private void add(List<Type> types, List<String> names) {
        for (int i = 0; i < types.size(); i++) b.add(types.get(i), names.get(i));
    }

    // ---- branches

    private void conditional() {
        List<Type> types = someTypes(0);
        String condition = b.value(I1);
        String result = b.fresh();
        b.line(assigned(result, types) + "scf.if " + condition + arrow(types) + " {");
        b.nested(() -> {
            inner.emit(b);
            if (!types.isEmpty()) yieldAny(types);
        });
        if (!types.isEmpty() || b.draw.coin()) {
            b.line("} else {");
            b.nested(() -> {
                inner.emit(b);
                if (!types.isEmpty()) yieldAny(types);
            });
        }
        b.line("}");
        publish(result, types);
    }

    private void switched() {
        List<Type> types = someTypes(0);
        String selector = b.draw.coin() ? b.value(INDEX) : b.indexBelow(4);
        String result = b.fresh();
        b.line(assigned(result, types) + "scf.index_switch " + selector
                + (types.isEmpty() ? "" : " -> " + ElementwiseOps.list(types)));
        int cases = b.draw.below(4);
        for (int i = 0; i <= cases; i++) {
            b.line(i == cases ? "default {" : "case " + (i == 2 ? 1000 : i) + " {");
            b.nested(() -> {
                inner.emit(b);
                yieldAny(types);
            });
            b.line("}");
        }
        publish(result, types);
    }

    /** What is allocated in it on the stack is freed at its end. */
    private void scope() {
        List<Type> types = someTypes(0);
        String result = b.fresh();
        b.line(assigned(result, types) + "memref.alloca_scope" + arrow(types) + " {");
        b.nested(() -> {
            inner.emit(b);
            List<String> values = values(types);
            b.line(terminator("memref.alloca_scope.return", values, types));
        });
        b.line("}");
        publish(result, types);
    }

    // ---- loops

    /** Bounds that need not be in order and a step that need not divide; at most 8 turns. */
    private void counted() {
        List<Type> types = someTypes(0);
        Type counter = b.draw.chance(70) ? INDEX : b.draw.of(I32, IntegerType.I64, (Type) IntegerType.I16);
        boolean unsigned = b.draw.chance(20);
        String lower = bound(counter, unsigned ? 0 : -2);
        String upper = bound(counter, unsigned ? 0 : -1);
        String step = b.splat(counter, b.draw.between(1, 3));
        List<String> inits = values(types);
        String result = b.fresh();
        String i = b.fresh();
        List<String> carried = names(types.size());
        String arguments = "";
        for (int k = 0; k < types.size(); k++) {
            arguments += (k == 0 ? "" : ", ") + carried.get(k) + " = " + inits.get(k);
        }
        if (!types.isEmpty()) arguments = " iter_args(" + arguments + ")" + arrow(types);
        b.line(assigned(result, types) + "scf.for " + (unsigned ? "unsigned " : "") + i + " = " + lower + " to " + upper
                + " step " + step + arguments + (counter == INDEX ? "" : " : " + counter) + " {");
        b.nested(() -> {
            b.add(counter, i);
            add(types, carried);
            inner.emit(b);
            if (!types.isEmpty()) yieldAny(types);
        });
        b.line("}");
        publish(result, types);
    }

    /** From {@code low} to {@code low + 7}: a constant, or computed. */
    private String bound(Type type, int low) {
        if (b.draw.coin()) return b.splat(type, b.draw.between(low, low + 7));
        return b.binary("arith.addi", type, b.and(type, b.value(type), 7), b.splat(type, low));
    }

    /** A loop that counts down from at most 7; what it hands to its second region need not be what it carries. */
    private void repeated() {
        List<Type> carried = someTypes(0);
        List<Type> passed = someTypes(0);
        String start = b.and(I32, b.value(I32), 7);
        List<String> inits = values(carried);
        String result = b.fresh();
        String count = b.fresh();
        List<String> names = names(carried.size());
        String arguments = count + " = " + start;
        for (int k = 0; k < carried.size(); k++) arguments += ", " + names.get(k) + " = " + inits.get(k);
        b.line(result + ":" + (1 + passed.size()) + " = scf.while (" + arguments + ") : ("
                + ElementwiseOps.list(counting(carried)) + ") -> (" + ElementwiseOps.list(counting(passed)) + ") {");
        b.nested(() -> {
            add(carried, names);
            inner.emit(b);
            String more = b.compare("arith.cmpi", "sgt", I32, count, b.splat(I32, 0));
            List<String> out = values(passed);
            out.add(0, count);
            b.line(terminator("scf.condition(" + more + ")", out, counting(passed)));
        });
        b.line("} do {");
        String again = b.fresh();
        List<String> given = names(passed.size());
        String parameters = "^bb0(" + again + ": i32";
        for (int k = 0; k < passed.size(); k++) parameters += ", " + given.get(k) + ": " + passed.get(k);
        b.line(parameters + "):");
        b.nested(() -> {
            add(passed, given);
            inner.emit(b);
            List<String> out = values(carried);
            out.add(0, b.binary("arith.subi", I32, again, b.splat(I32, 1)));
            b.line(terminator("scf.yield", out, counting(carried)));
        });
        b.line("}");
        b.add(I32, result + "#0");
        for (int k = 0; k < passed.size(); k++) b.add(passed.get(k), result + "#" + (k + 1));
    }

    private static List<Type> counting(List<Type> types) {
        List<Type> all = new ArrayList<>(types);
        all.add(0, I32);
        return all;
    }

    /** A nest whose turns are reduced by an operation of which the order does not matter. */
    private void parallel() {
        int rank = b.draw.between(1, 2);
        boolean reduces = b.draw.chance(70);
        Type type = b.types.integer();
        if (type.isIndex()) type = IntegerType.I64;
        Type reduced = type;
        String init = reduces ? b.value(type) : "";
        List<String> lower = new ArrayList<>();
        List<String> upper = new ArrayList<>();
        List<String> step = new ArrayList<>();
        for (int i = 0; i < rank; i++) {
            lower.add(bound(INDEX, -2));
            upper.add(bound(INDEX, -3));
            step.add(b.index(b.draw.between(1, 3)));
        }
        List<String> counters = names(rank);
        String result = b.fresh();
        b.line((reduces ? result + " = " : "") + "scf.parallel (" + String.join(", ", counters) + ") = ("
                + String.join(", ", lower) + ") to (" + String.join(", ", upper) + ") step (" + String.join(", ", step)
                + ")" + (reduces ? " init (" + init + ") -> " + type : "") + " {");
        b.nested(() -> {
            for (String c : counters) b.add(INDEX, c);
            inner.emit(b);
            if (reduces) reduce(reduced);
            else b.line("scf.reduce");
        });
        b.line("}");
        if (reduces) b.add(type, result);
    }

    private void reduce(Type type) {
        String value = b.value(type);
        String left = b.fresh();
        String right = b.fresh();
        b.line("scf.reduce(" + value + " : " + type + ") {");
        b.line("^bb0(" + left + ": " + type + ", " + right + ": " + type + "):");
        b.nested(() -> {
            String op = b.draw.of("addi", "muli", "andi", "ori", "xori", "maxsi", "minsi", "maxui", "minui");
            b.line("scf.reduce.return " + b.binary("arith." + op, type, left, right) + " : " + type);
        });
        b.line("}");
    }

    /** Without tensors, a nest of loops. */
    private void forall() {
        List<String> counters = names(b.draw.between(1, 2));
        boolean normalised = b.draw.coin();
        List<String> lower = new ArrayList<>();
        List<String> upper = new ArrayList<>();
        List<String> step = new ArrayList<>();
        for (int i = 0; i < counters.size(); i++) {
            lower.add(String.valueOf(b.draw.between(-2, 1)));
            upper.add(b.draw.coin() ? String.valueOf(b.draw.between(0, 4)) : b.indexBelow(5));
            step.add(String.valueOf(b.draw.between(1, 2)));
        }
        String space = normalised
                ? " in (" + String.join(", ", upper) + ")"
                : " = (" + String.join(", ", lower) + ") to (" + String.join(", ", upper) + ") step ("
                        + String.join(", ", step) + ")";
        b.line("scf.forall (" + String.join(", ", counters) + ")" + space + " {");
        b.nested(() -> {
            for (String c : counters) b.add(INDEX, c);
            inner.emit(b);
        });
        b.line("}");
    }
}
