package dev.wami.cli;

import dev.wami.core.diag.IoProblem;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * A stream of the process, in UTF-8 and with a buffer, that remembers why a write failed: {@link PrintStream} keeps
 * only that one did.
 */
final class StandardOutput extends PrintStream {
    private final Recorder recorder;

    private StandardOutput(Recorder recorder) {
        super(new BufferedOutputStream(recorder, 1 << 16), false, StandardCharsets.UTF_8);
        this.recorder = recorder;
    }

    static StandardOutput of(FileDescriptor fd) {
        return new StandardOutput(new Recorder(new FileOutputStream(fd)));
    }

    /** Why the first write that failed did; empty if all could be written. */
    String problem() {
        return recorder.problem;
    }

    private static final class Recorder extends OutputStream {
        private final OutputStream to;
        private volatile String problem = "";

        Recorder(OutputStream to) {
            this.to = to;
        }

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            try {
                to.write(bytes, offset, length);
            } catch (IOException e) {
                if (problem.isEmpty()) problem = IoProblem.reason(e);
                throw e;
            }
        }
    }
}
