package dev.wami.cli;

import dev.wami.core.remark.Remark;
import dev.wami.core.remark.Remark.Kind;
import dev.wami.core.remark.RemarkFile;
import dev.wami.core.remark.RemarkFilter;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Which remarks of passes to show, and where; LLVM's {@code -Rpass}, MLIR's {@code --remarks-filter}. */
final class RemarkOptions {
    private static final String ALL = "--remarks";
    private static final String PASSED = "--remarks-passed";
    private static final String MISSED = "--remarks-missed";
    private static final String ANALYSIS = "--remarks-analysis";
    private static final String OUTPUT = "--remarks-output";
    private static final String FORMAT = "--remarks-format";

    private RemarkOptions() {}

    static void declare(Options options) {
        options.optional(
                        "REGEX",
                        "show what passes whose names match (default: all) did to the program, and what they did not and why",
                        ALL,
                        "--remarks-filter")
                .optional("REGEX", "the same, only what they did", PASSED, "--remarks-filter-passed")
                .optional("REGEX", "the same, only what they did not, and why", MISSED, "--remarks-filter-missed")
                .optional("REGEX", "the same, only what they weighed", ANALYSIS, "--remarks-filter-analyse")
                .value("FILE", "write remarks there, instead of showing them", OUTPUT, "--remarks-output-file")
                .value(
                        "text|yaml",
                        "how remarks are written into that file (default: yaml, as LLVM's)",
                        FORMAT,
                        "--remark-format");
    }

    /** A file of remarks without a filter has all of them. */
    static RemarkFilter filter(Arguments args) {
        RemarkFilter out = RemarkFilter.NONE;
        if (args.value(ALL).isPresent()) {
            out = out.with(Kind.PASSED, pattern(args, ALL)).with(Kind.MISSED, pattern(args, ALL));
        }
        if (args.value(PASSED).isPresent()) out = out.with(Kind.PASSED, pattern(args, PASSED));
        if (args.value(MISSED).isPresent()) out = out.with(Kind.MISSED, pattern(args, MISSED));
        if (args.value(ANALYSIS).isPresent()) out = out.with(Kind.ANALYSIS, pattern(args, ANALYSIS));
        if (!out.isEmpty() || args.value(OUTPUT).isEmpty()) return out;
        for (Kind k : Kind.values()) out = out.with(k, Pattern.compile(""));
        return out;
    }

    private static Pattern pattern(Arguments args, String key) {
        String text = args.value(key, "");
        try {
            return Pattern.compile(text);
        } catch (PatternSyntaxException e) {
            throw new UsageException(key + ": '" + text + "' is no regular expression: " + e.getDescription());
        }
    }

    /** The file that remarks go to, if any. */
    static Optional<String> file(Arguments args) {
        return args.value(OUTPUT);
    }

    /** What is in such a file. */
    static String text(Arguments args, List<Remark> remarks) {
        String format = args.choice(FORMAT, "yaml", List.of("text", "yaml"));
        return format.equals("yaml") ? RemarkFile.yaml(remarks) : RemarkFile.text(remarks);
    }
}
