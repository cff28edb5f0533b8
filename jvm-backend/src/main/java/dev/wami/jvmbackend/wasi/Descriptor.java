package dev.wami.jvmbackend.wasi;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;

/** What a number of the program stands for. What one cannot do is an {@code errno}. */
abstract class Descriptor {
    static final int APPEND = 1;
    static final int DSYNC = 2;
    static final int NONBLOCK = 4;
    static final int RSYNC = 8;
    static final int SYNC = 16;

    long base;
    long inheriting;
    int flags;

    Descriptor(long base, long inheriting) {
        this.base = base;
        this.inheriting = inheriting;
    }

    abstract FileType type();

    abstract FileStatus status() throws IOException;

    final void require(long right) throws WasiException {
        if ((base & right) != right) throw new WasiException(Errno.NOTCAPABLE);
    }

    /** Reads into the buffers; 0 at the end. */
    long read(List<ByteBuffer> buffers) throws IOException, WasiException {
        throw new WasiException(Errno.BADF);
    }

    /** Writes all of the buffers. */
    long write(List<ByteBuffer> buffers) throws IOException, WasiException {
        throw new WasiException(Errno.BADF);
    }

    /** The file, where there is a position. */
    FileDescription file() throws WasiException {
        throw new WasiException(type() == FileType.DIRECTORY ? Errno.ISDIR : Errno.SPIPE);
    }

    /** The directory. */
    DirectoryDescription directory() throws WasiException {
        throw new WasiException(Errno.NOTDIR);
    }

    /** How many bytes can be read or written now, at least. */
    long ready() throws IOException {
        return 0;
    }

    void close() throws IOException {}
}
