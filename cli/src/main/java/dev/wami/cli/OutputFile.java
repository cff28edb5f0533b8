package dev.wami.cli;

import dev.wami.tools.Content;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A file that is written whole or not at all: what was there before stays until all of the new content is on disk. */
final class OutputFile {
    private final Path target;

    private OutputFile(Path target) {
        this.target = target;
    }

    /** The file of that name, through symbolic links. */
    static OutputFile of(String name) {
        try {
            return new OutputFile(Path.of(name));
        } catch (InvalidPathException e) {
            throw new UsageException("'" + name + "' is no file name: " + e.getReason());
        }
    }

    Path path() {
        return target;
    }

    /** Why writing will fail, if that can be seen now. */
    Optional<String> problem() {
        if (Files.isDirectory(target)) return Optional.of("this is a directory, not a file");
        if (isSpecial()) {
            return Files.isWritable(target) ? Optional.empty() : Optional.of("no permission to write here");
        }
        Path directory = directory(target);
        if (!Files.isDirectory(directory)) return Optional.of(missing(directory));
        if (!Files.isWritable(directory)) {
            return Optional.of("no permission to write into the directory '" + directory + "'");
        }
        if (Files.exists(target) && !Files.isWritable(target)) return Optional.of("no permission to write this file");
        return Optional.empty();
    }

    /** The first part of the path that keeps {@code directory} from being one. */
    private static String missing(Path directory) {
        Path at = directory;
        while (at.getParent() != null && !Files.exists(at.getParent())) at = at.getParent();
        Path parent = at.getParent();
        if (parent != null && !Files.isDirectory(parent)) return "'" + parent + "' is a file, not a directory";
        return Files.exists(at)
                ? "'" + at + "' is a file, not a directory"
                : "the directory '" + at + "' does not exist";
    }

    /** A device or pipe such as /dev/null, which is written to rather than replaced. */
    private boolean isSpecial() {
        return Files.exists(target) && !Files.isRegularFile(target) && !Files.isDirectory(target);
    }

    private static Path directory(Path file) {
        Path parent = file.toAbsolutePath().getParent();
        return parent == null ? file.toAbsolutePath() : parent;
    }

    /** The file beside this one whose name has another extension. */
    OutputFile withExtension(String extension) {
        String name = String.valueOf(target.getFileName());
        int dot = name.lastIndexOf('.');
        return new OutputFile(target.resolveSibling((dot > 0 ? name.substring(0, dot) : name) + extension));
    }

    /** @throws IOException with a message for the user */
    void write(byte[] bytes) throws IOException {
        try (Staged staged = stage(Content.of(bytes))) {
            staged.commit();
        }
    }

    /**
     * Puts content beside the file, so that nothing but {@link Staged#commit} is left to do.
     *
     * @throws IOException with a message for the user
     */
    Staged stage(Content content) throws IOException {
        try {
            if (isSpecial()) return new Staged(target, null, content);
            Path file = Files.exists(target) ? target.toRealPath() : target;
            Path temporary = writeBeside(file, content);
            Staged staged = new Staged(file, temporary, content);
            keepPermissions(file, temporary);
            return staged;
        } catch (AccessDeniedException e) {
            throw new IOException("no permission to write here", e);
        }
    }

    /** Content of a file that is not in its place yet. */
    static final class Staged implements AutoCloseable {
        private final Path file;
        /** Where the content is; null for a device, which gets it at the end. */
        private final @Nullable Path temporary;

        private final Content content;

        private Staged(Path file, @Nullable Path temporary, Content content) {
            this.file = file;
            this.temporary = temporary;
            this.content = content;
        }

        /** Puts it there, in one step. */
        void commit() throws IOException {
            if (temporary == null) {
                write(content, file, StandardOpenOption.WRITE);
                return;
            }
            try {
                Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
            } catch (AtomicMoveNotSupportedException e) {
                Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
            } catch (AccessDeniedException e) {
                throw new IOException("no permission to write here", e);
            }
        }

        /** Leaves nothing behind of what was not put there. */
        @Override
        public void close() throws IOException {
            if (temporary != null) Files.deleteIfExists(temporary);
        }
    }

    /** A new file in the same directory, hence on the same file system, with the permissions that any new file gets. */
    private static Path writeBeside(Path file, Content content) throws IOException {
        String name = "." + file.getFileName() + "." + ProcessHandle.current().pid();
        for (int attempt = 0; ; attempt++) {
            Path temporary = directory(file).resolve(name + "." + attempt + ".tmp");
            try {
                temporary.toFile().deleteOnExit(); // after an interrupt
                write(content, temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
                return temporary;
            } catch (FileAlreadyExistsException e) {
                if (attempt == 100) throw e;
            } catch (NoSuchFileException e) {
                throw new IOException("no file can be made in the directory '" + directory(file) + "'", e);
            } catch (IOException e) {
                Files.deleteIfExists(temporary);
                throw e;
            }
        }
    }

    private static void write(Content content, Path file, OpenOption... options) throws IOException {
        try (OutputStream out = Files.newOutputStream(file, options)) {
            content.writeTo(out);
        }
    }

    private static void keepPermissions(Path from, Path to) throws IOException {
        if (!Files.exists(from)) return;
        @Nullable PosixFileAttributeView old = view(from);
        @Nullable PosixFileAttributeView fresh = view(to);
        if (old != null && fresh != null) {
            fresh.setPermissions(old.readAttributes().permissions());
        }
    }

    private static @Nullable PosixFileAttributeView view(Path file) {
        return Files.getFileAttributeView(file, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
    }
}
