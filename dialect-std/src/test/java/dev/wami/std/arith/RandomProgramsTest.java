package dev.wami.std.arith;

import static org.assertj.core.api.Assertions.fail;

import dev.wami.core.ir.type.FloatType;
import dev.wami.core.transform.Canonicalize;
import dev.wami.core.transform.IntRangeOptimizations;
import dev.wami.std.OneOp;
import dev.wami.std.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Random straight-line programs give the same before and after canonicalisation, strength reduction, ranges. */
class RandomProgramsTest {
    private static final String[] TYPES = {"i1", "i8", "i32", "i64", "index", "f32", "f64"};
    private static final int INTEGERS = 4;
    private static final int INDEX = 4;
    private static final int F32 = 5;
    private static final String[] TOTAL = {
        "addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "maxui", "minsi", "minui"
    };
    private static final String[] SHIFTS = {"shli", "shrsi", "shrui"};
    private static final String[] DIVISIONS = {
        "divsi", "divui", "ceildivsi", "ceildivui", "floordivsi", "remsi", "remui"
    };

    private static final String[] FLOATS = {
        "addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "maxnumf", "minnumf"
    };

    /** Writes one program. Values are kept by type, so that operations find operands. */
    private static final class Writer {
        private final Random random;
        private final StringBuilder text = new StringBuilder();
        private final List<List<String>> values = new ArrayList<>();
        private int next;

        Writer(Random random) {
            this.random = random;
            for (int t = 0; t < TYPES.length; t++) values.add(new ArrayList<>(List.of("%a" + t)));
        }

        private String any(int type) {
            List<String> of = values.get(type);
            // recent values make deep expressions
            return of.get(random.nextInt(3) == 0 ? random.nextInt(of.size()) : of.size() - 1);
        }

        private String define(int type, String operation) {
            String name = "%v" + next++;
            text.append("  ").append(name).append(" = ").append(operation).append('\n');
            values.get(type).add(name);
            return name;
        }

        private String constant(int type, long value) {
            String literal = type == 0 ? String.valueOf(value % 2 != 0) : value + " : " + TYPES[type];
            return define(type, "arith.constant " + literal);
        }

        private long literal(int type) {
            long[] some = {0, 1, -1, 2, 3, 4, 5, 8, 16, 127, -128, 100};
            long n = some[random.nextInt(some.length)];
            return type > 1 && random.nextInt(5) == 0 ? n * 1_000_003 : n;
        }

        void operation() {
            int t = random.nextInt(TYPES.length);
            if (t >= F32) {
                floating(t);
                return;
            }
            String type = TYPES[t];
            switch (random.nextInt(10)) {
                case 0 -> constant(t, literal(t));
                case 1 -> {
                    String[] cases = {"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"};
                    define(0, "arith.cmpi " + cases[random.nextInt(10)] + ", " + any(t) + ", " + any(t) + " : " + type);
                }
                case 2 -> define(t, "arith.select " + any(0) + ", " + any(t) + ", " + any(t) + " : " + type);
                case 3 -> {
                    // shifting by too much is poison
                    if (t == 0) return;
                    String amount = constant(t, random.nextInt(t == 1 ? 8 : 32));
                    define(t, "arith." + SHIFTS[random.nextInt(3)] + " " + any(t) + ", " + amount + " : " + type);
                }
                case 4 -> {
                    String divisor = random.nextBoolean() ? any(t) : constant(t, literal(t));
                    String op = DIVISIONS[random.nextInt(DIVISIONS.length)];
                    define(t, "arith." + op + " " + any(t) + ", " + divisor + " : " + type);
                }
                case 5 -> cast();
                default ->
                    define(
                            t,
                            "arith." + TOTAL[random.nextInt(TOTAL.length)] + " " + any(t) + ", " + any(t) + " : "
                                    + type);
            }
        }

        private void cast() {
            int from = random.nextInt(INTEGERS);
            int to = random.nextInt(INTEGERS);
            if (from == to) {
                String op = random.nextBoolean() ? "index_cast" : "index_castui";
                if (random.nextBoolean()) {
                    define(INDEX, "arith." + op + " " + any(from) + " : " + TYPES[from] + " to index");
                } else define(to, "arith." + op + " " + any(INDEX) + " : index to " + TYPES[to]);
                return;
            }
            String op = from > to ? "trunci" : random.nextBoolean() ? "extsi" : "extui";
            define(to, "arith." + op + " " + any(from) + " : " + TYPES[from] + " to " + TYPES[to]);
        }

