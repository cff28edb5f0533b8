package dev.wami.jvmbackend.wasi;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.NonReadableChannelException;
import java.nio.channels.NonWritableChannelException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/** An open file. */
final class FileDescription extends Descriptor {
    private final FileChannel channel;
    private final Path path;
    private final FileStatus opened;

    FileDescription(FileChannel channel, Path path, long base, long inheriting, int flags) throws IOException {
        super(base & Rights.FILE, inheriting & Rights.FILE);
        this.channel = channel;
        this.path = path;
        this.flags = flags;
        opened = FileStatus.of(path);
    }

    @Override
    FileType type() {
        return opened.type();
    }

    Path path() {
        return path;
    }

    /** By the name that it was opened with, as long as that is this file. */
    @Override
    FileStatus status() throws IOException {
        try {
            FileStatus now = FileStatus.of(path);
            if (now.isSameFile(opened)) return now;
        } catch (NoSuchFileException removed) {
            // told below
        }
        return opened.withSize(channel.size(), 0);
    }

    @Override
    FileDescription file() {
        return this;
    }

    FileChannel channel() {
        return channel;
    }

    @Override
    long read(List<ByteBuffer> buffers) throws IOException, WasiException {
        try {
            return Math.max(0, channel.read(buffers.toArray(ByteBuffer[]::new)));
        } catch (NonReadableChannelException e) {
            throw new WasiException(Errno.BADF);
        }
    }

    @Override
    long write(List<ByteBuffer> buffers) throws IOException, WasiException {
        try {
            if ((flags & APPEND) != 0) channel.position(channel.size());
            long written = 0;
            for (ByteBuffer buffer : buffers) {
                while (buffer.hasRemaining()) {
                    written += channel.write(buffer);
                }
            }
            if ((flags & (SYNC | DSYNC)) != 0) channel.force((flags & SYNC) != 0);
            return written;
        } catch (NonWritableChannelException e) {
            throw new WasiException(Errno.BADF);
        }
    }

    long readAt(List<ByteBuffer> buffers, long offset) throws IOException, WasiException {
        try {
            long at = offset;
            for (ByteBuffer buffer : buffers) {
                int read = channel.read(buffer, at);
                if (read < 0) break;
                at += read;
                if (buffer.hasRemaining()) break;
            }
            return at - offset;
        } catch (NonReadableChannelException e) {
            throw new WasiException(Errno.BADF);
        }
    }

    long writeAt(List<ByteBuffer> buffers, long offset) throws IOException, WasiException {
        try {
            // As on Linux, a file that is appended to takes no notice of the offset.
            long start = (flags & APPEND) != 0 ? channel.size() : offset;
            long at = start;
            for (ByteBuffer buffer : buffers) {
                while (buffer.hasRemaining()) {
                    at += channel.write(buffer, at);
                }
            }
            return at - start;
        } catch (NonWritableChannelException e) {
            throw new WasiException(Errno.BADF);
        }
    }

    /** Makes it so long, with zeros at the end where it was shorter. */
    void setSize(long size) throws IOException, WasiException {
        if (size < 0) throw new WasiException(Errno.INVAL);
        try {
            if (size <= channel.size()) {
                long position = channel.position();
                channel.truncate(size);
                channel.position(position);
            } else {
                channel.write(ByteBuffer.allocate(1), size - 1);
            }
        } catch (NonWritableChannelException e) {
            throw new WasiException(Errno.BADF);
        }
    }

    @Override
    long ready() throws IOException {
        return Math.max(0, channel.size() - channel.position());
    }

    @Override
    void close() throws IOException {
        channel.close();
    }
}
