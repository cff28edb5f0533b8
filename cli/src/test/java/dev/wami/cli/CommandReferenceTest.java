package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.cli.CommandReference.Described;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Manual pages and completions have every command and every option. {@code scripts/release-check.sh} shows them to man
 * and the shells.
 */
class CommandReferenceTest {

    @ParameterizedTest
    @ValueSource(strings = {"wami", "wasabi", "wave"})
    void everyOptionIsThere(String name, @TempDir Path directory) throws IOException {
        CommandReference.write(directory);
        String bash = Files.readString(directory.resolve("bash/" + name));
        String zsh = Files.readString(directory.resolve("zsh/_" + name));
        String fish = Files.readString(directory.resolve("fish/" + name + ".fish"));
        String overview = Files.readString(directory.resolve("man/man1/" + name + ".1"));
        List<Described> commands = Described.all(Tool.named(name));
        assertThat(commands).isNotEmpty();
        for (Described c : commands) {
            String page = Files.readString(directory.resolve("man/man1/" + name + "-" + c.name() + ".1"));
            assertThat(overview).contains("\\fB" + name + "\\-" + c.name().replace("-", "\\-") + "\\fR(1)");
            for (String flag : c.options().names()) {
                assertThat(page).contains("\\fB" + flag.replace("-", "\\-") + "\\fR");
                assertThat(bash).containsPattern("[ ']" + flag + "[ ']");
                assertThat(zsh).contains("'" + flag + ":");
                assertThat(fish).containsPattern(" -[slo] " + flag.replaceFirst("^--?", "") + " ");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.b", ".b", "'b"})
    void aLineOfTextIsNoMacro(String line) {
        Described command = new Described(
                new WamiTool(), new Tool.Entry("x", "does x"), new Options(), "first\n" + line, List.of());
        assertThat(ManualPage.of(command)).doesNotContain("\n.b").doesNotContain("\n'b");
    }
}
