package dev.wami.tests.operations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.dialect.Dialect;
import dev.wami.std.StdDialects;
import dev.wami.tests.run.PrintingProgram;
import dev.wami.tools.Wami;
import dev.wami.tools.run.RunFailure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Each operation of standard MLIR is tested in all that it can; docs/ops.md, which this writes, says how often. */
class OperationsTest {
    private static final Path TABLE = Path.of("..", "docs", "ops.md");
    private static final Path FOLDABLE = Path.of("src", "test", "resources", "operations", "foldable.txt");
    private static final Wami WAMI = new Wami();

    /** The operations of upstream's dialects; those of our own have their tests in their modules. */
    private static SortedSet<String> operations() {
        List<String> dialects = new ArrayList<>(new StdDialects().names());
        dialects.add("builtin");
        SortedSet<String> names = new TreeSet<>();
        for (String d : dialects) {
            Dialect dialect = WAMI.context().dialect(d);
            for (String op : dialect.opNames()) names.add(op.contains(".") ? op : d + "." + op);
        }
        return names;
    }

    @Test
    void everyOperationIsTested() throws IOException, RunFailure {
        Tally tally = new Tally(operations());
        Texts texts = new Texts(WAMI, tally);
        Runs runs = new Runs(WAMI, tally);
        for (Chunk c : Chunk.all()) {
            texts.test(c);
            if (c.file().contains("resources/run/") || c.file().contains("resources/interpreted/")) runs.test(c);
            if (c.file().contains("resources/programs/")) runs.test(new PrintingProgram(c.file(), c.text()));
        }
        OperationTable table = new OperationTable(WAMI, tally, texts, Set.copyOf(Files.readAllLines(FOLDABLE)));
        Files.writeString(TABLE, table.text(), StandardCharsets.UTF_8);
        assertThat(texts.problems()).isEmpty();
        assertThat(table.gaps()).as("cells without a test or a message").isEmpty();
    }
}
