package dev.wami.jvmbackend.wasi;

import dev.wami.jvmbackend.runtime.WasmException;
import dev.wami.wasmspec.TrapException;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Starts the program of a jar from {@code java -jar}. The directories that it may use are in the property
 * {@code wasi.dirs}, as on command lines, with the separator of paths between them; its environment in properties that
 * begin with {@code wasi.env.}; {@code wasi.stack} is the size of its stack in MiB.
 */
public final class Launcher implements Runnable {
    /** What other engines' commands end with when a program traps. */
    private static final int TRAPPED = 134;

    private static final String VARIABLE = "wasi.env.";

    private final Program program;
    private final WasiOptions options;
    private int status;
    private @Nullable Throwable failure;

    /** A program that imports nothing else. */
    public interface Program {
        /** Makes an instance and runs it. */
        void run(Wasi wasi);
    }

    private Launcher(Program program, WasiOptions options) {
        this.program = program;
        this.options = options;
    }

    /** Runs a program, and ends this process with its exit status. */
    public static void main(String name, String[] arguments, Program program) throws InterruptedException {
        List<String> words = new ArrayList<>(List.of(name));
        words.addAll(List.of(arguments));
        Launcher launcher = new Launcher(
                program,
                new WasiOptions(
                        words,
                        environment(),
                        directories(),
                        new FileInputStream(FileDescriptor.in),
                        new FileOutputStream(FileDescriptor.out),
                        new FileOutputStream(FileDescriptor.err),
                        Terminals.ofProcess()));
        long stack = Long.getLong("wasi.stack", 512) << 20;
        Thread thread = new Thread(null, launcher, "wasm", stack);
        thread.start();
        thread.join();
        Throwable failure = launcher.failure;
        if (failure instanceof TrapException) System.err.println("trap: " + failure.getMessage());
        else if (failure instanceof WasmException) System.err.println("trap: an exception that nothing catches");
        else if (failure instanceof IOException) System.err.println("wasi.dirs: " + failure);
        else if (failure != null) failure.printStackTrace();
        System.exit(failure == null ? launcher.status : failure instanceof IOException ? 1 : TRAPPED);
    }

    private static Map<String, String> environment() {
        Map<String, String> environment = new TreeMap<>();
        for (String property : System.getProperties().stringPropertyNames()) {
            if (property.startsWith(VARIABLE)) {
                environment.put(property.substring(VARIABLE.length()), System.getProperty(property, ""));
            }
        }
        return environment;
    }

    private static List<WasiOptions.Grant> directories() {
        List<WasiOptions.Grant> directories = new ArrayList<>();
        for (String text : parts(System.getProperty("wasi.dirs", ""))) {
            if (!text.isEmpty()) directories.add(WasiOptions.Grant.of(text));
        }
        return directories;
    }

    /** Between separators of paths, which may be the very colon that is doubled before a name. */
    private static List<String> parts(String text) {
        List<String> parts = new ArrayList<>();
        char separator = File.pathSeparatorChar;
        int from = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) != separator) continue;
            if (separator == ':' && text.startsWith("::", i)) {
                i++;
                continue;
            }
            parts.add(text.substring(from, i));
            from = i + 1;
        }
        parts.add(text.substring(from));
        return parts;
    }

    @Override
    public void run() {
        try (Wasi wasi = new Wasi(options)) {
            program.run(wasi);
        } catch (ProgramExit exit) {
            status = exit.code();
        } catch (RuntimeException | IOException | StackOverflowError | OutOfMemoryError e) {
            failure = e;
        }
    }
}
