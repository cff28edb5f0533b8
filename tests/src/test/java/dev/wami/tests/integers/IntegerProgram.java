package dev.wami.tests.integers;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * A random function of ssawasm on integers: masks, extensions, comparisons, branches on them, loops that count in all
 * ways, up to where numbers wrap around. What is asked of a value is often asked again, with a number nearby. It ends;
 * what it gives shows all that it has computed last, and memory.
 */
final class IntegerProgram {
    static final String NAME = "f";

    private static final List<String> BINARY = List.of(
            "add", "add", "sub", "mul", "mul", "and", "and", "or", "xor", "shl", "shr_s", "shr_u", "rotl", "rotr",
            "div_s", "div_u", "rem_s", "rem_u");
    private static final List<String> COMPARE =
            List.of("eq", "ne", "lt_s", "lt_u", "le_s", "le_u", "gt_s", "gt_u", "ge_s", "ge_u");
    private static final long[] NUMBERS = {
        0,
        1,
        2,
        3,
        4,
        7,
        8,
        10,
        15,
        16,
        31,
        63,
        100,
        127,
        128,
        255,
        256,
        511,
        1000,
        32767,
        65535,
        65536,
        -1,
        -2,
        -8,
        -128,
        -129,
        -256,
        0x7FFFFFFF,
        0x80000000,
        0xFFFFFF00
    };

    private final Random random;
    private final StringBuilder text = new StringBuilder();
    private final List<String> narrow = new ArrayList<>();
    private final List<String> wide = new ArrayList<>();
    private final List<Long> near = new ArrayList<>();
    private final List<Asked> asked = new ArrayList<>();
    private int names;
    private int left;
    private String indent = "  ";

    private IntegerProgram(long seed) {
        random = new Random(seed * 0x9E3779B97F4A7C15L);
        left = 8 + random.nextInt(25);
    }

    /** The program of {@code seed}: {@code f(i32, i32, i64) -> (i32, i64, i64)}. */
    static String text(long seed) {
        return new IntegerProgram(seed).program();
    }

