package dev.wami.cli;

import dev.wami.tools.EmitStage;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** {@code wasabi strip}: WebAssembly without custom sections. */
final class StripCommand extends WasmFilesCommand {
    StripCommand() {
        super(EmitStage.BIN, "stripping");
    }

    @Override
    void declare(Options options) {
        declare(options, INPUT, "there is none: -o or --out-dir says it");
        options.flag("remove all custom sections, also those that are kept otherwise", "--all", "-a")
                .value("REGEX", "remove only the custom sections with such a name; may be repeated", "--delete", "-d");
    }

    @Override
    String footer() {
        return "Kept are name, dylink.0, component-type and metadata.code: what people, linkers and engines look at. All\n"
                + "other bytes stay as they are.\n"
                + "Examples:\n"
                + "  wasabi strip in.wasm -o out.wasm\n"
                + "  wasabi strip in.wasm --delete '\\.debug_.*' -o out.wasm\n";
    }

    @Override
    Translation translation(Arguments args) {
        if (args.value("-o").isEmpty() && args.value("--out-dir").isEmpty()) {
            throw new UsageException("where to write? -o names the output, --out-dir a directory for all");
        }
        Predicate<String> unwanted = unwanted(args);
        return (wasabi, source) -> wasabi.strip(source, unwanted);
    }

    private static Predicate<String> unwanted(Arguments args) {
        if (args.flag("--all")) return name -> true;
        List<Pattern> patterns = new ArrayList<>();
        for (String text : args.values("--delete")) {
            try {
                patterns.add(Pattern.compile(text));
            } catch (PatternSyntaxException e) {
                throw new UsageException("--delete: '" + text + "' is no regular expression: " + e.getDescription());
            }
        }
        if (patterns.isEmpty()) return name -> !isKept(name);
        return name -> patterns.stream().anyMatch(p -> p.matcher(name).matches());
    }

    private static boolean isKept(String name) {
        return name.equals("name")
                || name.equals("dylink.0")
                || name.startsWith("component-type")
                || name.startsWith("metadata.code.");
    }
}
