package dev.wami.wasmbinary;

/** Bytes that are not a module; caught where decoding starts. */
public final class MalformedException extends Exception {
    private static final long serialVersionUID = 1L;

    private final int offset;
    private final String text;

    public MalformedException(int offset, String message) {
        super(message, null, false, false);
        this.offset = offset;
        this.text = message;
    }

    public String text() {
        return text;
    }

    /** The position of the offending byte in the file. */
    public int offset() {
        return offset;
    }
}
