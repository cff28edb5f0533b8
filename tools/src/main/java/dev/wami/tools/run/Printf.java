package dev.wami.tools.run;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * C's {@code printf} on arguments in a program's memory, each at the next multiple of its size. Integers and pointers
 * have 32 bits, with {@code ll}, {@code l}, {@code j}, {@code z} and {@code t} 64 bits, as upstream's runner has them;
 * floats are f64. Conversions: {@code d i u o x X c s p f F e E g G %}, with flags, width and precision.
 */
final class Printf {
    private static final Pattern DIRECTIVE =
            Pattern.compile("%([-+ #0]*)(\\*|\\d+)?(?:\\.(\\*|-?\\d*))?(hh|h|ll|l|j|z|t)?([diouxXcspfFeEgG%])?");

    private final HostMemory memory;
    private final StringBuilder out = new StringBuilder();
    private int next;

    // of the directive that is printed
    private String flags = "";
    private int width;
    private int precision;

    private Printf(HostMemory memory, int arguments) {
        this.memory = memory;
        this.next = arguments;
    }

    /**
     * What is printed, as bytes in ISO 8859-1; empty if {@code format} has a directive that is none of those above.
     *
     * @param arguments the address of the first
     */
    static Optional<String> text(HostMemory memory, String format, int arguments) {
        Printf printf = new Printf(memory, arguments);
        return printf.print(format) ? Optional.of(printf.out.toString()) : Optional.empty();
    }

    /** The bytes up to the zero after them, or {@code most} of them, in ISO 8859-1. */
    static String string(HostMemory memory, int address, int most) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int at = address; bytes.size() < most; at++) {
            byte b = memory.read(at, 1)[0];
            if (b == 0) break;
            bytes.write(b);
        }
        return bytes.toString(StandardCharsets.ISO_8859_1);
    }

    private boolean print(String format) {
        Matcher m = DIRECTIVE.matcher(format);
        int done = 0;
        while (m.find(done)) {
            out.append(format, done, m.start());
            done = m.end();
            if (m.group(5) == null) return false;
            flags = m.group(1);
            width = number(m.group(2), 0);
            precision = number(m.group(3), -1);
            if (width < 0) {
                flags += "-";
                width = -width;
            }
            convert(m.group(5).charAt(0), m.group(4) == null ? "" : m.group(4));
        }
        out.append(format, done, format.length());
        return true;
    }

    private int number(String text, int otherwise) {
        if (text == null) return otherwise;
        if (text.equals("*")) return (int) argument(4);
        return text.isEmpty() ? 0 : Integer.parseInt(text);
    }

    /** The next argument, of so many bytes; the sign of shorter ones is kept. */
    private long argument(int bytes) {
        int at = (next + bytes - 1) & -bytes;
        next = at + bytes;
        ByteBuffer read = ByteBuffer.wrap(memory.read(at, bytes)).order(ByteOrder.LITTLE_ENDIAN);
        return bytes == 4 ? read.getInt() : read.getLong();
    }

    private void convert(char conversion, String length) {
        switch (conversion) {
            case '%' -> out.append('%');
            case 'c' -> pad("", String.valueOf((char) (argument(4) & 0xFF)), false);
            case 's' ->
                pad("", string(memory, (int) argument(4), precision < 0 ? Integer.MAX_VALUE : precision), false);
            case 'p' -> pointer(argument(4) & 0xFFFF_FFFFL);
            case 'f', 'F', 'e', 'E', 'g', 'G' -> floating(conversion, Double.longBitsToDouble(argument(8)));
            default -> integer(conversion, length);
        }
    }

    private void pointer(long address) {
        pad("", address == 0 ? "(nil)" : "0x" + Long.toHexString(address), false);
    }

    private void integer(char conversion, String length) {
        boolean signed = conversion == 'd' || conversion == 'i';
        int bits = length.isEmpty() ? 32 : length.equals("h") ? 16 : length.equals("hh") ? 8 : 64;
        int unused = 64 - bits;
        long given = argument(bits == 64 ? 8 : 4) << unused;
        long value = signed ? given >> unused : given >>> unused;
        String digits = switch (conversion) {
            case 'o' -> Long.toOctalString(value);
            case 'x', 'X' -> Long.toHexString(value);
            case 'u' -> Long.toUnsignedString(value);
            default -> Long.toUnsignedString(Math.abs(value));
        };
        if (precision == 0 && value == 0) digits = "";
        digits = "0".repeat(Math.max(0, precision - digits.length())) + digits;
        boolean other = flags.contains("#");
        if (other && conversion == 'o' && !digits.startsWith("0")) digits = "0" + digits;
        String prefix =
                signed ? sign(value < 0) : other && value != 0 && conversion != 'o' && conversion != 'u' ? "0x" : "";
        boolean upper = conversion == 'X';
        pad(upper ? upper(prefix) : prefix, upper ? upper(digits) : digits, precision < 0);
    }

    private String sign(boolean negative) {
        return negative ? "-" : flags.contains("+") ? "+" : flags.contains(" ") ? " " : "";
    }

    private void floating(char conversion, double value) {
        boolean number = PrintfFloat.isNumber(value);
        boolean alternate = flags.contains("#");
        double size = Math.abs(value);
        int digits = precision < 0 ? PrintfFloat.DEFAULT_PRECISION : precision;
        String text = !number
                ? PrintfFloat.special(value)
                : switch (Character.toLowerCase(conversion)) {
                    case 'f' -> PrintfFloat.fixed(size, digits, alternate);
                    case 'e' -> PrintfFloat.scientific(size, digits, alternate);
                    default -> PrintfFloat.general(size, digits, alternate);
                };
        String sign = sign(Double.doubleToRawLongBits(value) < 0);
        pad(sign, Character.isUpperCase(conversion) ? upper(text) : text, number);
    }

    private static String upper(String text) {
        return text.toUpperCase(Locale.ROOT);
    }

    /**
     * {@code prefix} and {@code text} in the field, zeros between them if the flag asks for it and {@code zeros} allows
     * it.
     */
    private void pad(String prefix, String text, boolean zeros) {
        int missing = Math.max(0, width - prefix.length() - text.length());
        boolean left = flags.contains("-");
        boolean filled = zeros && !left && flags.contains("0");
        if (!left && !filled) out.append(" ".repeat(missing));
        out.append(prefix);
        if (filled) out.append("0".repeat(missing));
        out.append(text);
        if (left) out.append(" ".repeat(missing));
    }
}
