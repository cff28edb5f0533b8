package dev.wami.cli;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.IoProblem;
import dev.wami.core.diag.Renderer;
import dev.wami.core.ir.Operation;
import dev.wami.generator.ExecutablePrograms;
import dev.wami.generator.StructuralPrograms;
import dev.wami.tools.Wami;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** {@code wami gen}: random programs to test a compiler with. */
final class GenCommand extends Command {
    /** So that what every module has, the runtime, is compiled once for many. */
    private static final int PROGRAMS_OF_A_MODULE = 20;

    @Override
    void declare(Options options) {
        options.value("N", "the seed of the first program; the same seed makes the same program (default: 0)", "--seed")
                .value("M", "how many programs, with this seed and the following ones (default: 1)", "--count")
                .value("NAMES", "only operations of these dialects, separated by commas (default: all)", "--dialects")
                .value("N", "how many statements a program has at most (default: 40)", "--ops")
                .value("A-B", "hash only the values with these numbers, from 0, to find one that is wrong", "--observe")
                .value("DIR", "also compile them at each level, some as one module, into this directory", "--compile")
                .flag(
                        "only apply random passes to each, and say where the interpreter then gives other results",
                        "--check-passes")
                .flag("only say how often the programs have each operation", "--coverage")
                .flag("write programs to be executed, with the results of the interpreter (default)", "--run")
                .flag("instead, programs of nests of affine loops: only --seed, --count and -o go with it", "--affine")
                .flag("instead, write single operations of the standard dialects that should be valid", "--valid")
                .flag("the same with one change, which makes most of them invalid", "--invalid")
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
        if (args.flag("--valid") || args.flag("--invalid")) {
            Set<String> dialects = dialects(args, StructuralPrograms.DIALECTS);
            StructuralPrograms operations = new StructuralPrograms(dialects, args.flag("--invalid"));
            String text = LongStream.range(seed, (long) seed + count)
                    .mapToObj(operations::program)
                    .collect(Collectors.joining(GeneratedPrograms.SEPARATOR));
            return write(text, args.value("-o", "-"), console);
        }
        Wami wami = new Wami();
        if (args.flag("--affine")) return write(GeneratedLoops.text(wami, seed, count), args.value("-o", "-"), console);
        LongFunction<String> source = source(args);
        if (!args.value("--compile", "").isEmpty()) return compile(wami, source, seed, count, args, console);
        if (args.flag("--coverage")) return write(coverage(wami, source, seed, count), args.value("-o", "-"), console);
        if (args.flag("--check-passes")) return checkPasses(wami, source, seed, count, console);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            if (i > 0) text.append(GeneratedPrograms.SEPARATOR);
            text.append(programs(wami, source, seed + i, 1).text());
        }
        return write(text.toString(), args.value("-o", "-"), console);
    }

    private static LongFunction<String> source(Arguments args) {
        int statements = args.integer("--ops", 40, 0, 1_000_000);
        ExecutablePrograms programs = new ExecutablePrograms(dialects(args, ExecutablePrograms.DIALECTS), statements);
        int[] observed = observed(args);
        // Passes are judged by the interpreter.
        ExecutablePrograms drawn = args.flag("--check-passes") ? programs.interpreted() : programs;
        return seed -> drawn.program(seed, observed[0], observed[1]);
    }

    private static GeneratedPrograms programs(Wami wami, LongFunction<String> source, long first, int count) {
        List<String> texts =
                LongStream.range(first, first + count).mapToObj(source).collect(Collectors.toList());
        return new GeneratedPrograms(wami, first, texts);
    }

    private static int checkPasses(Wami wami, LongFunction<String> source, int seed, int count, Console console) {
        GeneratedPipelines pipelines = new GeneratedPipelines(wami);
        int passed = 0;
        int failed = 0;
        for (int i = 0; i < count; i++) {
            String outcome = pipelines.check(programs(wami, source, seed + i, 1));
            if (outcome.equals("ok")) passed++;
            if (outcome.startsWith("FAIL")) failed++;
            if (!outcome.equals("ok")) console.out().println("seed " + (seed + i) + ": " + outcome);
        }
        console.out().println(passed + " passed, " + failed + " failed, " + (count - passed - failed) + " skipped");
        console.out().flush();
        return failed == 0 ? ExitCode.OK : ExitCode.DIAGNOSTICS;
    }

    /** How often programs have each operation of the dialects that they may use. */
    private static String coverage(Wami wami, LongFunction<String> source, int seed, int count) {
        Map<String, Integer> times = new TreeMap<>();
        for (String dialect : ExecutablePrograms.DIALECTS) {
            for (String op :
                    Objects.requireNonNull(wami.context().dialect(dialect)).opNames()) times.put(op, 0);
        }
        for (int i = 0; i < count; i++) {
            Operation module = programs(wami, source, seed + i, 1).module();
            if (module != null) module.walk(op -> times.merge(op.name(), 1, Integer::sum));
        }
        StringBuilder table = new StringBuilder();
        times.forEach((op, n) -> table.append(String.format(Locale.ROOT, "%8d %s%n", n, op)));
        return table.toString();
    }

    /** Says which modules are there as soon as they are, so that they can be executed while others are made. */
    private static int compile(
            Wami wami, LongFunction<String> source, int seed, int count, Arguments args, Console console)
            throws IOException {
        GeneratedModules modules = new GeneratedModules(wami, Path.of(args.value("--compile", "")));
        for (int i = 0; i < count; i += PROGRAMS_OF_A_MODULE) {
            GeneratedPrograms programs = programs(wami, source, seed + i, Math.min(PROGRAMS_OF_A_MODULE, count - i));
            try {
                modules.write(programs);
            } catch (IOException e) {
                throw new UsageException("--compile: " + IoProblem.reason(e));
            }
            console.out().println(seed + i);
            console.out().flush();
        }
        return ExitCode.OK;
    }

    private static int write(String text, String output, Console console) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (output.equals("-")) {
            console.out().write(bytes);
            console.out().flush();
            return ExitCode.OK;
        }
        Diagnostics problems = new Diagnostics();
        boolean written = Outputs.write(OutputFile.of(output), bytes, problems);
        console.err().print(Renderer.text(problems.all(), List.of(), false));
        return written ? ExitCode.OK : ExitCode.DIAGNOSTICS;
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
