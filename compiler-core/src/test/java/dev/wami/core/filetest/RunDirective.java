package dev.wami.core.filetest;

import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A line that says what a call gives:
 *
 * <pre>
 * // run: @f(1, -2.5) == 3
 * // run: @g(0xff) == 1, nan
 * // run: @h(1)
 * // run: @div(1, 0) traps "divide by zero"
 * </pre>
 *
 * Integers are decimal or hexadecimal, floats decimal, {@code inf}, {@code nan} (any NaN) or hexadecimal bits, vectors
 * {@code [1, 2]}. Results are compared bit by bit, so that {@code 0.0} is not {@code -0.0}.
 */
public final class RunDirective {
    private static final Pattern LINE = Pattern.compile("//\\s*run:\\s*(.*)");
    private static final Pattern CALL =
            Pattern.compile("@([\\w.$-]+|\"[^\"]*\")\\s*\\(([^)]*)\\)\\s*(?:==\\s*(.*)|traps\\s*(?:\"(.*)\")?)?\\s*");
    /** Stands for every NaN. */
    private static final Object ANY_NAN = new Object();

    private final int line;
    private final String text;
    private final String function;
    private final List<String> arguments;
    private final List<String> results;
    private final @Nullable String trap;

    private RunDirective(int line, String text, Matcher m) {
        this.line = line;
        this.text = text;
        this.function = m.group(1).replace("\"", "");
        this.arguments = items(m.group(2));
        String expected = m.group(3) == null ? "" : m.group(3).strip();
        if (expected.startsWith("(") && expected.endsWith(")")) expected = expected.substring(1, expected.length() - 1);
        this.results = items(expected);
        boolean traps = text.contains(" traps");
        this.trap = !traps ? null : m.group(4) == null ? "" : m.group(4);
    }

    /**
     * All lines of {@code source}.
     *
     * @throws IllegalArgumentException if one is malformed
     */
    public static List<RunDirective> parse(String source) {
        List<RunDirective> out = new ArrayList<>();
        String[] lines = source.split("\n", -1);
        for (int n = 0; n < lines.length; n++) {
            Matcher m = LINE.matcher(lines[n]);
            if (!m.find()) continue;
            Matcher call = CALL.matcher(m.group(1).strip());
            if (!call.matches()) throw new IllegalArgumentException("line " + (n + 1) + ": malformed: " + lines[n]);
            out.add(new RunDirective(n + 1, m.group(1).strip(), call));
        }
        return out;
    }

    /** The parts between commas outside brackets. */
    private static List<String> items(String list) {
        List<String> out = new ArrayList<>();
        int depth = 0;
        int start = 0;
        for (int i = 0; i <= list.length(); i++) {
            char c = i == list.length() ? ',' : list.charAt(i);
            if (c == '[') depth++;
            if (c == ']') depth--;
            if (c != ',' || depth > 0) continue;
            String item = list.substring(start, i).strip();
            if (!item.isEmpty()) out.add(item);
            start = i + 1;
        }
        return out;
    }

    public int line() {
        return line;
    }

    /** The name of the function that is called. */
    public String function() {
        return function;
    }

    /** The line without {@code // run:}. */
    public String text() {
        return text;
    }

