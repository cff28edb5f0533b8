package dev.wami.tests.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The scripts ({@code .wast}) of the specification's test suite: a checkout of WebAssembly/testsuite, or the crate of
 * it, named by the environment variable TESTSUITE_SRC, which {@code scripts/peers.sh testsuite} makes.
 * {@code wasm-tools} on the PATH, or named by WASM_TOOLS, assembles them.
 */
public final class SpecificationScripts {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Path source;
    private final String tools;

    private SpecificationScripts(Path source, String tools) {
        this.source = source;
        this.tools = tools;
    }

    /**
     * A script and its commands, as {@code wasm-tools json-from-wast} writes them.
     *
     * @param directory where the modules are that commands name by {@code filename}
     */
    public record Script(String name, Path directory, List<JsonNode> commands) {
        /** The module that {@code command} names. */
        public byte[] module(JsonNode command) {
            try {
                return Files.readAllBytes(
                        directory.resolve(command.get("filename").asText()));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** The test is skipped, with the reason, where the suite or wasm-tools is not there. */
    public static SpecificationScripts orSkip() {
        String source = System.getenv("TESTSUITE_SRC");
        assumeTrue(source != null, "TESTSUITE_SRC does not name a checkout of WebAssembly/testsuite");
        String tools = System.getenv().getOrDefault("WASM_TOOLS", "wasm-tools");
        assumeTrue(starts(tools), tools + " is not installed");
        return new SpecificationScripts(Path.of(source), tools);
    }

    private static boolean starts(String tools) {
        try {
            return new ProcessBuilder(tools, "--version")
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Whether all files of the repository are there; the crate of the suite has a few less. */
    public boolean areOfACheckout() {
        return Files.exists(source.resolve(".git"));
    }

    /**
     * The scripts with names that {@code wanted} takes, one after the other; their modules go below {@code scratch}.
     */
    public Stream<Script> read(Predicate<String> wanted, Path scratch) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(source)) {
            files = all.filter(f -> f.toString().endsWith(".wast"))
                    .filter(f -> wanted.test(f.getFileName().toString()))
                    .sorted()
                    .toList();
        }
        return files.stream().map(f -> read(f, scratch.resolve(f.getFileName())));
    }

    private Script read(Path script, Path directory) {
        Path json = directory.resolve("commands.json");
        List<String> command = List.of(
                tools, "json-from-wast", script.toString(), "-o", json.toString(), "--wasm-dir", directory.toString());
        try {
            Files.createDirectories(directory);
            int status = new ProcessBuilder(command).inheritIO().start().waitFor();
            assertThat(status).as("%s", script).isZero();
            JsonNode read = JSON.readTree(json.toFile()).get("commands");
            return new Script(
                    script.getFileName().toString(),
                    directory,
                    List.copyOf(read.valueStream().toList()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
