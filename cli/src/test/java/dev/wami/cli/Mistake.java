package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Something that a user does wrong: some files, a command line, and how the tool must answer. {@code DIR} in the
 * command line and in the answer stands for the directory of the files.
 *
 * <pre>{@code
 * Mistake.of("wave", "a brace missing").file("k.rs", "...").run("compile", "DIR/k.rs").reports("DIR/k.rs:2:9", "expected '}'")
 * Mistake.of("wave", "no such option").run("compile", "--emti=lir").isUsage("did you mean '--emit'?")
 * }</pre>
 *
 * @param name what is wrong, for the report of the tests
 * @param status the exit code
 * @param start how standard error begins
 * @param message a part of what follows
 */
record Mistake(
        String tool,
        String name,
        Map<String, byte[]> files,
        List<String> args,
        int status,
        String start,
        String message) {

    static Mistake of(String tool, String name) {
        return new Mistake(tool, name, Map.of(), List.of(), ExitCode.OK, "", "");
    }

    Mistake file(String path, byte[] content) {
        Map<String, byte[]> more = new LinkedHashMap<>(files);
        more.put(path, content);
        return new Mistake(tool, name, more, args, status, start, message);
    }

    Mistake file(String path, String... lines) {
        return file(path, (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
    }

    Mistake run(String... words) {
        return new Mistake(tool, name, files, List.of(words), status, start, message);
    }

    /** The input is refused, exit 1: the first message is at {@code place}, such as {@code DIR/k.py:3:7}. */
    Mistake reports(String place, String part) {
        return new Mistake(tool, name, files, args, ExitCode.DIAGNOSTICS, place, part);
    }

    /** The command line is refused, exit 2, before anything is read. */
    Mistake isUsage(String part) {
        return new Mistake(tool, name, files, args, ExitCode.USAGE, tool + ": ", part);
    }

    /** Runs the tool on the files, made in {@code directory}, and holds its answer to what it must be. */
    Ran check(Path directory) throws IOException {
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Path path = directory.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.write(path, file.getValue());
        }
        Map<Path, ByteBuffer> before = content(directory);
        List<String> words = new ArrayList<>();
        for (String word : args) words.add(word.replace("DIR", directory.toString()));
        Ran ran = Ran.of(tool, new byte[0], words);
        assertThat(ran.status()).as("%s: %s", this, ran.err()).isEqualTo(status);
        assertThat(ran.err())
                .startsWith(start.replace("DIR", directory.toString()))
                .contains(message.replace("DIR", directory.toString()))
                .doesNotContain("Exception", "\tat ", "internal error");
        if (status == ExitCode.DIAGNOSTICS) {
            assertThat(ran.err().lines().findFirst()).get().asString().contains(": error: ");
        }
        assertThat(ran.out()).isEmpty();
        assertThat(content(directory)).as("files afterwards").isEqualTo(before);
        return ran;
    }

    private static Map<Path, ByteBuffer> content(Path directory) throws IOException {
        Map<Path, ByteBuffer> content = new TreeMap<>();
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                content.put(file, ByteBuffer.wrap(Files.readAllBytes(file)));
            }
        }
        return content;
    }

    @Override
    public String toString() {
        return tool + ": " + name;
    }
}
