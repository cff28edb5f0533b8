package dev.wami.tools;

import dev.wami.core.diag.SourceFile;
import java.util.ArrayList;
import java.util.List;

/** Several inputs in one file, with a marker between them. */
final class SplitInput {
    private SplitInput() {}

    /** The parts; each keeps the file's lines and columns. As upstream, a marker counts wherever it stands. */
    static List<SourceFile> split(SourceFile source, String marker) {
        List<SourceFile> parts = new ArrayList<>();
        byte[] bytes = source.bytes();
        int start = 0;
        for (int at = 0; at < bytes.length; at++) {
            if (!isAt(bytes, at, marker)) continue;
            parts.add(source.part(start, at));
            start = at + marker.length();
            at = start - 1;
        }
        parts.add(source.part(start, bytes.length));
        return parts;
    }

    private static boolean isAt(byte[] bytes, int at, String marker) {
        if (marker.isEmpty() || bytes.length - at < marker.length()) return false;
        for (int i = 0; i < marker.length(); i++) if (bytes[at + i] != (byte) marker.charAt(i)) return false;
        return true;
    }
}
