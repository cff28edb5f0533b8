package dev.wami.jvmbackend.wasi;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** An open directory. */
final class DirectoryDescription extends Descriptor {
    private static final int ENTRY_BYTES = 24;

    private final Path path;
    private final byte[] granted;
    private List<Entry> entries = List.of();

    /** What is in it, by name. */
    private record Entry(byte[] name, FileStatus status) {}

    /**
     * A directory of the host.
     *
     * @param path without links
     * @param granted the name under which the program was given it, or empty if it opened it
     */
    DirectoryDescription(Path path, String granted, long base, long inheriting) {
        super(base & Rights.DIRECTORY, inheriting);
        this.path = path;
        this.granted = granted.getBytes(StandardCharsets.UTF_8);
    }

    @Override
    FileType type() {
        return FileType.DIRECTORY;
    }

    @Override
    FileStatus status() throws IOException {
        return FileStatus.of(path);
    }

    @Override
    DirectoryDescription directory() {
        return this;
    }

    Path path() {
        return path;
    }

    boolean isGranted() {
        return granted.length > 0;
    }

    byte[] granted() {
        return granted;
    }

    /** Where a path of the program leads. */
    PathLookup.Found find(String path, boolean follow) throws WasiException, IOException {
        return PathLookup.find(this.path, path, follow);
    }

    /**
     * {@code fd_readdir}: entries from a cookie on, the last perhaps cut off. What is in the directory is looked up
     * when the program begins with it.
     *
     * @return how many bytes were written
     */
    int list(GuestMemory memory, int address, int length, long cookie) throws WasiException, IOException {
        if (cookie == 0) entries = look();
        if (cookie < 0 || cookie > entries.size()) return 0;
        int used = 0;
        for (int i = (int) cookie; i < entries.size() && used < length; i++) {
            Entry entry = entries.get(i);
            byte[] bytes = new byte[ENTRY_BYTES + entry.name.length];
            put(bytes, 0, i + 1L, 8);
            put(bytes, 8, entry.status.inode(), 8);
            put(bytes, 16, entry.name.length, 4);
            bytes[20] = (byte) entry.status.type().ordinal();
            System.arraycopy(entry.name, 0, bytes, ENTRY_BYTES, entry.name.length);
            int count = Math.min(bytes.length, length - used);
            memory.put(address + used, bytes, 0, count);
            used += count;
        }
        return used;
    }

    private static void put(byte[] bytes, int at, long value, int count) {
        for (int i = 0; i < count; i++) {
            bytes[at + i] = (byte) (value >>> 8 * i);
        }
    }

    private List<Entry> look() throws IOException {
        List<Path> paths = new ArrayList<>();
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(path)) {
            stream.forEach(paths::add);
        }
        // The order of the system is none.
        paths.sort(null);
        List<Entry> found = new ArrayList<>();
        FileStatus here = status();
        found.add(new Entry(new byte[] {'.'}, here));
        // Nothing is said of what is above a directory that was granted.
        found.add(new Entry(new byte[] {'.', '.'}, here));
        for (Path child : paths) {
            byte[] name = child.getFileName().toString().getBytes(StandardCharsets.UTF_8);
            try {
                found.add(new Entry(name, FileStatus.of(child)));
            } catch (IOException gone) {
                // It was removed meanwhile.
            }
        }
        return found;
    }
}
