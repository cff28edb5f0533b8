package dev.wami.cli;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Operation;
import dev.wami.generator.ExecutablePrograms;
import dev.wami.generator.StructuralPrograms;
import dev.wami.tools.Wami;
import dev.wami.tools.run.InterpretedProgram;
import dev.wami.tools.run.Program;
import dev.wami.tools.run.RunFailure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongFunction;

/** {@code wami gen}: random programs to test a compiler with. */
final class GenCommand extends Command {

    @Override
    void declare(Options options) {
        options.value("N", "the seed of the first program; the same seed makes the same program (default: 0)", "--seed")
                .value("M", "how many programs, with this seed and the following ones (default: 1)", "--count")
                .value("NAMES", "only operations of these dialects, separated by commas (default: all)", "--dialects")
                .value("N", "how many statements a program has at most (default: 40)", "--ops")
                .value(
                        "A-B",
                        "return the hash of the values of these numbers only, from 0, to find one that is wrong",
                        "--observe")
                .flag("programs to be executed, and what the interpreter makes of them (default)", "--run")
                .flag("instead, single operations of any standard dialect, right as far as we know", "--valid")
                .flag("the same with one thing changed, mostly for the worse", "--invalid")
                .value("FILE", "where to write (default: standard output)", "-o");
        Messages.declare(options);
    }

    @Override
    String footer() {
        return "Lines // ----- stand between programs. Each to be executed is a function @p<seed>, with lines // run:.\n"
                + "Examples:\n"
                + "  wami gen --seed 7\n"
                + "  wami gen --invalid --dialects=vector --count 20\n"
                + "  wami gen --count 100 --dialects=arith,scf,memref -o programs.mlir\n";
    }

    @Override
    int run(Arguments args, Console console) throws Exception {
        if (!args.positionals().isEmpty()) throw new UsageException("takes no input, only options");
        int seed = args.integer("--seed", 0, 0, Integer.MAX_VALUE);
        int count = args.integer("--count", 1, 1, 1_000_000);
        return write(text(seed, count, programs(args)), args.value("-o", "-"), console);
    }

    private static LongFunction<String> programs(Arguments args) {
        if (args.flag("--valid") || args.flag("--invalid")) {
            Set<String> dialects = dialects(args, StructuralPrograms.DIALECTS);
            return new StructuralPrograms(dialects, args.flag("--invalid"))::program;
        }
        int statements = args.integer("--ops", 40, 0, 1_000_000);
        ExecutablePrograms programs = new ExecutablePrograms(dialects(args, ExecutablePrograms.DIALECTS), statements);
        int[] observed = observed(args);
        Wami wami = new Wami();
        return seed -> {
            String program = programs.program(seed, observed[0], observed[1]);
            return program + "\n" + runLines(wami, seed, program);
        };
    }

    private static String text(long seed, int count, LongFunction<String> programs) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            if (i > 0) text.append("\n// -----\n\n");
            text.append(programs.apply(seed + i));
        }
        return text.toString();
    }

    /** What the interpreter makes of a program, as {@code // run:} lines. */
    private static String runLines(Wami wami, long seed, String program) {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = wami.parse(SourceFile.of("p" + seed + ".mlir", program), diagnostics);
        if (module == null) return "// wrong: " + diagnostics.all() + "\n";
        StringBuilder lines = new StringBuilder();
        try (Program interpreted = new InterpretedProgram(module, 32, List.of())) {
            for (long[] arguments : ExecutablePrograms.arguments(seed)) {
                String call = "@" + ExecutablePrograms.name(seed) + "(" + arguments[0] + ", " + arguments[1] + ")";
                lines.append("// run: ")
                        .append(call)
                        .append(outcome(interpreted, seed, arguments))
                        .append('\n');
            }
        }
        return lines.toString();
    }

    private static String outcome(Program program, long seed, long[] arguments) {
        try {
            return " == " + program.call(ExecutablePrograms.name(seed), arguments)[0];
        } catch (RunFailure trap) {
            return " traps \"" + trap.getMessage() + "\"";
        }
    }

    private static int write(String text, String output, Console console) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (output.equals("-")) {
            console.out().write(bytes);
            console.out().flush();
        } else {
            OutputFile.of(output).write(bytes);
        }
        return ExitCode.OK;
    }

    private static int[] observed(Arguments args) {
        String range = args.value("--observe", "0-" + Integer.MAX_VALUE);
        String[] ends = range.split("-", 2);
        try {
            return new int[] {Integer.parseInt(ends[0]), Integer.parseInt(ends[ends.length - 1])};
        } catch (NumberFormatException e) {
            throw new UsageException("--observe: '" + range + "' is no range of numbers, such as 0-7");
        }
    }

    private static Set<String> dialects(Arguments args, List<String> known) {
        List<String> named =
                List.of(args.value("--dialects", String.join(",", known)).split(","));
        List<String> unknown = new ArrayList<>(named);
        unknown.removeAll(known);
        if (!unknown.isEmpty()) {
            throw new UsageException("--dialects: '" + unknown.get(0) + "' is none of " + String.join(", ", known));
        }
        return new LinkedHashSet<>(named);
    }
}
