package dev.wami.tests.mutated;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** mlir-opt as a judge: a text that it does not read back either, in the same way, is printed as upstream prints it. */
final class Peer {
    /** What mlir-opt prints for a symbol without a name, and does not read. */
    private static final String NO_NAME = "@<<INVALID EMPTY SYMBOL>>";

    private final String command;

    Peer(String command) {
        this.command = command;
    }

    /** Empty if mlir-opt accepts {@code text}, prints it as we do and then fails as we do; else what it does. */
    String disagreement(String text, Outcome.Different ours) {
        if (ours.again().isEmpty() && ours.text().contains(NO_NAME)) return "";
        Answer first = print(text, ours.printed());
        if (!first.accepted) return "mlir-opt rejects the text: " + first.text;
        if (!first.text.strip().equals(ours.text().strip())) {
            // in another form, perhaps, what is of a dialect that we do not know, and reads that back as we do
            Answer again = print(first.text, ours.compared());
            boolean same = again.accepted
                    && (again.text.strip().equals(ours.again().strip())
                            || changed(first.text, again.text).equals(changed(ours.text(), ours.again())));
            return same ? "" : "mlir-opt prints the text otherwise:\n" + first.text;
        }
        Answer second = print(ours.text(), ours.compared());
        if (!second.accepted) return ours.again().isEmpty() ? "" : "mlir-opt rejects what is printed: " + second.text;
        if (ours.again().isEmpty()) return "mlir-opt reads what is printed";
        return second.text.strip().equals(ours.again().strip()) ? "" : "mlir-opt reads it as\n" + second.text;
    }

    /** The numbers of the lines of {@code was} that are others in {@code is}. */
    private static BitSet changed(String was, String is) {
        List<String> before = was.strip().lines().toList();
        List<String> after = is.strip().lines().toList();
        BitSet changed = new BitSet();
        for (int i = 0; i < Math.max(before.size(), after.size()); i++) {
            boolean inBoth = i < before.size() && i < after.size();
            if (!inBoth || !before.get(i).equals(after.get(i))) changed.set(i);
        }
        return changed;
    }

    private record Answer(boolean accepted, String text) {}

    private Answer print(String text, Form form) {
        try {
            Path directory = Files.createTempDirectory("mutated");
            Path input = directory.resolve("text.mlir");
            Path output = directory.resolve("output");
            try {
                Files.writeString(input, text, StandardCharsets.UTF_8);
                List<String> call = new ArrayList<>(List.of(command, "--allow-unregistered-dialect", "text.mlir"));
                call.addAll(form.flags);
                Process process = new ProcessBuilder(call)
                        .directory(directory.toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(output.toFile())
                        .start();
                boolean accepted = process.waitFor() == 0;
                String said = new String(Files.readAllBytes(output), StandardCharsets.UTF_8);
                return new Answer(
                        accepted, accepted ? said : said.lines().findFirst().orElse(""));
            } finally {
                Files.deleteIfExists(input);
                Files.deleteIfExists(output);
                Files.deleteIfExists(directory);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
