package dev.wami.tests.operations;

import dev.wami.core.diag.Diagnostic;
import dev.wami.core.diag.SourceFile;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.OptLevel;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** docs/ops.md: a row for each operation, with the number of tests of each kind, or why there can be none. */
final class OperationTable {
    private static final String HEAD = """
            # Operations

            Each operation of standard MLIR, and how many tests of this build show what it can. `./mvnw verify` makes this table
            (OperationsTest), and fails where a cell would be empty.

            | column | a test is |
            |---|---|
            | parse, print | a program with the operation that comes back as it was printed, in the operation's syntax and in the generic one |
            | verify | a program that is rejected, first of all for this operation |
            | fold | a program in which the operation folds or is canonicalized; `-`: upstream has no fold and no pattern for it |
            | interpret | a call that executes the operation on the interpreter, with the expected result; or what `wami run --interp` says |
            | Wasm | the same call of the compiled program; or what `wami compile` says |

            """;

    private final Wami wami;
    private final Tally tally;
    private final Texts texts;
    private final Set<String> foldable;
    private final List<String> gaps = new ArrayList<>();
    private final String text;

    /** @param foldable the operations that upstream folds or canonicalizes */
    OperationTable(Wami wami, Tally tally, Texts texts, Set<String> foldable) {
        this.wami = wami;
        this.tally = tally;
        this.texts = texts;
        this.foldable = foldable;
        this.text = write();
    }

    String text() {
        return text;
    }

    /** The cells that are empty without a reason. */
    List<String> gaps() {
        return gaps;
    }

    private String write() {
        StringBuilder out = new StringBuilder(HEAD);
        String dialect = "";
        for (String op : tally.operations()) {
            String its = op.substring(0, op.indexOf('.'));
            if (!its.equals(dialect)) {
                out.append("\n## ").append(its).append("\n\n| operation |");
                for (Column c : Column.values()) {
                    out.append(' ').append(c.title()).append(" |");
                }
                out.append("\n|---|")
                        .append("---|".repeat(Column.values().length))
                        .append('\n');
                dialect = its;
            }
            out.append("| `").append(op).append("` |");
            for (Column c : Column.values()) out.append(' ').append(cell(op, c)).append(" |");
            out.append('\n');
        }
        return out.toString().replaceFirst("\n\n\n", "\n\n");
    }

    private String cell(String op, Column column) {
        int count = tally.count(op, column);
        if (count > 0) return Integer.toString(count);
        Optional<String> reason = switch (column) {
            case TEXT, VERIFIER -> Optional.empty();
            case FOLD -> foldable.contains(op) ? Optional.empty() : Optional.of("-");
            case INTERPRETER ->
                texts.accepted(op).stream()
                        .flatMap(c -> Trial.refusal(wami, c, op).stream())
                        .findFirst();
            case WASM ->
                texts.accepted(op).stream()
                        .flatMap(c -> refusal(c, op).stream())
                        .findFirst();
        };
        if (reason.isEmpty()) gaps.add(op + ": " + column.title());
        return reason.orElse("");
    }

    /** What the compiler says of {@code op} in a program with it. */
    private Optional<String> refusal(Chunk chunk, String op) {
        CompileOptions options = CompileOptions.DEFAULT.withLevel(OptLevel.O0);
        return wami
                .compile(SourceFile.of(chunk.file(), chunk.text()), options, PassSettings.PLAIN)
                .diagnostics()
                .stream()
                .map(Diagnostic::message)
                .filter(m -> m.contains("'" + op + "'"))
                .findFirst();
    }
}
