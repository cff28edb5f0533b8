package dev.wami.tools;

import dev.wami.core.diag.SourceFile;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;

/** Several inputs in one file, with a marker between them. */
final class SplitInput {
    private SplitInput() {}

    /** The parts; white space in front of each keeps the file's lines and columns. As upstream, a marker counts wherever it stands. */
    static List<SourceFile> split(SourceFile source, String marker) {
        List<SourceFile> parts = new ArrayList<>();
        byte[] bytes = source.bytes();
        int start = 0;
        for (int at = 0; at < bytes.length; at++) {
            if (!isAt(bytes, at, marker)) continue;
            parts.add(part(source, start, at));
            start = at + marker.length();
            at = start - 1;
        }
        parts.add(part(source, start, bytes.length));
        return parts;
    }

    private static boolean isAt(byte[] bytes, int at, String marker) {
        if (marker.isEmpty() || bytes.length - at < marker.length()) return false;
        for (int i = 0; i < marker.length(); i++) if (bytes[at + i] != (byte) marker.charAt(i)) return false;
        return true;
    }

    private static SourceFile part(SourceFile source, int from, int to) {
        ByteArrayOutputStream text = new ByteArrayOutputStream(to - from);
        if (from > 0) {
            for (int line = source.line(from); line > 1; line--) text.write('\n');
            for (int column = source.column(from); column > 1; column--) text.write(' ');
        }
        text.write(source.bytes(), from, to - from);
        return new SourceFile(source.name(), text.toByteArray());
    }
}
