package dev.wami.wavefrontend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.wami.core.diag.Diagnostic;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.wavefrontend.ast.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Wrong kernels and every message about them. Behind a line stand those that point to it: {@code #! COLUMN: SEVERITY:
 * TEXT}, or {@code //!} for a comment. They are taken out before the file is read.
 */
class ErrorsTest {
    @TestFactory
    Stream<DynamicTest> files() throws IOException {
        try (Stream<Path> all = Files.list(Path.of("src/test/resources/errors"))) {
            List<Path> files = all.sorted().toList();
            return files.stream().map(f -> dynamicTest(f.getFileName().toString(), f.toUri(), () -> check(f)));
        }
    }

    private static void check(Path file) throws IOException {
        String name = file.getFileName().toString();
        String marker = name.endsWith(".py") ? "#!" : "//!";
        List<String> annotated = Files.readAllLines(file);
        List<String> lines =
                annotated.stream().filter(l -> !l.startsWith(marker)).toList();
        assertThat(annotate(name, marker, lines)).containsExactlyElementsOf(annotated);
    }

    private static List<String> annotate(String name, String marker, List<String> lines) {
        SourceFile source = SourceFile.of(name, String.join("\n", lines) + "\n");
        Diagnostics diagnostics = new Diagnostics();
        Language language = Objects.requireNonNull(Language.of(name.substring(name.lastIndexOf('.') + 1)));
        assertThat(Frontend.parse(source, language, diagnostics)).isNull();
        TreeMap<Integer, List<String>> messages = new TreeMap<>();
        for (Diagnostic d : diagnostics.all()) {
            add(messages, marker, d);
            for (Diagnostic note : d.notes()) add(messages, marker, note);
        }
        List<String> out = new ArrayList<>();
        for (int line = 1; line <= lines.size() + 1; line++) {
            if (line <= lines.size()) out.add(lines.get(line - 1));
            out.addAll(messages.getOrDefault(line, List.of()));
        }
        return out;
    }

    private static void add(TreeMap<Integer, List<String>> messages, String marker, Diagnostic d) {
        var at = Objects.requireNonNull(d.location().start());
        String message = marker + " " + at.column() + ": " + d.severity() + ": " + d.message();
        messages.computeIfAbsent(at.line(), k -> new ArrayList<>()).add(message);
    }
}
