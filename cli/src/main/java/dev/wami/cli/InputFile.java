package dev.wami.cli;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.IoProblem;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Location;
import dev.wami.wasmbinary.BinaryDecoder;
import dev.wami.wasmbinary.wat.WatReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads what is named on the command line and says helpfully why it cannot. */
final class InputFile {
    /** The name of standard input on command lines. */
    static final String STANDARD = "-";

    private InputFile() {}

    /** What {@code name} is called in messages. */
    static String display(String name) {
        return name.equals(STANDARD) ? "<stdin>" : name;
    }

    /** The bytes of a file, or of standard input for {@code -}; null after a report. */
    static byte @Nullable [] read(String name, Console console, Diagnostics diagnostics) {
        Location where = Location.of(display(name), 0, 0);
        try {
            if (name.equals(STANDARD)) return console.in().readAllBytes();
            Path path = Path.of(name);
            if (Files.isDirectory(path)) {
                diagnostics.error(where, "this is a directory, not a file");
                return null;
            }
            return Files.readAllBytes(path);
        } catch (NoSuchFileException e) {
            diagnostics.error(where, "no such file" + near(Path.of(name)));
        } catch (AccessDeniedException e) {
            diagnostics.error(where, "no permission to read this file");
        } catch (InvalidPathException e) {
            diagnostics.error(where, "this is no file name: " + e.getReason());
        } catch (IOException e) {
            diagnostics.error(where, "cannot be read: " + IoProblem.reason(e));
        } catch (OutOfMemoryError e) {
            diagnostics.error(where, "does not fit into memory: " + OutOfMemory.remedy());
        }
        return null;
    }

    /**
     * The regular file called {@code name} if it has at least {@code bytes}; what is wrong with others is said later.
     */
    static Optional<Path> large(String name, long bytes) {
        if (name.equals(STANDARD)) return Optional.empty();
        try {
            Path path = Path.of(name);
            return Files.isRegularFile(path) && Files.size(path) >= bytes ? Optional.of(path) : Optional.empty();
        } catch (InvalidPathException | IOException e) {
            return Optional.empty();
        }
    }

    /** A file beside the missing one that it may be meant to be. */
    private static String near(Path missing) {
        Path directory = missing.toAbsolutePath().getParent();
        Path name = missing.getFileName();
        if (directory == null || name == null) return "";
        if (!Files.isDirectory(directory)) return ": there is no directory '" + missing.getParent() + "'";
        List<String> siblings = new ArrayList<>();
        try (Stream<Path> files = Files.list(directory)) {
            files.limit(1000).forEach(f -> siblings.add(String.valueOf(f.getFileName())));
        } catch (IOException e) {
            return "";
        }
        siblings.sort(null);
        return Closest.hint(name.toString(), siblings);
    }

    /** A source of MLIR text; null after a report. */
    static @Nullable SourceFile text(String name, Console console, Diagnostics diagnostics) {
        byte[] bytes = read(name, console, diagnostics);
        if (bytes == null) return null;
        String language = console.tool().equals("wave") ? "" : language(name);
        if (!language.isEmpty()) {
            Location where = Location.of(name, 0, 0);
            diagnostics
                    .error(where, "this is a program in %s, not MLIR text", language)
                    .note(where, "wave compile takes GPU kernels in Python, Rust, C++ and TypeScript");
            return null;
        }
        SourceFile source = new SourceFile(display(name), bytes);
        return isText(source, diagnostics) ? source : null;
    }

    /** The language that a file's name says it is in, if {@code wave} reads that; else empty. */
    private static String language(String name) {
        return switch (name.substring(name.lastIndexOf('.') + 1)) {
            case "py" -> "Python";
            case "rs" -> "Rust";
            case "cpp", "cc", "cxx" -> "C++";
            case "ts" -> "TypeScript";
            default -> "";
        };
    }

