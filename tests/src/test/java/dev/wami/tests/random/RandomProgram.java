package dev.wami.tests.random;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * A random function of standard MLIR with a meaning on every path: divisors are positive, shifts less than the width,
 * indices masked to a power-of-two extent, memory written before it is read, loops short. The bits of a NaN are never
 * looked at.
 */
final class RandomProgram {
    /** The function's parameters; its results are one of each number type. */
    static final String SIGNATURE = "(%p0: i32, %p1: i64, %p2: f32, %p3: f64, %p4: index)";

    private static final List<String> INTEGERS = List.of("i1", "i8", "i16", "i32", "i64", "i24", "i48", "index");
    private static final List<String> FLOATS = List.of("f32", "f64");
    private static final int EXTENT = 8;

    private final Random random;
    private final StringBuilder out = new StringBuilder();
    /** Values of each type that can be used here. */
    private Map<String, List<String>> scope = new HashMap<>();

    private int names;
    private int depth;
    private int budget;

    private RandomProgram(long seed, int budget) {
        this.random = new Random(seed);
        this.budget = budget;
    }

    /** The text of a module with a public function {@code @f}. */
    static String of(long seed) {
        return new RandomProgram(seed, 40).module();
    }

    private String module() {
        out.append("func.func @f").append(SIGNATURE).append(" -> (i32, i64, f32, f64) {\n");
        for (String t : List.of("i32", "i64", "f32", "f64", "index")) {
            add(t, "%p" + List.of("i32", "i64", "f32", "f64", "index").indexOf(t));
        }
        statements();
        String results = value("i32") + ", " + value("i64") + ", " + value("f32") + ", " + value("f64");
        line("return " + results + " : i32, i64, f32, f64");
        return out.append("}\n").toString();
    }

    // ---- text

    private void line(String text) {
        out.append("  ".repeat(depth + 1)).append(text).append('\n');
    }

    private String fresh() {
        return "%v" + names++;
    }

    private void add(String type, String value) {
        scope.computeIfAbsent(type, t -> new ArrayList<>()).add(value);
    }

    /** {@code %v = text}, a value of {@code type} from now on. */
    private String define(String type, String text) {
        String v = fresh();
        line(v + " = " + text);
        add(type, v);
        return v;
    }

    private <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private String anyInteger() {
        return pick(INTEGERS);
    }

    /** A value of {@code type}: one that is there, or a constant. */
    private String value(String type) {
        List<String> known = scope.getOrDefault(type, List.of());
        if (!known.isEmpty() && random.nextInt(5) > 0) return pick(known);
        String v = fresh();
        line(v + " = arith.constant " + literal(type) + (type.equals("i1") ? "" : " : " + type));
        add(type, v);
        return v;
    }

    private String literal(String type) {
        if (type.equals("i1")) return String.valueOf(random.nextBoolean());
        if (FLOATS.contains(type)) {
            return pick(List.of("0.0", "-0.0", "1.0", "-1.5", "1.0e+30", "-2.5e-30", "3.0e+9", "0.1", "123456.789"));
        }
        return pick(List.of("0", "1", "-1", "2", "7", "-8", "100", "-128", "127"));
    }

    private static int width(String type) {
        return type.equals("index") ? 32 : Integer.parseInt(type.substring(1));
    }

    // ---- statements

    private void statements() {
        int n = 1 + random.nextInt(6);
        for (int i = 0; i < n && budget > 0; i++) {
            budget--;
            statement();
        }
    }

    private void statement() {
        switch (random.nextInt(16)) {
            case 0, 1, 2 -> integerArithmetic();
            case 3 -> division();
            case 4 -> shift();
            case 5 -> comparison();
            case 6 -> integerConversion();
            case 7, 8 -> floatArithmetic();
            case 9 -> floatConversion();
            case 10 -> select();
            case 11 -> extended();
            case 12 -> memory();
            case 13 -> conditional();
            case 14 -> counted();
            default -> repeated();
        }
    }

