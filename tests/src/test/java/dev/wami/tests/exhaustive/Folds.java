package dev.wami.tests.exhaustive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.interp.Frame;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.Type;
import dev.wami.tools.OptOptions;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * A grid's operations on constants, folded by a pass: as one operation on vectors of all pairs that have a result, or
 * as one operation for each pair.
 */
final class Folds {
    private static final Wami WAMI = new Wami();

    private final Grid grid;
    private final String pass;
    private final int indexBits;

    Folds(Grid grid, String pass, int indexBits) {
        this.grid = grid;
        this.pass = pass;
        this.indexBits = indexBits;
    }

    /** A pair of rows. */
    private record Pair(int i, int j) {}

    // ---- vectors

    /** All pairs with results by one operation on vectors, which must fold. */
    void vectors() {
        StringBuilder text = new StringBuilder();
        List<Grid.Expected> folded = new ArrayList<>();
        for (Grid.Expected e : grid.cases()) {
            if (!e.of().hasVectors() || !isNarrow(e.of())) continue;
            folded.add(e);
            vectors(text, e, pairs(e, true, 1));
        }
        Operation module = folded(text);
        for (Grid.Expected e : folded) {
            List<Pair> pairs = pairs(e, true, 1);
            List<Value> results = results(module, e);
            for (int k = 0; k < pairs.size(); k++) {
                for (int r = 0; r < results.size(); r++) {
                    Object constant = constant(results.get(r));
                    assertThat(constant).as("%s folds", e.of().name()).isInstanceOf(DenseElementsAttr.class);
                    check(e, pairs.get(k), r, ((DenseElementsAttr) constant).get(k));
                }
            }
        }
    }

    /** Elements of more than 64 bits have no constants of vectors yet, those of index two meanings. */
    private static boolean isNarrow(Case c) {
        List<Type> all = new ArrayList<>(c.operands());
        all.addAll(c.results());
        return all.stream().allMatch(t -> t != IndexType.INDEX && Case.words(t) == 1);
    }

    private void vectors(StringBuilder text, Grid.Expected e, List<Pair> pairs) {
        StringJoiner types = new StringJoiner(", ");
        for (Type t : e.of().results()) types.add("vector<" + pairs.size() + "x" + t + ">");
        text.append("func.func @")
                .append(e.of().name())
                .append("() -> (")
                .append(types)
                .append(") {\n");
        for (int o = 0; o < e.of().operands().size(); o++) {
            StringJoiner elements = new StringJoiner(", ");
            for (Pair p : pairs) {
                elements.add(literal(o == 0 ? p.i : p.j, e.of().operands().get(o)));
            }
            String type = "vector<" + pairs.size() + "x" + e.of().operands().get(o) + ">";
            text.append(o == 0 ? "%va" : "%vb")
                    .append(" = arith.constant dense<[")
                    .append(elements);
            text.append("]> : ").append(type).append('\n');
        }
        text.append(e.of().vectorText(pairs.size())).append('\n');
        text.append(e.of().results().size() == 1 ? "return %vr : " : "return %vr, %vs : ")
                .append(types)
                .append("\n}\n");
    }

    // ---- scalars

    /**
     * Each of {@code sample} pairs by an operation of its own. What has no result must not fold to a constant where it
     * is undefined behaviour.
     */
    void scalars(int sample) {
        StringBuilder text = new StringBuilder();
        for (Grid.Expected e : grid.cases()) scalars(text, e, sample);
        Operation module = folded(text);
        for (Grid.Expected e : grid.cases()) {
            List<Value> results = results(module, e);
            int at = 0;
            for (Pair p : pairs(e, false, sample)) {
                for (int r = 0; r < e.of().results().size(); r++) {
                    Attribute constant = constant(results.get(at++));
                    if (e.at(p.i, p.j) == null) {
                        if (e.of().undefined() == Case.Undefined.TRAP) {
                            assertThat(constant).as(named(e, p)).isNull();
                        }
                    } else if (constant != null) check(e, p, r, Frame.valueOf(constant));
                    else assertThat(mayStay(e.of())).as("%s folds", named(e, p)).isTrue();
                }
            }
        }
    }

    /** What is not the same for both widths of index stays. */
    private static boolean mayStay(Case c) {
        return c.oneNaN()
                || c.operands().contains(IndexType.INDEX)
                || c.results().contains(IndexType.INDEX);
    }

