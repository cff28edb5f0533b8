package dev.wami.generator.loops;

import dev.wami.generator.loops.Statement.Form;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Statements as MLIR: operations of {@code affine} where all variables are ones that it allows, else of {@code scf},
 * {@code memref} and {@code arith}. A name that has no definition any more, in a program that was made smaller, is a
 * constant.
 */
final class BodyText {
    private final LoopProgram program;
    private final Extents extents;
    private final StringBuilder out = new StringBuilder();
    /** Variables that maps may have. */
    private final Set<String> affine = new HashSet<>();
    /** All variables that there are. */
    private final Set<String> known = new HashSet<>();

    private final Map<String, Definition> named = new HashMap<>();
    private final Set<Array> touched = new LinkedHashSet<>();
    private final List<Statement.Part> parts = new ArrayList<>();
    private int indentation;
    private int temporaries;

    private record Definition(String value, Element type) {}

    BodyText(LoopProgram program, Extents extents) {
        this.program = program;
        this.extents = extents;
        affine.addAll(program.parameters());
        known.addAll(program.parameters());
    }

    String text() {
        return out.toString();
    }

    /** The arrays that functions are called for. */
    Set<Array> touched() {
        return touched;
    }

    /** The parts that are called. */
    List<Statement.Part> parts() {
        return parts;
    }

    /** The arrays and numbers that all of the program sees, with their types. */
    private Map<String, String> visible() {
        Map<String, String> all = new LinkedHashMap<>();
        for (Array a : program.arrays()) if (a.place() != Array.Place.SCRATCH) all.put("%" + a.name(), type(a));
        for (String p : program.parameters()) all.put("%" + p, "index");
        for (Element e : LoopProgram.SCALARS) all.put("%x_" + e.text(), e.text());
        return all;
    }

    /** The function of a part. */
    void function(Statement.Part part) {
        List<String> arguments = new ArrayList<>();
        visible().forEach((name, type) -> arguments.add(name + ": " + type));
        line("func.func private @" + part.name() + "(" + String.join(", ", arguments) + ") {");
        for (Element e : LoopProgram.SCALARS) define("x_" + e.text(), e);
        nested(() -> {
            all(part.body());
            line("return");
        });
        line("}");
    }

    void line(String text) {
        out.append("  ".repeat(indentation)).append(text).append('\n');
    }

    void nested(Runnable contents) {
        indentation++;
        contents.run();
        indentation--;
    }

    /** A scope of names and variables. */
    private void scope(Runnable contents) {
        Map<String, Definition> outerNames = new HashMap<>(named);
        nested(contents);
        named.clear();
        named.putAll(outerNames);
    }

    String temporary(String operation) {
        String name = "%t" + temporaries++;
        line(name + " = " + operation);
        return name;
    }

    void define(String name, Element type) {
        named.put(name, new Definition("%" + name, type));
    }

    // ---- indices

    private boolean isAffine(Index i) {
        return i.isAffine() && affine.containsAll(variables(i));
    }

    private Set<String> variables(Index i) {
        Set<String> out = new LinkedHashSet<>(i.variables());
        out.retainAll(known);
        return out;
    }

    /** A map with these results, and its operands. */
    private String map(List<Index> results) {
        Set<String> variables = new LinkedHashSet<>();
        for (Index i : results) variables.addAll(variables(i));
        Map<String, String> names = dimensions(variables);
        List<String> texts = new ArrayList<>();
        for (Index i : results) texts.add(i.text(names));
        return "affine_map<(" + String.join(", ", names.values()) + ") -> (" + String.join(", ", texts) + ")>("
                + operands(variables) + ")";
    }

    private static Map<String, String> dimensions(Set<String> variables) {
        Map<String, String> names = new LinkedHashMap<>();
        for (String v : variables) names.put(v, "d" + names.size());
        return names;
    }

    private static String operands(Set<String> variables) {
        List<String> out = new ArrayList<>();
        for (String v : variables) out.add("%" + v);
        return String.join(", ", out);
    }

