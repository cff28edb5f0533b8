package dev.wami.tests.simd;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wami.tests.suite.SpecificationScripts;
import dev.wami.tests.suite.SpecificationScripts.Script;
import dev.wami.wasmbinary.BinaryDecoder;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.LaneShape;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.TrapException;
import dev.wami.wasmspec.V128;
import java.io.IOException;
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
 * SIMD: {@code simd_*.wast} and {@code *relaxed*.wast} of {@link SpecificationScripts}.
 */
class SimdSuiteTest {
    private final List<String> wrong = new ArrayList<>();
    private final Map<String, Integer> skipped = new TreeMap<>();
    private final Set<Opcode> executed = new TreeSet<>();
    private int passed;

    @Test
    void agrees(@TempDir Path directory) throws IOException {
        SpecificationScripts.orSkip()
                .read(name -> name.startsWith("simd_") || name.contains("relaxed"), directory)
                .forEach(this::run);
        System.out.printf("SIMD: %d assertions hold, %d fail; skipped: %s%n", passed, wrong.size(), skipped);
        assertThat(wrong).isEmpty();
        assertThat(passed).isGreaterThanOrEqualTo(24_000);
        List<Opcode> missing = Stream.of(Opcode.values())
                .filter(o -> o.category() == Category.VECTOR && !executed.contains(o))
                .toList();
        assertThat(missing).isEmpty();
    }

    private void run(Script script) {
        Map<String, StackMachine> named = new HashMap<>();
        StackMachine current = null;
        for (JsonNode c : script.commands()) {
            String type = c.get("type").asText();
            String place = script.name() + ":" + c.get("line") + ": ";
            try {
                if (type.equals("module")) {
                    current = null;
                    current = load(script.module(c));
                    if (c.has("name")) named.put(c.get("name").asText(), current);
                } else if (type.equals("assert_return") || type.equals("action") || type.equals("assert_trap")) {
                    JsonNode action = c.path("action");
                    StackMachine on = action.has("module")
                            ? named.get(action.get("module").asText())
                            : current;
                    if (on == null || action.isMissingNode()) {
                        throw new StackMachine.Unsupported("a module that was not loaded");
                    }
                    check(place, type, action, c, on);
                }
            } catch (StackMachine.Unsupported e) {
                skipped.merge(e.getMessage(), 1, Integer::sum);
            }
        }
    }

    private StackMachine load(byte[] bytes) {
        var module = BinaryDecoder.decode(bytes).module().orElseThrow();
        module.functions().forEach(f -> f.body().forEach(i -> executed.add(i.opcode())));
        return new StackMachine(module);
    }

    private void check(String place, String type, JsonNode action, JsonNode command, StackMachine machine) {
        String field = action.get("field").asText();
        List<V128> arguments = new ArrayList<>();
        for (JsonNode a : action.path("args")) arguments.add(bits(a));
        String given = null;
        try {
            List<V128> results = machine.get(field, arguments);
            if (type.equals("assert_return")) {
                given = difference(command.get("expected"), results);
            } else if (type.equals("assert_trap")) {
                given = "did not trap";
            }
        } catch (TrapException e) {
            if (!type.equals("assert_trap")
                    || !e.trap().toString().equals(command.path("text").asText())) given = "" + e.trap();
        }
        if (given == null) passed++;
        else wrong.add(place + field + " " + given);
    }

    private static @Nullable String difference(JsonNode expected, List<V128> results) {
        if (expected.size() != results.size()) return results.size() + " results";
        for (int i = 0; i < results.size(); i++) {
            if (!matches(expected.get(i), results.get(i))) {
                return "is " + results.get(i) + ", not " + expected.get(i);
            }
        }
        return null;
    }

    private static boolean matches(JsonNode expected, V128 given) {
        if (expected.get("type").asText().equals("either")) {
            for (JsonNode e : expected.get("values")) if (matches(e, given)) return true;
            return false;
        }
        LaneShape shape = shape(expected);
        if (shape == null) {
            NumericType t = NumericType.valueOf(expected.get("type").asText().toUpperCase(Locale.ROOT));
            LaneShape one = t == NumericType.I32
                    ? LaneShape.I32X4
                    : t == NumericType.I64 ? LaneShape.I64X2 : t == NumericType.F32 ? LaneShape.F32X4 : LaneShape.F64X2;
            return laneMatches(expected.get("value").asText(), one, given.lane(one, 0));
        }
        JsonNode lanes = expected.get("value");
        for (int i = 0; i < shape.lanes(); i++) {
            if (!laneMatches(lanes.get(i).asText(), shape, given.lane(shape, i))) return false;
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

    private static @Nullable LaneShape shape(JsonNode value) {
        if (!value.get("type").asText().equals("v128")) return null;
        return switch (value.get("lane_type").asText()) {
            case "i8" -> LaneShape.I8X16;
            case "i16" -> LaneShape.I16X8;
            case "i32" -> LaneShape.I32X4;
            case "i64" -> LaneShape.I64X2;
            case "f32" -> LaneShape.F32X4;
            default -> LaneShape.F64X2;
        };
    }

    private static V128 bits(JsonNode value) {
        LaneShape shape = shape(value);
        if (shape != null) {
            JsonNode lanes = value.get("value");
            return V128.of(shape, i -> number(lanes.get(i).asText(), shape));
        }
        boolean wide = value.get("type").asText().endsWith("64");
        return V128.scalar(number(value.get("value").asText(), wide ? LaneShape.I64X2 : LaneShape.I32X4));
    }
}
