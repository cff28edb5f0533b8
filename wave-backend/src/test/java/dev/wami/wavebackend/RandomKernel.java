package dev.wami.wavebackend;

import java.util.List;
import java.util.Random;

/**
 * The text of a random kernel of hir: variables of all types, nested conditionals and loops with break and continue, shared
 * and private arrays, barriers and wave operations where all threads are. What is not defined does not occur: divisors
 * are odd, indices are masked, variables have values from the begin. Each thread stores all its variables at the end.
 */
final class RandomKernel {
    static final int THREADS = 64;
    private static final List<String> TYPES =
            List.of("si32", "ui32", "f32", "si32", "ui32", "i1", "si64", "ui64", "f64", "f16");

    private final Random random;
    private final StringBuilder out = new StringBuilder();
    private int names;
    private int loops;
    /** Whether there are barriers and wave operations; else threads may end early. */
    private final boolean together;

    private final boolean wide;

    private RandomKernel(long seed) {
        random = new Random(seed * 7919 + 17);
        together = random.nextBoolean();
        wide = random.nextInt(3) == 0;
    }

    static String of(long seed) {
        return new RandomKernel(seed).text();
    }

    private int count() {
        return wide ? TYPES.size() : 6;
    }

    private String text() {
        out.append("hir.kernel @f(%in: !hir.buffer<ui32 x 1>, %w: !hir.buffer<ui32 x 1>, %d: !hir.buffer<ui64 x 1>")
                .append(", %n: ui32) attributes {workgroup_size = array<i32: ")
                .append(THREADS)
                .append(", 1, 1>} {\n");
        line("%g = hir.global_id x");
        line("%t = hir.thread_id x");
        line("%sh = hir.shared \"s\" : !hir.shared<" + THREADS + "xui32>");
        line("%pr = hir.private \"p\" : !hir.private<8xsi32>");
        line("%x0 = hir.load %in[%g] : !hir.buffer<ui32 x 1>");
        for (int i = 0; i < count(); i++) {
            line("%v" + i + " = hir.var \"v" + i + "\" : !hir.var<" + TYPES.get(i) + ">");
            String start = cast(i % 2 == 0 ? "%x0" : "%g", "ui32", TYPES.get(i));
            set(i, start);
        }
        int statements = 3 + random.nextInt(6);
        for (int i = 0; i < statements; i++) {
            if (together && random.nextInt(3) == 0) together();
            else statement(0, false);
        }
        for (int i = 0; i < count(); i++) store(i);
        line("hir.return");
        return out.append("}\n").toString();
    }

    private void line(String s) {
        out.append("  ").append(s).append('\n');
    }

    private String let(String operation) {
        String name = "%e" + names++;
        line(name + " = " + operation);
        return name;
    }

    private String constant(String type, long value) {
        if (type.equals("i1")) return let("hir.constant " + (value % 2 != 0));
        if (type.startsWith("f")) return let("hir.constant " + value + ".0 : " + type);
        return let("hir.constant " + value + " : " + type);
    }

    private String cast(String v, String from, String to) {
        return from.equals(to) ? v : let("hir.cast " + v + " : " + from + " to " + to);
    }

    private void set(int variable, String value) {
        line("hir.set %v" + variable + ", " + value + " : !hir.var<" + TYPES.get(variable) + ">");
    }

    private String get(int variable) {
        return let("hir.get %v" + variable + " : !hir.var<" + TYPES.get(variable) + ">");
    }

