package dev.wami.tests.mutated;

import dev.wami.tests.mutated.Token.Kind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A statement with what it needs: the statements that define its operands, and theirs, and a cast from nothing for each
 * value that is an argument.
 */
final class Slice {
    private static final int MOST = 12;

    private final List<Token> program;
    private final List<Piece.Range> statements;
    private final Set<String> defined = new HashSet<>();
    private final List<Token> out = new ArrayList<>();
    private int count;

    Slice(List<Token> program, List<Piece.Range> statements) {
        this.program = program;
        this.statements = statements;
    }

    List<Token> of(Piece.Range statement) {
        add(statement);
        return out;
    }

    private void add(Piece.Range statement) {
        List<Token> tokens = program.subList(statement.from(), statement.to());
        Set<String> inside = new HashSet<>();
        for (int i = 0; i + 1 < tokens.size(); i++) {
            Token t = tokens.get(i);
            if (t.kind() == Kind.VALUE && (t.startsLine() || isArgument(tokens, i))) inside.add(t.text());
        }
        for (Token t : tokens) {
            if (t.kind() != Kind.VALUE || inside.contains(t.text()) || !defined.add(t.text())) continue;
            define(t.text());
        }
        defined.addAll(inside);
        out.addAll(tokens);
    }

    private static boolean isArgument(List<Token> tokens, int at) {
        return tokens.get(at + 1).is(":") || tokens.get(at + 1).is("=");
    }

    private void define(String value) {
        if (++count <= MOST) {
            for (Piece.Range s : statements) {
                if (!program.get(s.from()).is(value)) continue;
                add(s);
                return;
            }
        }
        for (int i = 0; i + 2 < program.size(); i++) {
            if (!program.get(i).is(value) || !program.get(i + 1).is(":")) continue;
            Piece.Range type = Piece.type(program, i + 2);
            if (type == null) continue;
            cast(value, program.subList(type.from(), type.to()));
            return;
        }
        cast(value, List.of(new Token(" ", "index")));
    }

    private void cast(String value, List<Token> type) {
        int hash = value.indexOf('#');
        String name = hash < 0 ? value : value.substring(0, hash);
        out.addAll(Token.of("\n" + name + " = \"builtin.unrealized_conversion_cast\"() : () -> "));
        out.addAll(type);
    }
}
