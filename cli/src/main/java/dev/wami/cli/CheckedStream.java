package dev.wami.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;

/** A stream of the console for a program that wants to know if it could be written. */
final class CheckedStream extends OutputStream {
    private final PrintStream to;

    CheckedStream(PrintStream to) {
        this.to = to;
    }

    @Override
    public void write(int b) throws IOException {
        to.write(b);
        flush();
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        to.write(bytes, offset, length);
        flush();
    }

    @Override
    public void flush() throws IOException {
        if (to.checkError()) throw new IOException("Broken pipe");
    }
}