    /** As a value. */
    private String index(Index i) {
        if (i instanceof Index.Variable v && known.contains(v.name())) return "%" + v.name();
        if (i instanceof Index.Constant || i instanceof Index.Variable) {
            return temporary("arith.constant " + i.evaluate(Map.of()) + " : index");
        }
        if (!program.raw() && isAffine(i)) return temporary("affine.apply " + map(List.of(i)));
        if (i instanceof Index.Sum s) return arith("addi", index(s.left()), index(s.right()));
        if (i instanceof Index.Scaled s) return arith("muli", index(s.of()), index(Index.of(s.factor())));
        if (i instanceof Index.Quotient q) return arith("floordivsi", index(q.of()), index(Index.of(q.divisor())));
        if (i instanceof Index.Power p) return arith("shli", index(Index.of(1)), index(p.of()));
        Index.Remainder r = (Index.Remainder) i;
        String of = index(r.of());
        String divisor = index(Index.of(r.divisor()));
        return arith("subi", of, arith("muli", arith("floordivsi", of, divisor), divisor));
    }

    private String arith(String operation, String left, String right) {
        return temporary("arith." + operation + " " + left + ", " + right + " : index");
    }

    private String condition(Condition c) {
        String all = null;
        for (Condition.Part p : c.parts()) {
            String predicate = p.isZero() ? "eq" : "sge";
            String one = temporary(
                    "arith.cmpi " + predicate + ", " + index(p.index()) + ", " + index(Index.of(0)) + " : index");
            all = all == null ? one : temporary("arith.andi " + all + ", " + one + " : i1");
        }
        return Objects.requireNonNull(all);
    }

    private boolean isAffine(Condition c) {
        return c.parts().stream().allMatch(p -> isAffine(p.index()));
    }

    private String set(Condition c) {
        Set<String> variables = c.variables();
        variables.retainAll(known);
        Map<String, String> names = dimensions(variables);
        List<String> texts = new ArrayList<>();
        for (Condition.Part p : c.parts()) texts.add(p.index().text(names) + (p.isZero() ? " == 0" : " >= 0"));
        return "affine_set<(" + String.join(", ", names.values()) + ") : (" + String.join(", ", texts) + ")>("
                + operands(variables) + ")";
    }

    // ---- accesses

    /**
     * {@code affine.load} or {@code memref.load} and so on of the element, where {@code stored} is empty or a value.
     */
    private String access(String operation, String stored, Array array, List<Index> subscripts) {
        List<Index> at = new ArrayList<>();
        for (int d = 0; d < subscripts.size(); d++) at.add(subscripts.get(d).plus(extents.shift(array, d)));
        boolean isAffine = !program.raw() && at.stream().allMatch(this::isAffine);
        List<String> texts = new ArrayList<>();
        Map<String, String> names = new HashMap<>();
        for (String v : known) names.put(v, "%" + v);
        for (Index i : at) texts.add(isAffine ? i.text(names) : index(i));
        return (isAffine ? "affine." : "memref.") + operation + " " + stored + "%" + array.name() + "["
                + String.join(", ", texts) + "] : " + type(array);
    }

    String type(Array array) {
        if (array.place() != Array.Place.VIEW) return array.type(extents.sizes(array, 0));
        Array of = program.array(Objects.requireNonNull(array.partner()));
        return ProgramText.viewType(array, extents.sizes(of, 0), extents.sizes(array, 0));
    }

    // ---- values

