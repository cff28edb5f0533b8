package dev.wami.jvmbackend.wasi;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.concurrent.TimeUnit;

/** The calls on descriptors. */
final class FileCalls {
    private static final int ACCESSED = 1;
    private static final int ACCESSED_NOW = 2;
    private static final int MODIFIED = 4;
    private static final int MODIFIED_NOW = 8;
    private static final int SETTABLE = Descriptor.APPEND | Descriptor.NONBLOCK;

    private final Descriptors descriptors;

    FileCalls(Descriptors descriptors) {
        this.descriptors = descriptors;
    }

    Errno call(Call call) throws WasiException, IOException {
        GuestMemory memory = call.memory;
        int fd = call.i32(0);
        switch (call.function) {
            case FD_ADVISE -> {
                descriptors.get(fd, Rights.FD_ADVISE).file();
                if (call.i64(1) < 0 || call.i64(2) < 0 || call.i32(3) < 0 || call.i32(3) > 5) return Errno.INVAL;
            }
            case FD_ALLOCATE -> allocate(fd, call.i64(1), call.i64(2));
            case FD_CLOSE -> descriptors.close(fd);
            case FD_DATASYNC -> sync(descriptors.get(fd, Rights.FD_DATASYNC), false);
            case FD_SYNC -> sync(descriptors.get(fd, Rights.FD_SYNC), true);
            case FD_FDSTAT_GET -> {
                Descriptor descriptor = descriptors.get(fd);
                int at = call.i32(1);
                memory.clear(at, 24);
                memory.put8(at, descriptor.type().ordinal());
                memory.put16(at + 2, descriptor.flags);
                memory.put64(at + 8, descriptor.base);
                memory.put64(at + 16, descriptor.inheriting);
            }
            case FD_FDSTAT_SET_FLAGS -> {
                Descriptor descriptor = descriptors.get(fd, Rights.FD_FDSTAT_SET_FLAGS);
                int kept = descriptor.flags & ~SETTABLE;
                // The others are those of the open file of the host.
                if ((call.i32(1) & ~SETTABLE & ~kept) != 0) return Errno.NOTSUP;
                descriptor.flags = kept | call.i32(1) & SETTABLE;
            }
            case FD_FDSTAT_SET_RIGHTS -> {
                Descriptor descriptor = descriptors.get(fd);
                long base = call.i64(1);
                long inheriting = call.i64(2);
                if ((base & ~descriptor.base) != 0 || (inheriting & ~descriptor.inheriting) != 0) {
                    return Errno.NOTCAPABLE;
                }
                descriptor.base = base;
                descriptor.inheriting = inheriting;
            }
            case FD_FILESTAT_GET ->
                descriptors.get(fd, Rights.FD_FILESTAT_GET).status().write(memory, call.i32(1));
            case FD_FILESTAT_SET_SIZE -> {
                Descriptor descriptor = descriptors.get(fd);
                if (descriptor.type() == FileType.DIRECTORY) return Errno.BADF;
                descriptor.require(Rights.FD_FILESTAT_SET_SIZE);
                descriptor.file().setSize(call.i64(1));
            }
            case FD_FILESTAT_SET_TIMES -> {
                Descriptor descriptor = descriptors.get(fd, Rights.FD_FILESTAT_SET_TIMES);
                Path path = descriptor.type() == FileType.DIRECTORY
                        ? descriptor.directory().path()
                        : descriptor.file().path();
                setTimes(path, call.i64(1), call.i64(2), call.i32(3));
            }
            case FD_PREAD -> {
                Descriptor descriptor = readable(fd);
                if (call.i64(3) < 0) return Errno.INVAL;
                FileDescription file = positioned(descriptor);
                memory.put32(call.i32(4), (int) file.readAt(memory.buffers(call.i32(1), call.i32(2)), call.i64(3)));
            }
            case FD_PWRITE -> {
                Descriptor descriptor = writable(fd);
                if (call.i64(3) < 0) return Errno.INVAL;
                FileDescription file = positioned(descriptor);
                memory.put32(call.i32(4), (int) file.writeAt(memory.buffers(call.i32(1), call.i32(2)), call.i64(3)));
            }
            case FD_READ -> {
                Descriptor descriptor = readable(fd);
                memory.put32(call.i32(3), (int) descriptor.read(memory.buffers(call.i32(1), call.i32(2))));
            }
            case FD_WRITE -> {
                Descriptor descriptor = writable(fd);
                memory.put32(call.i32(3), (int) descriptor.write(memory.buffers(call.i32(1), call.i32(2))));
            }
            case FD_PRESTAT_GET -> {
                byte[] name = granted(fd);
                memory.put32(call.i32(1), 0);
                memory.put32(call.i32(1) + 4, name.length);
            }
            case FD_PRESTAT_DIR_NAME -> {
                byte[] name = granted(fd);
                if (Integer.compareUnsigned(call.i32(2), name.length) < 0) return Errno.NAMETOOLONG;
                memory.put(call.i32(1), name, 0, name.length);
            }
            case FD_READDIR -> {
                // as wasmtime has it, where a path gives ENOTDIR
                if (descriptors.get(fd).type() != FileType.DIRECTORY) return Errno.BADF;
                DirectoryDescription directory = descriptors.directory(fd, Rights.FD_READDIR);
                if (call.i32(2) < 0) return Errno.FAULT;
                memory.put32(call.i32(4), directory.list(memory, call.i32(1), call.i32(2), call.i64(3)));
            }
            case FD_RENUMBER -> descriptors.renumber(fd, call.i32(1));
            case FD_SEEK -> memory.put64(call.i32(3), seek(fd, call.i64(1), call.i32(2)));
            case FD_TELL -> {
                FileDescription file = descriptors.get(fd).file();
                file.require(Rights.FD_TELL);
                memory.put64(call.i32(1), file.channel().position());
            }
            default -> throw new IllegalArgumentException(call.function.name());
        }
        return Errno.SUCCESS;
    }

