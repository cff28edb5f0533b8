package dev.wami.cli;

import dev.wami.tools.Content;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Content that knows how much it was, once it has been written. */
final class CountedContent implements Content {
    private final Content content;
    private long count;

    CountedContent(Content content) {
        this.content = content;
    }

    @Override
    public void writeTo(OutputStream out) throws IOException {
        count = 0;
        OutputStream counting = new FilterOutputStream(out) {
            @Override
            public void write(int b) throws IOException {
                count++;
                out.write(b);
            }

            @Override
            public void write(byte[] bytes, int from, int length) throws IOException {
                count += length;
                out.write(bytes, from, length);
            }
        };
        content.writeTo(counting);
    }

    /** How many bytes were written. */
    long count() {
        return count;
    }
}
