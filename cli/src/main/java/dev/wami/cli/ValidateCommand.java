package dev.wami.cli;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.tools.Output;
import dev.wami.tools.Wasabi;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.Level;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** {@code wasabi validate}: is this WebAssembly valid? Silent if all are. */
final class ValidateCommand extends Command {
    private static final List<String> LEVELS = List.of("wasm1", "wasm2", "wasm3", "all");

    @Override
    void declare(Options options) {
        options.positionals("FILE", "WebAssembly, binary or text; - is standard input")
                .value(
                        "LIST",
                        "what modules may use: wasm1, wasm2, wasm3 or all (default), then more features or -features:"
                                + " wasm1,multivalue or all,-gc; legacy-exceptions only if it is named",
                        "--features")
                .flag("report valid files, too", "--verbose", "-v");
        Messages.declare(options);
    }

    @Override
    int run(Arguments args, Console console) throws Exception {
        if (args.positionals().isEmpty()) throw new UsageException("no input: name a file, or - for standard input");
        Set<Feature> features = features(args.value("--features", "all"));
        Wasabi wasabi = new Wasabi();
        int invalid = 0;
        try (Messages messages = Messages.of(args, console)) {
            for (String input : args.positionals()) {
                Diagnostics diagnostics = new Diagnostics();
                SourceFile source = InputFile.wasm(input, console, diagnostics);
                Output output = source == null ? null : wasabi.validate(source, features);
                if (output != null) output.diagnostics().forEach(diagnostics::add);
                messages.print(diagnostics.all(), List.of());
                if (output == null || !output.ok()) invalid++;
                else if (args.flag("--verbose")) console.print(InputFile.display(input) + ": valid");
            }
        }
        return invalid == 0 ? ExitCode.OK : ExitCode.DIAGNOSTICS;
    }

    private static Set<Feature> features(String list) {
        Set<Feature> features = EnumSet.copyOf(Feature.upTo(Level.WASM_1_0));
        String[] words = list.split(",", -1);
        for (int i = 0; i < words.length; i++) {
            String word = words[i].strip();
            int level = i == 0 ? LEVELS.indexOf(word) : -1;
            if (level >= 0) features.addAll(Feature.upTo(Level.values()[level]));
            else if (word.startsWith("-")) features.remove(feature(word.substring(1)));
            else features.add(feature(word));
        }
        return features;
    }

    private static Feature feature(String name) {
        List<String> known = new ArrayList<>(LEVELS);
        for (Feature f : Feature.values()) {
            if (f.toString().equals(name)) return f;
            known.add(f.toString());
        }
        throw new UsageException("--features: unknown feature '" + name + "'" + Closest.hint(name, known)
                + "; there are " + String.join(", ", known));
    }
}