    /** What cannot be read at all is EBADF, as for POSIX, and so is what the program gave the right away for. */
    private Descriptor readable(int fd) throws WasiException {
        Descriptor descriptor = descriptors.get(fd);
        if (descriptor.type() == FileType.DIRECTORY) throw new WasiException(Errno.ISDIR);
        if ((descriptor.base & Rights.FD_READ) == 0) throw new WasiException(Errno.BADF);
        return descriptor;
    }

    private Descriptor writable(int fd) throws WasiException {
        Descriptor descriptor = descriptors.get(fd);
        if (descriptor.type() == FileType.DIRECTORY || (descriptor.base & Rights.FD_WRITE) == 0) {
            throw new WasiException(Errno.BADF);
        }
        return descriptor;
    }

    private static FileDescription positioned(Descriptor descriptor) throws WasiException {
        return descriptor.file();
    }

    private void allocate(int fd, long offset, long length) throws WasiException, IOException {
        FileDescription file = descriptors.get(fd).file();
        file.require(Rights.FD_ALLOCATE);
        if (offset < 0 || length <= 0) throw new WasiException(Errno.INVAL);
        if (offset + length < 0) throw new WasiException(Errno.FBIG);
        if (offset + length > file.channel().size()) file.setSize(offset + length);
    }

    private static void sync(Descriptor descriptor, boolean metadata) throws WasiException, IOException {
        // A directory is written when its entries are.
        if (descriptor.type() == FileType.DIRECTORY) return;
        descriptor.file().channel().force(metadata);
    }

    private byte[] granted(int fd) throws WasiException {
        Descriptor descriptor = descriptors.get(fd);
        if (descriptor.type() != FileType.DIRECTORY || !descriptor.directory().isGranted()) {
            throw new WasiException(Errno.BADF);
        }
        return descriptor.directory().granted();
    }

    private long seek(int fd, long offset, int whence) throws WasiException, IOException {
        Descriptor descriptor = descriptors.get(fd);
        if (descriptor.type() == FileType.DIRECTORY) throw new WasiException(Errno.BADF);
        FileDescription file = descriptor.file();
        // To ask where it is takes the lesser right.
        file.require(offset == 0 && whence == 1 ? Rights.FD_TELL : Rights.FD_SEEK);
        FileChannel channel = file.channel();
        long from = switch (whence) {
            case 0 -> 0;
            case 1 -> channel.position();
            case 2 -> channel.size();
            default -> throw new WasiException(Errno.INVAL);
        };
        long to = from + offset;
        if (to < 0) throw new WasiException(offset > 0 ? Errno.OVERFLOW : Errno.INVAL);
        channel.position(to);
        return to;
    }

    /** Sets the times that the flags ask for, in nanoseconds. */
    static void setTimes(Path path, long accessed, long modified, int flags) throws WasiException, IOException {
        boolean both = (flags & ACCESSED) != 0 && (flags & ACCESSED_NOW) != 0
                || (flags & MODIFIED) != 0 && (flags & MODIFIED_NOW) != 0;
        if (both || (flags & ~15) != 0) throw new WasiException(Errno.INVAL);
        FileTime now = FileTime.from(Instant.now());
        FileTime access = (flags & ACCESSED) != 0
                ? FileTime.from(accessed, TimeUnit.NANOSECONDS)
                : (flags & ACCESSED_NOW) != 0 ? now : null;
        FileTime change = (flags & MODIFIED) != 0
                ? FileTime.from(modified, TimeUnit.NANOSECONDS)
                : (flags & MODIFIED_NOW) != 0 ? now : null;
        Files.getFileAttributeView(path, BasicFileAttributeView.class, LinkOption.NOFOLLOW_LINKS)
                .setTimes(change, access, null);
    }
}
