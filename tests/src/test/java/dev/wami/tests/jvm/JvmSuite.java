package dev.wami.tests.jvm;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;

/**
 * Executes scripts of the specification's suite on the JVM, for {@code scripts/jvm-suite.py}: the arguments are what
 * wasm-tools makes of them, each in the folder with its modules. For each a line with its totals, after those of what
 * is wrong.
 */
public final class JvmSuite {
    private static final long STACK_BYTES = 64L << 20;

    private JvmSuite() {}

    public static void main(String[] scripts) throws InterruptedException {
        for (String script : scripts) {
            Thread thread = new Thread(null, () -> run(Path.of(script)), "suite", STACK_BYTES);
            thread.start();
            thread.join();
        }
    }

    private static void run(Path path) {
        SuiteScript script = new SuiteScript(path.toAbsolutePath().getParent());
        long start = System.nanoTime();
        try {
            script.run(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        String name = path.getFileName().toString().replace(".json", "");
        for (String failure : script.failures) {
            System.out.println("FAILURE " + name + " " + failure);
        }
        StringBuilder line = new StringBuilder("TOTAL " + name);
        for (Map.Entry<String, int[]> total : script.totals.entrySet()) {
            line.append(' ').append(total.getKey()).append('=').append(total.getValue()[0]);
            line.append('/').append(total.getValue()[1]);
        }
        System.out.println(line.append(" ms=").append((System.nanoTime() - start) / 1_000_000));
    }
}
