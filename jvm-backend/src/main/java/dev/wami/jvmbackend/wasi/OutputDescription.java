package dev.wami.jvmbackend.wasi;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.List;

/** A stream that the program writes. */
final class OutputDescription extends StreamDescription {
    private final OutputStream out;

    OutputDescription(OutputStream out, boolean isTerminal) {
        super(Rights.FD_WRITE, isTerminal);
        this.out = out;
    }

    @Override
    long write(List<ByteBuffer> buffers) throws IOException {
        long written = 0;
        for (ByteBuffer buffer : buffers) {
            out.write(buffer.array(), buffer.position(), buffer.remaining());
            written += buffer.remaining();
        }
        // The program has a buffer of its own, and what it wrote is to be seen.
        out.flush();
        return written;
    }

    @Override
    long ready() {
        return 4096;
    }
}