    private void scalars(StringBuilder text, Grid.Expected e, int sample) {
        Case c = e.of();
        StringJoiner types = new StringJoiner(", ");
        StringJoiner names = new StringJoiner(", ");
        StringBuilder body = new StringBuilder();
        int at = 0;
        for (Pair p : pairs(e, false, sample)) {
            int number = at++;
            for (int o = 0; o < c.operands().size(); o++) {
                Type t = c.operands().get(o);
                body.append(o == 0 ? "%a" : "%b").append(number).append(" = arith.constant ");
                body.append(literal(o == 0 ? p.i : p.j, t))
                        .append(Case.width(t, 64) == 1 ? "" : " : " + t)
                        .append('\n');
            }
            body.append(c.scalarText().replaceAll("(%\\w)\\b", "$1" + number)).append('\n');
            for (int r = 0; r < c.results().size(); r++) {
                types.add(c.results().get(r).toString());
                names.add((r == 0 ? "%r" : "%s") + number);
            }
        }
        text.append("func.func @")
                .append(c.name())
                .append("() -> (")
                .append(types)
                .append(") {\n")
                .append(body);
        text.append("return ").append(names).append(" : ").append(types).append("\n}\n");
    }

    // ---- both

    /** All pairs, or about {@code sample} of them, evenly; only those with a result if {@code defined}. */
    private static List<Pair> pairs(Grid.Expected e, boolean defined, int sample) {
        int all = e.words().length;
        // a step prime to the number of columns, so that all columns are met
        int step = sample <= 1 || all <= sample ? 1 : all / sample | 1;
        List<Pair> pairs = new ArrayList<>();
        for (int at = 0; at < all; at += step) {
            if (!defined || e.words()[at] != null) pairs.add(new Pair(at / e.columns(), at % e.columns()));
        }
        return pairs;
    }

    private String literal(int row, Type type) {
        int width = Case.width(type, indexBits);
        BigInteger v = Case.signed(grid.value(row), width);
        if (type instanceof FloatType) {
            String hex = Case.unsigned(v, width).toString(16);
            return "0x" + "0".repeat((width + 3) / 4 - hex.length()) + hex;
        }
        return width == 1 ? (v.signum() == 0 ? "false" : "true") : v.toString();
    }

    private Operation folded(StringBuilder text) {
        OptOptions options = OptOptions.DEFAULT.withPasses(List.of(pass));
        var output = WAMI.opt(SourceFile.of("folds.mlir", text.toString()), options, PassSettings.PLAIN);
        assertThat(output.diagnostics()).isEmpty();
        Diagnostics diagnostics = new Diagnostics();
        String out = new String(output.bytes().orElseThrow(), StandardCharsets.UTF_8);
        Operation module = WAMI.parse(SourceFile.of("folded.mlir", out), diagnostics);
        if (module == null) throw new AssertionError(diagnostics.all());
        return module;
    }

    private static List<Value> results(Operation module, Grid.Expected e) {
        Operation function = ((SymbolTable) module).lookup(e.of().name());
        return function.region(0).entry().requiredTerminator().operands();
    }

    private static @Nullable Attribute constant(Value v) {
        return v.definedBy() instanceof ConstantLike c ? c.constant() : null;
    }

    private void check(Grid.Expected e, Pair p, int result, @Nullable Object value) {
        long[] words = e.at(p.i, p.j);
        Type type = e.of().results().get(result);
        int first = 0;
        for (int r = 0; r < result; r++) first += Case.words(e.of().results().get(r));
        BigInteger expected = BigInteger.ZERO;
        for (int w = 0; w < Case.words(type); w++) {
            expected = expected.add(
                    Case.unsigned(BigInteger.valueOf(words[first + w]), 64).shiftLeft(64 * w));
        }
        int width = Case.width(type, indexBits);
        BigInteger actual = value instanceof BigInteger b ? b : BigInteger.valueOf((Long) value);
        if (e.of().oneNaN() && type instanceof FloatType f && Binary.of(f).isNaN(actual)) actual = Case.NAN;
        if (!Case.signed(actual, width).equals(Case.signed(expected, width))) {
            assertThat(Case.signed(actual, width))
                    .as("%s by %s", named(e, p), pass)
                    .isEqualTo(Case.signed(expected, width));
        }
    }

    private String named(Grid.Expected e, Pair p) {
        String b = e.of().isUnary() ? "" : ", %b = " + grid.value(p.j);
        return e.of().scalarText() + " of %a = " + grid.value(p.i) + b;
    }
}
