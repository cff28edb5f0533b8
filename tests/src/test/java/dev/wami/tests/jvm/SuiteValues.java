package dev.wami.tests.jvm;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wami.jvmbackend.runtime.FunctionInstance;
import dev.wami.jvmbackend.runtime.WasmException;
import dev.wami.wasmspec.V128;
import org.jspecify.annotations.Nullable;

/** Arguments and expected results of the suite's scripts, as wasm-tools writes them. */
final class SuiteValues {
    private SuiteValues() {}

    /** A reference of the host's, which the scripts number. */
    record Host(String number) {}

    static @Nullable Object[] arguments(JsonNode values) {
        @Nullable Object[] arguments = new Object[values.size()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = argument(values.get(i));
        }
        return arguments;
    }

    private static @Nullable Object argument(JsonNode value) {
        String text = value.path("value").asText();
        return switch (value.path("type").asText()) {
            case "i32" -> (int) Long.parseLong(text);
            case "i64" -> bits(text);
            case "f32" -> Float.intBitsToFloat((int) Long.parseLong(text));
            case "f64" -> Double.longBitsToDouble(bits(text));
            case "v128" -> vector(value);
            default -> text.equals("null") || text.isEmpty() ? null : new Host(text);
        };
    }

    private static long bits(String text) {
        return text.startsWith("-") ? Long.parseLong(text) : Long.parseUnsignedLong(text);
    }

    private static V128 vector(JsonNode value) {
        long[] halves = new long[2];
        JsonNode lanes = value.path("value");
        int width = 128 / lanes.size();
        for (int i = 0; i < lanes.size(); i++) {
            long lane = bits(lanes.get(i).asText()) & -1L >>> 64 - width;
            halves[i * width / 64] |= lane << i * width % 64;
        }
        return new V128(halves[0], halves[1]);
    }

    /** Whether a result is what is expected; any of several may be. */
    static boolean matches(JsonNode expected, @Nullable Object actual) {
        String type = expected.path("type").asText();
        JsonNode value = expected.path("value");
        String text = value.asText();
        switch (type) {
            case "either":
                for (JsonNode one : expected.path("values")) {
                    if (matches(one, actual)) return true;
                }
                return false;
            case "i32":
                return actual instanceof Integer number && number == (int) Long.parseLong(text);
            case "i64":
                return actual instanceof Long number && number == bits(text);
            case "f32":
                return actual instanceof Float number && lane32(text, Float.floatToRawIntBits(number));
            case "f64":
                return actual instanceof Double number && lane64(text, Double.doubleToRawLongBits(number));
            case "v128":
                return actual instanceof V128 vector && vector(expected, vector);
            case "refnull", "nullref", "nullfuncref", "nullexnref", "nullexternref":
                return actual == null;
            default:
                if (text.equals("null")) return actual == null;
                if (!value.isMissingNode()) return new Host(text).equals(actual);
                return reference(type, actual);
        }
    }

    private static boolean reference(String type, @Nullable Object actual) {
        return switch (type) {
            case "funcref" -> actual instanceof FunctionInstance;
            case "exnref" -> actual instanceof WasmException;
            default -> actual != null;
        };
    }

    private static boolean vector(JsonNode expected, V128 actual) {
        JsonNode lanes = expected.path("value");
        boolean floats = expected.path("lane_type").asText().startsWith("f");
        int width = 128 / lanes.size();
        for (int i = 0; i < lanes.size(); i++) {
            long lane = (i * width < 64 ? actual.low() : actual.high()) >>> i * width % 64 & -1L >>> 64 - width;
            String text = lanes.get(i).asText();
            boolean same = floats && width == 32
                    ? lane32(text, (int) lane)
                    : floats ? lane64(text, lane) : lane == (bits(text) & -1L >>> 64 - width);
            if (!same) return false;
        }
        return true;
    }

    private static boolean lane32(String text, int bits) {
        return switch (text) {
            case "nan:canonical" -> (bits & 0x7FFF_FFFF) == 0x7FC0_0000;
            case "nan:arithmetic" -> (bits & 0x7FC0_0000) == 0x7FC0_0000;
            default -> bits == (int) Long.parseLong(text);
        };
    }

    private static boolean lane64(String text, long bits) {
        return switch (text) {
            case "nan:canonical" -> (bits & Long.MAX_VALUE) == 0x7FF8_0000_0000_0000L;
            case "nan:arithmetic" -> (bits & 0x7FF8_0000_0000_0000L) == 0x7FF8_0000_0000_0000L;
            default -> bits == bits(text);
        };
    }
}
