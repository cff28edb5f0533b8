package dev.wami.core.diag;

import dev.wami.core.ir.Location;
import dev.wami.core.utf8.Utf8;
import java.util.Arrays;

/** A source text with its name; finds lines and columns. */
public final class SourceFile {
    private final String name;
    private final byte[] bytes;
    private final int start;
    private int[] lineStarts = {};
    private int lines;

    public SourceFile(String name, byte[] bytes) {
        this(name, bytes, 0);
    }

    private SourceFile(String name, byte[] bytes, int start) {
        this.name = name;
        this.bytes = bytes;
        this.start = start;
    }

    /** The text between two offsets as a source of its own, whose lines and columns are those of this one. */
    public SourceFile part(int from, int to) {
        if (from == 0) return new SourceFile(name, Arrays.copyOf(bytes, to));
        // what stands in front becomes white space
        int lines = line(from) - 1;
        int begin = lines + column(from) - 1;
        byte[] text = new byte[begin + to - from];
        Arrays.fill(text, 0, lines, (byte) '\n');
        Arrays.fill(text, lines, begin, (byte) ' ');
        System.arraycopy(bytes, from, text, begin, to - from);
        return new SourceFile(name, text, begin);
    }

    /** What stands for the whole text: 0:0 in the file, or where a {@link #part} of it begins. */
    public Location beginning() {
        return start == 0 ? Location.of(name, 0, 0) : Location.of(name, line(start), column(start));
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
