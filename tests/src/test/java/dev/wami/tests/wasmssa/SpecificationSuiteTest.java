package dev.wami.tests.wasmssa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.wami.core.diag.Diagnostics;
import dev.wami.wasmbinary.BinaryDecoder;
import dev.wami.wasmimport.WasmImport;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.Level;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The specification's test suite, from a checkout of WebAssembly/testsuite named by the environment variable
 * TESTSUITE_SRC, which {@code scripts/peers.sh testsuite} makes: every valid module of levels 1.0 and 2.0 without SIMD
 * is imported, verified, printed, read back and encoded again, to the same sections and the same instructions that can
 * be reached; also after passes it is valid. No invalid or malformed one is imported. {@code wasm-tools} on the PATH,
 * or named by WASM_TOOLS, assembles the scripts.
 */
class SpecificationSuiteTest {
    private static final Pattern COMMAND = Pattern.compile("\"type\":\"(module|module_definition|assert_invalid"
            + "|assert_malformed)\"(?:,\"line\":\\d+)(?:,\"name\":\"[^\"]*\")?,\"filename\":\"([^\"]*\\.wasm)\"");
    private static final String PASSES = "builtin.module(canonicalize,cse,sccp,canonicalize,symbol-dce)";

    private final RoundTrip trip = new RoundTrip();
    private final List<String> wrong = new ArrayList<>();
    private final int[] counts = new int[3];
    private int refused;

    @Test
    void comesBack(@TempDir Path directory) throws IOException, InterruptedException {
        String source = System.getenv("TESTSUITE_SRC");
        assumeTrue(source != null, "TESTSUITE_SRC does not name a checkout of WebAssembly/testsuite");
        String tools = System.getenv().getOrDefault("WASM_TOOLS", "wasm-tools");
        assumeTrue(starts(tools), tools + " is not installed");
        try (Stream<Path> files = Files.list(Path.of(source))) {
            List<Path> scripts =
                    files.filter(f -> f.toString().endsWith(".wast")).sorted().toList();
            for (Path script : scripts) {
                run(tools, script, directory.resolve(script.getFileName().toString()));
            }
        }
        System.out.printf(
                "wasmssa: %d modules of level 1.0, %d of 2.0 without SIMD, %d beyond came back; %d refused%n",
                counts[0], counts[1], counts[2], refused);
        assertThat(wrong).isEmpty();
        // the checkout has a few more than the crate of the same suite, which scripts/peers.sh takes where it must
        assertThat(counts[0]).isGreaterThanOrEqualTo(990);
        assertThat(counts[1]).isGreaterThanOrEqualTo(250);
    }

    private static boolean starts(String tools) throws InterruptedException {
        try {
            return new ProcessBuilder(tools, "--version")
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        }
    }

    private void run(String tools, Path script, Path directory) throws IOException, InterruptedException {
        Files.createDirectories(directory);
        Path json = directory.resolve("commands.json");
        List<String> command = List.of(
                tools, "json-from-wast", script.toString(), "-o", json.toString(), "--wasm-dir", directory.toString());
        assertThat(new ProcessBuilder(command).inheritIO().start().waitFor())
                .as("%s", script)
                .isZero();
        Matcher commands = COMMAND.matcher(Files.readString(json));
        while (commands.find()) {
            String place = script.getFileName() + " " + commands.group(2) + ": ";
            check(
                    commands.group(1).startsWith("module"),
                    place,
                    Files.readAllBytes(directory.resolve(commands.group(2))));
        }
    }

    private void check(boolean valid, String place, byte[] bytes) {
        if (!valid) {
            refused++;
            if (WasmImport.read(bytes, place, new Diagnostics()) != null) wrong.add(place + "imported");
            return;
        }
        int level = level(bytes);
        if (level < 0) return;
        try {
            trip.check(bytes);
            trip.through(PASSES, bytes);
            counts[level]++;
        } catch (RoundTrip.Failure e) {
            wrong.add(place + e.getMessage());
        }
    }

    /**
     * 0 and 1 for what the specification's versions 1.0 and 2.0 allow, 2 for what is imported beyond, -1 for the rest.
     */
    private static int level(byte[] bytes) {
        if (allows(bytes, Feature.upTo(Level.WASM_1_0))) return 0;
        Set<Feature> second = EnumSet.copyOf(Feature.upTo(Level.WASM_2_0));
        second.remove(Feature.SIMD);
        if (allows(bytes, second)) return 1;
        return allows(bytes, WasmImport.features()) ? 2 : -1;
    }

    private static boolean allows(byte[] bytes, Set<Feature> features) {
        return BinaryDecoder.decode(bytes).validate(features).isEmpty();
    }
}
