package dev.wami.cli;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Operation;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.OptLevel;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Random programs compiled at every level, those of {@code S.mlir} as {@code S-O0.wasm} and so on. Where a module does
 * not compile, each of its programs is by itself: {@code pN-O0.wasm}, or {@code pN-O0.txt} with the reason.
 */
final class GeneratedModules {
    private final Wami wami;
    private final Path directory;

    GeneratedModules(Wami wami, Path directory) {
        this.wami = wami;
        this.directory = directory;
    }

    void write(GeneratedPrograms programs) throws IOException {
        write(programs.first() + ".mlir", programs.text());
        for (OptLevel level : OptLevel.values()) {
            Result whole = compile(programs, level);
            if (whole.bytes != null) {
                write(programs.first() + "-" + level + ".wasm", whole.bytes);
                continue;
            }
            for (int i = 0; i < programs.count(); i++) {
                GeneratedPrograms one = programs.alone(wami, i);
                Result alone = compile(one, level);
                String name = "p" + one.first() + "-" + level;
                if (alone.bytes != null) write(name + ".wasm", alone.bytes);
                else write(name + ".txt", alone.message);
            }
        }
    }

    private static final class Result {
        final byte @Nullable [] bytes;
        final String message;

        Result(byte @Nullable [] bytes, String message) {
            this.bytes = bytes;
            this.message = message;
        }
    }

    private Result compile(GeneratedPrograms programs, OptLevel level) {
        Operation module = programs.module();
        if (module == null) return new Result(null, "no valid program");
        CompileOptions options = CompileOptions.DEFAULT.withLevel(level);
        try {
            Output output = wami.compile(module.copy(), options, PassSettings.PLAIN, new Diagnostics());
            return new Result(output.bytes().orElse(null), output.diagnostics().toString());
        } catch (RuntimeException | StackOverflowError bug) {
            StackTraceElement[] trace = bug.getStackTrace();
            return new Result(null, "internal error: " + bug + (trace.length == 0 ? "" : " at " + trace[0]));
        }
    }

    private void write(String name, String text) throws IOException {
        write(name, text.getBytes(StandardCharsets.UTF_8));
    }

    private void write(String name, byte[] bytes) throws IOException {
        OutputFile.of(directory.resolve(name).toString()).write(bytes);
    }
}