    /** Whether this can be MLIR text; reports why not. */
    static boolean isText(SourceFile source, Diagnostics diagnostics) {
        byte[] bytes = source.bytes();
        Location start = Location.of(source.name(), 0, 0);
        if (BinaryDecoder.isBinary(bytes)) {
            diagnostics.error(start, "this is a WebAssembly binary, not MLIR text");
            return false;
        }
        if (isWave(bytes)) {
            diagnostics
                    .error(start, "this is a WAVE binary, not text")
                    .note(start, "wave dis shows it as assembly, wave run executes it");
            return false;
        }
        if (WatReader.isText(bytes)) {
            diagnostics
                    .error(start, "this is WebAssembly text, not MLIR text")
                    .note(start, "wami run executes it, wasabi parse makes it a binary, wasabi import MLIR");
            return false;
        }
        if (startsWith(bytes, 'M', 'L', 0xEF, 'R')) {
            diagnostics
                    .error(start, "this is MLIR bytecode, which is not read yet")
                    .note(start, "mlir-opt writes it as text");
            return false;
        }
        if (startsWith(bytes, 0xFF, 0xFE) || startsWith(bytes, 0xFE, 0xFF)) {
            diagnostics.error(start, "this is UTF-16 text; MLIR is UTF-8");
            return false;
        }
        int wrong = firstInvalid(bytes);
        if (wrong < 0) return true;
        diagnostics.error(
                Location.of(source.name(), source.line(wrong), source.column(wrong)),
                "byte 0x%02x at offset %d is not UTF-8 text",
                bytes[wrong] & 0xFF,
                wrong);
        return false;
    }

    /** Bytes of any kind; null after a report. */
    static @Nullable SourceFile binary(String name, Console console, Diagnostics diagnostics) {
        byte[] bytes = read(name, console, diagnostics);
        return bytes == null ? null : new SourceFile(display(name), bytes);
    }

    /** WebAssembly, binary or text, which is what a file called so must be, or MLIR text; null after a report. */
    static @Nullable SourceFile wasmOrText(String name, Console console, Diagnostics diagnostics) {
        byte[] bytes = read(name, console, diagnostics);
        if (bytes == null) return null;
        SourceFile source = new SourceFile(display(name), bytes);
        boolean meant = isWasm(bytes) || name.endsWith(".wasm") || name.endsWith(".wat");
        boolean right = meant ? isWasm(source, diagnostics) : isText(source, diagnostics);
        return right ? source : null;
    }

    /** WebAssembly, binary or text; null after a report. */
    static @Nullable SourceFile wasm(String name, Console console, Diagnostics diagnostics) {
        byte[] bytes = read(name, console, diagnostics);
        if (bytes == null) return null;
        SourceFile source = new SourceFile(display(name), bytes);
        return isWasm(source, diagnostics) ? source : null;
    }

    /** Whether this can be WebAssembly; reports why not. */
    private static boolean isWasm(SourceFile source, Diagnostics diagnostics) {
        byte[] bytes = source.bytes();
        if (isWasm(bytes)) return true;
        Location start = Location.of(source.name(), 0, 0);
        if (bytes.length == 0) diagnostics.error(start, "the file is empty");
        else {
            diagnostics.error(
                    start,
                    "this is no WebAssembly: a binary begins with \\0asm, and text with a parenthesis or a comment");
        }
        return false;
    }

    /** Whether this is meant to be WebAssembly, binary or text: MLIR text begins with neither. */
    static boolean isWasm(byte[] bytes) {
        return BinaryDecoder.isBinary(bytes) || WatReader.isText(bytes);
    }

    /** The version's upper byte is 0 in every WAVE binary, and in no text. */
    private static boolean isWave(byte[] bytes) {
        return bytes.length > 5 && startsWith(bytes, 'W', 'A', 'V', 'E') && bytes[5] == 0;
    }

    private static boolean startsWith(byte[] bytes, int... magic) {
        if (bytes.length < magic.length) return false;
        for (int i = 0; i < magic.length; i++) if ((bytes[i] & 0xFF) != magic[i]) return false;
        return true;
    }

    /** The offset of the first byte that does not belong to a UTF-8 character, or -1. */
    private static int firstInvalid(byte[] bytes) {
        int ascii = 0;
        while (ascii < bytes.length && bytes[ascii] >= 0) ascii++;
        if (ascii == bytes.length) return -1;
        ByteBuffer in = ByteBuffer.wrap(bytes, ascii, bytes.length - ascii);
        java.nio.charset.CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        java.nio.CharBuffer out = java.nio.CharBuffer.allocate(8192);
        while (true) {
            CoderResult result = decoder.decode(in, out, true);
            if (result.isError()) return in.position();
            if (result.isUnderflow()) return -1;
            out.clear();
        }
    }
}
