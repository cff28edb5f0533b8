package dev.wami.jvmbackend.wasi;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.CopyOption;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.Set;

/** The calls on paths. */
final class PathCalls {
    private static final int FOLLOW = 1;
    private static final int CREATE = 1;
    private static final int DIRECTORY = 2;
    private static final int EXCLUSIVE = 4;
    private static final int TRUNCATE = 8;

    /** With any of these a file is opened to be written. */
    private static final long WRITING = Rights.FD_WRITE | Rights.FD_ALLOCATE | Rights.FD_FILESTAT_SET_SIZE;

    private final Descriptors descriptors;

    PathCalls(Descriptors descriptors) {
        this.descriptors = descriptors;
    }

    Errno call(Call call) throws WasiException, IOException {
        int fd = call.i32(0);
        switch (call.function) {
            case PATH_CREATE_DIRECTORY -> {
                DirectoryDescription directory = descriptors.directory(fd, Rights.PATH_CREATE_DIRECTORY);
                Files.createDirectory(directory.find(call.path(1), false).path());
            }
            case PATH_FILESTAT_GET -> {
                DirectoryDescription directory = descriptors.directory(fd, Rights.PATH_FILESTAT_GET);
                Path path = existing(directory.find(call.path(2), follows(call.i32(1))));
                FileStatus.of(path).write(call.memory, call.i32(4));
            }
            case PATH_FILESTAT_SET_TIMES -> {
                DirectoryDescription directory = descriptors.directory(fd, Rights.PATH_FILESTAT_SET_TIMES);
                Path path = existing(directory.find(call.path(2), follows(call.i32(1))));
                FileCalls.setTimes(path, call.i64(4), call.i64(5), call.i32(6));
            }
            case PATH_LINK -> link(call);
            case PATH_OPEN -> call.memory.put32(call.i32(8), open(call));
            case PATH_READLINK -> {
                DirectoryDescription directory = descriptors.directory(fd, Rights.PATH_READLINK);
                PathLookup.Found found = directory.find(call.path(1), false);
                byte[] target = Files.readSymbolicLink(found.path()).toString().getBytes(StandardCharsets.UTF_8);
                int count = call.i32(4) < 0 ? target.length : Math.min(target.length, call.i32(4));
                call.memory.put(call.i32(3), target, 0, count);
                call.memory.put32(call.i32(5), count);
            }
            case PATH_REMOVE_DIRECTORY -> {
                DirectoryDescription directory = descriptors.directory(fd, Rights.PATH_REMOVE_DIRECTORY);
                PathLookup.Found found = directory.find(call.path(1), false);
                if (found.isRoot()) return Errno.INVAL;
                if (isDirectory(found.path())) Files.delete(found.path());
                else return isThere(found.path()) ? Errno.NOTDIR : Errno.NOENT;
            }
            case PATH_RENAME -> rename(call);
            case PATH_SYMLINK -> symbolicLink(call);
            case PATH_UNLINK_FILE -> {
                DirectoryDescription directory = descriptors.directory(fd, Rights.PATH_UNLINK_FILE);
                PathLookup.Found found = directory.find(call.path(1), false);
                if (isDirectory(found.path())) return Errno.ISDIR;
                if (found.isDirectory()) return isThere(found.path()) ? Errno.NOTDIR : Errno.NOENT;
                Files.delete(found.path());
            }
            default -> throw new IllegalArgumentException(call.function.name());
        }
        return Errno.SUCCESS;
    }

    private static boolean follows(int flags) {
        return (flags & FOLLOW) != 0;
    }

    private static boolean isThere(Path path) {
        return Files.exists(path, LinkOption.NOFOLLOW_LINKS);
    }

