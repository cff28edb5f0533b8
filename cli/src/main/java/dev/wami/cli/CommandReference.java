package dev.wami.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes what a release has beside its tools: a manual page of each tool and each command, and what shells complete.
 * All of it is made from the options that commands declare, as are their help texts.
 */
public final class CommandReference {

    /**
     * A command with what may stand on its line.
     *
     * @param flags every flag, with its dashes; passes too, which are no options
     */
    record Described(Tool tool, Tool.Entry entry, Options options, String footer, List<String> flags) {
        String name() {
            return entry.name();
        }

        static List<Described> all(Tool tool) {
            List<Described> all = new ArrayList<>();
            for (Tool.Entry entry : tool.commands()) {
                Command command = tool.open(entry.name());
                Options options = new Options();
                command.declare(options);
                options.flag("show this text", "-h", "--help");
                all.add(new Described(tool, entry, options, command.footer(), List.copyOf(command.flags(options))));
            }
            return all;
        }
    }

    private CommandReference() {}

    /** Writes into the directory of the only argument: {@code man/man1}, {@code bash}, {@code zsh}, {@code fish}. */
    public static void main(String[] args) throws IOException {
        write(Path.of(args[0]));
    }

    /** Writes into {@code directory}, which is made if it is missing. */
    static void write(Path directory) throws IOException {
        Path man = Files.createDirectories(directory.resolve("man/man1"));
        Path bash = Files.createDirectories(directory.resolve("bash"));
        Path zsh = Files.createDirectories(directory.resolve("zsh"));
        Path fish = Files.createDirectories(directory.resolve("fish"));
        for (String name : List.of("wami", "wasabi", "wave")) {
            Tool tool = Tool.named(name);
            List<Described> commands = Described.all(tool);
            Files.writeString(man.resolve(name + ".1"), ManualPage.of(tool));
            for (Described c : commands) Files.writeString(man.resolve(name + "-" + c.name() + ".1"), ManualPage.of(c));
            Files.writeString(bash.resolve(name), Completion.bash(tool, commands));
            Files.writeString(zsh.resolve("_" + name), Completion.zsh(tool, commands));
            Files.writeString(fish.resolve(name + ".fish"), Completion.fish(tool, commands));
        }
    }
}
