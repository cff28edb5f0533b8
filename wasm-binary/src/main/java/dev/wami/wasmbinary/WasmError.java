package dev.wami.wasmbinary;

import java.util.Locale;

/**
 * Why bytes are not a module, or a module is not valid. The message starts with the words of the specification's test
 * suite where that has words for it.
 *
 * @param offset the position of the offending byte in the file, or -1 if unknown
 * @param function the index of the function, or -1 if the error is in none
 * @param instruction the position of the instruction in the function's body (its size for the closing end), or -1
 * @param subject what the error is about, for people: {@code function 3 ($sum), instruction 5 (i32.add)}, {@code global
 *     2}, {@code code section}
 */
public record WasmError(String message, int offset, int function, int instruction, String subject) {
    WasmError at(int position) {
        return new WasmError(message, position, function, instruction, subject);
    }

    /** {@code 0x2a: function 3 ($sum), instruction 5 (i32.add): type mismatch: expected i32, found f32}. */
    @Override
    public String toString() {
        String place = offset < 0 ? "" : String.format(Locale.ROOT, "0x%x: ", offset);
        return place + (subject.isEmpty() ? "" : subject + ": ") + message;
    }
}
