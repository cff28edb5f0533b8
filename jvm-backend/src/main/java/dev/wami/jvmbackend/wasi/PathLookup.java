package dev.wami.jvmbackend.wasi;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Leads a path of the program to one of the host, below a directory, one component after the other: no link but perhaps
 * the last component is left in what comes out, and nothing leads above the directory.
 */
final class PathLookup {
    /** As many as Linux follows. */
    private static final int MOST_LINKS = 40;

    /**
     * Where a path leads.
     *
     * @param path of the host, whose last component may be missing
     * @param isDirectory whether it can only be a directory, as it ends in a slash, or in a component of dots
     * @param isRoot whether it is the directory where it began
     */
    record Found(Path path, boolean isDirectory, boolean isRoot) {}

    private final Deque<String> open = new ArrayDeque<>();
    private final List<Path> passed = new ArrayList<>();
    private int links;
    private boolean isDirectory;

    private PathLookup(Path directory) {
        passed.add(directory);
    }

    /**
     * Looks a path up.
     *
     * @param directory of the host, without links
     * @param follow whether a link as the last component is followed; one before a slash always is
     */
    static Found find(Path directory, String path, boolean follow) throws WasiException, IOException {
        if (path.isEmpty()) throw new WasiException(Errno.NOENT);
        PathLookup lookup = new PathLookup(directory);
        lookup.add(path);
        return lookup.run(follow);
    }

    /** Puts the components of a path before those that are open. */
    private void add(String path) throws WasiException {
        if (path.startsWith("/")) throw new WasiException(Errno.PERM);
        String[] components = path.split("/", -1);
        for (int i = components.length - 1; i >= 0; i--) {
            // an empty one at the end says that it is a directory
            if (!components[i].isEmpty()) open.push(components[i]);
            else if (i == components.length - 1) open.push(".");
        }
    }

    private Found run(boolean follow) throws WasiException, IOException {
        while (!open.isEmpty()) {
            String component = open.pop();
            isDirectory = component.equals(".") || component.equals("..");
            if (component.equals(".")) {
                if (!open.isEmpty() || passed.size() > 1) requireDirectory(open.isEmpty());
            } else if (component.equals("..")) {
                requireDirectory(false);
                if (passed.size() == 1) throw new WasiException(Errno.PERM);
                passed.remove(passed.size() - 1);
            } else {
                step(component, follow);
            }
        }
        return new Found(last(), isDirectory, passed.size() == 1);
    }

    private void step(String component, boolean follow) throws WasiException, IOException {
        requireDirectory(false);
        Path next = child(last(), component);
        boolean isLast = open.isEmpty();
        if (Files.isSymbolicLink(next) && (!isLast || follow)) {
            if (++links > MOST_LINKS) throw new WasiException(Errno.LOOP);
            add(Files.readSymbolicLink(next).toString());
        } else {
            passed.add(next);
        }
    }

    private Path last() {
        return passed.get(passed.size() - 1);
    }

    /**
     * What is passed must be a directory for the next component to mean something.
     *
     * @param mayMiss whether it may also not be there, as for one that is to be made
     */
    private void requireDirectory(boolean mayMiss) throws WasiException {
        Path path = last();
        if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) return;
        if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
            if (mayMiss) return;
            throw new WasiException(Errno.NOENT);
        }
        throw new WasiException(Errno.NOTDIR);
    }

    /** A component is one of the host, too, and not what has a meaning there: a drive, a separator of its own. */
    private static Path child(Path directory, String component) throws WasiException {
        // the limit of nearly every file system; the JDK does not say which error it was
        if (component.length() > 255) throw new WasiException(Errno.NAMETOOLONG);
        try {
            Path path = directory.getFileSystem().getPath(component);
            if (path.isAbsolute() || path.getRoot() != null || path.getNameCount() != 1) {
                throw new WasiException(Errno.PERM);
            }
            return directory.resolve(path);
        } catch (InvalidPathException e) {
            throw new WasiException(Errno.ILSEQ);
        }
    }
}
