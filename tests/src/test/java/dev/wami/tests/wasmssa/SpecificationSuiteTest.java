package dev.wami.tests.wasmssa;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wami.core.diag.Diagnostics;
import dev.wami.tests.suite.SpecificationScripts;
import dev.wami.tests.suite.SpecificationScripts.Script;
import dev.wami.wasmbinary.BinaryDecoder;
import dev.wami.wasmimport.WasmImport;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.Level;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The specification's test suite ({@link SpecificationScripts}): every valid module is imported, verified, printed,
 * read back and encoded again, to the same sections and the same instructions that can be reached; also after passes it
 * is valid. No invalid or malformed one is imported.
 */
class SpecificationSuiteTest {
    private static final Set<String> VALID = Set.of("module", "module_definition");
    private static final Set<String> INVALID = Set.of("assert_invalid", "assert_malformed");
    private static final String PASSES = "builtin.module(canonicalize,cse,sccp,canonicalize,symbol-dce)";

    private final RoundTrip trip = new RoundTrip();
    private final List<String> wrong = new ArrayList<>();
    private final int[] counts = new int[3];
    private int refused;

    @Test
    void comesBack(@TempDir Path directory) throws IOException {
        SpecificationScripts scripts = SpecificationScripts.orSkip();
        scripts.read(name -> true, directory).forEach(this::run);
        System.out.printf(
                "wasmssa: %d modules of level 1.0, %d of 2.0, %d beyond came back; %d refused%n",
                counts[0], counts[1], counts[2], refused);
        assertThat(wrong).isEmpty();
        assertThat(counts[0]).isGreaterThanOrEqualTo(scripts.areOfACheckout() ? 1_000 : 990);
        assertThat(counts[2]).isGreaterThanOrEqualTo(scripts.areOfACheckout() ? 480 : 340);
        assertThat(counts[1]).isGreaterThanOrEqualTo(scripts.areOfACheckout() ? 740 : 600);
    }

    private void run(Script script) {
        for (JsonNode command : script.commands()) {
            String type = command.get("type").asText();
            boolean valid = VALID.contains(type);
            if (!valid && !INVALID.contains(type) || isOutdated(command)) continue;
            String file = command.get("filename").asText();
            if (file.endsWith(".wasm")) check(valid, script.name() + " " + file + ": ", script.module(command));
        }
    }

    /** Scripts from before Wasm 3.0 say of what that allows that it is invalid. */
    private static boolean isOutdated(JsonNode command) {
        return command.path("text").asText().equals("multiple memories");
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
        if (allows(bytes, Feature.upTo(Level.WASM_2_0))) return 1;
        return allows(bytes, WasmImport.features()) ? 2 : -1;
    }

    private static boolean allows(byte[] bytes, Set<Feature> features) {
        return BinaryDecoder.decode(bytes).validate(features).isEmpty();
    }
}