    String value(Value v) {
        if (v instanceof Value.Load load) return temporary(access("load", "", load.array(), load.at()));
        if (v instanceof Value.Literal l) return literal(l.type(), l.random());
        if (v instanceof Value.Named n) {
            Definition d = named.get(n.name());
            return d != null && d.type() == n.type()
                    ? d.value()
                    : literal(n.type(), n.name().hashCode());
        }
        if (v instanceof Value.Number n) return number(n);
        if (v instanceof Value.Binary b) {
            String left = value(b.left());
            return temporary(b.operation() + " " + left + ", " + value(b.right()) + " : " + text(b));
        }
        if (v instanceof Value.Negated n) return negated(n);
        if (v instanceof Value.Absolute a) return temporary("math.absi " + value(a.of()) + " : " + text(a));
        if (v instanceof Value.Cast c) {
            Element from = c.of().type();
            String of = value(c.of());
            if (from == c.type()) return of;
            boolean zeros = c.unsigned() && !c.type().isFloat() && c.type().bits() > from.bits();
            return temporary((zeros ? "arith.extui" : from.castTo(c.type())) + " " + of + " : " + from.text() + " to "
                    + text(c));
        }
        if (v instanceof Value.Choice c) return choice(c);
        if (v instanceof Value.Repeated r) return repeated(r);
        if (v instanceof Value.Search s) return search(s);
        return guarded((Value.Guarded) v);
    }

    private static String text(Value v) {
        return v.type().text();
    }

    private String literal(Element type, long random) {
        return temporary("arith.constant " + type.literal(random) + " : " + type.text());
    }

    private String number(Value.Number n) {
        String i = index(n.index());
        if (!n.type().isFloat()) return temporary("arith.index_cast " + i + " : index to " + text(n));
        String word = temporary("arith.index_cast " + i + " : index to i32");
        return temporary("arith.sitofp " + word + " : i32 to " + text(n));
    }

    private String negated(Value.Negated n) {
        String of = value(n.of());
        if (n.type().isFloat()) return temporary("arith.negf " + of + " : " + text(n));
        String zero = temporary("arith.constant 0 : " + text(n));
        return temporary("arith.subi " + zero + ", " + of + " : " + text(n));
    }

    private String compare(Value left, Value right) {
        String a = value(left);
        String b = value(right);
        String operation = left.type().isFloat() ? "arith.cmpf olt, " : "arith.cmpi slt, ";
        return temporary(operation + a + ", " + b + " : " + text(left));
    }

    private String choice(Value.Choice c) {
        String less = compare(c.a(), c.b());
        if (c.selects()) {
            String then = value(c.then());
            return temporary("arith.select " + less + ", " + then + ", " + value(c.otherwise()) + " : " + text(c));
        }
        return either("scf.if " + less, "scf.yield ", c.then(), c.otherwise());
    }

    private String repeated(Value.Repeated r) {
        Element type = r.init().type();
        String init = value(r.init());
        String zero = literal(Element.I32, 0);
        String most = temporary("arith.constant " + r.most() + " : i32");
        String result = "%t" + temporaries++;
        String self = "%" + r.name();
        String count = self + "_n";
        String types = type.text() + ", i32";
        line(result + ":2 = scf.while (" + self + " = " + init + ", " + count + " = " + zero + ") : (" + types
                + ") -> (" + types + ") {");
        scope(() -> {
            define(r.name(), type);
            String below = compare(new Value.Named(r.name(), type), r.limit());
            String left = temporary("arith.cmpi slt, " + count + ", " + most + " : i32");
            String goesOn = temporary("arith.andi " + below + ", " + left + " : i1");
            line("scf.condition(" + goesOn + ") " + self + ", " + count + " : " + types);
        });
        line("} do {");
        line("^bb0(" + self + ": " + type.text() + ", " + count + ": i32):");
        scope(() -> {
            define(r.name(), type);
            String next = value(r.next());
            String one = temporary("arith.constant 1 : i32");
            line("scf.yield " + next + ", " + temporary("arith.addi " + count + ", " + one + " : i32") + " : " + types);
        });
        line("}");
        return result + (r.counts() ? "#1" : "#0");
    }

