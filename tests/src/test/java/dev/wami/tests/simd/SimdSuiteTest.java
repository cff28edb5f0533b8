package dev.wami.tests.simd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.wami.wasmbinary.BinaryDecoder;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.LaneShape;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.TrapException;
import dev.wami.wasmspec.V128;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What wasm-spec says that vectors compute, held to the assertions of the specification's tests of SIMD and relaxed
 * SIMD: {@code simd_*.wast} and {@code *relaxed*.wast} of a checkout of WebAssembly/testsuite named by TESTSUITE_SRC
 * ({@code scripts/peers.sh testsuite}). {@code wasm-tools} on the PATH, or named by WASM_TOOLS, reads the scripts.
 */
class SimdSuiteTest {
    private final List<String> wrong = new ArrayList<>();
    private final Map<String, Integer> skipped = new TreeMap<>();
    private final Set<Opcode> executed = new TreeSet<>();
    private int passed;

    @Test
    void agrees(@TempDir Path directory) throws IOException, InterruptedException {
        String source = System.getenv("TESTSUITE_SRC");
        assumeTrue(source != null, "TESTSUITE_SRC does not name a checkout of WebAssembly/testsuite");
        String tools = System.getenv().getOrDefault("WASM_TOOLS", "wasm-tools");
        assumeTrue(starts(tools), tools + " is not installed");
        try (Stream<Path> files = Files.list(Path.of(source))) {
            List<Path> scripts = files.filter(f -> f.getFileName().toString().matches("(simd_|.*relaxed).*\\.wast"))
                    .sorted()
                    .toList();
            for (Path script : scripts) {
                run(tools, script, directory.resolve(script.getFileName().toString()));
            }
        }
        System.out.printf("SIMD: %d assertions hold, %d fail; skipped: %s%n", passed, wrong.size(), skipped);
        assertThat(wrong).isEmpty();
        assertThat(passed).isGreaterThanOrEqualTo(24_000);
        List<Opcode> missing = Stream.of(Opcode.values())
                .filter(o -> o.category() == Category.VECTOR && !executed.contains(o))
                .toList();
        assertThat(missing).isEmpty();
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
        Map<?, ?> read = (Map<?, ?>) Json.parse(Files.readString(json));
        Map<String, StackMachine> named = new HashMap<>();
        StackMachine current = null;
        for (Object o : (List<?>) read.get("commands")) {
            Map<?, ?> c = (Map<?, ?>) o;
            String type = (String) c.get("type");
            String place = script.getFileName() + ":" + c.get("line") + ": ";
            try {
                if (type.equals("module")) {
                    current = null;
                    current = load(directory.resolve((String) c.get("filename")));
                    if (c.get("name") instanceof String name) named.put(name, current);
                } else if (type.equals("assert_return") || type.equals("action") || type.equals("assert_trap")) {
                    Map<?, ?> action = (Map<?, ?>) c.get("action");
                    StackMachine on =
                            action != null && action.get("module") instanceof String m ? named.get(m) : current;
                    if (on == null || action == null) {
                        throw new StackMachine.Unsupported("a module that was not loaded");
                    }
                    check(place, type, action, c, on);
                }
            } catch (StackMachine.Unsupported e) {
                skipped.merge(e.getMessage(), 1, Integer::sum);
            }
        }
    }

    private StackMachine load(Path file) throws IOException {
        var module = BinaryDecoder.decode(Files.readAllBytes(file)).module().orElseThrow();
        module.functions().forEach(f -> f.body().forEach(i -> executed.add(i.opcode())));
        return new StackMachine(module);
    }

    private void check(String place, String type, Map<?, ?> action, Map<?, ?> command, StackMachine machine) {
        String field = (String) action.get("field");
        List<V128> arguments = new ArrayList<>();
        if (action.get("args") instanceof List<?> args) args.forEach(a -> arguments.add(bits((Map<?, ?>) a)));
        String given = null;
        try {
            List<V128> results = machine.get(field, arguments);
            if (type.equals("assert_return")) {
                given = difference((List<?>) command.get("expected"), results);
            } else if (type.equals("assert_trap")) {
                given = "did not trap";
            }
        } catch (TrapException e) {
            if (!type.equals("assert_trap") || !e.trap().toString().equals(command.get("text"))) given = "" + e.trap();
        }
        if (given == null) passed++;
        else wrong.add(place + field + " " + given);
    }

    private static @Nullable String difference(List<?> expected, List<V128> results) {
        if (expected.size() != results.size()) return results.size() + " results";
        for (int i = 0; i < results.size(); i++) {
            if (!matches((Map<?, ?>) expected.get(i), results.get(i))) {
                return "is " + results.get(i) + ", not " + expected.get(i);
            }
        }
        return null;
    }

    private static boolean matches(Map<?, ?> expected, V128 given) {
        if (expected.get("type").equals("either")) {
            for (Object e : (List<?>) expected.get("values")) if (matches((Map<?, ?>) e, given)) return true;
            return false;
        }
        LaneShape shape = shape(expected);
        if (shape == null) {
            NumericType t = NumericType.valueOf(((String) expected.get("type")).toUpperCase(Locale.ROOT));
            LaneShape one = t == NumericType.I32
                    ? LaneShape.I32X4
                    : t == NumericType.I64 ? LaneShape.I64X2 : t == NumericType.F32 ? LaneShape.F32X4 : LaneShape.F64X2;
            return laneMatches((String) expected.get("value"), one, given.lane(one, 0));
        }
        List<?> lanes = (List<?>) expected.get("value");
        for (int i = 0; i < shape.lanes(); i++) {
            if (!laneMatches((String) lanes.get(i), shape, given.lane(shape, i))) return false;
        }
        return true;
    }

    /** A canonical NaN is one whose payload is the highest bit alone, an arithmetic one has at least that. */
    private static boolean laneMatches(String expected, LaneShape shape, long bits) {
        if (!expected.startsWith("nan:")) return number(expected, shape) == bits;
        long quiet = shape == LaneShape.F32X4 ? 0x7FC0_0000L : 0x7FF8_0000_0000_0000L;
        long magnitude = bits & -1L >>> 65 - shape.bits();
        return expected.equals("nan:canonical") ? magnitude == quiet : (magnitude & quiet) == quiet;
    }

    private static long number(String text, LaneShape shape) {
        long value = text.startsWith("-") ? Long.parseLong(text) : Long.parseUnsignedLong(text);
        return value & -1L >>> 64 - shape.bits();
    }

    private static @Nullable LaneShape shape(Map<?, ?> value) {
        if (!value.get("type").equals("v128")) return null;
        return switch ((String) value.get("lane_type")) {
            case "i8" -> LaneShape.I8X16;
            case "i16" -> LaneShape.I16X8;
            case "i32" -> LaneShape.I32X4;
            case "i64" -> LaneShape.I64X2;
            case "f32" -> LaneShape.F32X4;
            default -> LaneShape.F64X2;
        };
    }

    private static V128 bits(Map<?, ?> value) {
        LaneShape shape = shape(value);
        if (shape != null) {
            List<?> lanes = (List<?>) value.get("value");
            return V128.of(shape, i -> number((String) lanes.get(i), shape));
        }
        boolean wide = ((String) value.get("type")).endsWith("64");
        return V128.scalar(number((String) value.get("value"), wide ? LaneShape.I64X2 : LaneShape.I32X4));
    }
}
