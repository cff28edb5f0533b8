package dev.wami.tests.mutated;

import dev.wami.tests.mutated.Token.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Changes programs in small ways, of which a good part leaves them programs. The same {@link Random} makes the same
 * changes.
 */
final class Mutator {
    private static final List<String> NUMBERS = List.of(
            "0",
            "1",
            "-1",
            "2",
            "3",
            "7",
            "8",
            "31",
            "32",
            "33",
            "63",
            "64",
            "65",
            "127",
            "128",
            "255",
            "256",
            "65535",
            "65536",
            "16777215",
            "16777216",
            "2147483647",
            "2147483648",
            "-2147483648",
            "-2147483649",
            "4294967295",
            "4294967296",
            "9223372036854775807",
            "9223372036854775808",
            "-9223372036854775808",
            "-9223372036854775809",
            "18446744073709551615",
            "18446744073709551616",
            "340282366920938463463374607431768211456",
            "123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890",
            "0x0",
            "0xFF",
            "0x7FC00000",
            "0xFFFFFFFFFFFFFFFF",
            "0xFFFFFFFFFFFFFFFFFFFF",
            "1.0",
            "-0.0",
            "0.1",
            "1e5",
            "1.0e400",
            "1.5e-400",
            "true",
            "false",
            "?",
            "*");
    private static final List<String> STRINGS = List.of(
            "\"\"",
            "\"a b\"",
            "\"\\22\"",
            "\"\\n\\t\\\\\"",
            "\"\\00\"",
            "\"\\FF\"",
            "\"é\"",
            "\"\\C3\\A9\"",
            "\"%x\"",
            "\"a.b\"",
            "\"0\"",
            "\"i32\"",
            "\"0x\"",
            "\"0x04000000\"");
    private static final List<String> VALUES = List.of(
            "%_", "%a.b", "%x-y", "%0", "%00", "%4294967296", "%$", "%c0_i32", "%arg0", "%true", "%0#1", "%0#0");
    private static final List<String> SYMBOLS =
            List.of("@a", "@\"a b\"", "@f", "@\"f\"", "@f::@g", "@\"\"", "@a.b", "@\"0\"", "@\"\\22\"", "@\"é\"");
    private static final List<String> KEYWORDS = List.of(
            "true",
            "false",
            "unit",
            "dense",
            "loc",
            "unknown",
            "affine_map",
            "array",
            "to",
            "step",
            "iter_args",
            "attributes",
            "private",
            "i32",
            "index",
            "none",
            "x",
            "nuw",
            "fastmath",
            "strided",
            "offset",
            "sparse",
            "dense_resource",
            "symbol",
            "ceildiv",
            "mod",
            "distinct",
            "floordiv");
    private static final List<String> DICTIONARIES = List.of(
            "{a = 1}",
            "{a}",
            "{\"quoted name\" = unit}",
            "{a = [1, 2.0, \"x\"], b = @f::@g}",
            "{}",
            "{a = dense<1> : tensor<2xi32>}",
            "{a = i32, b = () -> ()}",
            "{a = array<i8: 1, 2>}",
            "{a = -1 : i64, b = {c}}",
            "loc(\"x\":1:2)",
            "loc(fused[\"a\", unknown])",
            "loc(callsite(\"a\" at \"b\"))",
            "attributes {a = 0x7FC00000 : f32}",
            "{a = dense<[[1, 2]]> : tensor<1x2xi8>}",
            "{a = dense<\"0xFFFF\"> : tensor<2xi8>}",
            "{a = affine_map<(d0)[s0] -> (d0 floordiv 2, s0)>}",
            "{a = #any.thing<x>}",
            "{a = !any<\"y\">}");
    private static final List<String[]> AROUND = List.of(
            new String[] {"module {", "}"},
            new String[] {"module @m attributes {a} {", "}"},
            new String[] {"\"builtin.module\"() ({", "}) : () -> ()"},
            new String[] {"func.func @wrap() {", "return }"},
            new String[] {"\"any.region\"() ({", "}) : () -> ()"},
            new String[] {"\"any.region\"() ({}, {^bb0(%w: i32):", "}) : () -> ()"},
            new String[] {"func.func @wrap() { scf.execute_region {", "scf.yield } return }"},
            new String[] {"builtin.module {", "} loc(\"m\")"});

    private final Corpus corpus;
    private final Random random;
    private List<Token> tokens = new ArrayList<>();

    Mutator(Corpus corpus, Random random) {
        this.corpus = corpus;
        this.random = random;
    }

    /** {@code program}, changed once to three times. */
    List<Token> mutated(List<Token> program) {
        tokens = new ArrayList<>(program);
        int changes = random.nextInt(10) < 6 ? 1 : 2 + random.nextInt(2);
        for (int i = 0; i < changes && !tokens.isEmpty(); i++) change();
        return tokens;
    }

