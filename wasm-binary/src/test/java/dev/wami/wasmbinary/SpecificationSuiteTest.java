package dev.wami.wasmbinary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.wami.wasmbinary.wat.WatPrinter;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.Level;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The specification's test suite, from a checkout of WebAssembly/testsuite named by the environment variable
 * TESTSUITE_SRC: every module that its scripts call valid is decoded, accepted, encoded and printed, and none that they
 * call invalid or, being given in binary, malformed is accepted. Modules in text are assembled by wasm-tools.
 */
class SpecificationSuiteTest {
    private static final Pattern COMMAND = Pattern.compile("\\{\"type\":\"(module|module_definition|assert_invalid"
            + "|assert_malformed|assert_unlinkable|assert_uninstantiable)\",\"line\":(\\d+)"
            + "((?:\"(?:[^\"\\\\]|\\\\.)*\"|[^}\"])*)\\}");
    private static final Pattern FILE = Pattern.compile("\"filename\":\"([^\"]*\\.wasm)\"");
    private static final Pattern TEXT = Pattern.compile("\"text\":\"((?:[^\"\\\\]|\\\\.)*)\"");

    private int valid;
    private int invalid;
    private int malformed;
    private int sameText;
    private final List<String> wrong = new ArrayList<>();

    @Test
    void agrees(@TempDir Path directory) throws IOException {
        String source = System.getenv("TESTSUITE_SRC");
        assumeTrue(source != null, "TESTSUITE_SRC does not name a checkout of WebAssembly/testsuite");
        Tool.assumeInstalled("wasm-tools");
        for (String part :
                List.of("", "proposals/threads", "proposals/wide-arithmetic", "proposals/custom-page-sizes")) {
            Path scripts = Path.of(source).resolve(part);
            if (!Files.isDirectory(scripts)) {
                continue;
            }
            try (Stream<Path> files = Files.list(scripts)) {
                for (Path script : files.filter(file -> file.toString().endsWith(".wast"))
                        .sorted()
                        .toList()) {
                    run(script, directory.resolve(part.replace('/', '-') + script.getFileName()), features(part));
                }
            }
        }
        System.out.printf(
                "test suite: %d valid, %d invalid, %d malformed modules; %d of the latter two with the suite's text%n",
                valid, invalid, malformed, sameText);
        assertThat(wrong).isEmpty();
        assertThat(valid).isGreaterThan(2_500);
    }

    private static Set<Feature> features(String part) {
        Set<Feature> features = EnumSet.copyOf(Feature.upTo(Level.WASM_3_0));
        switch (part) {
            case "proposals/threads" -> {
                // This proposal's tests stand on 1.0, which has one memory and one table.
                features.clear();
                features.addAll(Feature.upTo(Level.WASM_2_0));
                features.remove(Feature.REFERENCE_TYPES);
                features.add(Feature.THREADS);
            }
            case "proposals/wide-arithmetic" -> features.add(Feature.WIDE_ARITHMETIC);
            case "proposals/custom-page-sizes" -> features.add(Feature.CUSTOM_PAGE_SIZES);
            default -> {}
        }
        return features;
    }

    private void run(Path script, Path directory, Set<Feature> features) throws IOException {
        Files.createDirectories(directory);
        Path json = directory.resolve("commands.json");
        Tool.Result result = Tool.run(
                new byte[0],
                "wasm-tools",
                "json-from-wast",
                script.toString(),
                "-o",
                json.toString(),
                "--wasm-dir",
                directory.toString());
        assertThat(result.exit()).as("%s: %s", script, result.errors()).isZero();
        Matcher commands = COMMAND.matcher(Files.readString(json));
        while (commands.find()) {
            Matcher file = FILE.matcher(commands.group(3));
            if (file.find()) {
                Matcher text = TEXT.matcher(commands.group(3));
                byte[] bytes = Files.readAllBytes(directory.resolve(file.group(1)));
                String place = script.getFileName() + ":" + commands.group(2) + ": ";
                check(commands.group(1), bytes, place, text.find() ? text.group(1) : "", features);
            }
        }
    }

    private void check(String command, byte[] bytes, String place, String text, Set<Feature> features) {
        DecodeResult result = BinaryDecoder.decode(bytes);
        List<WasmError> errors = result.validate(features);
        switch (command) {
            case "assert_invalid" -> {
                invalid++;
                rejected(errors, place, text);
            }
            case "assert_malformed" -> {
                malformed++;
                rejected(errors, place, text);
            }
            default -> {
                valid++;
                if (!errors.isEmpty()) {
                    wrong.add(place + "rejected: " + errors.get(0));
                } else {
                    comesBack(result.module().orElseThrow(), place);
                }
            }
        }
    }

    private void rejected(List<WasmError> errors, String place, String text) {
        if (errors.isEmpty()) {
            wrong.add(place + "accepted, but " + text);
        } else if (errors.get(0).message().startsWith(text)) {
            sameText++;
        }
    }

    /** From our bytes, which need not be the file's: that may have longer encodings. And from our text. */
    private void comesBack(WasmModule module, String place) {
        byte[] bytes = BinaryEncoder.encode(module);
        Optional<WasmModule> again = BinaryDecoder.decode(bytes).module();
        if (again.isEmpty() || !Arrays.equals(BinaryEncoder.encode(again.get()), bytes)) {
            wrong.add(place + "is another module after encoding");
        }
        Tool.Result assembled = Tool.run(WatPrinter.print(module), "wasm-tools", "parse", "IN", "-o", "OUT");
        if (assembled.exit() != 0 || !sameCode(bytes, assembled.output())) {
            wrong.add(place + "is another module after printing " + assembled.errors());
        }
    }

    /** Equal but for the name section and the data count, which an assembler may add or leave out. */
    private static boolean sameCode(byte[] a, byte[] b) {
        return comparable(a).equals(comparable(b));
    }

    private static Optional<WasmModule> comparable(byte[] bytes) {
        return BinaryDecoder.decode(bytes)
                .module()
                .map(module -> new WasmModule(
                        module.types(),
                        module.imports(),
                        module.functions(),
                        module.tables(),
                        module.memories(),
                        module.tags(),
                        module.globals(),
                        module.exports(),
                        module.start(),
                        module.elements(),
                        false,
                        module.data(),
                        module.customs().stream()
                                .filter(custom -> !custom.name().equals(Names.SECTION))
                                .toList()));
    }
}