        private void floating(int t) {
            String type = TYPES[t];
            int i = random.nextInt(INTEGERS);
            String[] numbers = {"0.0", "-0.0", "1.0", "-1.0", "4.5", "-4.5", "1.0e10", "0.1"};
            switch (random.nextInt(8)) {
                case 0 -> define(t, "arith.constant " + numbers[random.nextInt(numbers.length)] + " : " + type);
                case 1 -> define(t, "arith.negf " + any(t) + " : " + type);
                case 2 -> {
                    CmpFPredicate[] cases = CmpFPredicate.values();
                    String p = cases[random.nextInt(cases.length)].keyword();
                    define(0, "arith.cmpf " + p + ", " + any(t) + ", " + any(t) + " : " + type);
                }
                case 3 -> {
                    String op = random.nextBoolean() ? "sitofp" : "uitofp";
                    String x = define(t, "arith." + op + " " + any(i) + " : " + TYPES[i] + " to " + type);
                    String c = define(t, "arith.constant " + numbers[random.nextInt(numbers.length)] + " : " + type);
                    CmpFPredicate[] cases = CmpFPredicate.values();
                    String p = cases[random.nextInt(cases.length)].keyword();
                    define(0, "arith.cmpf " + p + ", " + x + ", " + c + " : " + type);
                }
                case 4 -> {
                    if (t == F32) define(F32 + 1, "arith.extf " + any(F32) + " : f32 to f64");
                    else define(F32, "arith.truncf " + any(F32 + 1) + " : f64 to f32");
                }
                case 5 -> {
                    String op = random.nextBoolean() ? "fptosi" : "fptoui";
                    define(i, "arith." + op + " " + any(t) + " : " + type + " to " + TYPES[i]);
                }
                default -> {
                    String op = FLOATS[random.nextInt(FLOATS.length)];
                    define(t, "arith." + op + " " + any(t) + ", " + any(t) + " : " + type);
                }
            }
        }

        String program(int operations) {
            for (int i = 0; i < operations; i++) operation();
            StringBuilder parameters = new StringBuilder();
            StringBuilder results = new StringBuilder();
            for (int t = 0; t < TYPES.length; t++) {
                parameters
                        .append(t == 0 ? "" : ", ")
                        .append("%a")
                        .append(t)
                        .append(": ")
                        .append(TYPES[t]);
                results.append(t == 0 ? "" : ", ").append(any(t));
            }
            String types = String.join(", ", TYPES);
            return "func.func @f(" + parameters + ") -> (" + types + ") {\n" + text + "  return " + results + " : "
                    + types + "\n}\n";
        }
    }

    @Property(tries = 500, seed = "5")
    void meanTheSameAfterwards(@ForAll long seed) {
        Random random = new Random(seed);
        String text = new Writer(random).program(4 + random.nextInt(30));
        Program after = new Program(text).apply(new Canonicalize()).apply(new StrengthReduce());
        compare(text, after.apply(new Canonicalize()), random);
    }

    @Property(tries = 500, seed = "5")
    void meanTheSameByTheirRanges(@ForAll long seed) {
        Random random = new Random(seed);
        String text = new Writer(random).program(4 + random.nextInt(30));
        compare(text, new Program(text).apply(new IntRangeOptimizations()), random);
    }

    private static void compare(String text, Program after, Random random) {
        Program before = new Program(text);
        for (int i = 0; i < 8; i++) {
            int indexBits = random.nextBoolean() ? 32 : 64;
            Object[] arguments = new Object[TYPES.length];
            int[] widths = {1, 8, 32, 64, indexBits};
            for (int t = 0; t < F32; t++) {
                arguments[t] = OneOp.integer(IntegerSemanticsTest.any(random, widths[t]), widths[t]);
            }
            arguments[F32] = FloatSemanticsTest.any(random, FloatType.F32);
            arguments[F32 + 1] = FloatSemanticsTest.any(random, FloatType.F64);
            Object expected = before.call("f", indexBits, arguments);
            // a division that is not needed may go, and what it would have trapped on with it
            if (expected instanceof String) continue;
            Object actual = after.call("f", indexBits, arguments);
            if (!sameNumbers(expected, actual)) {
                fail(
                        "%s\nbecame\n%s\nof %s at %d bits: %s, not %s",
                        text, after, List.of(arguments), indexBits, actual, expected);
            }
        }
    }

    /** Equal results, where NaNs are equal. */
    private static boolean sameNumbers(Object expected, Object actual) {
        if (!(actual instanceof List<?> b)) return false;
        List<?> a = (List<?>) expected;
        for (int t = 0; t < TYPES.length; t++) {
            if (a.get(t).equals(b.get(t))) continue;
            if (t < F32) return false;
            FloatType type = t == F32 ? FloatType.F32 : FloatType.F64;
            if (!Floats.isNaN(type, (Long) a.get(t)) || !Floats.isNaN(type, (Long) b.get(t))) return false;
        }
        return true;
    }
}