    private String search(Value.Search s) {
        String limit = value(s.limit());
        String start = index(s.start());
        String end = index(s.end());
        String one = index(Index.of(1));
        String self = "%" + s.name();
        String result = "%t" + temporaries++;
        line(result + " = scf.while (" + self + " = " + start + ") : (index) -> index {");
        known.add(s.name());
        scope(() -> {
            String element = temporary(access("load", "", s.array(), s.at()));
            String differs = s.array().element().isFloat() ? "arith.cmpf une, " : "arith.cmpi ne, ";
            String less = s.array().element().isFloat() ? "arith.cmpf olt, " : "arith.cmpi slt, ";
            String on = temporary((s.isForEqual() ? differs : less) + element + ", " + limit + " : " + text(s.limit()));
            String before = temporary("arith.cmpi slt, " + self + ", " + end + " : index");
            line("scf.condition(" + temporary("arith.andi " + before + ", " + on + " : i1") + ") " + self + " : index");
        });
        known.remove(s.name());
        line("} do {");
        line("^bb0(" + self + ": index):");
        scope(() -> line("scf.yield " + arith("addi", self, one) + " : index"));
        line("}");
        return temporary("arith.index_cast " + result + " : index to i32");
    }

    private String guarded(Value.Guarded g) {
        if (!program.raw() && isAffine(g.condition())) {
            return either("affine.if " + set(g.condition()), "affine.yield ", g.then(), g.otherwise());
        }
        return either("scf.if " + condition(g.condition()), "scf.yield ", g.then(), g.otherwise());
    }

    private String either(String head, String yield, Value then, Value otherwise) {
        String result = "%t" + temporaries++;
        line(result + " = " + head + " -> " + (head.startsWith("scf") ? "(" + text(then) + ")" : text(then)) + " {");
        nested(() -> line(yield + value(then) + " : " + text(then)));
        line("} else {");
        nested(() -> line(yield + value(otherwise) + " : " + text(then)));
        line("}");
        return result;
    }

    // ---- statements

    void all(List<Statement> statements) {
        for (Statement s : statements) one(s);
    }

    private void one(Statement s) {
        if (s instanceof Statement.Store store) {
            String value = value(store.value());
            line(access("store", value + ", ", store.array(), store.at()));
        } else if (s instanceof Statement.Touch touch) touch(touch);
        else if (s instanceof Statement.Scratch scratch) scratch(scratch);
        else if (s instanceof Statement.Let let) {
            named.put(let.name(), new Definition(value(let.value()), let.value().type()));
        } else if (s instanceof Statement.Computed computed) computed(computed);
        else if (s instanceof Statement.Loop loop) loop(loop);
        else if (s instanceof Statement.When when) {
            boolean isAffine = !program.raw() && isAffine(when.condition());
            line(
                    isAffine
                            ? "affine.if " + set(when.condition()) + " {"
                            : "scf.if " + condition(when.condition()) + " {");
            scope(() -> all(when.then()));
            if (!when.otherwise().isEmpty()) {
                line("} else {");
                scope(() -> all(when.otherwise()));
            }
            line("}");
        } else if (s instanceof Statement.Part part) {
            parts.add(part);
            Map<String, String> all = visible();
            line("func.call @" + part.name() + "(" + String.join(", ", all.keySet()) + ") : ("
                    + String.join(", ", all.values()) + ") -> ()");
        } else if (s instanceof Statement.Test test) {
            line("scf.if " + compare(test.left(), test.right()) + " {");
            scope(() -> all(test.then()));
            line("}");
        }
    }

    // i * k / k is i, but no map says so
    private void computed(Statement.Computed computed) {
        String factor = "%" + program.parameters().get(0);
        String odd = arith("addi", arith("addi", factor, factor), index(Index.of(1)));
        String product = arith("muli", index(computed.of()), odd);
        line("%" + computed.variable() + " = arith.divsi " + product + ", " + odd + " : index");
        known.add(computed.variable());
    }

    private void touch(Statement.Touch touch) {
        Array array = touch.array();
        touched.add(array);
        List<String> arguments = new ArrayList<>();
        arguments.add("%" + array.name());
        for (int d = 0; d < touch.at().size(); d++) {
            arguments.add(index(touch.at().get(d).plus(extents.shift(array, d))));
        }
        arguments.add(value(touch.value()));
        line("func.call @touch_" + array.name() + "(" + String.join(", ", arguments) + ") : (" + type(array)
                + ", index".repeat(touch.at().size()) + ", " + array.element().text() + ") -> ()");
    }

