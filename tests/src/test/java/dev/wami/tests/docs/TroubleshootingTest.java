package dev.wami.tests.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.cli.Main;
import dev.wami.tests.outside.OutsideDialect;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each command of docs/troubleshooting.md prints what stands below it, and ends with the status that it says. */
class TroubleshootingTest {
    private static final Path PAGE = Path.of("..", "docs", "troubleshooting.md");
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w+)(?: (\\S+))?\\n(.*?)^```$");
    private static final Pattern COMMAND =
            Pattern.compile("\\$ (?:WAMI_JAVA_OPTS=(?<java>\\S+) )?(?<words>.*?)(?: +# exit (?<status>\\d))?");

    @TempDir
    static Path directory;

    /** The files of the page, and those that it takes from elsewhere. */
    @BeforeAll
    static void files() throws IOException {
        Matcher block = BLOCK.matcher(Files.readString(PAGE));
        while (block.find()) {
            String name = block.group(2);
            if (name != null) Files.writeString(directory.resolve(name), block.group(3));
        }
        Files.copy(OutsideDialect.HOME.resolve("brighten.mlir"), directory.resolve("brighten.mlir"));
        Path jar = Files.createDirectories(directory.resolve("jar"));
        Files.move(OutsideDialect.jar(jar), directory.resolve("sat.jar"));
    }

    /** @param expected a line each; {@code ...} alone is any number of lines */
    record Trial(String command, List<String> expected) {
        @Override
        public String toString() {
            return command;
        }
    }

    static Stream<List<Trial>> consoles() throws IOException {
        List<List<Trial>> all = new ArrayList<>();
        Matcher block = BLOCK.matcher(Files.readString(PAGE));
        while (block.find()) {
            if (!block.group(1).equals("console")) continue;
            List<Trial> trials = new ArrayList<>();
            for (String line : block.group(3).split("\n")) {
                if (line.startsWith("$ ")) trials.add(new Trial(line, new ArrayList<>()));
                else trials.get(trials.size() - 1).expected().add(line);
            }
            all.add(trials);
        }
        return all.stream();
    }

    @ParameterizedTest
    @MethodSource("consoles")
    void printsWhatThePageSays(List<Trial> trials) throws IOException, InterruptedException {
        for (Trial trial : trials) {
            Matcher command = COMMAND.matcher(trial.command());
            assertThat(command.matches()).as(trial.command()).isTrue();
            String[] words = command.group("words").split(" ");
            String status = command.group("status");
            Ran ran = command.group("java") == null ? here(words) : there(command.group("java"), words);
            assertThat(ran.status())
                    .as("%s\n%s", trial, ran.printed())
                    .isEqualTo(status == null ? 0 : Integer.parseInt(status));
            assertThat(ran.printed()).as("%s", trial).matches(pattern(trial.expected()));
        }
    }

    private static Pattern pattern(List<String> lines) {
        StringBuilder pattern = new StringBuilder();
        for (String line : lines) {
            if (line.equals("...")) pattern.append("(?:.*\\n)*");
            else pattern.append(Pattern.quote(line).replace("...", "\\E.*\\Q")).append("\\n");
        }
        return Pattern.compile(pattern.toString());
    }

    private record Ran(int status, String printed) {}

    /** In this virtual machine; a word that is a file's name is that file in the directory. */
    private static Ran here(String[] words) {
        List<String> args = new ArrayList<>();
        for (int i = 1; i < words.length; i++) args.add(placed(words[i]));
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8);
        int status = Main.run(words[0], args, new ByteArrayInputStream(new byte[0]), out, out);
        return new Ran(status, withoutDirectory(printed.toString(StandardCharsets.UTF_8)));
    }

    /** In a virtual machine of its own, with options. */
    private static Ran there(String options, String[] words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add(options);
        command.addAll(List.of("-Dwami.tool=" + words[0], "-cp", OutsideDialect.classPath(), "dev.wami.cli.Main"));
        for (int i = 1; i < words.length; i++) command.add(placed(words[i]));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ran(process.waitFor(), withoutDirectory(printed));
    }

    private static String placed(String word) {
        boolean isFile = word.matches("[\\w./]+\\.\\w+") && !word.matches("[\\d.]+") || word.equals("made");
        return isFile ? directory.resolve(word).toString() : word;
    }

    private static String withoutDirectory(String printed) {
        return printed.replace(directory + "/", "");
    }
}