    private void change() {
        switch (random.nextInt(46)) {
            case 0 -> tokens.remove(any());
            case 1 -> doubleToken();
            case 2 -> swap(any(), true);
            case 3 -> swap(any(), false);
            case 4 -> replaceAny();
            case 5 -> replace(Kind.WORD, k -> corpus.word(Kind.WORD, random));
            case 6, 7 -> follow(false);
            case 8 -> follow(true);
            case 9, 10, 11 -> replace(Kind.NUMBER, k -> Token.any(NUMBERS, random));
            case 12 -> replace(Kind.NUMBER, k -> corpus.word(Kind.NUMBER, random));
            case 13 -> replace(Kind.WORD, k -> Token.any(KEYWORDS, random));
            case 14 -> replace(Kind.STRING, k -> Token.any(STRINGS, random));
            case 15 -> replace(Kind.SYMBOL, k -> Token.any(SYMBOLS, random));
            case 16 -> rename(Kind.SYMBOL, SYMBOLS);
            case 17 ->
                replace(
                        Kind.VALUE,
                        k -> random.nextBoolean() ? Token.any(VALUES, random) : Token.any(ofKind(Kind.VALUE), random));
            case 18, 19 -> rename(Kind.VALUE, VALUES);
            case 20, 21 -> type(false);
            case 22, 23 -> type(true);
            case 24, 25 -> operation();
            case 26 -> quote();
            case 27 -> statement(r -> tokens.subList(r.from(), r.to()).clear());
            case 28 -> statement(r -> tokens.addAll(r.to(), copy(r)));
            case 29 -> statement(this::move);
            case 30 -> statement(this::chain);
            case 31, 32, 33 -> splice();
            case 34 -> crossAt(true);
            case 35 -> crossAt(false);
            case 36 -> nest();
            case 37, 38, 39 -> group();
            case 40, 41 -> elements();
            case 42 -> statement(this::dictionary);
            case 43 -> entry();
            case 44 -> wrap();
            default -> repeatGroup();
        }
    }

    private int any() {
        return random.nextInt(tokens.size());
    }

    private List<String> ofKind(Kind kind) {
        List<String> found = new ArrayList<>();
        for (Token t : tokens) if (t.kind() == kind) found.add(t.text());
        return found;
    }

    // ---- words

    private void doubleToken() {
        int i = any();
        tokens.add(i, tokens.get(i).apart());
    }

    private void swap(int i, boolean neighbour) {
        int k = neighbour ? Math.min(i + 1, tokens.size() - 1) : any();
        String first = tokens.get(i).text();
        tokens.set(i, tokens.get(i).with(tokens.get(k).text()));
        tokens.set(k, tokens.get(k).with(first));
    }

    private void replaceAny() {
        int i = any();
        tokens.set(i, tokens.get(i).with(corpus.word(Token.any(List.of(Kind.values()), random), random)));
    }

    private void follow(boolean insert) {
        int i = any();
        Token next = new Token(" ", corpus.follower(tokens.get(i).text(), random));
        if (insert || i + 1 == tokens.size()) tokens.add(i + 1, next);
        else tokens.set(i + 1, tokens.get(i + 1).with(next.text()));
    }

    private interface Choice {
        String of(Kind kind);
    }

    private void replace(Kind kind, Choice choice) {
        int i = place(t -> t.kind() == kind);
        if (i >= 0) tokens.set(i, tokens.get(i).with(choice.of(kind)));
    }

