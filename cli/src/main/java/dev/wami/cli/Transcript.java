package dev.wami.cli;

import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Standard input that remembers what was read from it, up to a limit, so that a reproducer can hold it. */
final class Transcript extends FilterInputStream {
    private final ByteArrayOutputStream seen = new ByteArrayOutputStream();
    private final int limit;

    Transcript(InputStream in, int limit) {
        super(in);
        this.limit = limit;
    }

    byte[] seen() {
        return seen.toByteArray();
    }

    @Override
    public int read() throws IOException {
        int value = super.read();
        if (value >= 0 && seen.size() < limit) {
            seen.write(value);
        }
        return value;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        int count = super.read(buffer, offset, length);
        if (count > 0) {
            seen.write(buffer, offset, Math.min(count, limit - seen.size()));
        }
        return count;
    }

    @Override
    public boolean markSupported() {
        return false;
    }
}
