package dev.wami.core.diag;

import dev.wami.core.ir.Utf8;
import java.util.Arrays;

/** A source text with its name; finds lines and columns. */
public final class SourceFile {
    private final String name;
    private final byte[] bytes;
    private int[] lineStarts = {};
    private int lines;

    public SourceFile(String name, byte[] bytes) {
        this.name = name;
        this.bytes = bytes;
    }

    public static SourceFile of(String name, String text) {
        return new SourceFile(name, Utf8.encode(text));
    }

    public String name() {
        return name;
    }

    /** The text itself; not to be changed. */
    public byte[] bytes() {
        return bytes;
    }

    private synchronized void index() {
        if (lines > 0) return;
        int[] starts = new int[Math.max(16, bytes.length / 32)];
        int n = 0;
        starts[n++] = 0;
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] != '\n') continue;
            if (n == starts.length) starts = Arrays.copyOf(starts, 2 * n);
            starts[n++] = i + 1;
        }
        lineStarts = starts;
        lines = n;
    }

    /** The line of byte {@code offset}, counted from 1. */
    public int line(int offset) {
        index();
        int at = Arrays.binarySearch(lineStarts, 0, lines, offset);
        return at >= 0 ? at + 1 : -at - 1;
    }

    /** The column of byte {@code offset}, in bytes, counted from 1. */
    public int column(int offset) {
        return offset - lineStarts[line(offset) - 1] + 1;
    }

    public int lineCount() {
        index();
        return lines;
    }

    /** Line {@code line}, counted from 1, without its end; empty if there is none. */
    public String lineText(int line) {
        index();
        if (line < 1 || line > lines) return "";
        int from = lineStarts[line - 1];
        int to = line < lines ? lineStarts[line] - 1 : bytes.length;
        if (to > from && bytes[to - 1] == '\r') to--;
        return Utf8.decode(bytes, from, to);
    }
}
