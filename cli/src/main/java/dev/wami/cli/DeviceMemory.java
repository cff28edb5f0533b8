package dev.wami.cli;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.type.FloatType;
import dev.wami.tools.run.NumberText;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;

/**
 * What {@code wave run} puts into device memory before a launch, and shows of it afterwards. Addresses are bytes, words
 * little endian.
 */
final class DeviceMemory {
    /** The kinds of elements. */
    enum Kind {
        U8(1),
        I32(4),
        U32(4),
        F16(2),
        BF16(2),
        F32(4),
        F64(8);

        final int bytes;

        Kind(int bytes) {
            this.bytes = bytes;
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final ByteBuffer bytes;

    /** Uses {@code memory} itself. */
    DeviceMemory(byte[] memory) {
        bytes = ByteBuffer.wrap(memory).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** So many bytes, if Java may have them twice: the emulator works on a copy. */
    static byte[] allocate(int size) {
        if (2L * size < Runtime.getRuntime().maxMemory()) return new byte[size];
        throw new UsageException("--device-memory: there is not enough memory for twice " + size
                + " bytes; WAMI_JAVA_OPTS=-Xmx8g gives the tool more");
    }

    // ---- before

    /** {@code OFFSET:FILE}: the bytes of a file; false after a report. */
    boolean load(String text, Console console, Diagnostics diagnostics) {
        int colon = text.indexOf(':');
        if (colon < 0) throw new UsageException("--arg takes OFFSET:FILE, not '" + text + "'");
        int offset = number("--arg", text.substring(0, colon));
        byte[] content = InputFile.read(text.substring(colon + 1), console, diagnostics);
        if (content == null) return false;
        within("--arg", offset, content.length);
        bytes.put(offset, content);
        return true;
    }

    /** {@code OFFSET:KIND:COUNT}: zeros. */
    void zero(String text) {
        String[] parts = text.split(":", -1);
        if (parts.length != 3) throw new UsageException("--fill-zero takes OFFSET:KIND:COUNT, not '" + text + "'");
        fill("--fill-zero", parts, 0);
    }

    /** {@code OFFSET:KIND:COUNT[:SCALE]}: 0, scale, 2 scale ... */
    void iota(String text) {
        String[] parts = text.split(":", -1);
        if (parts.length < 3 || parts.length > 4) {
            throw new UsageException("--fill-iota takes OFFSET:KIND:COUNT[:SCALE], not '" + text + "'");
        }
        fill("--fill-iota", parts, parts.length < 4 ? 1 : real("--fill-iota", parts[3]));
    }

    private void fill(String option, String[] parts, double scale) {
        int offset = number(option, parts[0]);
        Kind kind = kind(option, parts[1]);
        int count = number(option, parts[2]);
        within(option, offset, (long) count * kind.bytes);
        for (int i = 0; i < count; i++) put(kind, offset + i * kind.bytes, i * scale);
    }

    private void put(Kind kind, int at, double value) {
        switch (kind) {
            case U8 -> bytes.put(at, (byte) (long) value);
            case I32, U32 -> bytes.putInt(at, (int) (long) value);
            case F16 -> bytes.putShort(at, (short) FloatFormat.encode(FloatType.F16, value));
            case BF16 -> bytes.putShort(at, (short) FloatFormat.encode(FloatType.BF16, value));
            case F32 -> bytes.putFloat(at, (float) value);
            case F64 -> bytes.putDouble(at, value);
        }
    }

    // ---- after

    /** {@code START:END} as a hex dump. */
    String dump(String text) {
        int colon = text.indexOf(':');
        if (colon < 0) throw new UsageException("--dump-memory takes START:END, not '" + text + "'");
        int start = number("--dump-memory", text.substring(0, colon));
        int end = number("--dump-memory", text.substring(colon + 1));
        within("--dump-memory", start, (long) end - start);
        StringBuilder out = new StringBuilder();
        out.append(String.format(Locale.ROOT, "Device memory 0x%08x-0x%08x:\n", start, end));
        for (int row = start; row < end; row += 16) row(out, row, Math.min(end, row + 16));
        return out.toString();
    }

    private void row(StringBuilder out, int from, int to) {
        HexFormat hex = HexFormat.of();
        out.append(hex.toHexDigits(from)).append(": ");
        StringBuilder text = new StringBuilder();
        for (int i = from; i < from + 16; i++) {
            byte b = i < to ? bytes.get(i) : 0;
            out.append(i < to ? hex.toHexDigits(b) : "  ").append(i == from + 7 ? "  " : " ");
            if (i < to) text.append(b >= ' ' && b < 127 ? (char) b : '.');
        }
        out.append(" |").append(text).append("|\n");
    }

    /** {@code OFFSET:COUNT} elements, one a line. */
    String elements(String option, Kind kind, String text) {
        int colon = text.indexOf(':');
        if (colon < 0) throw new UsageException(option + " takes OFFSET:COUNT, not '" + text + "'");
        int offset = number(option, text.substring(0, colon));
        int count = number(option, text.substring(colon + 1));
        within(option, offset, (long) count * kind.bytes);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < count; i++) {
            out.append(element(kind, offset + i * kind.bytes)).append('\n');
        }
        return out.toString();
    }

    private String element(Kind kind, int at) {
        return switch (kind) {
            case U8 -> Integer.toString(bytes.get(at) & 0xFF);
            case I32 -> Integer.toString(bytes.getInt(at));
            case U32 -> Integer.toUnsignedString(bytes.getInt(at));
            case F16 -> NumberText.shortest((float) FloatFormat.decode(FloatType.F16, bytes.getShort(at) & 0xFFFF));
            case BF16 -> NumberText.shortest(Float.intBitsToFloat(bytes.getShort(at) << 16));
            case F32 -> NumberText.shortest(bytes.getFloat(at));
            case F64 -> NumberText.shortest(bytes.getDouble(at));
        };
    }

    // ---- words of a command line

    private void within(String option, int offset, long length) {
        if (offset >= 0 && length >= 0 && offset + length <= bytes.capacity()) return;
        throw new UsageException(option + ": " + length + " bytes at " + offset
                + " are not inside device memory, which has " + bytes.capacity() + " bytes (--device-memory)");
    }

    private static Kind kind(String option, String text) {
        for (Kind k : Kind.values()) if (k.toString().equals(text)) return k;
        throw new UsageException(option + ": there are elements of " + List.of(Kind.values()) + ", not '" + text + "'");
    }

    /** A number in decimal or, after 0x, in hexadecimal: -2^31 to 2^32 - 1, as its low 32 bits. */
    static int number(String option, String text) {
        try {
            long value = Long.decode(text.strip());
            if (value >= Integer.MIN_VALUE && value <= 0xFFFF_FFFFL) return (int) value;
        } catch (NumberFormatException e) {
            // told below
        }
        throw new UsageException(option + ": '" + text + "' is no 32-bit number");
    }

    static double real(String option, String text) {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException e) {
            throw new UsageException(option + ": '" + text + "' is no number");
        }
    }
}
