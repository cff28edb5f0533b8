package dev.wami.generator.loops;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Functions {@code @call0}, {@code @call1} ... that call a program as {@link CallMemory} does, and give the same hash:
 * for programs that are compiled.
 */
final class DriverText {
    private final LoopProgram program;
    private final Extents extents;
    private final StringBuilder out = new StringBuilder();

    DriverText(LoopProgram program, Extents extents) {
        this.program = program;
        this.extents = extents;
    }

    String text(List<Integer> calls) {
        Set<Element> elements = new LinkedHashSet<>();
        for (Array a : program.arguments()) elements.add(a.element());
        for (Value.Named r : program.results()) elements.add(r.type());
        for (Element e : elements) mix(e);
        for (Element e : elements) fill(e);
        for (Element e : elements) hash(e);
        for (int i : calls) call(i);
        return out.toString();
    }

    private void block(String text) {
        out.append(text);
    }

    // ---- what is the same for all arrays of a type

    private static String bits(Element e) {
        return "i" + e.bits();
    }

    /** {@code @mix_T(h, x)}: {@link Fill#hash} of what {@link Fill#withoutNaN} gives. */
    private void mix(Element e) {
        String t = e.text();
        block("func.func private @mix_" + t + "(%h: i64, %x: " + t + ") -> i64 {\n");
        String value = "%x";
        if (e.isFloat()) {
            block("  %n = arith.cmpf uno, %x, %x : " + t + "\n  %nan = arith.constant "
                    + (e == Element.F64 ? "0x7FF8000000000000" : "0x7FC00000") + " : " + t
                    + "\n  %y = arith.select %n, %nan, %x : " + t + "\n  %b = arith.bitcast %y : " + t + " to "
                    + bits(e) + "\n");
            value = "%b";
        }
        // the bits of floats are zero-extended, integers have a sign
        String wide = value;
        if (e.bits() < 64) {
            block("  %w = arith." + (e.isFloat() ? "extui " : "extsi ") + value + " : " + bits(e) + " to i64\n");
            wide = "%w";
        }
        block("  %f = arith.constant " + Fill.HASH + " : i64\n  %p = arith.xori %h, " + wide + " : i64\n"
                + "  %q = arith.muli %p, %f : i64\n  return %q : i64\n}\n");
    }

    private void loop(String carried, String body) {
        block("  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n"
                + "  %n = memref.dim %m, %c0 : memref<?xT>\n  " + carried
                + "scf.for %i = %c0 to %n step %c1" + body);
    }

    /** {@code @fill_T(m, seed, special)}: {@link Fill#element} of each position. */
    private void fill(Element e) {
        int start = out.length();
        block("func.func private @fill_T(%m: memref<?xT>, %seed: i64, %special: i1) {\n");
        block(constant("stride", Fill.STRIDE)
                + constant("first", Fill.FIRST)
                + constant("second", Fill.SECOND)
                + constant("k30", 30)
                + constant("k27", 27)
                + constant("k31", 31)
                + constant("k32", 32)
                + constant("k15", 15)
                + constant("k61", 61)
                + constant("k60", 60)
                + constant("one", 1)
                + constant("zero", 0)
                + constant("two", 2)
                + constant("three", 3));
        loop("", " {\n");
        block("    %p = arith.index_cast %i : index to i64\n    %p1 = arith.muli %p, %stride : i64\n"
                + "    %z0 = arith.addi %seed, %p1 : i64\n    %s0 = arith.shrui %z0, %k30 : i64\n"
                + "    %x0 = arith.xori %z0, %s0 : i64\n    %z1 = arith.muli %x0, %first : i64\n"
                + "    %s1 = arith.shrui %z1, %k27 : i64\n    %x1 = arith.xori %z1, %s1 : i64\n"
                + "    %z2 = arith.muli %x1, %second : i64\n    %s2 = arith.shrui %z2, %k31 : i64\n"
                + "    %r = arith.xori %z2, %s2 : i64\n");
        if (e.isFloat()) floatOf(e);
        else if (e.bits() == 64) block("    memref.store %r, %m[%i] : memref<?xT>\n");
        else block("    %v = arith.trunci %r : i64 to T\n    memref.store %v, %m[%i] : memref<?xT>\n");
        block("  }\n  return\n}\n");
        rename(start, e);
    }

