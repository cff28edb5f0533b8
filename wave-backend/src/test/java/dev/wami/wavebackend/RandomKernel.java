package dev.wami.wavebackend;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * The text of a random kernel of hir: variables of all types, nested conditionals and loops with break and continue,
 * early returns, shared and private arrays, atomic operations, barriers and wave operations where all threads are, more
 * values at a time than there are registers, workgroups of one and two dimensions.
 *
 * <p>What is not defined does not occur: divisors are odd, indices are masked, variables have values from the begin,
 * what atomic operations of several threads give is not looked at. Each thread stores all its variables at the end.
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

    /** Whether there are types of other than 32 bits. */
    private final boolean wide;

    private final boolean flat;

    private RandomKernel(long seed) {
        random = new Random(seed * 7919 + 17);
        together = random.nextBoolean();
        wide = random.nextInt(4) == 0;
        flat = random.nextInt(3) == 0;
    }

    static String of(long seed) {
        return new RandomKernel(seed).text();
    }

    /** How many lanes its waves are to have. */
    static int width(long seed) {
        return List.of(32, 32, 16, 8).get((int) Math.floorMod(seed, 4L));
    }

    private int count() {
        return wide ? TYPES.size() : 6;
    }

    private String text() {
        out.append("hir.kernel @f(%in: !hir.buffer<ui32 x 1>, %w: !hir.buffer<ui32 x 1>, %d: !hir.buffer<ui64 x 1>")
                .append(", %n: ui32) attributes {workgroup_size = array<i32: ")
                .append(flat ? THREADS / 8 + ", 8, 1" : THREADS + ", 1, 1")
                .append(">} {\n");
        where();
        line("%sh = hir.shared \"s\" : !hir.shared<" + THREADS + "xui32>");
        line("%pr = hir.private \"p\" : !hir.private<8xsi32>");
        line("%x0 = hir.load %in[%g] : !hir.buffer<ui32 x 1>");
        for (int i = 0; i < count(); i++) {
            line("%v" + i + " = hir.var \"v" + i + "\" : !hir.var<" + TYPES.get(i) + ">");
            String start = cast(i % 2 == 0 ? "%x0" : "%g", "ui32", TYPES.get(i));
            set(i, start);
        }
        // most are small: a wrong one is easy to read, and there can be many
        int statements = 1 + random.nextInt(random.nextInt(8) == 0 ? 8 : 3);
        for (int i = 0; i < statements; i++) {
            if (random.nextInt(25) == 0) crowd();
            else if (together && random.nextInt(3) == 0) together();
            else statement(0, false);
        }
        for (int i = 0; i < count(); i++) store(i);
        line("hir.return");
        return out.append("}\n").toString();
    }

    /** {@code %t} is the number of the thread in its workgroup, {@code %g} in the grid. */
    private void where() {
        if (!flat) {
            line("%t = hir.thread_id x");
            line("%g = hir.global_id x");
            return;
        }
        line("%tx = hir.thread_id x");
        line("%ty = hir.thread_id y");
        line("%sx = hir.workgroup_size x");
        line("%wg = hir.workgroup_id x");
        line("%t = hir.add " + let("hir.mul %ty, %sx : ui32") + ", %tx : ui32");
        line("%g = hir.add " + let("hir.mul %wg, " + constant("ui32", THREADS) + " : ui32") + ", %t : ui32");
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
        int kind = random.nextInt(depth > 2 ? 6 : 11);
        if (kind == 5) {
            atomic();
        } else if (kind < 4) {
            int v = random.nextInt(count());
            set(v, expression(TYPES.get(v), 2));
        } else if (kind == 4) {
            String at = let("hir.and " + expression("ui32", 1) + ", " + constant("ui32", 7) + " : ui32");
            line("hir.store " + expression("si32", 1) + ", %pr[" + at + "] : !hir.private<8xsi32>");
        } else if (kind < 9) {
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

    /** Up to a few times; mostly not as often in every thread. */
    private void loop(int depth) {
        String c = "%c" + loops++;
        line(c + " = hir.var \"c\" : !hir.var<ui32>");
        line("hir.set " + c + ", " + constant("ui32", 0) + " : !hir.var<ui32>");
        String limit = constant("ui32", random.nextInt(5));
        if (random.nextInt(3) != 0) {
            String more = let("hir.and %g, " + constant("ui32", random.nextInt(4)) + " : ui32");
            limit = let("hir.add " + more + ", " + limit + " : ui32");
        }
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

    private static final List<String> ATOMICS = List.of("add", "sub", "and", "or", "xor", "min", "max");

    /**
     * In rows of the result that hold no variable: one word for all threads, or one for each, whose old value counts.
     */
    private void atomic() {
        String v = expression("ui32", 1);
        if (random.nextBoolean()) {
            int kind = random.nextInt(ATOMICS.size());
            String at = constant("ui32", 6L * 2 * THREADS + kind);
            let("hir.atomic_" + ATOMICS.get(kind) + " %w[" + at + "], " + v + " : !hir.buffer<ui32 x 1>");
            return;
        }
        String at = let("hir.add %g, " + constant("ui32", 7L * 2 * THREADS) + " : ui32");
        int kind = random.nextInt(ATOMICS.size() + 2);
        String old = kind < ATOMICS.size()
                ? "hir.atomic_" + ATOMICS.get(kind) + " %w[" + at + "], " + v
                : kind == ATOMICS.size()
                        ? "hir.atomic_exchange %w[" + at + "], " + v
                        : "hir.atomic_cas %w[" + at + "], " + expression("ui32", 0) + ", " + v;
        set(1, let(old + " : !hir.buffer<ui32 x 1>"));
    }

    /** More values at a time than there are registers. */
    private void crowd() {
        int v = random.nextInt(count());
        String type = TYPES.get(v);
        List<String> values = new ArrayList<>();
        for (int i = 12 + random.nextInt(30); i >= 0; i--) values.add(expression(type, 1));
        String sum = expression(type, 0);
        Collections.shuffle(values, random);
        List<String> ops = type.equals("i1") ? List.of("xor", "or") : List.of("add", "sub", "min");
        for (String x : values) sum = let("hir." + pick(ops) + " " + sum + ", " + x + " : " + type);
        set(v, sum);
    }

    private <T> T pick(List<T> from) {
        return from.get(random.nextInt(from.size()));
    }

    private static final List<String> SHUFFLES =
            List.of("shuffle", "shuffle_up", "shuffle_down", "shuffle_xor", "broadcast");

    /** Where all threads are. */
    private void together() {
        int v = random.nextInt(3);
        String type = TYPES.get(v);
        String n = constant("ui32", random.nextInt(8));
        String x = expression(type, 1);
        switch (random.nextInt(8)) {
            case 0 -> exchange(n);
            case 1 -> vote();
            case 2 -> accumulate();
            case 3, 4 -> set(v, let("hir." + pick(SHUFFLES) + " " + x + ", " + n + " : " + type));
            case 5 -> set(1, let("hir.ballot " + expression("i1", 1)));
            case 6 -> set(1, let("hir.prefix_sum " + expression("ui32", 1) + " : ui32"));
            default -> {
                // sums of floats depend on the order
                List<String> all = type.equals("f32") ? List.of("min", "max") : List.of("add", "min", "max");
                set(v, let("hir.reduce_" + pick(all) + " " + x + " : " + type));
            }
        }
    }

    private void vote() {
        set(5, let("hir." + (random.nextBoolean() ? "any " : "all ") + expression("i1", 2)));
    }

    /** Each thread reads what another one has written. */
    private void exchange(String distance) {
        line("hir.store " + expression("ui32", 1) + ", %sh[%t] : !hir.shared<" + THREADS + "xui32>");
        line("hir.barrier");
        String k = let("hir.add %t, " + distance + " : ui32");
        String at = let("hir.and " + k + ", " + constant("ui32", THREADS - 1) + " : ui32");
        set(1, let("hir.load %sh[" + at + "] : !hir.shared<" + THREADS + "xui32>"));
        line("hir.barrier");
    }

    /** A histogram in shared memory. */
    private void accumulate() {
        line("hir.store " + expression("ui32", 0) + ", %sh[%t] : !hir.shared<" + THREADS + "xui32>");
        line("hir.barrier");
        String at = let("hir.and " + expression("ui32", 1) + ", " + constant("ui32", THREADS - 1) + " : ui32");
        let("hir.atomic_" + pick(ATOMICS) + " %sh[" + at + "], " + expression("ui32", 1) + " : !hir.shared<" + THREADS
                + "xui32>");
        line("hir.barrier");
        set(1, let("hir.load %sh[%t] : !hir.shared<" + THREADS + "xui32>"));
        line("hir.barrier");
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
        if (random.nextInt(3) == 0) {
            return constant(type, type.startsWith("u") ? random.nextInt(100) : random.nextInt(100) - 50);
        }
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
        if (type.equals("ui32") && random.nextInt(3) == 0) {
            String from = TYPES.get(random.nextInt(2));
            return let("hir." + pick(List.of("popcount", "clz", "ctz")) + " " + expression(from, depth - 1) + " : "
                    + from);
        }
        if (type.equals("f32") && random.nextInt(6) == 0) {
            String a = expression(type, depth - 1);
            String b = expression(type, depth - 1);
            return let("hir.fma " + a + ", " + b + ", " + expression(type, depth - 1) + " : " + type);
        }
        String op = pick(
                type.equals("f32")
                        ? List.of(
                                "neg", "abs", "floor", "ceil", "trunc", "round", "fract", "sqrt", "rsqrt", "rcp",
                                "exp2", "sin")
                        : type.startsWith("f")
                                ? List.of("neg", "abs", "floor", "ceil", "trunc", "round", "sqrt")
                                : type.equals("ui32") || type.equals("si32")
                                        ? List.of("neg", "not", "abs", "bitreverse")
                                        : List.of("neg", "not", "abs"));
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
