package dev.wami.tests.affine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import org.jspecify.annotations.Nullable;

/**
 * A process of node that runs module after module, see scripts/random-affine.mjs; a new one where one does not answer.
 */
final class NodeEngine implements Engine {
    private static final long LIMIT_MILLIS = 20_000;

    static final Path SCRIPT = Path.of("scripts/random-affine.mjs");

    private final List<String> command;
    private final Timer timer = new Timer(true);
    private @Nullable Process process;

    NodeEngine(Path node, Path script) {
        command = List.of(node.toString(), script.toString());
    }

    @Override
    public synchronized List<String> run(byte[] wasm, List<String> functions) {
        try {
            Process running = process();
            TimerTask end = new TimerTask() {
                @Override
                public void run() {
                    running.destroyForcibly();
                }
            };
            timer.schedule(end, LIMIT_MILLIS);
            String answer = ask(running, Base64.getEncoder().encodeToString(wasm) + " " + String.join(" ", functions));
            end.cancel();
            if (answer != null) return Arrays.asList(answer.split("\t"));
        } catch (IOException e) {
            // the process has ended
        }
        process = null;
        return new ArrayList<>(Collections.nCopies(functions.size(), "no answer"));
    }

    private Process process() throws IOException {
        Process running = process;
        if (running == null || !running.isAlive()) {
            running = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            process = running;
        }
        return running;
    }

    private static @Nullable String ask(Process running, String line) throws IOException {
        Writer to = running.outputWriter();
        to.write(line + "\n");
        to.flush();
        BufferedReader from = running.inputReader();
        return from.readLine();
    }
}