    private void floatOf(Element e) {
        boolean wide = e == Element.F64;
        block(constant("mask", wide ? 0x800F_FFFF_FFFF_FFFFL : 0x807F_FFFFL)
                + constant("base", wide ? 1022 : 126)
                + constant("at", wide ? 52 : 23)
                + constant("c_negative", wide ? Long.MIN_VALUE : 0x8000_0000L)
                + constant("c_infinity", wide ? 0x7FFL << 52 : 0xFFL << 23)
                + constant("c_nan", wide ? 0x7FF8L << 48 : 0x7FC0L << 16));
        block("    %m0 = arith.andi %r, %mask : i64\n    %e0 = arith.shrui %r, %k61 : i64\n"
                + "    %e1 = arith.andi %e0, %one : i64\n    %e2 = arith.shrui %r, %k60 : i64\n"
                + "    %e3 = arith.andi %e2, %one : i64\n    %e4 = arith.addi %e1, %e3 : i64\n"
                + "    %e5 = arith.addi %e4, %base : i64\n    %e6 = arith.shli %e5, %at : i64\n"
                + "    %plain = arith.ori %m0, %e6 : i64\n    %kind0 = arith.shrui %r, %k32 : i64\n"
                + "    %kind1 = arith.andi %kind0, %k15 : i64\n"
                + "    %kind = arith.select %special, %kind1, %k15 : i64\n");
        String value = "%plain";
        List<String> specials = List.of("%c_negative", "%zero", "%c_infinity", "%c_nan");
        List<String> kinds = List.of("%zero", "%one", "%two", "%three");
        for (int i = 0; i < 4; i++) {
            block("    %is" + i + " = arith.cmpi eq, %kind, " + kinds.get(i) + " : i64\n    %v" + i
                    + " = arith.select %is" + i + ", " + specials.get(i) + ", " + value + " : i64\n");
            value = "%v" + i;
        }
        if (e == Element.F64) block("    %w = arith.bitcast %v3 : i64 to f64\n");
        else block("    %u = arith.trunci %v3 : i64 to i32\n    %w = arith.bitcast %u : i32 to f32\n");
        block("    memref.store %w, %m[%i] : memref<?xT>\n");
    }

    private void hash(Element e) {
        int start = out.length();
        block("func.func private @hash_T(%m: memref<?xT>, %h: i64) -> i64 {\n");
        loop("%all = ", " iter_args(%g = %h) -> (i64) {\n");
        block("    %x = memref.load %m[%i] : memref<?xT>\n    %y = func.call @mix_T(%g, %x) : (i64, T) -> i64\n"
                + "    scf.yield %y : i64\n  }\n  return %all : i64\n}\n");
        rename(start, e);
    }

    /** {@code T} stands for the type. */
    private void rename(int start, Element e) {
        String text = out.substring(start).replaceAll("(?<![A-Za-z])T(?![A-Za-z])", e.text());
        out.replace(start, out.length(), text.replace("xT>", "x" + e.text() + ">"));
    }

    private static String constant(String name, long value) {
        return "  %" + name + " = arith.constant " + value + " : i64\n";
    }

    // ---- calls

    private void call(int number) {
        CallPlan plan = new CallPlan(program, extents, number);
        block("func.func @call" + number + "() -> i64 {\n");
        block("  %special = arith.constant " + plan.call().special() + "\n");
        for (CallPlan.Memory m : plan.memories()) allocate(plan, m);
        for (Array a : program.arguments()) view(plan, a);
        List<String> values = new ArrayList<>();
        List<String> types = new ArrayList<>();
        for (Array a : program.arguments()) {
            values.add("%" + a.name());
            types.add(a.type(extents.sizes(a, 0)));
        }
        for (String p : program.parameters()) {
            block("  %" + p + " = arith.constant " + plan.call().values().getOrDefault(p, 0L) + " : index\n");
            values.add("%" + p);
            types.add("index");
        }
        for (Element e : LoopProgram.SCALARS) {
            long bits = plan.scalar(e);
            String hex = String.format(Locale.ROOT, e == Element.F64 ? "0x%016X" : "0x%08X", bits);
            block("  %x_" + e.text() + " = arith.constant " + (e.isFloat() ? hex : Long.toString(bits)) + " : "
                    + e.text() + "\n");
            values.add("%x_" + e.text());
            types.add(e.text());
        }
        List<String> results =
                program.results().stream().map(r -> r.type().text()).toList();
        block("  " + (results.isEmpty() ? "" : "%r:" + results.size() + " = ") + "func.call @" + LoopProgram.NAME + "("
                + String.join(", ", values) + ") : (" + String.join(", ", types) + ") -> ("
                + String.join(", ", results) + ")\n");
        judge(plan, results);
        block("}\n");
    }