    private static boolean isDirectory(Path path) {
        return Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS);
    }

    private static Path existing(PathLookup.Found found) throws WasiException {
        if (!isThere(found.path())) throw new WasiException(Errno.NOENT);
        return found.path();
    }

    // ---- opening

    private int open(Call call) throws WasiException, IOException {
        DirectoryDescription directory = descriptors.directory(call.i32(0), Rights.PATH_OPEN);
        int flags = call.i32(4);
        long base = call.i64(5) & directory.inheriting;
        long inheriting = call.i64(6) & directory.inheriting;
        boolean creates = (flags & CREATE) != 0;
        if (creates) directory.require(Rights.PATH_CREATE_FILE);
        if ((flags & TRUNCATE) != 0) directory.require(Rights.PATH_FILESTAT_SET_SIZE);
        PathLookup.Found found = directory.find(call.path(2), follows(call.i32(1)));
        Path path = found.path();
        if (Files.isSymbolicLink(path)) {
            throw new WasiException(creates && isExclusive(flags) ? Errno.EXIST : Errno.LOOP);
        }
        if (isDirectory(path)) {
            if (creates && isExclusive(flags)) throw new WasiException(Errno.EXIST);
            // As for POSIX, what asks for a file's writing does not get a directory.
            boolean writes = (call.i64(5) & Rights.FD_WRITE) != 0 || (flags & TRUNCATE) != 0;
            if (writes || creates && (flags & DIRECTORY) == 0) throw new WasiException(Errno.ISDIR);
            if (creates) throw new WasiException(Errno.INVAL);
            return descriptors.add(new DirectoryDescription(path, "", base, inheriting));
        }
        if ((flags & DIRECTORY) != 0) {
            throw new WasiException(isThere(path) ? Errno.NOTDIR : creates ? Errno.INVAL : Errno.NOENT);
        }
        if (found.isDirectory()) throw new WasiException(isThere(path) ? Errno.NOTDIR : Errno.NOENT);
        int fdFlags = call.i32(7);
        FileChannel channel = FileChannel.open(path, options(flags, base));
        try {
            return descriptors.add(new FileDescription(channel, path, base, inheriting, fdFlags));
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    private static boolean isExclusive(int flags) {
        return (flags & EXCLUSIVE) != 0;
    }

    private static Set<OpenOption> options(int flags, long base) {
        Set<OpenOption> options = new HashSet<>();
        boolean writes = (base & WRITING) != 0 || (flags & TRUNCATE) != 0;
        if (writes) options.add(StandardOpenOption.WRITE);
        if (!writes || (base & Rights.FD_READ) != 0) options.add(StandardOpenOption.READ);
        // The JDK makes files only where it may write them.
        boolean creates = (flags & CREATE) != 0;
        if (creates) {
            options.add(StandardOpenOption.WRITE);
            options.add(isExclusive(flags) ? StandardOpenOption.CREATE_NEW : StandardOpenOption.CREATE);
        }
        if ((flags & TRUNCATE) != 0) options.add(StandardOpenOption.TRUNCATE_EXISTING);
        options.add(LinkOption.NOFOLLOW_LINKS);
        return options;
    }

    // ---- links and names

    private void link(Call call) throws WasiException, IOException {
        DirectoryDescription from = descriptors.directory(call.i32(0), Rights.PATH_LINK_SOURCE);
        DirectoryDescription to = descriptors.directory(call.i32(4), Rights.PATH_LINK_TARGET);
        // Preview 1 has no link to what a link leads to.
        if (follows(call.i32(1))) throw new WasiException(Errno.INVAL);
        PathLookup.Found old = from.find(call.path(2), false);
        PathLookup.Found made = to.find(call.path(5), false);
        existing(old);
        if (isDirectory(old.path())) throw new WasiException(Errno.PERM);
        if (old.isDirectory()) throw new WasiException(Errno.NOTDIR);
        if (made.isDirectory()) throw new WasiException(isThere(made.path()) ? Errno.EXIST : Errno.NOENT);
        Files.createLink(made.path(), old.path());
    }

    private void rename(Call call) throws WasiException, IOException {
        DirectoryDescription from = descriptors.directory(call.i32(0), Rights.PATH_RENAME_SOURCE);
        DirectoryDescription to = descriptors.directory(call.i32(3), Rights.PATH_RENAME_TARGET);
        PathLookup.Found old = from.find(call.path(1), false);
        PathLookup.Found renamed = to.find(call.path(4), false);
        if (old.isRoot() || renamed.isRoot()) throw new WasiException(Errno.BUSY);
        existing(old);
        boolean isDirectory = isDirectory(old.path());
        if (!isDirectory && (old.isDirectory() || renamed.isDirectory())) throw new WasiException(Errno.NOTDIR);
        if (isThere(renamed.path())) {
            boolean replaces = isDirectory(renamed.path());
            if (isDirectory && !replaces) throw new WasiException(Errno.NOTDIR);
            if (!isDirectory && replaces) throw new WasiException(Errno.ISDIR);
        }
        Files.move(old.path(), renamed.path(), new CopyOption[] {StandardCopyOption.ATOMIC_MOVE});
    }

    private void symbolicLink(Call call) throws WasiException, IOException {
        DirectoryDescription directory = descriptors.directory(call.i32(2), Rights.PATH_SYMLINK);
        String target = call.path(0);
        if (target.isEmpty()) throw new WasiException(Errno.NOENT);
        // It would lead out of the directory; other engines refuse it, too.
        if (target.startsWith("/")) throw new WasiException(Errno.PERM);
        PathLookup.Found made = directory.find(call.path(3), false);
        if (isThere(made.path())) {
            boolean isFile = made.isDirectory() && !isDirectory(made.path());
            throw new WasiException(isFile ? Errno.NOTDIR : Errno.EXIST);
        }
        if (made.isDirectory()) throw new WasiException(Errno.NOENT);
        try {
            Files.createSymbolicLink(
                    made.path(), directory.path().getFileSystem().getPath(target));
        } catch (InvalidPathException e) {
            throw new WasiException(Errno.ILSEQ);
        } catch (UnsupportedOperationException e) {
            throw new WasiException(Errno.NOTSUP);
        }
    }
}
