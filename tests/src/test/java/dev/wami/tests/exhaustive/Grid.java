package dev.wami.tests.exhaustive;

import dev.wami.core.ir.type.Type;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Operations on all pairs of values, as a program that computes them when it runs, with a checksum for each rectangle
 * of pairs.
 *
 * <pre>
 *     func @addi(i0, i1, j0, j1, all) -> i64       rows i0 to i1, columns j0 to j1 of the values
 *       for i, for j: if defined[i, j] or all: checksum = checksum * FACTOR + word, for each word of the results
 * </pre>
 *
 * The checksum of one pair with a result of one word is the result. A program is what mlir-opt reads, too.
 */
final class Grid {
    private static final long FACTOR = 0x9E3779B97F4A7C15L;

    /** The length of vectors; their elements are the pair and the pair the other way round. */
    private static final int LANES = 2;

    private final List<BigInteger> values;
    private final List<Expected> cases = new ArrayList<>();
    private final boolean vectors;
    private final int columns;

    /** What {@code of} gives for all pairs; the words of its results, null where there are none. */
    record Expected(Case of, long @Nullable [][] words, int columns) {
        boolean isTotal() {
            for (long[] w : words) if (w == null) return false;
            return true;
        }

        long @Nullable [] at(int i, int j) {
            return words[i * columns + j];
        }

        long checksum(int i0, int i1, int j0, int j1) {
            long sum = 0;
            for (int i = i0; i < i1; i++) {
                for (int j = j0; j < j1; j++) if (at(i, j) != null) for (long w : at(i, j)) sum = sum * FACTOR + w;
            }
            return sum;
        }
    }

    /**
     * @param indexBits 32 or 64
     * @param vectors whether the operations work on vectors
     */
    Grid(List<BigInteger> values, List<Case> cases, int indexBits, boolean vectors) {
        this.values = values;
        this.vectors = vectors;
        int words = 1;
        for (Case c : cases) {
            this.cases.add(expected(c, indexBits));
            for (Type t : c.operands()) words = Math.max(words, Case.words(t));
        }
        columns = words;
    }

    List<Expected> cases() {
        return cases;
    }

    int rows() {
        return values.size();
    }

    BigInteger value(int row) {
        return values.get(row);
    }

    // ---- what is expected