    private void scratch(Statement.Scratch scratch) {
        Array array = scratch.array();
        line("%" + array.name() + " = memref.alloc" + (scratch.onStack() ? "a" : "") + "() : " + type(array));
        List<Index> at = new ArrayList<>();
        for (int d = 0; d < array.rank(); d++) {
            at.add(Index.of(array.name() + "_" + d).plus(-extents.shift(array, d)));
        }
        Statement fill = new Statement.Store(
                array, at, new Value.Literal(array.element(), array.name().hashCode()));
        List<Long> sizes = extents.sizes(array, 0);
        if (!scratch.filled()) {
            all(scratch.body());
            free(scratch);
            return;
        }
        Form form = program.raw() ? Form.SCF : Form.AFFINE;
        for (int d = array.rank() - 1; d >= 0; d--) {
            List<Index> end = List.of(Index.of(sizes.get(d)));
            fill = new Statement.Loop(
                    array.name() + "_" + d, List.of(Index.of(0)), end, 1, form, List.of(), List.of(fill));
        }
        one(fill);
        all(scratch.body());
        free(scratch);
    }

    private void free(Statement.Scratch scratch) {
        Array array = scratch.array();
        if (!scratch.onStack()) line("memref.dealloc %" + array.name() + " : " + type(array));
    }

    private void loop(Statement.Loop loop) {
        List<String> inits = new ArrayList<>();
        for (Statement.Carried c : loop.carried()) inits.add(value(c.init()));
        boolean bounded = loop.lower().stream().allMatch(this::isAffine)
                && loop.upper().stream().allMatch(this::isAffine);
        if (loop.form() == Form.AFFINE && bounded) affineLoop(loop, inits);
        else scfLoop(loop, inits);
        if (loop.form() == Form.WHILE) return;
        for (Statement.Carried c : loop.carried()) define(c.result(), c.type());
    }

    private void affineLoop(Statement.Loop loop, List<String> inits) {
        String step = loop.step() == 1 ? "" : " step " + loop.step();
        String head = "affine.for %" + loop.counter() + " = " + bound(loop.lower(), "max ") + " to "
                + bound(loop.upper(), "min ") + step;
        affine.add(loop.counter());
        body(loop, head, inits, "affine.yield", () -> {});
        affine.remove(loop.counter());
    }

    private String bound(List<Index> choices, String ofSeveral) {
        if (choices.size() > 1) return ofSeveral + map(choices);
        Index only = choices.get(0);
        if (only instanceof Index.Constant c) return Long.toString(c.value());
        // a value alone is taken for a symbol, which counters are not
        if (only instanceof Index.Variable v && program.parameters().contains(v.name())) return "%" + v.name();
        return map(choices);
    }

    private void scfLoop(Statement.Loop loop, List<String> inits) {
        String lower = several(loop.lower(), "max");
        String upper = several(loop.upper(), "min");
        String step = index(Index.of(loop.step()));
        switch (loop.form()) {
            case CAST -> {
                String from = temporary("arith.index_cast " + lower + " : index to i32");
                String to = temporary("arith.index_cast " + upper + " : index to i32");
                String by = temporary("arith.constant " + loop.step() + " : i32");
                String counter = "%" + loop.counter() + "_w";
                String head = "scf.for " + counter + " = " + from + " to " + to + " step " + by;
                body(
                        loop,
                        head,
                        inits,
                        "scf.yield",
                        () -> line("%" + loop.counter() + " = arith.index_cast " + counter + " : i32 to index"));
            }
            case DOWN -> {
                String zero = index(Index.of(0));
                String last = arith("subi", upper, index(Index.of(1)));
                String count = arith("subi", upper, lower);
                String counter = "%" + loop.counter() + "_d";
                String head = "scf.for " + counter + " = " + zero + " to " + count + " step " + step;
                body(
                        loop,
                        head,
                        inits,
                        "scf.yield",
                        () -> line("%" + loop.counter() + " = arith.subi " + last + ", " + counter + " : index"));
            }
            case WHILE -> whileLoop(loop, inits, lower, upper, step);
            case PARALLEL -> {
                String head = "scf.parallel (%" + loop.counter() + ") = (" + lower + ") to (" + upper + ") step ("
                        + step + ")";
                body(loop, head, inits, "scf.reduce", () -> {});
            }
            default -> {
                String head = "scf.for %" + loop.counter() + " = " + lower + " to " + upper + " step " + step;
                body(loop, head, inits, "scf.yield", () -> {});
            }
        }
    }