    /** Floats as their bits, of any NaN the same. */
    private void store(int i) {
        String type = TYPES.get(i);
        String v = get(i);
        if (type.startsWith("f")) {
            String nan = let("hir.ne " + v + ", " + v + " : " + type + ", " + type);
            v = let("hir.select " + nan + ", " + constant(type, 7) + ", " + v + " : " + type);
        }
        boolean big = type.endsWith("64");
        String bits = type.equals("f32")
                ? let("hir.bitcast " + v + " : f32 to ui32")
                : type.equals("f64")
                        ? let("hir.bitcast " + v + " : f64 to ui64")
                        : type.equals("f16")
                                ? let("hir.bitcast " + cast(v, "f16", "f32") + " : f32 to ui32")
                                : cast(v, type, big ? "ui64" : "ui32");
        String stride = constant("ui32", 2L * THREADS);
        String row = let("hir.mul " + stride + ", " + constant("ui32", i) + " : ui32");
        String at = let("hir.add " + row + ", %g : ui32");
        if (big) line("hir.store " + bits + ", %d[" + at + "] : !hir.buffer<ui64 x 1>");
        else line("hir.store " + bits + ", %w[" + at + "] : !hir.buffer<ui32 x 1>");
    }

    // ---- statements

    private void statement(int depth, boolean inLoop) {
        int kind = random.nextInt(depth > 2 ? 4 : 9);
        if (kind < 4) {
            int v = random.nextInt(count());
            set(v, expression(TYPES.get(v), 2));
        } else if (kind < 5) {
            String at = let("hir.and " + expression("ui32", 1) + ", " + constant("ui32", 7) + " : ui32");
            line("hir.store " + expression("si32", 1) + ", %pr[" + at + "] : !hir.private<8xsi32>");
        } else if (kind < 7) {
            conditional(depth, inLoop);
        } else {
            loop(depth);
        }
    }

    private void block(int depth, boolean inLoop, boolean mayLeave) {
        int n = 1 + random.nextInt(3);
        for (int i = 0; i < n; i++) statement(depth + 1, inLoop);
        if (!mayLeave || random.nextInt(3) != 0) return;
        if (inLoop) line(random.nextBoolean() ? "hir.break" : "hir.continue");
        else if (!together) line("hir.return");
    }

    private void conditional(int depth, boolean inLoop) {
        line("hir.if " + expression("i1", 2) + " {");
        block(depth, inLoop, true);
        if (random.nextBoolean()) {
            line("} else {");
            block(depth, inLoop, true);
        }
        line("}");
    }

    /** Up to a few times, not as often in every thread. */
    private void loop(int depth) {
        String c = "%c" + loops++;
        line(c + " = hir.var \"c\" : !hir.var<ui32>");
        line("hir.set " + c + ", " + constant("ui32", 0) + " : !hir.var<ui32>");
        String less = let("hir.and %g, " + constant("ui32", random.nextInt(4)) + " : ui32");
        String limit = let("hir.add " + less + ", " + constant("ui32", random.nextInt(4)) + " : ui32");
        boolean post = random.nextInt(4) == 0;
        line("hir.while " + (post ? "post_tested " : "") + "{");
        String i = let("hir.get " + c + " : !hir.var<ui32>");
        line("hir.condition " + let("hir.lt " + i + ", " + limit + " : ui32, ui32"));
        line("} do {");
        block(depth, true, false);
        line("} step {");
        String j = let("hir.get " + c + " : !hir.var<ui32>");
        String next = let("hir.add " + j + ", " + constant("ui32", 1) + " : ui32");
        line("hir.set " + c + ", " + next + " : !hir.var<ui32>");
        line("}");
    }

    /** Where all threads are. */
    private void together() {
        String v = expression("ui32", 1);
        String n = constant("ui32", random.nextInt(31));
        switch (random.nextInt(7)) {
            case 0 -> {
                line("hir.store " + v + ", %sh[%t] : !hir.shared<" + THREADS + "xui32>");
                line("hir.barrier");
                String k = let("hir.add %t, " + n + " : ui32");
                String at = let("hir.and " + k + ", " + constant("ui32", THREADS - 1) + " : ui32");
                set(1, let("hir.load %sh[" + at + "] : !hir.shared<" + THREADS + "xui32>"));
                line("hir.barrier");
            }
            case 1 -> set(1, let("hir.shuffle_xor " + v + ", " + n + " : ui32"));
            case 2 -> set(1, let("hir.shuffle_up " + v + ", " + n + " : ui32"));
            case 3 -> set(1, let("hir.reduce_add " + v + " : ui32"));
            case 4 -> set(0, let("hir.reduce_min " + expression("si32", 1) + " : si32"));
            case 5 -> set(1, let("hir.ballot " + expression("i1", 1)));
            default -> set(1, let("hir.prefix_sum " + v + " : ui32"));
        }
    }

