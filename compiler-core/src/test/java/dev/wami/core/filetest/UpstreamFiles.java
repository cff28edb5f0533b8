package dev.wami.core.filetest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.dialect.DialectSource;
import dev.wami.core.ir.Operation;
import dev.wami.core.rewrite.GreedyRewrite;
import dev.wami.core.text.MlirParser;
import dev.wami.core.text.MlirPrinter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Programs are printed and canonicalised as mlir-opt 22 does. What that gives stands beside them, written by
 * {@code scripts/upstream-expectations.sh}.
 */
public abstract class UpstreamFiles {
    private final Path directory;
    private final Context context;

    /** The {@code .mlir} files of {@code directory}, whose dialects {@code source} opens. */
    protected UpstreamFiles(Path directory, DialectSource source) {
        this.directory = directory;
        this.context = new Context(source, true);
    }

    @TestFactory
    Stream<DynamicTest> programs() throws IOException {
        try (Stream<Path> all = Files.list(directory)) {
            List<Path> files =
                    all.filter(p -> p.toString().endsWith(".mlir")).sorted().toList();
            return files.stream()
                    .flatMap(p -> Stream.of(
                            dynamicTest(p.getFileName() + " printed", p.toUri(), () -> printed(p)),
                            dynamicTest(p.getFileName() + " canonical", p.toUri(), () -> canonical(p))));
        }
    }

    private void printed(Path file) throws IOException {
        String text = MlirPrinter.print(parse(file));
        assertThat(text.strip()).isEqualTo(expectation(file, ".printed"));
        // what is printed reads back as the same
        assertThat(MlirPrinter.print(parse(SourceFile.of("printed", text)))).isEqualTo(text);
    }

    private void canonical(Path file) throws IOException {
        Operation module = parse(file);
        new GreedyRewrite(context, GreedyRewrite.Options.CANONICALIZE, List.of()).run(module);
        assertThat(MlirPrinter.print(module).strip()).isEqualTo(expectation(file, ".canonical"));
    }

    private static String expectation(Path file, String suffix) throws IOException {
        return Files.readString(Path.of(file.toString().replace(".mlir", suffix)))
                .strip();
    }

    private Operation parse(Path file) throws IOException {
        return parse(SourceFile.of(file.toString(), Files.readString(file)));
    }

    private Operation parse(SourceFile source) {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = MlirParser.parse(source, context, diagnostics);
        if (module != null) module.walk(op -> op.verify(diagnostics));
        assertThat(diagnostics.all()).isEmpty();
        assertThat(module).isNotNull();
        return module;
    }
}
