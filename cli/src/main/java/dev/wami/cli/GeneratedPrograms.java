package dev.wami.cli;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Operation;
import dev.wami.generator.ExecutablePrograms;
import dev.wami.tools.Wami;
import dev.wami.tools.run.InterpretedProgram;
import dev.wami.tools.run.Program;
import dev.wami.tools.run.RunFailure;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** Random programs of some neighbouring seeds, each by itself and all as one module. */
final class GeneratedPrograms {
    /** What stands between programs in a file. */
    static final String SEPARATOR = "\n// -----\n\n";

    private final long first;
    private final List<String> texts;
    private final @Nullable Operation module;
    private final String problem;

    GeneratedPrograms(Wami wami, long first, List<String> texts) {
        Diagnostics diagnostics = new Diagnostics();
        this.first = first;
        this.texts = texts;
        this.module = wami.parse(source(), diagnostics);
        this.problem = module == null ? "// wrong: " + diagnostics.all() + "\n" : "";
    }

    long first() {
        return first;
    }

    int count() {
        return texts.size();
    }

    /** All programs as one file. */
    SourceFile source() {
        return SourceFile.of("p" + first + ".mlir", String.join("\n", texts));
    }

    GeneratedPrograms alone(Wami wami, int i) {
        return new GeneratedPrograms(wami, first + i, List.of(texts.get(i)));
    }

    /** All programs, verified; null where they are no valid module, which is a mistake of the generator. */
    @Nullable
    Operation module() {
        return module;
    }

    /** The programs as a file: each with {@code // run:} lines, which say what the interpreter makes of it. */
    String text() {
        if (module == null) return String.join(SEPARATOR, texts) + "\n" + problem;
        try (Program interpreted = new InterpretedProgram(module, 32, List.of())) {
            return LongStream.range(0, texts.size())
                    .mapToObj(i -> texts.get((int) i) + "\n" + runLines(interpreted, first + i))
                    .collect(Collectors.joining(SEPARATOR));
        }
    }

    /** The results of all calls, in order; of one that fails, why. */
    static List<String> outcomes(Program program, long first, int count) {
        List<String> all = new ArrayList<>();
        for (long seed = first; seed < first + count; seed++) {
            for (long[] arguments : ExecutablePrograms.arguments(seed)) all.add(outcome(program, seed, arguments));
        }
        return all;
    }

    private static String runLines(Program interpreted, long seed) {
        StringBuilder lines = new StringBuilder();
        for (long[] arguments : ExecutablePrograms.arguments(seed)) {
            lines.append("// run: @").append(ExecutablePrograms.name(seed));
            lines.append("(")
                    .append(arguments[0])
                    .append(", ")
                    .append(arguments[1])
                    .append(") ");
            lines.append(outcome(interpreted, seed, arguments)).append('\n');
        }
        return lines.toString();
    }

    private static String outcome(Program program, long seed, long[] arguments) {
        try {
            return "== " + program.call(ExecutablePrograms.name(seed), arguments)[0];
        } catch (RunFailure trap) {
            return "traps \"" + trap.getMessage() + "\"";
        } catch (RuntimeException bug) {
            return "traps \"internal error: " + bug + "\"";
        }
    }
}