    /** Makes the call; what is not as expected, or null. */
    public @Nullable String execute(Executor.Program program) {
        FunctionType type = program.signature(function);
        if (type == null) return where() + "there is no function @" + function;
        if (arguments.size() != type.inputs().size()) {
            return where() + "@" + function + " takes " + type.inputs().size() + " arguments";
        }
        List<Object> values = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            Object v = value(arguments.get(i), type.inputs().get(i));
            values.add(v == ANY_NAN ? nanBits(type.inputs().get(i)) : v);
        }
        Executor.Outcome outcome = program.call(function, values);
        if (trap != null) {
            if (outcome.trap() == null) {
                return where() + "should trap but gives " + print(outcome.values(), type.results());
            }
            return outcome.trap().contains(trap) ? null : where() + "traps with \"" + outcome.trap() + "\"";
        }
        if (outcome.trap() != null) return where() + "traps: " + outcome.trap();
        if (results.isEmpty() && !text.contains("==")) return null;
        if (results.size() != type.results().size()) {
            return where() + "@" + function + " has " + type.results().size() + " results";
        }
        for (int i = 0; i < results.size(); i++) {
            Object expected = value(results.get(i), type.results().get(i));
            if (!matches(expected, outcome.values().get(i), type.results().get(i))) {
                return where() + "gives " + print(outcome.values(), type.results());
            }
        }
        return null;
    }

    private String where() {
        return "line " + line + ": " + text + ": ";
    }

    private static boolean matches(Object expected, Object actual, Type type) {
        if (expected == ANY_NAN) return Double.isNaN(FloatFormat.decode((FloatType) type, (Long) actual));
        if (!(expected instanceof Object[] xs)) return expected.equals(actual);
        Object[] ys = (Object[]) actual;
        if (xs.length != ys.length) return false;
        for (int i = 0; i < xs.length; i++) if (!matches(xs[i], ys[i], ((VectorType) type).element())) return false;
        return true;
    }

    /** {@code text} as a value of {@code type}. */
    private static Object value(String text, Type type) {
        if (type instanceof VectorType v) {
            if (!text.startsWith("[")) throw new IllegalArgumentException("a vector is written [a, b]: " + text);
            List<String> elements = items(text.substring(1, text.lastIndexOf(']')));
            return elements.stream().map(e -> value(e, v.element())).toArray();
        }
        if (type instanceof FloatType f) return floating(text, f);
        BigInteger n = switch (text) {
            case "true" -> BigInteger.ONE;
            case "false" -> BigInteger.ZERO;
            default -> integer(text);
        };
        if (type instanceof IntegerType i && i.width() > 64) return wrap(n, i.width());
        int width = type instanceof IntegerType i ? i.width() : 64;
        if (!(type instanceof IntegerType) && type != IndexType.INDEX) {
            throw new IllegalArgumentException("no value of type " + type + " can be written: " + text);
        }
        return wrap(n, width).longValue();
    }

    private static BigInteger wrap(BigInteger n, int width) {
        BigInteger unsigned = n.and(BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE));
        return width > 0 && unsigned.testBit(width - 1) ? unsigned.subtract(BigInteger.ONE.shiftLeft(width)) : unsigned;
    }

    private static BigInteger integer(String text) {
        String digits = text.toLowerCase(Locale.ROOT).replace("_", "");
        if (digits.startsWith("0x")) return new BigInteger(digits.substring(2), 16);
        if (digits.startsWith("-0x")) return new BigInteger(digits.substring(3), 16).negate();
        return new BigInteger(digits);
    }

    private static Object floating(String text, FloatType type) {
        if (text.startsWith("0x") && !text.contains("p")) return integer(text).longValue();
        switch (text) {
            case "nan" -> {
                return ANY_NAN;
            }
            case "inf", "-inf" -> {
                return FloatFormat.encode(
                        type, text.startsWith("-") ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY);
            }
            default -> {
                double d = type == FloatType.F32 ? Float.parseFloat(text) : Double.parseDouble(text);
                return FloatFormat.encode(type, d);
            }
        }
    }

    private static Object nanBits(Type type) {
        return FloatFormat.encode((FloatType) type, Double.NaN);
    }

    private static String print(List<Object> values, List<Type> types) {
        List<String> out = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            out.add(print(values.get(i), i < types.size() ? types.get(i) : IndexType.INDEX));
        }
        return out.isEmpty() ? "nothing" : String.join(", ", out);
    }

    private static String print(Object value, Type type) {
        if (value instanceof Object[] elements) {
            return Arrays.stream(elements)
                    .map(e -> print(e, ((VectorType) type).element()))
                    .toList()
                    .toString();
        }
        if (type instanceof FloatType f && value instanceof Long bits) {
            double d = FloatFormat.decode(f, bits);
            String text = f == FloatType.F32 ? Float.toString((float) d) : Double.toString(d);
            return text + " (0x" + Long.toHexString(bits) + ")";
        }
        return String.valueOf(value);
    }
}
