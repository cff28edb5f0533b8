package dev.wami.wasmbinary.wat;

import dev.wami.wasmbinary.MalformedException;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The annotations of a text by the tokens that they stand before; what takes one leaves it to no other. */
final class WatAnnotations {
    private static final String NAME = "name";

    private final WatTokens tokens;
    private final TreeMap<Integer, List<WatTokens.Annotation>> left = new TreeMap<>();

    WatAnnotations(WatLexer.Tokens tokens) {
        this.tokens = tokens.annotated();
        for (WatTokens.Annotation annotation : tokens.main().annotations()) {
            left.computeIfAbsent(annotation.token(), t -> new ArrayList<>()).add(annotation);
        }
    }

    boolean isEmpty() {
        return left.isEmpty();
    }

    /** Those before a token that are called one of {@code names}. */
    List<WatTokens.Annotation> take(int token, List<String> names) {
        List<WatTokens.Annotation> there = left.get(token);
        if (there == null) return List.of();
        List<WatTokens.Annotation> taken = new ArrayList<>();
        for (WatTokens.Annotation annotation : there) {
            if (names.contains(annotation.name())) taken.add(annotation);
        }
        there.removeAll(taken);
        if (there.isEmpty()) left.remove(token);
        return taken;
    }

    /** The one before a token that is called {@code name}, or null. */
    WatTokens.@Nullable Annotation take(int token, String name) throws MalformedException {
        if (left.isEmpty()) return null;
        List<WatTokens.Annotation> taken = take(token, List.of(name));
        if (taken.isEmpty()) return null;
        if (taken.size() > 1) {
            throw new MalformedException(taken.get(1).offset(), "@" + name + " annotation: duplicate annotation");
        }
        return taken.get(0);
    }

    /** Puts what stands before a token before another one. */
    void move(int from, int to) {
        List<WatTokens.Annotation> moved = left.remove(from);
        if (moved != null) left.computeIfAbsent(to, t -> new ArrayList<>()).addAll(0, moved);
    }

    /** The name that an annotation before a token gives, or {@code identifier}. */
    @Nullable
    String nameOr(int token, @Nullable String identifier) throws MalformedException {
        WatTokens.Annotation annotation = take(token, NAME);
        if (annotation == null) return identifier;
        WatCursor in = cursor(annotation);
        String name = in.name();
        in.close();
        return name;
    }

    /** What stands within an annotation, up to its parenthesis. */
    WatCursor cursor(WatTokens.Annotation annotation) {
        WatCursor in = new WatCursor(tokens);
        in.at = annotation.first();
        return in;
    }

    /** Reports an annotation that nothing took. */
    void expectNone() throws MalformedException {
        if (left.isEmpty()) return;
        WatTokens.Annotation first = left.firstEntry().getValue().get(0);
        throw new MalformedException(first.offset(), "misplaced @" + first.name() + " annotation");
    }
}
