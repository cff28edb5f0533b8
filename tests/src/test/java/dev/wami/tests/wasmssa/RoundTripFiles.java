package dev.wami.tests.wasmssa;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Modules to wasmssa, its text, and back, for scripts/wasm-smith.py: reads names of files from standard input, writes
 * what comes back of {@code FILE} to {@code FILE.back}, and prints for each a line, {@code FILE ok} or what went wrong,
 * an exception or more than five seconds included.
 */
final class RoundTripFiles {
    private static final double MOST_SECONDS = 5;

    private RoundTripFiles() {}

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            System.out.println(line + " " + verdict(Path.of(line)));
        }
    }

    private static String verdict(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        long began = System.nanoTime();
        try {
            Files.write(Path.of(file + ".back"), new RoundTrip().check(bytes));
        } catch (RoundTrip.Failure e) {
            return e.getMessage().lines().findFirst().orElse("");
        } catch (RuntimeException | StackOverflowError e) {
            return "crash: " + e + " at " + (e.getStackTrace().length > 0 ? e.getStackTrace()[0] : "?");
        }
        double seconds = (System.nanoTime() - began) / 1e9;
        return seconds > MOST_SECONDS ? String.format(Locale.ROOT, "took %.1f s", seconds) : "ok";
    }
}
