package dev.wami.llvm;

import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The strings of {@code llvm.data_layout}: specifications between hyphens. Upstream: llvm::DataLayout::parse. */
final class LlvmDataLayout {
    private static final Pattern DIGITS = Pattern.compile("[0-9]{1,9}");

    private LlvmDataLayout() {}

    /** What is wrong with {@code layout}, or null. */
    static @Nullable String mistake(String layout) {
        if (layout.isEmpty()) return null;
        for (String spec : layout.split("-", -1)) {
            String mistake = spec.isEmpty() ? "empty specification is not allowed" : specMistake(spec);
            if (mistake != null) return mistake;
        }
        return null;
    }

    private static @Nullable String specMistake(String spec) {
        if (spec.startsWith("ni")) return nonIntegralMistake(spec.substring(2));
        char kind = spec.charAt(0);
        String rest = spec.substring(1);
        return switch (kind) {
            case 'i', 'f', 'v' -> primitiveMistake(kind, rest.split(":", -1));
            case 'a' -> aggregateMistake(rest.split(":", -1));
            case 'p' -> pointerMistake(rest.split(":", -1));
            case 's' -> null; // of old, ignored
            case 'e', 'E' -> {
                if (rest.isEmpty()) yield null;
                yield "malformed specification, must be just 'e' or 'E'";
            }
            case 'n' -> sizesMistake(rest.split(":", -1));
            case 'S' -> rest.isEmpty() ? malformed("S<size>") : alignmentMistake(rest, "stack natural", false);
            case 'F' -> functionPointerMistake(rest);
            case 'P', 'A', 'G' -> rest.isEmpty() ? malformed(kind + "<address space>") : spaceMistake(rest);
            case 'm' -> {
                if (!rest.startsWith(":") || rest.length() == 1) yield malformed("m:<mangling>");
                if (rest.length() == 2 && "elomwxa".indexOf(rest.charAt(1)) >= 0) yield null;
                yield "unknown mangling mode";
            }
            default -> "unknown specifier '" + kind + "'";
        };
    }

    private static @Nullable String nonIntegralMistake(String rest) {
        if (!rest.startsWith(":")) return malformed("ni:<address space>[:<address space>]...");
        for (String space : rest.substring(1).split(":", -1)) {
            String mistake = spaceMistake(space);
            if (mistake != null) return mistake;
            if (number(space) == 0) return "address space 0 cannot be non-integral";
        }
        return null;
    }

    private static @Nullable String primitiveMistake(char kind, String[] parts) {
        if (parts.length < 2 || parts.length > 3) return malformed(kind + "<size>:<abi>[:<pref>]");
        String mistake = sizeMistake(parts[0], "size");
        if (mistake == null) mistake = alignmentMistake(parts[1], "ABI", false);
        if (mistake != null) return mistake;
        if (kind == 'i' && number(parts[0]) == 8 && number(parts[1]) != 8) return "i8 must be 8-bit aligned";
        return parts.length == 3 ? preferredMistake(parts[1], parts[2]) : null;
    }

    private static @Nullable String aggregateMistake(String[] parts) {
        if (parts.length < 2 || parts.length > 3) return malformed("a:<abi>[:<pref>]");
        if (!parts[0].isEmpty() && number(parts[0]) != 0) return "size must be zero";
        String mistake = alignmentMistake(parts[1], "ABI", true);
        if (mistake != null) return mistake;
        return parts.length == 3 ? preferredMistake(parts[1], parts[2]) : null;
    }

    /** {@code p[<flags>][<n>]:<size>:<abi>[:<pref>[:<idx>]]}. */
    private static @Nullable String pointerMistake(String[] parts) {
        if (parts.length < 3 || parts.length > 5) return malformed("p[<n>]:<size>:<abi>[:<pref>[:<idx>]]");
        String space = parts[0];
        int flags = 0;
        while (flags < space.length() && Character.isLetter(space.charAt(flags))) {
            char flag = space.charAt(flags++);
            if (flag != 'e' && flag != 'u') return "'" + flag + "' is not a valid pointer specification flag";
        }
        String number = space.substring(flags).replaceFirst("\\([^()]+\\)$", "");
        String mistake = number.isEmpty() ? null : spaceMistake(number);
        if (mistake != null) return mistake;
        if (flags > 0 && (number.isEmpty() || number(number) == 0)) {
            return "address space 0 cannot be unstable or have external state";
        }
        mistake = sizeMistake(parts[1], "pointer size");
        if (mistake == null) mistake = alignmentMistake(parts[2], "ABI", false);
        if (mistake == null && parts.length > 3) mistake = preferredMistake(parts[2], parts[3]);
        if (mistake == null && parts.length > 4) mistake = sizeMistake(parts[4], "index size");
        if (mistake != null) return mistake;
        return parts.length > 4 && number(parts[4]) > number(parts[1])
                ? "index size cannot be larger than the pointer size"
                : null;
    }

    private static @Nullable String sizesMistake(String[] sizes) {
        for (String size : sizes) {
            String mistake = sizeMistake(size, "size");
            if (mistake != null) return mistake;
        }
        return null;
    }

    private static @Nullable String functionPointerMistake(String rest) {
        if (rest.isEmpty()) return malformed("F<type><abi>");
        char type = rest.charAt(0);
        if (type != 'i' && type != 'n') return "unknown function pointer alignment type '" + type + "'";
        return alignmentMistake(rest.substring(1), "ABI", false);
    }

    private static @Nullable String preferredMistake(String abi, String preferred) {
        String mistake = alignmentMistake(preferred, "preferred", false);
        if (mistake != null) return mistake;
        return number(preferred) < number(abi) ? "preferred alignment cannot be less than the ABI alignment" : null;
    }

    private static @Nullable String spaceMistake(String text) {
        if (text.isEmpty()) return "address space component cannot be empty";
        long n = number(text);
        return n < 0 || n >= 1 << 24 ? "address space must be a 24-bit integer" : null;
    }

    private static @Nullable String sizeMistake(String text, String name) {
        if (text.isEmpty()) return name + " component cannot be empty";
        long n = number(text);
        return n <= 0 || n >= 1 << 24 ? name + " must be a non-zero 24-bit integer" : null;
    }

    private static @Nullable String alignmentMistake(String text, String name, boolean allowZero) {
        if (text.isEmpty()) return name + " alignment component cannot be empty";
        long n = number(text);
        if (n < 0 || n >= 1 << 16) return name + " alignment must be a 16-bit integer";
        if (n == 0) return allowZero ? null : name + " alignment must be non-zero";
        return n % 8 != 0 || Long.bitCount(n / 8) != 1
                ? name + " alignment must be a power of two times the byte width"
                : null;
    }

    /** -1 if {@code text} is no number, or one that is too large for all components. */
    private static long number(String text) {
        return DIGITS.matcher(text).matches() ? Long.parseLong(text) : -1;
    }

    private static String malformed(String form) {
        return String.format(Locale.ROOT, "malformed specification, must be of the form \"%s\"", form);
    }
}
