package dev.wami.cli;

import dev.wami.cli.CommandReference.Described;
import dev.wami.cli.Options.Arity;
import dev.wami.cli.Options.Option;
import dev.wami.tools.Version;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A page of the manual, in the macros of man(7). */
final class ManualPage {
    private static final String EXIT = "0 done, 1 the input is wrong, 2 the command line is wrong, 3 internal error.";

    private final StringBuilder text = new StringBuilder();

    private ManualPage(String name, String summary) {
        String title = name.toUpperCase(Locale.ROOT);
        macro(".TH " + title + " 1 \"\" \"wami " + quotable(Version.number()) + "\" \"User Commands\"");
        section("NAME");
        line(name + " \\- " + escape(summary));
        section("SYNOPSIS");
    }

    /** The page of a tool: its commands. */
    static String of(Tool tool) {
        ManualPage page = new ManualPage(tool.name(), tool.summary());
        page.line(bold(tool.name()) + " " + italic("COMMAND") + " [" + italic("OPTION") + "...] [" + italic("FILE")
                + "...]");
        page.section("COMMANDS");
        for (Tool.Entry e : tool.commands()) {
            page.tagged(bold(tool.name() + "-" + e.name()) + "(1)", escape(e.summary()));
        }
        page.section("OPTIONS");
        page.tagged(bold("-h") + ", " + bold("--help"), "show the commands");
        page.tagged(bold("-V") + ", " + bold("--version"), "show the version");
        page.section("EXIT STATUS");
        page.line(escape(EXIT));
        page.section("ENVIRONMENT");
        page.tagged(
                bold("WAMI_JAVA_OPTS"),
                escape("options for the Java virtual machine that runs the tool, such as") + " " + bold("-Xmx8g"));
        page.tagged(
                bold("NO_COLOR"),
                "if set, messages have no colours unless " + bold("--color=always") + " asks for them");
        return page.text.toString();
    }

    /** The page of a command: its options. */
    static String of(Described command) {
        Options options = command.options();
        String tool = command.tool().name();
        ManualPage page =
                new ManualPage(tool + "-" + command.name(), command.entry().summary());
        String files = options.takesPositionals() ? " [" + italic(options.positionalLabel()) + "...]" : "";
        page.line(bold(tool) + " " + bold(command.name()) + " [" + italic("OPTION") + "...]" + files);
        page.section("OPTIONS");
        if (options.takesPositionals()) {
            page.tagged(italic(options.positionalLabel()), escape(options.positionalDescription()));
        }
        for (Option o : options.all()) page.tagged(tag(o), escape(o.description()));
        if (!command.footer().isEmpty()) {
            page.section("NOTES");
            page.verbatim(command.footer());
        }
        page.section("EXIT STATUS");
        page.line(escape(EXIT));
        page.section("SEE ALSO");
        page.line(bold(tool) + "(1)");
        return page.text.toString();
    }

    private static String tag(Option o) {
        List<String> names = new ArrayList<>();
        for (String name : o.names()) names.add(bold(name));
        String value = italic(o.label());
        String suffix = switch (o.arity()) {
            case FLAG -> "";
            case VALUE -> "=" + value;
            case OPTIONAL -> "[=" + value + "]";
        };
        // as everywhere: a short option has its value after a space
        boolean spaced =
                o.arity() == Arity.VALUE && !o.names().get(o.names().size() - 1).startsWith("--");
        return String.join(", ", names) + (spaced ? " " + value : suffix);
    }

    private void section(String title) {
        macro(".SH " + title);
    }

    private void tagged(String tag, String description) {
        macro(".TP");
        line(tag);
        line(description);
    }

    private void verbatim(String lines) {
        macro(".nf");
        for (String l : lines.split("\n", -1)) line(escape(l));
        macro(".fi");
    }

    private void macro(String m) {
        text.append(m).append('\n');
    }

    private void line(String l) {
        if (l.startsWith(".") || l.startsWith("'")) text.append("\\&");
        text.append(l).append('\n');
    }

    private static String bold(String word) {
        return "\\fB" + escape(word) + "\\fR";
    }

    private static String italic(String word) {
        return "\\fI" + escape(word) + "\\fR";
    }

    private static String escape(String s) {
        return s.replace("\\", "\\e").replace("-", "\\-");
    }

    private static String quotable(String s) {
        return escape(s).replace("\"", "");
    }
}