    private Expected expected(Case c, int indexBits) {
        int n = values.size();
        int m = c.isUnary() ? 1 : n;
        long[][] words = new long[n * m][];
        int width = Case.width(c.operands().get(0), indexBits);
        List<BigInteger> operands =
                values.stream().map(v -> Case.signed(v, width)).toList();
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < m; j++) {
                BigInteger a = operands.get(i);
                BigInteger b = operands.get(c.isUnary() ? i : j);
                List<BigInteger> results = c.definition().of(a, b);
                List<BigInteger> others = vectors ? c.definition().of(b, a) : List.of();
                if (results != null && others != null) words[i * m + j] = words(c, results, others, indexBits);
            }
        }
        return new Expected(c, words, m);
    }

    private static long[] words(Case c, List<BigInteger> results, List<BigInteger> others, int indexBits) {
        List<Long> words = new ArrayList<>();
        for (int r = 0; r < results.size(); r++) {
            Type type = c.results().get(r);
            List<BigInteger> lanes =
                    others.isEmpty() ? results.subList(r, r + 1) : List.of(results.get(r), others.get(r));
            for (BigInteger x : lanes) {
                BigInteger signed = Case.signed(x, Case.width(type, indexBits));
                for (int w = 0; w < Case.words(type); w++) {
                    words.add(signed.shiftRight(64 * w).longValue());
                }
            }
        }
        return words.stream().mapToLong(w -> w).toArray();
    }

    // ---- the program

    String program() {
        StringBuilder out = new StringBuilder();
        StringBuilder rows = new StringBuilder();
        for (BigInteger v : values) {
            for (int w = 0; w < columns; w++) {
                rows.append(rows.isEmpty() ? "" : ", ").append(w == 0 ? "[" : "");
                rows.append(v.shiftRight(64 * w).longValue()).append(w == columns - 1 ? "]" : "");
            }
        }
        out.append("memref.global \"private\" constant @values : ").append(table());
        out.append(" = dense<[").append(rows).append("]>\n");
        Map<String, String> masks = new HashMap<>();
        for (Expected e : cases) {
            String mask = e.isTotal() ? null : masks.computeIfAbsent(mask(e), hex -> mask(out, hex, e, masks.size()));
            function(new Words(out), e, mask);
        }
        return out.toString();
    }

    private String table() {
        return "memref<" + values.size() + "x" + columns + "xi64>";
    }

    /** Where there are results. */
    private static String mask(Expected e) {
        byte[] bytes = new byte[e.words().length];
        for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) (e.words()[i] == null ? 0 : 1);
        return HexFormat.of().formatHex(bytes);
    }

    private String mask(StringBuilder out, String hex, Expected e, int number) {
        String name = "@mask" + number;
        out.append("memref.global \"private\" constant ")
                .append(name)
                .append(" : ")
                .append(maskType(e));
        out.append(" = dense<\"0x").append(hex).append("\">\n");
        return name;
    }

    private String maskType(Expected e) {
        return "memref<" + values.size() + "x" + e.columns() + "xi8>";
    }

    private void function(Words code, Expected e, @Nullable String mask) {
        Case c = e.of();
        code.line("func.func @%s(%%i0: index, %%i1: index, %%j0: index, %%j1: index, %%all: i1) -> i64 {", c.name());
        for (int w = 0; w < Math.max(columns, 2); w++) code.line("%%c%d = arith.constant %d : index", w, w);
        code.line("%%zero = arith.constant 0 : i64");
        code.line("%%k = arith.constant %d : i64", FACTOR);
        code.line("%%values = memref.get_global @values : %s", table());
        if (mask != null) code.line("%%mask = memref.get_global %s : %s", mask, maskType(e));
        code.line("%%rows = scf.for %%i = %%i0 to %%i1 step %%c1 iter_args(%%outer = %%zero) -> (i64) {");
        code.read("%a", c.operands().get(0), "%i", table());
        code.line("%%row = scf.for %%j = %%j0 to %%j1 step %%c1 iter_args(%%sum = %%outer) -> (i64) {");
        if (!c.isUnary()) code.read("%b", c.operands().get(1), "%j", table());
        if (mask != null) {
            code.line("%%byte = memref.load %%mask[%%i, %%j] : %s", maskType(e));
            code.line("%%bit = arith.trunci %%byte : i8 to i1");
            code.line("%%go = arith.ori %%bit, %%all : i1");
            code.line("%%next = scf.if %%go -> (i64) {");
        }
        String sum = vectors ? lanes(code, c) : scalars(code, c);
        code.line("scf.yield %s : i64", sum);
        if (mask != null) code.line("} else {\nscf.yield %%sum : i64\n}\nscf.yield %%next : i64");
        code.line("}\nscf.yield %%row : i64\n}\nreturn %%rows : i64\n}");
    }

    private static String scalars(Words code, Case c) {
        code.line("%s", c.scalarText());
        String sum = "%sum";
        for (int r = 0; r < c.results().size(); r++) {
            sum = code.mix(result(r), c.results().get(r), sum, c.oneNaN());
        }
        return sum;
    }

    private static String lanes(Words code, Case c) {
        Type in = c.operands().get(0);
        String b = c.isUnary() ? "%a" : "%b";
        code.line("%%va = vector.from_elements %%a, %s : vector<%dx%s>", b, LANES, in);
        code.line("%%vb = vector.from_elements %s, %%a : vector<%dx%s>", b, LANES, in);
        code.line("%s", c.vectorText(LANES));
        String sum = "%sum";
        for (int r = 0; r < c.results().size(); r++) {
            Type type = c.results().get(r);
            for (int lane = 0; lane < LANES; lane++) {
                String name = result(r) + lane;
                code.line(
                        "%s = vector.extract %%v%s[%d] : %s from vector<%dx%s>",
                        name, result(r).substring(1), lane, type, LANES, type);
                sum = code.mix(name, type, sum, c.oneNaN());
            }
        }
        return sum;
    }

    private static String result(int r) {
        return r == 0 ? "%r" : "%s";
    }
}
