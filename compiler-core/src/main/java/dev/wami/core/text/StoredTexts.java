package dev.wami.core.text;

import dev.wami.core.utf8.TextBuffer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Texts that are put aside, to be read again in any order: in a temporary file if they are large, which goes when this
 * is no longer used, or with the virtual machine.
 */
public final class StoredTexts {
    /** How many bytes are in memory before they are written. */
    private static final int BUFFER = 1 << 20;

    private final TextBuffer buffer = new TextBuffer();
    /** Where each text ends. */
    private long[] ends = new long[16];

    private int count;
    private long written;
    private @Nullable FileChannel file;

    /** Where the next text is to be appended, before {@link #store}. */
    public TextBuffer next() {
        return buffer;
    }

    /**
     * Stores what was appended to {@link #next} since the last time.
     *
     * @return the number to {@link #get} it by
     * @throws UncheckedIOException if there is no room for the file
     */
    public int store() {
        if (count == ends.length) ends = Arrays.copyOf(ends, 2 * count);
        ends[count] = written + buffer.length();
        if (buffer.length() >= BUFFER) write();
        return count++;
    }

    private void write() {
        try {
            if (file == null) file = open();
            ByteBuffer bytes = ByteBuffer.wrap(buffer.toByteArray());
            while (bytes.hasRemaining()) written += file.write(bytes, written);
            buffer.clear();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A file that is deleted when it is closed, where the system can at once. */
    private static FileChannel open() throws IOException {
        Path path = Files.createTempFile("wami", ".text");
        return FileChannel.open(
                path, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.DELETE_ON_CLOSE);
    }

    /**
     * A text that was stored.
     *
     * @throws UncheckedIOException if the file cannot be read
     */
    public byte[] get(int text) {
        long start = text == 0 ? 0 : ends[text - 1];
        int length = Math.toIntExact(ends[text] - start);
        if (start >= written || file == null) {
            return buffer.toByteArray((int) (start - written), (int) (start - written) + length);
        }
        ByteBuffer bytes = ByteBuffer.allocate(length);
        try {
            while (bytes.hasRemaining()) {
                if (file.read(bytes, start + bytes.position()) < 0) throw new IOException("a temporary file was cut");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.array();
    }
}
