package dev.wami.tests.wave;

import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.type.FloatType;
import dev.wami.wavefrontend.ast.Scalar;
import dev.wami.waveir.hir.HirTypes;
import dev.wami.waveir.isa.Extent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** How a kernel is launched and what its buffers hold after it: a file that {@code scripts/wave-goldens.py} wrote. */
final class Golden {
    /** A buffer in device memory. */
    record Buffer(Scalar type, long offset, long[] extents, String init) {
        int count() {
            return (int) Arrays.stream(extents).reduce(1, (a, b) -> a * b);
        }

        /** As the kernel has it: in one dimension if {@code flat}. */
        long[] extents(boolean flat) {
            return flat ? new long[] {count()} : extents;
        }

        int elementBytes() {
            return HirTypes.bytes(type.type());
        }
    }

    /** A number that is an argument. */
    record Number(Scalar type, long bits) {}

    /** What a buffer holds after the kernel: bits of its elements. */
    record Expected(String buffer, int ulps, List<Long> words) {}

    String kernel = "";
    Extent grid = Extent.of(1);
    /** Names of scalars and buffers in the order of the parameters. */
    final List<String> arguments = new ArrayList<>();

    final Map<String, Number> numbers = new LinkedHashMap<>();
    final Map<String, Buffer> buffers = new LinkedHashMap<>();
    final List<Expected> expected = new ArrayList<>();
    private long end;

    static Golden read(Path file) throws IOException {
        Golden g = new Golden();
        for (String line : Files.readAllLines(file)) g.line(line.split(" "));
        return g;
    }

    private void line(String[] words) {
        if (words[0].equals("scalar") || words[0].equals("buffer")) arguments.add(words[1]);
        switch (words[0]) {
            case "kernel" -> kernel = words[1];
            case "grid" ->
                grid = new Extent(Integer.parseInt(words[1]), Integer.parseInt(words[2]), Integer.parseInt(words[3]));
            case "scalar" -> numbers.put(words[1], new Number(scalar(words[2]), Long.parseUnsignedLong(words[3], 16)));
            case "buffer" -> buffer(words);
            case "expect" -> expected.add(new Expected(words[1], Integer.parseInt(words[2]), new ArrayList<>()));
            default -> {
                List<Long> last = expected.get(expected.size() - 1).words;
                for (String w : words) last.add(Long.parseUnsignedLong(w, 16));
            }
        }
    }

    private void buffer(String[] words) {
        int equals = Arrays.asList(words).indexOf("=");
        long[] extents =
                Arrays.stream(words, 3, equals).mapToLong(Long::parseLong).toArray();
        String init = String.join(" ", Arrays.asList(words).subList(equals + 1, words.length));
        Buffer b = new Buffer(scalar(words[2]), end, extents, init);
        buffers.put(words[1], b);
        // 64 bytes apart, so that nothing that is out of bounds is in another buffer's bounds
        end = (end + (long) b.count() * b.elementBytes() + 127) / 64 * 64;
    }

    private static Scalar scalar(String name) {
        return Scalar.valueOf(name.toUpperCase(Locale.ROOT));
    }

    /**
     * What is in the registers from r0 on at the launch: each argument in its words, 64-bit ones from an even register
     * on, a buffer's offset followed by its extents.
     *
     * @param flat whether buffers have one dimension, as in all languages but Python
     */
    List<Integer> registers(boolean flat) {
        List<Integer> out = new ArrayList<>();
        for (String name : arguments) {
            Buffer b = buffers.get(name);
            if (b != null) {
                out.add((int) b.offset);
                for (long extent : b.extents(flat)) out.add((int) extent);
                continue;
            }
            Number n = numbers.getOrDefault(name, new Number(Scalar.I32, 0));
            boolean wide = HirTypes.width(n.type.type()) == 64;
            if (wide && out.size() % 2 == 1) out.add(0);
            out.add((int) n.bits);
            if (wide) out.add((int) (n.bits >> 32));
        }
        return out;
    }

    /** Device memory before the launch. */
    byte[] memory() {
        byte[] memory = new byte[(int) end];
        for (Buffer b : buffers.values()) fill(b, memory);
        return memory;
    }

    private static void fill(Buffer b, byte[] memory) {
        String[] words = b.init.split(" ");
        double[] numbers = Arrays.stream(words, 1, words.length)
                .mapToDouble(Double::parseDouble)
                .toArray();
        for (int i = 0; i < b.count(); i++) {
            long seed = numbers.length > 0 ? (long) numbers[0] : 0;
            long noise = noise(i, seed);
            long bits = switch (words[0]) {
                case "zero" -> 0;
                case "iota" -> element(b.type, (long) numbers[0] + i * (long) numbers[1]);
                case "bits" -> b.elementBytes() == 8 ? noise << 32 | noise(i, seed + 1) : noise;
                case "int" -> element(b.type, (long) numbers[1] + noise % ((long) numbers[2] - (long) numbers[1] + 1));
                case "float" ->
                    FloatFormat.encode(
                            (FloatType) b.type.type(),
                            numbers[1] + (numbers[2] - numbers[1]) * ((noise >> 8) / 0x1p24));
                default -> throw new IllegalArgumentException(b.init);
            };
            for (int k = 0; k < b.elementBytes(); k++) {
                memory[(int) b.offset + i * b.elementBytes() + k] = (byte) (bits >> 8 * k);
            }
        }
    }

    private static long element(Scalar type, long value) {
        return type.isFloat() ? FloatFormat.encode((FloatType) type.type(), value) : value;
    }

    private static long noise(int i, long seed) {
        long h = (i + 1) * 2654435761L + seed * 40503 & 0xFFFFFFFFL;
        h ^= h >> 15;
        h = h * 2246822519L & 0xFFFFFFFFL;
        return h ^ h >> 13;
    }

    /** What is wrong with {@code memory} after the launch; empty if nothing is. */
    List<String> differences(byte[] memory) {
        List<String> out = new ArrayList<>();
        for (Expected e : expected) {
            Buffer b = buffers.get(e.buffer);
            if (b == null || e.words.size() != b.count()) {
                out.add("no values for " + e.buffer);
                continue;
            }
            for (int i = 0; i < b.count() && out.size() < 10; i++) {
                long is = 0;
                for (int k = b.elementBytes() - 1; k >= 0; k--) {
                    is = is << 8 | memory[(int) b.offset + i * b.elementBytes() + k] & 0xFF;
                }
                if (!isNear(b.type, is, e.words.get(i), e.ulps)) {
                    out.add(String.format(Locale.ROOT, "%s[%d] is %x, not %x", e.buffer, i, is, e.words.get(i)));
                }
            }
        }
        return out;
    }

    private static boolean isNear(Scalar type, long a, long b, int ulps) {
        if (a == b) return true;
        if (!(type.type() instanceof FloatType f)) return false;
        if (FloatFormat.isNaN(f, a) || FloatFormat.isNaN(f, b)) {
            return FloatFormat.isNaN(f, a) && FloatFormat.isNaN(f, b);
        }
        return ulps > 0 && a >> f.width() - 1 == b >> f.width() - 1 && Math.abs(a - b) <= ulps;
    }
}