    private void integerArithmetic() {
        String t = anyInteger();
        if (random.nextInt(5) == 0 && !t.equals("i1")) {
            define(t, pick(List.of("math.absi ", "math.ctlz ", "math.cttz ", "math.ctpop ")) + value(t) + " : " + t);
            return;
        }
        String op = pick(List.of("addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "minsi", "maxui", "minui"));
        define(t, "arith." + op + " " + value(t) + ", " + value(t) + " : " + t);
    }

    /** A divisor from 1 to 63, so that nothing overflows. */
    private void division() {
        String t = pick(List.of("i8", "i16", "i32", "i64", "i24", "i48", "index"));
        String mask = define(t, "arith.constant 63 : " + t);
        String one = define(t, "arith.constant 1 : " + t);
        String low = define(t, "arith.andi " + value(t) + ", " + mask + " : " + t);
        String divisor = define(t, "arith.ori " + low + ", " + one + " : " + t);
        String op = pick(List.of("divsi", "divui", "remsi", "remui", "floordivsi", "ceildivsi", "ceildivui"));
        define(t, "arith." + op + " " + value(t) + ", " + divisor + " : " + t);
    }

    private void shift() {
        String t = pick(List.of("i8", "i16", "i32", "i64", "i24", "i48", "index"));
        String amount = define(t, "arith.constant " + random.nextInt(width(t)) + " : " + t);
        define(t, "arith." + pick(List.of("shli", "shrsi", "shrui")) + " " + value(t) + ", " + amount + " : " + t);
    }

    private void comparison() {
        if (random.nextBoolean()) {
            String t = anyInteger();
            String p = pick(List.of("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"));
            define("i1", "arith.cmpi " + p + ", " + value(t) + ", " + value(t) + " : " + t);
            return;
        }
        String t = pick(FLOATS);
        String p = pick(List.of(
                "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno"));
        define("i1", "arith.cmpf " + p + ", " + value(t) + ", " + value(t) + " : " + t);
    }

    private void integerConversion() {
        String from = anyInteger();
        String to = anyInteger();
        boolean index = from.equals("index") != to.equals("index");
        String op = null;
        if (index) op = random.nextBoolean() ? "index_cast" : "index_castui";
        else if (!from.equals("index") && width(from) < width(to)) op = random.nextBoolean() ? "extsi" : "extui";
        else if (!from.equals("index") && width(from) > width(to)) op = "trunci";
        if (op != null) define(to, "arith." + op + " " + value(from) + " : " + from + " to " + to);
    }

    private void floatArithmetic() {
        String t = pick(FLOATS);
        if (random.nextInt(3) == 0) {
            String op = pick(List.of(
                    "math.absf", "math.ceil", "math.floor", "math.trunc", "math.roundeven", "math.sqrt", "arith.negf"));
            define(t, op + " " + value(t) + " : " + t);
            return;
        }
        String op = pick(List.of("addf", "subf", "mulf", "divf", "maximumf", "minimumf"));
        define(t, "arith." + op + " " + value(t) + ", " + value(t) + " : " + t);
    }

    private void floatConversion() {
        switch (random.nextInt(4)) {
            case 0 -> define("f64", "arith.extf " + value("f32") + " : f32 to f64");
            case 1 -> define("f32", "arith.truncf " + value("f64") + " : f64 to f32");
            case 2 -> {
                String from = pick(List.of("i1", "i8", "i16", "i32", "i64", "i24"));
                String to = pick(FLOATS);
                String op = random.nextBoolean() ? "sitofp" : "uitofp";
                define(to, "arith." + op + " " + value(from) + " : " + from + " to " + to);
            }
            default -> {
                String from = pick(FLOATS);
                String to = pick(List.of("i32", "i64"));
                String op = random.nextBoolean() ? "fptosi" : "fptoui";
                define(to, "arith." + op + " " + value(from) + " : " + from + " to " + to);
            }
        }
    }

    private void select() {
        String t = random.nextBoolean() ? anyInteger() : pick(FLOATS);
        define(t, "arith.select " + value("i1") + ", " + value(t) + ", " + value(t) + " : " + t);
    }

    private void extended() {
        String t = pick(List.of("i8", "i16", "i32", "i64", "i24", "i48"));
        String op = pick(List.of("addui_extended", "mului_extended", "mulsi_extended"));
        String low = fresh();
        String high = fresh();
        boolean sum = op.startsWith("add");
        line(low + ", " + high + " = arith." + op + " " + value(t) + ", " + value(t) + " : " + t + (sum ? ", i1" : ""));
        add(t, low);
        add(sum ? "i1" : t, high);
    }

    // ---- memory and control

    private void memory() {
        String t = random.nextBoolean() ? anyInteger() : pick(FLOATS);
        String type = "memref<" + EXTENT + "x" + t + ">";
        String m = fresh();
        String from = fresh();
        String to = fresh();
        String step = fresh();
        String i = fresh();
        String filling = value(t);
        // The stack has room for one loop's iterations, not for those of a nest: it is freed when the function returns.
        boolean onStack = depth <= 1 && random.nextBoolean();
        line(m + " = memref." + (onStack ? "alloca" : "alloc") + "() : " + type);
        line(from + " = arith.constant 0 : index");
        line(to + " = arith.constant " + EXTENT + " : index");
        line(step + " = arith.constant 1 : index");
        line("scf.for " + i + " = " + from + " to " + to + " step " + step + " {");
        line("  memref.store " + filling + ", " + m + "[" + i + "] : " + type);
        line("}");
        for (int k = random.nextInt(4); k >= 0; k--) {
            String at = index();
            if (random.nextBoolean()) line("memref.store " + value(t) + ", " + m + "[" + at + "] : " + type);
            else define(t, "memref.load " + m + "[" + at + "] : " + type);
        }
    }

    private String index() {
        String mask = define("index", "arith.constant " + (EXTENT - 1) + " : index");
        return define("index", "arith.andi " + value("index") + ", " + mask + " : index");
    }

    /** Runs {@code body} with a copy of the scope, which is restored afterwards. */
    private void nested(Runnable body) {
        Map<String, List<String>> outer = scope;
        scope = new HashMap<>();
        outer.forEach((t, values) -> scope.put(t, new ArrayList<>(values)));
        depth++;
        body.run();
        depth--;
        scope = outer;
    }

    private String anyType() {
        return random.nextBoolean() ? anyInteger() : pick(FLOATS);
    }

    private void conditional() {
        if (depth > 3) return;
        String t = anyType();
        String result = fresh();
        line(result + " = scf.if " + value("i1") + " -> (" + t + ") {");
        for (int arm = 0; arm < 2; arm++) {
            nested(() -> {
                statements();
                line("scf.yield " + value(t) + " : " + t);
            });
            line(arm == 0 ? "} else {" : "}");
        }
        add(t, result);
    }

    /** Bounds that need not be in order and a step that need not divide. */
    private void counted() {
        if (depth > 3) return;
        String t = anyType();
        String lower = define("index", "arith.constant " + (random.nextInt(6) - 2) + " : index");
        String upper = define("index", "arith.constant " + (random.nextInt(9) - 2) + " : index");
        String step = define("index", "arith.constant " + (1 + random.nextInt(3)) + " : index");
        String result = fresh();
        String counter = fresh();
        String carried = fresh();
        String init = value(t);
        line(result + " = scf.for " + counter + " = " + lower + " to " + upper + " step " + step + " iter_args("
                + carried + " = " + init + ") -> (" + t + ") {");
        nested(() -> {
            add("index", counter);
            add(t, carried);
            statements();
            line("scf.yield " + value(t) + " : " + t);
        });
        line("}");
        add(t, result);
    }

    /** A while loop that counts down from at most 7. */
    private void repeated() {
        if (depth > 3) return;
        String t = anyType();
        String seven = define("i32", "arith.constant 7 : i32");
        String start = define("i32", "arith.andi " + value("i32") + ", " + seven + " : i32");
        String init = value(t);
        String result = fresh();
        String count = fresh();
        String carried = fresh();
        line(result + ":2 = scf.while (" + count + " = " + start + ", " + carried + " = " + init + ") : (i32, " + t
                + ") -> (i32, " + t + ") {");
        nested(() -> {
            add(t, carried);
            statements();
            String zero = fresh();
            String more = fresh();
            line(zero + " = arith.constant 0 : i32");
            line(more + " = arith.cmpi sgt, " + count + ", " + zero + " : i32");
            line("scf.condition(" + more + ") " + count + ", " + value(t) + " : i32, " + t);
        });
        String again = fresh();
        String passed = fresh();
        line("} do {");
        nested(() -> {
            line("^bb0(" + again + ": i32, " + passed + ": " + t + "):");
            add(t, passed);
            statements();
            String one = fresh();
            String next = fresh();
            line(one + " = arith.constant 1 : i32");
            line(next + " = arith.subi " + again + ", " + one + " : i32");
            line("scf.yield " + next + ", " + value(t) + " : i32, " + t);
        });
        line("}");
        add("i32", result + "#0");
        add(t, result + "#1");
    }
}
