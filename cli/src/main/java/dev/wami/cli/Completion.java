package dev.wami.cli;

import dev.wami.cli.CommandReference.Described;
import dev.wami.cli.Options.Arity;
import dev.wami.cli.Options.Option;
import java.util.ArrayList;
import java.util.List;

/**
 * What shells complete: the first word to a command, a word with a dash to an option of the command or to a pass, any
 * other word to a file. bash reads its script from {@code bash-completion/completions}, zsh from a directory of
 * {@code fpath}, fish from {@code vendor_completions.d}.
 */
final class Completion {
    private static final String HELP = "show the options of a command";

    private Completion() {}

    static String bash(Tool tool, List<Described> commands) {
        StringBuilder cases = new StringBuilder();
        List<String> names = new ArrayList<>();
        for (Described c : commands) {
            names.add(c.name());
            String flags = String.join(" ", c.flags());
            cases.append("      ")
                    .append(c.name())
                    .append(") options='")
                    .append(flags)
                    .append("' ;;\n");
        }
        String script = """
                # bash completion of TOOL
                _TOOL() {
                  local cur=${COMP_WORDS[COMP_CWORD]} options=
                  if [ "$COMP_CWORD" -eq 1 ] || [ "$COMP_CWORD" -eq 2 -a "${COMP_WORDS[1]}" = help ]; then
                    COMPREPLY=($(compgen -W 'COMMANDS help --help --version' -- "$cur"))
                  elif [[ $cur == -* ]]; then
                    case ${COMP_WORDS[1]} in
                CASES    esac
                    COMPREPLY=($(compgen -W "$options" -- "$cur"))
                  fi
                }
                complete -o default -F _TOOL TOOL
                """;
        return script.replace("TOOL", tool.name())
                .replace("COMMANDS", String.join(" ", names))
                .replace("CASES", cases);
    }

    static String zsh(Tool tool, List<Described> commands) {
        StringBuilder known = new StringBuilder();
        StringBuilder cases = new StringBuilder();
        for (Described c : commands) {
            String entry = described(c.name(), c.entry().summary());
            known.append("    ").append(entry).append('\n');
            cases.append("    ").append(c.name()).append(") candidates=(\n");
            for (String flag : c.flags()) {
                String option = described(flag, description(c, flag));
                cases.append("      ").append(option).append('\n');
            }
            cases.append("    ) ;;\n");
        }
        String script = """
                #compdef TOOL
                # zsh completion of TOOL
                local -a candidates
                if (( CURRENT == 2 )) || { (( CURRENT == 3 )) && [[ $words[2] == help ]] }; then
                  candidates=(
                COMMANDS    HELP
                  )
                  _describe command candidates
                elif [[ $words[CURRENT] == -* ]]; then
                  case $words[2] in
                CASES  esac
                  _describe -o option candidates
                else
                  _files
                fi
                """;
        return script.replace("TOOL", tool.name())
                .replace("HELP", described("help", HELP))
                .replace("COMMANDS", known)
                .replace("CASES", cases);
    }

    /** An entry of zsh's {@code _describe}: the word, a colon, what it means. */
    private static String described(String word, String meaning) {
        return single(word.replace("\\", "\\\\").replace(":", "\\:") + ":" + meaning);
    }

    static String fish(Tool tool, List<Described> commands) {
        StringBuilder out = new StringBuilder("# fish completion of " + tool.name() + "\n");
        String line = "complete -c " + tool.name() + " -n ";
        String first = line + "__fish_use_subcommand -f -a ";
        for (Described c : commands) {
            String summary = fished(c.entry().summary());
            out.append(first).append(c.name()).append(" -d ").append(summary).append('\n');
        }
        out.append(first).append("help -d ").append(fished(HELP)).append('\n');
        for (Described c : commands) {
            String within = line + "'__fish_seen_subcommand_from " + c.name() + "' ";
            for (String flag : c.flags()) {
                Option option = c.options().find(flag);
                String value = option != null && option.arity() == Arity.VALUE ? " -r" : "";
                String description = fished(description(c, flag));
                out.append(within).append(fishSwitch(flag)).append(value);
                out.append(" -d ").append(description).append('\n');
            }
        }
        return out.toString();
    }

    /** {@code --emit} is fish's long option, {@code -o} its short one, {@code -O2} an old one. */
    private static String fishSwitch(String flag) {
        if (flag.startsWith("--")) return "-l " + flag.substring(2);
        return (flag.length() == 2 ? "-s " : "-o ") + flag.substring(1);
    }

    private static String fished(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }

    /** In single quotes, as shells of the Bourne family read them. */
    private static String single(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }

    /** Of an option what it does; of a pass that it is one. */
    private static String description(Described command, String flag) {
        Option option = command.options().find(flag);
        return option == null ? "a pass" : option.description();
    }
}
