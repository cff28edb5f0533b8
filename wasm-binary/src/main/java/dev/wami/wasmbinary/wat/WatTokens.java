package dev.wami.wasmbinary.wat;

import dev.wami.wasmbinary.MalformedException;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The tokens of a text, one number per property: where each begins and ends in the text, and its kind. The last one is
 * {@link #END}, or {@link #ERROR} where the text is none of the text format's from there on, so that what is wrong
 * before is found first.
 */
final class WatTokens {
    static final byte LEFT = 0;
    static final byte RIGHT = 1;
    /** Begins with a small letter: a keyword, an instruction, {@code offset=8}, {@code inf}, {@code nan:0x1}. */
    static final byte KEYWORD = 2;
    /** Begins with a digit or a sign; whether it is a number is seen when it is read. */
    static final byte NUMBER = 3;

    static final byte STRING = 4;
    /** {@code $x}, {@code $"x y"}. */
    static final byte IDENTIFIER = 5;
    /** What the specification keeps for later: no other token. */
    static final byte RESERVED = 6;

    static final byte ERROR = 7;
    static final byte END = 8;

    /**
     * An annotation that means something here.
     *
     * @param token the token that it stands before
     * @param offset where it begins in the text
     * @param first its first token after the name, of those of annotations
     * @param last the one that closes it
     */
    record Annotation(String name, int token, int offset, int first, int last) {}

    private final byte[] text;
    private byte[] kinds;
    private int[] starts;
    private int[] ends;
    private int size;
    private String error = "";
    private final List<Annotation> annotations = new ArrayList<>();

    WatTokens(byte[] text, int expected) {
        this.text = text;
        kinds = new byte[expected];
        starts = new int[expected];
        ends = new int[expected];
    }

    void add(byte kind, int start, int end) {
        if (size == kinds.length) {
            int room = Math.max(16, 2 * size);
            kinds = Arrays.copyOf(kinds, room);
            starts = Arrays.copyOf(starts, room);
            ends = Arrays.copyOf(ends, room);
        }
        kinds[size] = kind;
        starts[size] = start;
        ends[size++] = end;
    }

    void addError(MalformedException e) {
        error = e.text();
        add(ERROR, e.offset(), e.offset());
    }

    void annotate(Annotation annotation) {
        annotations.add(annotation);
    }

    int size() {
        return size;
    }

    byte kind(int token) {
        return kinds[token];
    }

    /** Where the token begins in the text. */
    int start(int token) {
        return starts[token];
    }

    int end(int token) {
        return ends[token];
    }

    byte[] text() {
        return text;
    }

    /** What is wrong at the token {@link #ERROR}. */
    String error() {
        return error;
    }

    /** In the order of the text. */
    List<Annotation> annotations() {
        return annotations;
    }

    /** Whether the token is this word. */
    boolean is(int token, String word) {
        int start = starts[token];
        int length = ends[token] - start;
        if (length != word.length()) return false;
        for (int i = 0; i < length; i++) {
            if (text[start + i] != word.charAt(i)) return false;
        }
        return true;
    }

    boolean startsWith(int token, String word) {
        int start = starts[token];
        if (ends[token] - start < word.length()) return false;
        for (int i = 0; i < word.length(); i++) {
            if (text[start + i] != word.charAt(i)) return false;
        }
        return true;
    }

    /** The token as it stands there; in messages a long one is cut. */
    String spelling(int token) {
        if (kinds[token] == END) return "the end of the text";
        int length = Math.min(ends[token] - starts[token], 40);
        String shown = new String(text, starts[token], length, StandardCharsets.UTF_8);
        return "'" + shown + (length < ends[token] - starts[token] ? "..." : "") + "'";
    }

    /** The name of an identifier, without its dollar sign. */
    String identifier(int token) throws MalformedException {
        int start = starts[token] + 1;
        if (text[start] != '"') return new String(text, start, ends[token] - start, StandardCharsets.ISO_8859_1);
        String name = WatStrings.name(text, start, ends[token]);
        if (name.isEmpty()) throw new MalformedException(starts[token], "empty identifier");
        return name;
    }

    /** A string that must be UTF-8. */
    String name(int token) throws MalformedException {
        return WatStrings.name(text, starts[token], ends[token]);
    }

    /** Appends the bytes that a string stands for. */
    void bytes(int token, ByteArrayOutputStream out) throws MalformedException {
        WatStrings.bytes(text, starts[token], ends[token], out);
    }
}
