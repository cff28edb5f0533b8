package dev.wami.core.text;

import dev.wami.core.utf8.TextBuffer;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Optional;

/**
 * The text of a module in a file, of which the bodies of functions are read when they are asked for: the rest is a text
 * of its own, in which another body stands in for each.
 */
public final class PartedText implements AutoCloseable {
    private final FileChannel file;
    private final byte[] operation;
    private TextBuffer rest = new TextBuffer(1 << 16);
    /** Where functions begin and end in the file, one after the other. */
    private long[] places = new long[64];

    private int functions;

    // the scanner
    private final byte[] buffer = new byte[1 << 18];
    private int at;
    private int limit;
    private long before;
    private boolean copies = true;
    private boolean ascii = true;

    private PartedText(FileChannel file, String operation) {
        this.file = file;
        this.operation = operation.getBytes(StandardCharsets.US_ASCII);
    }

    /**
     * Opens a file; empty if its text is not one module whose functions can be told apart without reading them: with
     * aliases in front or behind, bytes that are not ASCII, or not written as printers write them.
     *
     * @param operation the name of the functions' operation
     * @param body what stands in for a body, with its braces
     * @throws IOException if the file cannot be read
     */
    public static Optional<PartedText> of(Path path, String operation, String body) throws IOException {
        FileChannel file = FileChannel.open(path, StandardOpenOption.READ);
        PartedText text = new PartedText(file, operation);
        boolean parted = false;
        try {
            parted = text.scan(body);
        } finally {
            if (!parted) file.close();
        }
        return parted ? Optional.of(text) : Optional.empty();
    }

    /** The text without the bodies of functions, which belongs to the caller: it is given once. */
    public byte[] takeRest() {
        byte[] bytes = rest.toByteArray();
        rest = new TextBuffer();
        return bytes;
    }

    public int functionCount() {
        return functions;
    }

    /** How many bytes the text of a function has. */
    public long length(int function) {
        return places[2 * function + 1] - places[2 * function];
    }

    /**
     * The texts of functions from {@code from} up to {@code to}, which is not among them.
     *
     * @throws IOException if the file cannot be read
     */
    public byte[] functions(int from, int to) throws IOException {
        long length = 0;
        for (int f = from; f < to; f++) length += length(f) + 1;
        ByteBuffer out = ByteBuffer.allocate(Math.toIntExact(length));
        for (int f = from; f < to; f++) {
            long start = places[2 * f];
            out.limit(out.position() + (int) length(f));
            int first = out.position();
            while (out.hasRemaining()) {
                if (file.read(out, start + out.position() - first) < 0) throw new IOException("the file was cut");
            }
            out.limit(out.capacity());
            out.put((byte) '\n');
        }
        return out.array();
    }

    @Override
    public void close() throws IOException {
        file.close();
    }

    // ---- scanning

    /** The next byte without taking it, or -1. */
    private int peek() throws IOException {
        if (at < limit) return buffer[at] & 0xFF;
        before += limit;
        at = 0;
        limit = 0;
        int read = file.read(ByteBuffer.wrap(buffer), before);
        if (read <= 0) return -1;
        limit = read;
        for (int i = 0; i < read; i++) ascii &= buffer[i] >= 0;
        return buffer[0] & 0xFF;
    }

    private int take() throws IOException {
        int c = peek();
        if (c < 0) return c;
        at++;
        if (copies) rest.appendByte((byte) c);
        return c;
    }

    private boolean scan(String body) throws IOException {
        int depth = 0;
        boolean inside = false;
        byte[] word = {};
        int last = ' ';
        for (int c = peek(); c >= 0; c = peek()) {
            long start = before + at;
            if (isLetter(c)) {
                boolean named = last == '@' || last == '%' || last == '!' || last == '#' || last == '^';
                last = c;
                word = word();
                if (named || depth != 1 || !inside || !Arrays.equals(word, operation)) continue;
                if (!header()) return false;
                rest.append(body);
                skipBody();
                add(start, before + at);
                word = new byte[0];
                continue;
            }
            if (depth == 0 && (c == '#' || c == '!')) return false;
            skipText();
            last = c;
            if (c == '{') {
                if (depth == 0 && !is(word, "attributes")) inside = true;
                depth++;
            } else if (c == '}') {
                depth--;
                if (depth == 0 && inside) return functions > 0 && endsHere();
            }
            if (c > ' ') word = new byte[0];
        }
        return false;
    }

    /** Whether nothing but white space follows. */
    private boolean endsHere() throws IOException {
        for (int c = take(); c >= 0; c = take()) if (c > ' ') return false;
        return ascii;
    }

    private void add(long start, long end) {
        if (2 * functions == places.length) places = Arrays.copyOf(places, 2 * places.length);
        places[2 * functions] = start;
        places[2 * functions + 1] = end;
        functions++;
    }

    private static boolean isLetter(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_';
    }

    private static boolean is(byte[] word, String text) {
        return Arrays.equals(word, text.getBytes(StandardCharsets.US_ASCII));
    }

    private byte[] word() throws IOException {
        int from = rest.length();
        for (int c = peek(); isLetter(c) || c >= '0' && c <= '9' || c == '.' || c == '$'; c = peek()) take();
        return rest.toByteArray(from, rest.length());
    }

    /** Takes a string, a comment or another byte. */
    private void skipText() throws IOException {
        int c = take();
        if (c == '"') {
            for (int s = take(); s >= 0 && s != '"'; s = take()) if (s == '\\') take();
        } else if (c == '/' && peek() == '/') {
            for (int s = take(); s >= 0 && s != '\n'; s = take()) {}
        }
    }

    /** Takes what is in front of a function's body; false if there is no body on that line. */
    private boolean header() throws IOException {
        int open = 0;
        byte[] word = {};
        for (int c = peek(); c >= 0; c = peek()) {
            if (isLetter(c)) {
                word = word();
                continue;
            }
            if (c == '{' && open == 0 && !is(word, "attributes")) return true;
            if (c == '\n') return false;
            skipText();
            if (c == '(' || c == '{' || c == '[') open++;
            if (c == ')' || c == '}' || c == ']') open--;
            if (c > ' ') word = new byte[0];
        }
        return false;
    }

    /** Passes over a body, from its opening brace to the closing one. */
    private void skipBody() throws IOException {
        copies = false;
        int depth = 0;
        do {
            int c = peek();
            if (c < 0) break;
            if (c == '{') depth++;
            else if (c == '}') depth--;
            if (c == '"' || c == '/') skipText();
            else at++;
        } while (depth > 0);
        copies = true;
    }
}
