package dev.wami.tools;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/** What a file is to hold: bytes that are there, or that are made while they are written. */
@FunctionalInterface
public interface Content {

    /**
     * Writes all of it.
     *
     * @throws IOException what {@code out} throws
     */
    void writeTo(OutputStream out) throws IOException;

    /** The bytes, which belong to the caller. At most 2 GiB. */
    default byte[] toByteArray() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            writeTo(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    /** Bytes that are there. */
    static Content of(byte[] bytes) {
        return new Content() {
            @Override
            public void writeTo(OutputStream out) throws IOException {
                out.write(bytes);
            }

            @Override
            public byte[] toByteArray() {
                return bytes;
            }
        };
    }
}
