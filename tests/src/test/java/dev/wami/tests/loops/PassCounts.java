package dev.wami.tests.loops;

import dev.wami.core.diag.SourceFile;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.EmitStage;
import dev.wami.tools.OptLevel;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import dev.wami.wasmspec.Feature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** What passes count as they compile a program at -O2. */
final class PassCounts {
    private PassCounts() {}

    /**
     * The sums by name over all passes and functions.
     *
     * @param without what the target lacks
     * @param line of a statistic: its first group is the number, its second one the name
     */
    static Map<String, Integer> of(Path file, Set<Feature> without, Pattern line) throws IOException {
        SourceFile source = new SourceFile(file.toString(), Files.readAllBytes(file));
        CompileOptions options = CompileOptions.DEFAULT
                .withLevel(OptLevel.O2)
                .withEmit(EmitStage.SSAWASM)
                .withoutFeatures(without);
        StringBuilder log = new StringBuilder();
        new Wami()
                .compile(
                        source,
                        options,
                        PassSettings.PLAIN.withStatistics(false).withLog(log::append));
        Map<String, Integer> counts = new TreeMap<>();
        line.matcher(log).results().forEach(m -> counts.merge(m.group(2), Integer.parseInt(m.group(1)), Integer::sum));
        return counts;
    }
}
