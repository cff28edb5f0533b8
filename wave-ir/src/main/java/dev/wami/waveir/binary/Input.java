package dev.wami.waveir.binary;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** A file being read, little endian, with the place where its errors go. */
final class Input {
    private final String file;
    private final ByteBuffer bytes;
    private final Diagnostics diagnostics;

    Input(String file, byte[] bytes, Diagnostics diagnostics) {
        this.file = file;
        this.bytes = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        this.diagnostics = diagnostics;
    }

    int size() {
        return bytes.limit();
    }

    int u16(int offset) {
        return bytes.getShort(offset) & 0xFFFF;
    }

    /** As a number that may not fit an int. */
    long u32(int offset) {
        return bytes.getInt(offset) & 0xFFFF_FFFFL;
    }

    int word(int offset) {
        return bytes.getInt(offset);
    }

    byte u8(int offset) {
        return bytes.get(offset);
    }

    /** Whether a section lies within the file; says so if not. */
    boolean holds(String what, int field, long offset, long size) {
        if (offset + size <= size()) return true;
        error(field, "the %s, %d bytes at 0x%x, would end after the file's %d bytes", what, size, offset, size());
        return false;
    }

    /** UTF-8 of the file, or null with an error. */
    @Nullable
    String text(int offset, int size) {
        try {
            CharBuffer text = StandardCharsets.UTF_8.newDecoder().decode(bytes.slice(offset, size));
            return text.toString();
        } catch (CharacterCodingException e) {
            error(offset, "the name is not UTF-8");
            return null;
        }
    }

    void error(int offset, String message, Object... args) {
        diagnostics.error(Location.inBinary(file, offset), message, args);
    }

    Location location() {
        return Location.of(file, 0, 0);
    }

    boolean hasErrors() {
        return diagnostics.hasErrors();
    }
}
