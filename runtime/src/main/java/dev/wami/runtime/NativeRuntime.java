package dev.wami.runtime;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The C that native programs made of WebAssembly are linked with: memories, traps and their backtraces, WASI preview 1.
 * Its files are compiled as one, in the order given here.
 */
public final class NativeRuntime {
    private static final List<String> CORE = List.of("internal.h", "memory.c", "trap.c", "faults.c", "backtrace.c");
    private static final List<String> WASI = List.of(
            "wasi.h",
            "wasi_process.c",
            "wasi_clock.c",
            "wasi_files.c",
            "wasi_options.c",
            "wasi_fd.c",
            "wasi_directory.c",
            "wasi_resolve.c",
            "wasi_path.c",
            "wasi_poll.c");

    private NativeRuntime() {}

    /** What hosts in C include. */
    public static String header() {
        return file("wasabi.h");
    }

    /**
     * All of it.
     *
     * @param wasi whether with the functions of WASI
     */
    public static String text(boolean wasi) {
        StringBuilder out = new StringBuilder("#define _GNU_SOURCE\n").append(header());
        for (String name : CORE) append(name, out);
        if (wasi) for (String name : WASI) append(name, out);
        return out.toString();
    }

    private static void append(String name, StringBuilder out) {
        String text = file(name).replace("#include \"wasabi.h\"\n", "").replace("#define _GNU_SOURCE\n", "");
        out.append("\n#line 1 \"").append(name).append("\"\n").append(text);
    }

    private static String file(String name) {
        try (InputStream in = NativeRuntime.class.getResourceAsStream("native/" + name)) {
            if (in == null) throw new IllegalArgumentException("no file of the native runtime named " + name);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