    private int place(Predicate<Token> wanted) {
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) if (wanted.test(tokens.get(i))) places.add(i);
        return places.isEmpty() ? -1 : Token.any(places, random);
    }

    /** Another name wherever one stands: the name of another one, or an odd one. */
    private void rename(Kind kind, List<String> odd) {
        List<String> all = ofKind(kind);
        if (all.isEmpty()) return;
        String old = Token.any(all, random);
        String other = random.nextInt(3) == 0 ? Token.any(all, random) : Token.any(odd, random);
        tokens.replaceAll(t -> t.is(old) ? t.with(other) : t);
    }

    private void operation() {
        int i = place(t -> t.kind() == Kind.WORD && t.text().indexOf('.') > 0);
        if (i >= 0) {
            tokens.set(i, tokens.get(i).with(corpus.operation(tokens.get(i).text(), random)));
        }
    }

    private void quote() {
        int i = place(t -> t.kind() == Kind.WORD && t.text().indexOf('.') > 0);
        if (i >= 0) tokens.set(i, tokens.get(i).with('"' + tokens.get(i).text() + '"'));
    }

    // ---- types and groups in brackets

    private void replace(Piece.Range range, List<Token> by) {
        String space = tokens.get(range.from()).space();
        List<Token> copy = new ArrayList<>(by);
        if (!copy.isEmpty()) copy.set(0, new Token(space, copy.get(0).text()));
        List<Token> old = tokens.subList(range.from(), range.to());
        old.clear();
        old.addAll(copy);
    }

    /** Another type in one place, or wherever the same stands. */
    private void type(boolean everywhere) {
        List<Piece.Range> all = Piece.types(tokens);
        if (all.isEmpty()) return;
        Piece.Range chosen = Token.any(all, random);
        List<Token> by = random.nextInt(4) == 0 ? range(Token.any(all, random)) : corpus.type(random);
        if (!everywhere) {
            replace(chosen, by);
            return;
        }
        String old = words(chosen);
        for (int i = all.size() - 1; i >= 0; i--) {
            Piece.Range r = all.get(i);
            if (r.to() <= tokens.size() && words(r).equals(old)) replace(r, by);
        }
    }

    private List<Token> range(Piece.Range r) {
        return List.copyOf(tokens.subList(r.from(), r.to()));
    }

    private String words(Piece.Range r) {
        StringBuilder words = new StringBuilder();
        for (Token t : tokens.subList(r.from(), r.to())) words.append(t.text()).append(' ');
        return words.toString();
    }

    private void group() {
        List<Piece.Range> all = Piece.groups(tokens);
        all.removeIf(r -> r.size() > 80);
        if (all.isEmpty()) return;
        Piece.Range r = Token.any(all, random);
        replace(r, corpus.group(tokens, r, random));
    }

    /** Drops, doubles, swaps or brings in what stands between the commas of a group. */
    private void elements() {
        List<Piece.Range> all = Piece.groups(tokens);
        all.removeIf(r -> r.size() < 3 || r.size() > 200);
        if (all.isEmpty()) return;
        Piece.Range group = Token.any(all, random);
        List<List<Token>> elements = new ArrayList<>();
        for (Piece.Range e : Piece.elements(tokens, group)) elements.add(range(e));
        if (elements.isEmpty()) return;
        int i = random.nextInt(elements.size());
        switch (random.nextInt(4)) {
            case 0 -> elements.remove(i);
            case 1 -> elements.add(elements.get(i));
            case 2 -> elements.add(elements.remove(i));
            default -> {
                List<Token> other = corpus.group(tokens, group, random);
                List<Piece.Range> there = Piece.elements(other, new Piece.Range(0, other.size()));
                if (there.isEmpty()) return;
                Piece.Range e = Token.any(there, random);
                elements.add(i, List.copyOf(other.subList(e.from(), e.to())));
            }
        }
        List<Token> made = new ArrayList<>();
        for (List<Token> e : elements) {
            if (!made.isEmpty()) made.add(new Token("", ","));
            for (int k = 0; k < e.size(); k++) made.add(k == 0 ? e.get(k).apart() : e.get(k));
        }
        List<Token> inside = tokens.subList(group.from() + 1, group.to() - 1);
        inside.clear();
        inside.addAll(made);
    }

    /** A group inside another of its kind becomes the outer one, again and again: f(g(x)) becomes f(f(f(x))). */
    private void nest() {
        List<Piece.Range> all = Piece.groups(tokens);
        all.removeIf(r -> r.size() > 60);
        if (all.isEmpty()) return;
        Piece.Range inner = Token.any(all, random);
        String open = tokens.get(inner.from()).text();
        List<Piece.Range> outside = new ArrayList<>();
        for (Piece.Range r : all) {
            if (r.from() < inner.from()
                    && r.to() > inner.to()
                    && tokens.get(r.from()).is(open)) outside.add(r);
        }
        if (outside.isEmpty()) return;
        Piece.Range outer = Token.any(outside, random);
        List<Token> before = List.copyOf(tokens.subList(outer.from(), inner.from()));
        List<Token> behind = List.copyOf(tokens.subList(inner.to(), outer.to()));
        int times = times();
        for (int i = 0; i < times; i++) tokens.addAll(inner.to(), behind);
        for (int i = 0; i < times; i++) tokens.addAll(inner.from(), before);
    }

    private void repeatGroup() {
        List<Piece.Range> all = Piece.groups(tokens);
        all.removeIf(r -> r.size() > 60);
        if (all.isEmpty()) return;
        Piece.Range r = Token.any(all, random);
        List<Token> group = range(r);
        for (int i = times(); i > 0; i--) tokens.addAll(r.to(), group);
    }

    /** Few, but now and then many. */
    private int times() {
        return random.nextInt(20) == 0 ? 50 + random.nextInt(500) : 1 + random.nextInt(8);
    }

    // ---- statements

    private interface Change {
        void of(Piece.Range statement);
    }

    private void statement(Change change) {
        List<Piece.Range> all = Piece.statements(tokens);
        if (!all.isEmpty()) change.of(Token.any(all, random));
    }

    /** The values that {@code statement} defines for what follows it: those left of its first "=". */
    private static Set<String> results(List<Token> statement) {
        Set<String> results = new HashSet<>();
        if (statement.get(0).kind() != Kind.VALUE) return results;
        for (Token t : statement) {
            if (t.is("=")) break;
            if (t.kind() == Kind.VALUE) results.add(t.text());
        }
        return results;
    }

    /** {@code statement} once more, with results of other names. */
    private List<Token> copy(Piece.Range statement) {
        List<Token> copy = new ArrayList<>(range(statement));
        Set<String> results = results(copy);
        copy.replaceAll(t -> results.contains(t.text()) ? t.with(t.text() + "_again") : t);
        return copy;
    }

    private void move(Piece.Range statement) {
        List<Token> moved = range(statement);
        tokens.subList(statement.from(), statement.to()).clear();
        List<Piece.Range> left = Piece.statements(tokens);
        tokens.addAll(left.isEmpty() ? tokens.size() : Token.any(left, random).from(), moved);
    }

    /** The statement again and again, each time on what it gave the time before. */
    private void chain(Piece.Range statement) {
        List<Token> first = range(statement);
        Set<String> results = results(first);
        if (results.size() != 1) return;
        String result = results.iterator().next();
        List<Token> all = new ArrayList<>();
        int times = random.nextInt(4) == 0 ? 40 : times();
        for (int i = 1; i <= times; i++) {
            String before = i == 1 ? result : result + "_" + (i - 1);
            boolean defined = false;
            for (Token t : first) {
                if (t.is("=")) defined = true;
                if (t.kind() == Kind.VALUE) all.add(t.with(defined ? before : result + "_" + i));
                else all.add(t);
            }
        }
        tokens.addAll(statement.to(), all);
    }

    private void dictionary(Piece.Range statement) {
        List<Token> dictionary = new ArrayList<>(Token.of(Token.any(DICTIONARIES, random)));
        dictionary.set(0, dictionary.get(0).apart());
        int at = statement.to();
        for (int i = statement.from(); i < statement.to() && random.nextInt(8) > 0; i++) {
            if (tokens.get(i).is(":")) at = i;
        }
        tokens.addAll(at, dictionary);
    }

    /** An attribute more in some dictionary. */
    private void entry() {
        List<Piece.Range> all = Piece.groups(tokens);
        all.removeIf(r -> !tokens.get(r.from()).is("{") || r.size() > 100);
        if (all.isEmpty()) return;
        Piece.Range r = Token.any(all, random);
        List<Token> entry = new ArrayList<>(Token.of(Token.any(DICTIONARIES, random)));
        if (entry.size() < 3) return;
        entry.remove(0);
        entry.remove(entry.size() - 1);
        if (r.size() > 2) entry.add(new Token("", ","));
        tokens.addAll(r.from() + 1, entry);
    }

    private void wrap() {
        String[] around = Token.any(AROUND, random);
        tokens.addAll(0, Token.of(around[0] + "\n"));
        tokens.addAll(Token.of("\n" + around[1]));
    }

    // ---- two programs

    /** What stands in front of a word here and behind one elsewhere, the same word if {@code shared}. */
    private void crossAt(boolean shared) {
        List<Token> other = corpus.program(random);
        int here = any();
        int there = random.nextInt(other.size());
        if (shared) {
            List<Integer> same = new ArrayList<>();
            for (int i = 0; i < other.size(); i++) {
                if (other.get(i).is(tokens.get(here).text())) same.add(i);
            }
            if (same.isEmpty()) return;
            there = Token.any(same, random);
        }
        tokens.subList(here, tokens.size()).clear();
        tokens.addAll(other.subList(there, other.size()));
    }

    /** A statement of another program, with the statements that define what it uses, as far as they are near. */
    private void splice() {
        List<Token> other = corpus.program(random);
        List<Piece.Range> there = Piece.statements(other);
        List<Piece.Range> here = Piece.statements(tokens);
        there.removeIf(r -> r.size() > 150);
        if (there.isEmpty() || here.isEmpty()) return;
        List<Token> spliced = new Slice(other, there).of(Token.any(there, random));
        Map<String, String> names = new HashMap<>();
        spliced.replaceAll(
                t -> t.kind() != Kind.VALUE ? t : t.with(names.computeIfAbsent(t.text(), Mutator::elsewhere)));
        tokens.addAll(Token.any(here, random).from(), spliced);
    }

    /** {@code %a#1} as {@code %a_s#1}. */
    private static String elsewhere(String value) {
        int hash = value.indexOf('#');
        return hash < 0 ? value + "_s" : value.substring(0, hash) + "_s" + value.substring(hash);
    }
}