    private void allocate(CallPlan plan, CallPlan.Memory m) {
        Array a = m.owner();
        String flat = "memref<" + m.count() + "x" + a.element().text() + ">";
        String any = "memref<?x" + a.element().text() + ">";
        String name = "%" + a.name();
        if (isFlat(a)) {
            block("  " + name + "_flat = memref.alloc() : " + flat + "\n");
        } else {
            List<String> sizes = new ArrayList<>();
            CallPlan.Use use = plan.use(a);
            for (int d = 0; d < a.rank(); d++) {
                if (!a.dynamic().get(d)) continue;
                block("  " + name + "_s" + d + " = arith.constant "
                        + use.sizes().get(d) + " : index\n");
                sizes.add(name + "_s" + d);
            }
            String type = a.type(use.sizes());
            block("  " + name + " = memref.alloc(" + String.join(", ", sizes) + ") : " + type + "\n");
            block("  " + name + "_flat = memref.reinterpret_cast " + name + " to offset: [0], sizes: [" + m.count()
                    + "], strides: [1] : " + type + " to " + flat + "\n");
        }
        block("  " + name + "_any = memref.cast " + name + "_flat : " + flat + " to " + any + "\n");
        block("  " + name + "_seed = arith.constant " + m.seed() + " : i64\n");
        block("  func.call @fill_" + a.element().text() + "(" + name + "_any, " + name + "_seed, %special) : (" + any
                + ", i64, i1) -> ()\n");
    }

    private static boolean isFlat(Array a) {
        return a.place() == Array.Place.SHARED;
    }

    /** Makes an argument of memory that it does not own, or of which it is a part. */
    private void view(CallPlan plan, Array a) {
        CallPlan.Use use = plan.use(a);
        String type = a.type(extents.sizes(a, 0));
        String name = "%" + a.name();
        if (!isFlat(a)) {
            if (!use.owner().equals(a.name())) {
                block("  " + name + " = memref.cast %" + use.owner() + " : " + type + " to " + type + "\n");
            }
            return;
        }
        List<String> sizes = new ArrayList<>();
        List<String> strides = new ArrayList<>();
        long stride = 1;
        for (int d = a.rank() - 1; d >= 0; d--) {
            boolean inner = d == a.rank() - 1;
            if (!inner) block("  " + name + "_t" + d + " = arith.constant " + stride + " : index\n");
            strides.add(0, inner ? "1" : name + "_t" + d);
            stride *= use.sizes().get(d);
        }
        for (int d = 0; d < a.rank(); d++) {
            boolean dynamic = a.dynamic().get(d);
            if (dynamic) {
                block("  " + name + "_s" + d + " = arith.constant "
                        + use.sizes().get(d) + " : index\n");
            }
            sizes.add(dynamic ? name + "_s" + d : use.sizes().get(d).toString());
        }
        block("  " + name + "_o = arith.constant " + use.offset() + " : index\n");
        CallPlan.Memory memory = plan.memories().stream()
                .filter(m -> m.owner().name().equals(use.owner()))
                .findFirst()
                .orElseThrow();
        block("  " + name + " = memref.reinterpret_cast %" + use.owner() + "_flat to offset: [" + name + "_o], sizes: ["
                + String.join(", ", sizes) + "], strides: [" + String.join(", ", strides) + "] : memref<"
                + memory.count() + "x" + a.element().text() + "> to " + type + "\n");
    }

    private void judge(CallPlan plan, List<String> results) {
        block("  %h0 = arith.constant 1 : i64\n");
        int hashes = 0;
        for (CallPlan.Memory m : plan.memories()) {
            String t = m.owner().element().text();
            block("  %h" + (hashes + 1) + " = func.call @hash_" + t + "(%"
                    + m.owner().name() + "_any, %h" + hashes + ") : (memref<?x" + t + ">, i64) -> i64\n");
            hashes++;
        }
        for (int i = 0; i < results.size(); i++) {
            block("  %h" + (hashes + 1) + " = func.call @mix_" + results.get(i) + "(%h" + hashes + ", %r#" + i
                    + ") : (i64, " + results.get(i) + ") -> i64\n");
            hashes++;
        }
        block("  return %h" + hashes + " : i64\n");
    }
}
