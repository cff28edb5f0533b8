package dev.wami.jvmbackend.wasi;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * The type {@code filestat}. Times are in nanoseconds.
 *
 * @param device together with the inode the identity of a file; 0 where the system says none
 */
record FileStatus(
        long device, long inode, FileType type, long links, long size, long accessed, long modified, long changed) {
    static final int BYTES = 64;

    /** Of a file of the host, not of what it links to. */
    static FileStatus of(Path path) throws IOException {
        BasicFileAttributes basic = Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        long device = 0;
        long inode = 0;
        long links = 1;
        long changed = nanos(basic.lastModifiedTime());
        if (path.getFileSystem().supportedFileAttributeViews().contains("unix")) {
            Map<String, Object> unix =
                    Files.readAttributes(path, "unix:dev,ino,nlink,ctime", LinkOption.NOFOLLOW_LINKS);
            device = number(unix, "dev");
            inode = number(unix, "ino");
            links = number(unix, "nlink");
            if (unix.get("ctime") instanceof FileTime time) changed = nanos(time);
        }
        return new FileStatus(
                device,
                inode,
                type(basic),
                links,
                basic.size(),
                nanos(basic.lastAccessTime()),
                nanos(basic.lastModifiedTime()),
                changed);
    }

    /** Of something that is no file. */
    static FileStatus of(FileType type) {
        return new FileStatus(0, 0, type, 1, 0, 0, 0, 0);
    }

    static FileType type(BasicFileAttributes attributes) {
        if (attributes.isRegularFile()) return FileType.REGULAR_FILE;
        if (attributes.isDirectory()) return FileType.DIRECTORY;
        return attributes.isSymbolicLink() ? FileType.SYMBOLIC_LINK : FileType.UNKNOWN;
    }

    private static long number(Map<String, Object> attributes, String name) {
        return attributes.get(name) instanceof Number number ? number.longValue() : 0;
    }

    private static long nanos(FileTime time) {
        return time.to(TimeUnit.NANOSECONDS);
    }

    FileStatus withSize(long size, long links) {
        return new FileStatus(device, inode, type, links, size, accessed, modified, changed);
    }

    boolean isSameFile(FileStatus other) {
        return device == other.device && inode == other.inode;
    }

    void write(GuestMemory memory, int address) throws WasiException {
        memory.clear(address, BYTES);
        memory.put64(address, device);
        memory.put64(address + 8, inode);
        memory.put8(address + 16, type.ordinal());
        memory.put64(address + 24, links);
        memory.put64(address + 32, size);
        memory.put64(address + 40, accessed);
        memory.put64(address + 48, modified);
        memory.put64(address + 56, changed);
    }
}
