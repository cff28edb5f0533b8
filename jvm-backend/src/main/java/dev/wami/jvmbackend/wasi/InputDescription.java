package dev.wami.jvmbackend.wasi;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.List;

/** A stream that the program reads. */
final class InputDescription extends StreamDescription {
    private final InputStream in;
    private volatile boolean isWaiting;
    private volatile boolean isAhead;
    /** What was read ahead of the program, to know that there is something; -1 at the end. */
    private volatile int ahead;

    InputDescription(InputStream in, boolean isTerminal) {
        super(Rights.FD_READ, isTerminal);
        this.in = in;
    }

    @Override
    long read(List<ByteBuffer> buffers) throws IOException {
        long read = 0;
        for (ByteBuffer buffer : buffers) {
            // What is there is enough: more may never come.
            if (read > 0 && in.available() == 0) break;
            int count = read(buffer.array(), buffer.position(), buffer.remaining());
            if (count < 0) break;
            read += count;
            if (count < buffer.remaining()) break;
        }
        return read;
    }

    private int read(byte[] bytes, int from, int length) throws IOException {
        // what was read ahead would have no place
        if (length == 0) return 0;
        while (isWaiting) {
            pause();
        }
        if (!isAhead) return in.read(bytes, from, length);
        isAhead = false;
        if (ahead < 0) return -1;
        bytes[from] = (byte) ahead;
        if (length == 1 || in.available() == 0) return 1;
        return 1 + Math.max(0, in.read(bytes, from + 1, length - 1));
    }

    private static void pause() throws IOException {
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    /**
     * Whether a read would not wait; asks a thread of its own, as a stream says only that there are bytes, not its end.
     */
    boolean isReady() throws IOException {
        if (isAhead || in.available() > 0) return true;
        if (!isWaiting) {
            isWaiting = true;
            Thread thread = new Thread(this::readAhead, "wasi-stdin");
            thread.setDaemon(true);
            thread.start();
        }
        return false;
    }

    private void readAhead() {
        try {
            ahead = in.read();
        } catch (IOException e) {
            ahead = -1;
        }
        isAhead = true;
        isWaiting = false;
    }

    @Override
    long ready() throws IOException {
        return (isAhead && ahead >= 0 ? 1L : 0L) + in.available();
    }
}