    /** Arguments to call it with. */
    static List<List<Object>> arguments(long seed) {
        Random r = new Random(seed ^ 0x5DEECE66DL);
        List<List<Object>> out = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            out.add(List.of((long) (int) argument(r, i), (long) (int) argument(r, i + 1), argument(r, i + 2)));
        }
        return out;
    }

    private static long argument(Random r, int i) {
        return switch (i % 4) {
            case 0 -> NUMBERS[r.nextInt(NUMBERS.length)];
            case 1 -> r.nextInt(140) - 10;
            case 2 -> r.nextInt();
            default -> r.nextLong();
        };
    }

    private String program() {
        text.append("ssawasm.memory @memory min = 1 max = 1\n");
        text.append("ssawasm.func @f(%a: !ssawasm.local<i32>, %b: !ssawasm.local<i32>, %c: !ssawasm.local<i64>)");
        text.append(" -> (i32, i64, i64) {\n");
        narrow.add(op("i32", "local_get %%a : i32"));
        narrow.add(op("i32", "local_get %%b : i32"));
        wide.add(op("i64", "local_get %%c : i64"));
        body(3);
        String zero = constant("i32", 0);
        String sum = latest(narrow, 0);
        for (int i = 1; i < Math.min(4, narrow.size()); i++) {
            String turned = op("i32", "rotl %s, %s : i32", sum, constant("i32", 7));
            sum = op("i32", "xor %s, %s : i32", turned, latest(narrow, i));
        }
        String other = latest(wide, 0);
        if (wide.size() > 1) other = op("i64", "xor %s, %s : i64", other, latest(wide, 1));
        String memory = op("i64", "load %s : i64", zero);
        line("ssawasm.return %s, %s, %s : i32, i64, i64", sum, other, memory);
        text.append("}\n");
        return text.toString();
    }

    // ---- text

    private void line(String format, Object... values) {
        text.append(indent).append(String.format(Locale.ROOT, format, values)).append('\n');
    }

    private String op(String type, String format, Object... values) {
        String name = "%" + (type.equals("i32") ? "n" : "w") + names++;
        line("%s = ssawasm." + format, prepend(name, values));
        return name;
    }

    private static Object[] prepend(String name, Object[] values) {
        Object[] all = new Object[values.length + 1];
        all[0] = name;
        System.arraycopy(values, 0, all, 1, values.length);
        return all;
    }

    private String constant(String type, long value) {
        return op(type, "const %d : %s", type.equals("i32") ? (int) value : value, type);
    }

    // ---- choices

    private List<String> pool(String type) {
        return type.equals("i32") ? narrow : wide;
    }

    private static String latest(List<String> pool, int i) {
        return pool.get(pool.size() - 1 - Math.min(i, pool.size() - 1));
    }

    private String any(String type) {
        List<String> pool = pool(type);
        return random.nextInt(3) > 0 ? latest(pool, random.nextInt(4)) : pool.get(random.nextInt(pool.size()));
    }

    private long number() {
        boolean again = !near.isEmpty() && random.nextInt(2) == 0;
        long n = again
                ? near.get(random.nextInt(near.size())) + random.nextInt(3) - 1
                : random.nextInt(4) == 0 ? random.nextInt(300) - 20 : NUMBERS[random.nextInt(NUMBERS.length)];
        if (near.size() < 6) near.add(n);
        else near.set(random.nextInt(6), n);
        return n;
    }

    private String type() {
        return random.nextInt(4) == 0 ? "i64" : "i32";
    }

    private String oneOf(List<String> all) {
        return all.get(random.nextInt(all.size()));
    }

    // ---- statements

    private void body(int depth) {
        int n = 2 + random.nextInt(7);
        while (n-- > 0 && left-- > 0) statement(depth);
    }

    private void statement(int depth) {
        switch (random.nextInt(depth > 0 ? 24 : 19)) {
            case 0, 1, 2, 3, 4, 5 -> binary();
            case 6 -> unary();
            case 7 -> narrow.add(comparison());
            case 8 -> convert();
            case 9 -> select();
            case 10 -> load();
            case 11 -> store();
            case 12, 13 -> mask();
            case 14 -> guarded();
            case 15, 16 -> chain();
            case 17 -> wide();
            case 18 -> narrow.add(comparison());
            case 19, 20, 21 -> branch(depth);
            case 22 -> loop(depth);
            default -> jump(depth);
        }
    }

    private void binary() {
        String type = type();
        String operator = oneOf(BINARY);
        boolean divides = operator.startsWith("div") || operator.startsWith("rem");
        String right = random.nextInt(2) == 0 ? constant(type, divides ? 1 + random.nextInt(20) : number()) : any(type);
        // neither 0 nor -1
        if (divides) right = op(type, "and %s, %s : %s", right, constant(type, 127), type);
        if (divides) right = op(type, "or %s, %s : %s", right, constant(type, 1), type);
        pool(type).add(op(type, "%s %s, %s : %s", operator, any(type), right, type));
    }

    private void mask() {
        String type = type();
        long[] masks = {1, 3, 7, 15, 127, 255, 255, 256, 511, 65535, -2, -4, -256, 0xF0, 0x7FFFFFFF};
        String mask = constant(type, masks[random.nextInt(masks.length)]);
        pool(type).add(op(type, "and %s, %s : %s", any(type), mask, type));
    }

    private void unary() {
        String type = type();
        List<String> all = List.of("clz", "ctz", "popcnt", "extend8_s", "extend16_s", "extend8_s", "extend16_s");
        String operator = type.equals("i64") && random.nextInt(3) == 0 ? "extend32_s" : oneOf(all);
        pool(type).add(op(type, "%s %s : %s", operator, any(type), type));
    }

    private void convert() {
        if (random.nextBoolean()) {
            narrow.add(op("i32", "wrap_i64 %s : i64 to i32", any("i64")));
        } else {
            String operator = random.nextBoolean() ? "extend_i32_s" : "extend_i32_u";
            wide.add(op("i64", "%s %s : i32 to i64", operator, any("i32")));
        }
    }

    /** A value that was compared with a number. */
    private record Asked(String value, String type, long number) {}

    private String comparison() {
        Asked before = asked.isEmpty() ? null : asked.get(asked.size() - 1 - random.nextInt(Math.min(2, asked.size())));
        if (before != null && pool(before.type()).contains(before.value()) && random.nextInt(2) == 0) {
            String nearby = constant(before.type(), before.number() + random.nextInt(3) - 1);
            return op("i32", "%s %s, %s : %s", oneOf(COMPARE), before.value(), nearby, before.type());
        }
        String type = type();
        if (random.nextInt(8) == 0) return op("i32", "eqz %s : %s", any(type), type);
        String left = any(type);
        long number = number();
        boolean fixed = random.nextInt(4) > 0;
        if (fixed) asked.add(new Asked(left, type, number));
        String right = fixed ? constant(type, number) : any(type);
        boolean swap = random.nextInt(6) == 0;
        return op("i32", "%s %s, %s : %s", oneOf(COMPARE), swap ? right : left, swap ? left : right, type);
    }

    private String condition() {
        int kind = random.nextInt(8);
        if (kind == 0) return any("i32");
        if (kind == 1) return op("i32", "eqz %s : i32", comparison());
        if (kind > 3) return comparison();
        String a = comparison();
        return op("i32", "%s %s, %s : i32", kind == 2 ? "and" : "or", a, comparison());
    }

    private void select() {
        String condition = condition();
        String type = type();
        pool(type).add(op(type, "select %s, %s, %s : %s", any(type), any(type), condition, type));
    }

    private String address() {
        String low = op("i32", "and %s, %s : i32", any("i32"), constant("i32", 7));
        if (random.nextInt(3) > 0) return low;
        // c + x where x + c does not wrap, or does
        return op("i32", "add %s, %s : i32", low, constant("i32", random.nextInt(20)));
    }

    private void load() {
        String type = type();
        String operator = oneOf(List.of("load8_s", "load8_u", "load16_s", "load16_u", "load"));
        pool(type).add(op(type, "%s %s : %s", operator, address(), type));
    }

    private void store() {
        String type = type();
        String value = any(type);
        line("ssawasm.%s %s, %s : %s", oneOf(List.of("store8", "store16", "store8", "store")), address(), value, type);
    }

    /** Division and shift of what may be negative. */
    private void guarded() {
        String operator = oneOf(List.of("div_s", "rem_s", "shr_s", "div_u", "rem_u", "rem_s"));
        String type = type();
        String x = any(type);
        long mask = (1L << random.nextInt(5) + 1) - 1;
        if (random.nextInt(3) == 0) x = op(type, "and %s, %s : %s", x, constant(type, mask), type);
        long by = random.nextInt(2) == 0 ? Math.max(1, mask + random.nextInt(3) - 1) : 1 + random.nextInt(12);
        pool(type).add(op(type, "%s %s, %s : %s", operator, x, constant(type, by), type));
    }

    /** Something, and a part of its bits, which alone are used. */
    private void chain() {
        String type = type();
        long[] parts = {1, 15, 127, 255, 0xF0, 0xFF00, 0x1FE, 65535, 0x180};
        String first = random.nextBoolean()
                ? op(type, "%s %s : %s", random.nextBoolean() ? "extend8_s" : "extend16_s", any(type), type)
                : op(
                        type,
                        "%s %s, %s : %s",
                        oneOf(List.of("and", "or", "xor")),
                        any(type),
                        constant(type, number()),
                        type);
        String second = first;
        if (random.nextInt(4) == 0) {
            // the sign, and what it is extended to
            String flipped =
                    op(type, "xor %s, %s : %s", any(type), constant(type, random.nextBoolean() ? 128 : -128), type);
            second = op(type, "extend8_s %s : %s", flipped, type);
        } else if (random.nextInt(3) > 0) {
            String operator = oneOf(List.of("add", "sub", "mul", "xor", "shl", "shr_u", "shr_s"));
            String right = operator.startsWith("sh") ? constant(type, random.nextInt(9)) : any(type);
            second = op(type, "%s %s, %s : %s", operator, first, right, type);
        }
        if (random.nextInt(3) == 0) {
            line("ssawasm.%s %s, %s : %s", random.nextBoolean() ? "store8" : "store16", address(), second, type);
        } else {
            String part = constant(type, parts[random.nextInt(parts.length)]);
            pool(type).add(op(type, "and %s, %s : %s", second, part, type));
        }
    }

    /** Numbers of 64 bits of which the high half is little. */
    private void wide() {
        List<String> two = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            two.add(
                    switch (random.nextInt(4)) {
                        case 0 -> op("i64", "shr_u %s, %s : i64", any("i64"), constant("i64", 20 + random.nextInt(20)));
                        case 1 -> op("i64", "extend_i32_u %s : i32 to i64", any("i32"));
                        case 2 -> op("i64", "extend_i32_s %s : i32 to i64", any("i32"));
                        default -> constant("i64", 1 + random.nextInt(1000));
                    });
        }
        switch (random.nextInt(3)) {
            case 0 -> narrow.add(op("i32", "%s %s, %s : i64", oneOf(COMPARE), two.get(0), two.get(1)));
            case 1 -> {
                String divisor = op("i64", "or %s, %s : i64", two.get(1), constant("i64", 1));
                String operator = random.nextBoolean() ? "div_u" : "rem_u";
                wide.add(op("i64", "%s %s, %s : i64", operator, two.get(0), divisor));
            }
            default -> {
                String operator = oneOf(List.of("add", "sub", "mul", "and", "or", "xor"));
                String whole = op("i64", "%s %s, %s : i64", operator, two.get(0), two.get(1));
                narrow.add(op("i32", "wrap_i64 %s : i64 to i32", whole));
            }
        }
    }

    private void branch(int depth) {
        String condition = condition();
        String n = "%n" + names++;
        String w = "%w" + names++;
        line("%s, %s = ssawasm.if %s -> i32, i64 {", n, w, condition);
        part(depth, "ssawasm.exit %s, %s : i32, i64");
        line("} else {");
        part(depth, "ssawasm.exit %s, %s : i32, i64");
        line("}");
        narrow.add(n);
        wide.add(w);
    }

    /** Statements that end with {@code end} of the last values; what they define is forgotten. */
    private void part(int depth, String end) {
        int n = narrow.size();
        int w = wide.size();
        String before = indent;
        indent += "  ";
        body(depth - 1);
        line(end, any("i32"), any("i64"));
        indent = before;
        narrow.subList(n, narrow.size()).clear();
        wide.subList(w, wide.size()).clear();
    }

    /** Blocks with a branch forward. */
    private void jump(int depth) {
        int id = names++;
        line("%%n%d, %%w%d = ssawasm.block_block -> i32, i64 {", id, id);
        int n = narrow.size();
        int w = wide.size();
        body(0);
        String c = condition();
        line("ssawasm.cond_br %s, ^out%d(%s, %s : i32, i64), ^next%d", c, id, any("i32"), any("i64"), id);
        text.append("  ^next").append(id).append(":\n");
        body(depth - 1);
        line("ssawasm.pseudo_br ^out%d(%s, %s : i32, i64)", id, any("i32"), any("i64"));
        narrow.subList(n, narrow.size()).clear();
        wide.subList(w, wide.size()).clear();
        text.append(String.format(Locale.ROOT, "  ^out%d(%%rn%d: i32, %%rw%d: i64):\n", id, id, id));
        line("ssawasm.exit %%rn%d, %%rw%d : i32, i64", id, id);
        line("}");
        narrow.add("%n" + id);
        wide.add("%w" + id);
    }

    /** From where, by how much, and while what; each ends soon. */
    private record Count(String start, long step, String test, String bound) {}

    private Count count() {
        int k = 1 + random.nextInt(10);
        int step = 1 + random.nextInt(5);
        long from = random.nextInt(3) == 0 ? number() : random.nextInt(20) - 4;
        return switch (random.nextInt(8)) {
            // up to a number, which may lie behind the greatest
            case 0 -> new Count(constant("i32", from), step, "ne", constant("i32", from + (long) k * step));
            case 1 -> {
                long start = Math.min((int) from, Integer.MAX_VALUE - 100);
                yield new Count(constant("i32", start), step, "lt_s", constant("i32", start + (long) k * step - 1));
            }
            // down
            case 2 -> new Count(constant("i32", (long) k * step), -step, "gt_s", constant("i32", 0));
            case 3 -> new Count(constant("i32", (long) k * step - 1), -step, "ge_s", constant("i32", 0));
            // up to something
            case 4 -> {
                String bound = op("i32", "and %s, %s : i32", any("i32"), constant("i32", 15));
                yield new Count(constant("i32", 0), step, "lt_s", bound);
            }
            case 5 -> {
                String bound = op("i32", "and %s, %s : i32", any("i32"), constant("i32", 15));
                yield new Count(constant("i32", 0), 1, "lt_u", bound);
            }
            // until it wraps around
            case 6 -> new Count(constant("i32", Integer.MAX_VALUE - (long) k * step), step, "gt_s", constant("i32", 0));
            default -> new Count(constant("i32", -1 - (long) k * step), step, "gt_u", constant("i32", 1000));
        };
    }

    private void loop(int depth) {
        Count count = count();
        int id = names++;
        line("%%n%d, %%w%d = ssawasm.block_loop -> i32, i64 {", id, id);
        String types = "i32, i32, i64";
        line("ssawasm.pseudo_br ^body%d(%s, %s, %s : %s)", id, count.start(), any("i32"), any("i64"), types);
        text.append(String.format(Locale.ROOT, "  ^body%d(%%i%d: i32, %%an%d: i32, %%aw%d: i64):\n", id, id, id, id));
        int n = narrow.size();
        int w = wide.size();
        String i = "%i" + id;
        narrow.addAll(List.of("%an" + id, i, i));
        wide.add("%aw" + id);
        body(depth - 1);
        String next = op("i32", "add %s, %s : i32", i, constant("i32", count.step()));
        if (random.nextBoolean()) narrow.add(next);
        body(0);
        String test = op("i32", "%s %s, %s : i32", count.test(), next, count.bound());
        line(
                "ssawasm.cond_br %s, ^body%d(%s, %s, %s : %s), ^after%d",
                test, id, next, any("i32"), any("i64"), types, id);
        text.append("  ^after").append(id).append(":\n");
        line("ssawasm.pseudo_br ^out%d(%s, %s : i32, i64)", id, any("i32"), any("i64"));
        text.append(String.format(Locale.ROOT, "  ^out%d(%%rn%d: i32, %%rw%d: i64):\n", id, id, id));
        line("ssawasm.exit %%rn%d, %%rw%d : i32, i64", id, id);
        line("}");
        narrow.subList(n, narrow.size()).clear();
        wide.subList(w, wide.size()).clear();
        narrow.add("%n" + id);
        wide.add("%w" + id);
    }
}
