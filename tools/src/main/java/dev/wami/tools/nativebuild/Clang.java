package dev.wami.tools.nativebuild;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The clang that is installed. */
final class Clang {
    private static final List<String> NAMES = List.of("clang-22", "clang");
    private static final int OLDEST = 19;

    private final String program;

    private Clang(String program) {
        this.program = program;
    }

    /** The clang {@code wanted}, or the one of the path; {@link Missing} says what to do about it. */
    static Clang find(Optional<String> wanted) throws Missing {
        if (wanted.isPresent()) {
            if (version(wanted.get()).isEmpty()) {
                throw new Missing("'" + wanted.get() + "', which --cc names, cannot be started, or is no clang");
            }
            return new Clang(wanted.get());
        }
        for (String name : NAMES) {
            Optional<Integer> version = version(name);
            if (version.isPresent() && version.get() >= OLDEST) return new Clang(name);
        }
        throw new Missing("there is no clang-22, which compiles LLVM IR to native code: install it (apt-get install"
                + " clang-22 lld-22, from apt.llvm.org; brew install llvm), or name a clang from " + OLDEST
                + " on with --cc=PATH; --emit=ll needs none");
    }

    /** There is no clang. */
    static final class Missing extends Exception {
        private static final long serialVersionUID = 1;

        Missing(String message) {
            super(message);
        }
    }

    /** The first number of its version, empty if it is no clang. */
    private static Optional<Integer> version(String program) {
        try {
            Result result = new Clang(program).run(List.of("--version"));
            int at = result.text.indexOf("clang version ");
            if (at < 0) return Optional.empty();
            String rest = result.text.substring(at + "clang version ".length());
            int dot = rest.indexOf('.');
            return dot < 0 ? Optional.empty() : Optional.of(Integer.parseInt(rest.substring(0, dot)));
        } catch (IOException | NumberFormatException e) {
            return Optional.empty();
        }
    }

    /** What it printed, and how it ended. */
    record Result(int status, String text) {}

    String name() {
        return program;
    }

    /**
     * The triple that it compiles for with {@code options}, such as {@code x86_64-pc-linux-gnu}; empty if it has none.
     */
    String target(List<String> options) throws IOException {
        List<String> arguments = new ArrayList<>(options);
        arguments.add("-dumpmachine");
        Result result = run(arguments);
        return result.status() == 0 ? result.text().strip() : "";
    }

    Result run(List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(program));
        command.addAll(arguments);
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectInput(ProcessBuilder.Redirect.from(new java.io.File("/dev/null")))
                .start();
        try {
            String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return new Result(process.waitFor(), text);
        } catch (InterruptedException e) {
            process.destroy();
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }
}
