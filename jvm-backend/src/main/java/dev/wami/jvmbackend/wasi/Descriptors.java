package dev.wami.jvmbackend.wasi;

import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;

/** The descriptors of a program, by number. */
final class Descriptors {
    private final Map<Integer, Descriptor> open = new TreeMap<>();

    Descriptor get(int fd) throws WasiException {
        Descriptor found = open.get(fd);
        if (found == null) throw new WasiException(Errno.BADF);
        return found;
    }

    Descriptor get(int fd, long right) throws WasiException {
        Descriptor found = get(fd);
        found.require(right);
        return found;
    }

    DirectoryDescription directory(int fd, long right) throws WasiException {
        DirectoryDescription found = get(fd).directory();
        found.require(right);
        return found;
    }

    /** Gives the lowest number that is free. */
    int add(Descriptor descriptor) {
        int fd = 0;
        while (open.containsKey(fd)) fd++;
        open.put(fd, descriptor);
        return fd;
    }

    void close(int fd) throws WasiException, IOException {
        get(fd).close();
        open.remove(fd);
    }

    void renumber(int from, int to) throws WasiException, IOException {
        Descriptor moved = get(from);
        Descriptor replaced = get(to);
        if (from == to) return;
        replaced.close();
        open.remove(from);
        open.put(to, moved);
    }

    void closeAll() {
        for (Descriptor descriptor : open.values()) {
            try {
                descriptor.close();
            } catch (IOException e) {
                // The program has ended, and nobody could be told.
            }
        }
        open.clear();
    }
}
