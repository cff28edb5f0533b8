package dev.wami.tests.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.Statistic;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.EmitStage;
import dev.wami.tools.OptLevel;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import dev.wami.wasmemit.WasmEmitter;
import dev.wami.wasmspec.Feature;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The references say what the tools do: docs/wasm.md what is compiled to what, docs/passes.md which passes there are.
 */
class ReferenceTest {
    private static final Path DOCS = Path.of("..", "docs");
    private static final Pattern LISTING = Pattern.compile("```(mlir|wat)\\n(.*?)```", Pattern.DOTALL);
    private static final Wami WAMI = new Wami();

    private static String compile(String program, EmitStage stage) {
        SourceFile source = SourceFile.of("wasm.md", program);
        Output output = WAMI.compile(
                source, CompileOptions.DEFAULT.withLevel(OptLevel.OS).withEmit(stage), PassSettings.PLAIN);
        assertThat(output.diagnostics()).isEmpty();
        return new String(output.bytes().orElseThrow(), StandardCharsets.UTF_8);
    }

    /** Behind a program in standard MLIR stands what it becomes as wasm, and perhaps as WAT. */
    @Test
    void listingsAreWhatIsCompiled() throws IOException {
        String program = "";
        int compared = 0;
        for (MatchResult m : LISTING.matcher(Files.readString(DOCS.resolve("wasm.md")))
                .results()
                .toList()) {
            String listing = m.group(2);
            boolean wat = m.group(1).equals("wat");
            if (listing.contains("func.func")) {
                program = listing;
            } else if (wat || !program.isEmpty() && listing.startsWith("module")) {
                String made = compile(program, wat ? EmitStage.WAT : EmitStage.WASM);
                assertThat(made.strip()).isEqualTo(listing.strip());
                compared++;
            }
        }
        assertThat(compared).isEqualTo(3);
    }

    /** The verifier does not follow the stack; the validator does. */
    @Test
    void listingsAreValid() throws IOException {
        for (MatchResult m : LISTING.matcher(Files.readString(DOCS.resolve("wasm.md")))
                .results()
                .toList()) {
            if (!m.group(2).contains("wasm.func")) continue;
            Diagnostics diagnostics = new Diagnostics();
            Operation module = WAMI.parse(SourceFile.of("wasm.md", m.group(2)), diagnostics);
            assertThat(module).isNotNull();
            new WasmEmitter(Feature.all(), true).translate(module, diagnostics);
            assertThat(diagnostics.all()).isEmpty();
        }
    }

    static List<String> passes() {
        return WAMI.passes().names();
    }

    @ParameterizedTest
    @MethodSource("passes")
    void everyPassHasARow(String name) throws IOException {
        String rows = Files.readString(DOCS.resolve("passes.md"));
        MatchResult row = Pattern.compile("(?m)^\\| `" + Pattern.quote(name) + "` \\|.*$")
                .matcher(rows)
                .results()
                .findFirst()
                .orElseThrow();
        Pass pass = WAMI.passes().create(name);
        assertThat(pass).isNotNull();
        for (Option<?> o : pass.options()) assertThat(row.group()).contains("`" + o.name() + "`");
        for (Statistic s : pass.statistics()) assertThat(row.group()).contains("`" + s.name() + "`");
    }

    /** The program that docs/dcont.md begins with is the example, and compiles. */
    @Test
    void generatorIsTheExample() throws IOException {
        Matcher listing = LISTING.matcher(Files.readString(DOCS.resolve("dcont.md")));
        assertThat(listing.find()).isTrue();
        assertThat(Files.readString(Path.of("..", "examples", "generator.mlir")))
                .endsWith(listing.group(2));
        assertThat(compile(listing.group(2), EmitStage.WAT)).contains("resume $ct (on $yield ");
    }

    static Stream<String> documents() throws IOException {
        try (Stream<Path> all = Files.list(DOCS)) {
            List<String> names = all.map(p -> p.getFileName().toString())
                    .filter(n -> n.endsWith(".md"))
                    .sorted()
                    .toList();
            return Stream.concat(names.stream(), Stream.of("../README.md", "../CONTRIBUTING.md"));
        }
    }

    @ParameterizedTest
    @MethodSource("documents")
    void linksLeadSomewhere(String name) throws IOException {
        Path file = DOCS.resolve(name);
        Path home = file.toAbsolutePath().normalize().getParent();
        assertThat(home).isNotNull();
        Pattern link = Pattern.compile("\\]\\(([^)#:]+)\\)");
        String prose = Files.readString(file).replaceAll("(?s)```.*?```", "").replaceAll("`[^`\n]*`", "");
        for (MatchResult m : link.matcher(prose).results().toList()) {
            assertThat(home.resolve(m.group(1))).exists();
        }
    }
}