    private void whileLoop(Statement.Loop loop, List<String> inits, String lower, String upper, String step) {
        String counter = "%" + loop.counter();
        List<String> arguments = new ArrayList<>(List.of(counter + " = " + lower));
        List<String> names = new ArrayList<>(List.of(counter));
        List<String> types = new ArrayList<>(List.of("index"));
        for (int i = 0; i < inits.size(); i++) {
            Statement.Carried c = loop.carried().get(i);
            arguments.add("%" + c.name() + " = " + inits.get(i));
            names.add("%" + c.name());
            types.add(c.type().text());
        }
        String all = String.join(", ", types);
        String last = counter + "_w";
        line(last + ":" + types.size() + " = scf.while (" + String.join(", ", arguments) + ") : (" + all + ") -> ("
                + all + ") {");
        nested(() -> {
            String goesOn = temporary("arith.cmpi slt, " + counter + ", " + upper + " : index");
            line("scf.condition(" + goesOn + ") " + String.join(", ", names) + " : " + all);
        });
        line("} do {");
        List<String> typed = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) typed.add(names.get(i) + ": " + types.get(i));
        line("^bb0(" + String.join(", ", typed) + "):");
        known.add(loop.counter());
        scope(() -> {
            for (Statement.Carried c : loop.carried()) define(c.name(), c.type());
            all(loop.body());
            List<String> next = new ArrayList<>();
            for (Statement.Carried c : loop.carried()) next.add(value(c.next()));
            next.add(0, arith("addi", counter, step));
            line("scf.yield " + String.join(", ", next) + " : " + all);
        });
        line("}");
        known.remove(loop.counter());
        for (int i = 0; i < inits.size(); i++) {
            Statement.Carried c = loop.carried().get(i);
            named.put(c.result(), new Definition(last + "#" + (i + 1), c.type()));
        }
    }

    /** The least or the greatest of {@code choices}. */
    private String several(List<Index> choices, String which) {
        boolean isAffine =
                !program.raw() && choices.size() > 1 && choices.stream().allMatch(this::isAffine);
        if (isAffine) return temporary("affine." + which + " " + map(choices));
        String operation = which + "si";
        String out = index(choices.get(0));
        for (Index i : choices.subList(1, choices.size())) out = arith(operation, out, index(i));
        return out;
    }

    private void body(Statement.Loop loop, String head, List<String> inits, String yield, Runnable first) {
        List<String> results = new ArrayList<>();
        List<String> arguments = new ArrayList<>();
        List<String> types = new ArrayList<>();
        for (int i = 0; i < inits.size(); i++) {
            Statement.Carried c = loop.carried().get(i);
            results.add("%" + c.result());
            arguments.add("%" + c.name() + " = " + inits.get(i));
            types.add(c.type().text());
        }
        String carries = inits.isEmpty()
                ? ""
                : " iter_args(" + String.join(", ", arguments) + ") -> (" + String.join(", ", types) + ")";
        String cast = loop.form() == Form.CAST && head.startsWith("scf") ? " : i32" : "";
        line((inits.isEmpty() ? "" : String.join(", ", results) + " = ") + head + carries + cast + " {");
        known.add(loop.counter());
        scope(() -> {
            first.run();
            for (Statement.Carried c : loop.carried()) define(c.name(), c.type());
            all(loop.body());
            List<String> next = new ArrayList<>();
            for (Statement.Carried c : loop.carried()) next.add(value(c.next()));
            if (!next.isEmpty()) {
                line(yield + " " + String.join(", ", next) + " : " + String.join(", ", types));
            }
        });
        line("}");
        known.remove(loop.counter());
    }
}