    // ---- expressions

    private String expression(String type, int depth) {
        if (depth == 0 || random.nextInt(5) == 0) return leaf(type);
        if (type.equals("i1")) return truth(depth);
        return switch (random.nextInt(6)) {
            case 0 -> {
                String from = TYPES.get(random.nextInt(count()));
                yield cast(expression(from, depth - 1), from, type);
            }
            case 1 -> {
                String c = expression("i1", depth - 1);
                String a = expression(type, depth - 1);
                yield let("hir.select " + c + ", " + a + ", " + expression(type, depth - 1) + " : " + type);
            }
            case 2 -> unary(type, depth);
            default -> binary(type, depth);
        };
    }

    private String leaf(String type) {
        if (random.nextInt(3) == 0)
            return constant(type, type.startsWith("u") ? random.nextInt(100) : random.nextInt(100) - 50);
        for (int tries = 0; tries < 6; tries++) {
            int v = random.nextInt(count());
            if (TYPES.get(v).equals(type)) return get(v);
        }
        if (type.equals("si32")) {
            String at = let("hir.and %t, " + constant("ui32", 7) + " : ui32");
            return let("hir.load %pr[" + at + "] : !hir.private<8xsi32>");
        }
        return cast("%n", "ui32", type);
    }

    private String truth(int depth) {
        if (random.nextInt(3) == 0) {
            String a = expression("i1", depth - 1);
            String op = List.of("and", "or", "xor").get(random.nextInt(3));
            return let("hir." + op + " " + a + ", " + expression("i1", depth - 1) + " : i1");
        }
        if (random.nextInt(6) == 0) return let("hir.not " + expression("i1", depth - 1) + " : i1");
        String type = TYPES.get(random.nextInt(count()));
        if (type.equals("i1")) type = "si32";
        boolean mixed = type.equals("si32") && random.nextInt(4) == 0;
        String other = mixed ? "ui32" : type;
        String op = List.of("eq", "ne", "lt", "le", "gt", "ge").get(random.nextInt(6));
        String a = expression(type, depth - 1);
        return let("hir." + op + " " + a + ", " + expression(other, depth - 1) + " : " + type + ", " + other);
    }

    private String unary(String type, int depth) {
        boolean isFloat = type.startsWith("f");
        List<String> ops =
                isFloat ? List.of("neg", "abs", "floor", "trunc", "round", "sqrt") : List.of("neg", "not", "abs");
        String op = ops.get(random.nextInt(ops.size()));
        if (type.startsWith("u") && op.equals("abs")) op = "not";
        return let("hir." + op + " " + expression(type, depth - 1) + " : " + type);
    }

    private String binary(String type, int depth) {
        boolean isFloat = type.startsWith("f");
        List<String> ops = isFloat
                ? List.of("add", "sub", "mul", "div", "min", "max")
                : List.of(
                        "add",
                        "sub",
                        "mul",
                        "and",
                        "or",
                        "xor",
                        "shl",
                        "shr",
                        "min",
                        "max",
                        "div",
                        "rem",
                        "floordiv",
                        "floormod");
        String op = ops.get(random.nextInt(ops.size()));
        String a = expression(type, depth - 1);
        String b = expression(type, depth - 1);
        boolean divides = !isFloat && ops.indexOf(op) >= 10;
        if (divides) b = let("hir.or " + b + ", " + constant(type, 1) + " : " + type);
        return let("hir." + op + " " + a + ", " + b + " : " + type);
    }
}
