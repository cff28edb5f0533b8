package dev.wami.tests.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.cli.Main;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The tutorials are what happens: a listing whose fence has a file's name after the language is that file; of a listing
 * in {@code console}, each line that begins with {@code $} is a command, and what follows is what it prints.
 * {@code -Dupdate} writes what they print.
 */
class TutorialTest {
    private static final Path DOCS = Path.of("..", "docs");
    private static final Pattern FILE = Pattern.compile("[\\w-]+\\.(mlir|wasm|wat|ll|py|wbin|o)");

    @ParameterizedTest
    @ValueSource(strings = {"tutorial-wami.md", "tutorial-wasabi.md", "tutorial-wave.md"})
    void printsWhatItSays(String name, @TempDir Path directory) throws IOException {
        Path document = DOCS.resolve(name);
        String said = Files.readString(document);
        String done = new Reader(directory).read(said);
        if (System.getProperty("update") != null) Files.writeString(document, done);
        else assertThat(done).isEqualTo(said);
    }

    /** Reads a document once, from top to bottom, and does what it says. */
    private static final class Reader {
        private final Path directory;
        private int commands;

        Reader(Path directory) {
            this.directory = directory;
        }

        /** {@code document} with what the commands print now. */
        String read(String document) throws IOException {
            StringBuilder out = new StringBuilder();
            List<String> block = new ArrayList<>();
            String fence = "";
            for (String line : document.split("\n", -1)) {
                boolean begins = fence.isEmpty() && line.startsWith("```");
                boolean ends = !fence.isEmpty() && line.equals("```");
                if (ends) {
                    for (String l : listing(fence, block)) out.append(l).append('\n');
                    block.clear();
                }
                if (fence.isEmpty() || ends) out.append(line).append('\n');
                else block.add(line);
                if (begins) {
                    out.append(fence.isEmpty() ? "" : line);
                    fence = line;
                }
                if (ends) fence = "";
            }
            assertThat(commands).isPositive();
            out.setLength(out.length() - 1);
            return out.toString();
        }

        private List<String> listing(String fence, List<String> lines) throws IOException {
            String[] words = fence.substring(3).split(" ");
            if (words.length == 2) Files.writeString(directory.resolve(words[1]), String.join("\n", lines) + "\n");
            if (!words[0].equals("console")) return lines;
            List<String> done = new ArrayList<>();
            for (String line : lines) {
                if (!line.startsWith("$ ")) continue;
                done.add(line);
                String printed = run(line.substring(2));
                if (!printed.isEmpty()) done.addAll(List.of(printed.split("\n", -1)));
            }
            return done;
        }

        /** What a command prints, without the last line break. */
        private String run(String line) throws IOException {
            commands++;
            byte[] input = {};
            for (String part : line.split(" \\| ")) {
                List<String> words = new ArrayList<>();
                for (String word : part.split(" ")) {
                    String unquoted = word.replace("'", "");
                    words.add(
                            FILE.matcher(unquoted).matches()
                                    ? directory.resolve(unquoted).toString()
                                    : unquoted);
                }
                input = run(words, input);
            }
            String printed = new String(input, StandardCharsets.UTF_8).replace(directory + "/", "");
            return printed.endsWith("\n") ? printed.substring(0, printed.length() - 1) : printed;
        }

        private byte[] run(List<String> words, byte[] input) throws IOException {
            String program = words.get(0);
            if (program.equals("cmp")) {
                assertThat(Path.of(words.get(1))).hasSameBinaryContentAs(Path.of(words.get(2)));
                return new byte[0];
            }
            assertThat(program).isIn("wami", "wasabi", "wave");
            ByteArrayOutputStream printed = new ByteArrayOutputStream();
            PrintStream both = new PrintStream(printed, true, StandardCharsets.UTF_8);
            List<String> arguments = words.subList(1, words.size());
            int status = Main.run(program, arguments, new ByteArrayInputStream(input), both, both);
            assertThat(status)
                    .as(words + "\n" + printed.toString(StandardCharsets.UTF_8))
                    .isLessThan(2);
            return printed.toByteArray();
        }
    }
}
