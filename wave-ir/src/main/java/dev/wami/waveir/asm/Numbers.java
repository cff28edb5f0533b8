package dev.wami.waveir.asm;

import org.jspecify.annotations.Nullable;

/** Numbers in assembly. */
final class Numbers {
    private Numbers() {}

    /** {@code 12}, {@code -1}, {@code 0xFF}, {@code 1_000}; null if it is none or needs more than 63 bits. */
    static @Nullable Long integer(String text) {
        boolean negative = text.startsWith("-");
        String digits = (negative ? text.substring(1) : text).replace("_", "");
        boolean hex = digits.startsWith("0x") || digits.startsWith("0X");
        try {
            // a sign after the prefix is none of ours
            long value = Long.parseLong(hex ? digits.substring(2) : digits, hex ? 16 : 10);
            return hex && digits.startsWith("-", 2) ? null : negative ? -value : value;
        } catch (NumberFormatException e) {
            return null;
        }
    }

    /** The f32 nearest to {@code 1.5} or {@code 1e-3}; null if it is no such number. */
    static @Nullable Float real(String text) {
        for (int i = 0; i < text.length(); i++) if ("0123456789.eE+-_".indexOf(text.charAt(i)) < 0) return null;
        try {
            return Float.parseFloat(text.replace("_", ""));
        } catch (NumberFormatException e) {
            return null;
        }
    }
}
