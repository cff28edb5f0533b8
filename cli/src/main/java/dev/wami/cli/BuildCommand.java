package dev.wami.cli;

import dev.wami.tools.ImportOptions;
import dev.wami.tools.OutputForm;
import dev.wami.tools.nativebuild.NativeForm;
import dev.wami.tools.nativebuild.NativeOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code wasabi build foo.wasm -o foo}: WebAssembly to native code, by the clang that is installed. */
final class BuildCommand extends Command {
    private static final List<String> LEVELS = List.of("-O0", "-O1", "-O2", "-O3", "-Os", "-Oz");

    @Override
    void declare(Options options) {
        options.positionals("FILE", "WebAssembly, binary or text, then C files, objects and libraries to link with it");
        options.value(
                        "FILE",
                        "where to write (default: the name of the input, in the current directory)",
                        "-o",
                        "--output")
                .value("FORM", "exe (default), obj, so, ll or h, a header of C", "--emit")
                .value(
                        "BOUNDS",
                        "guard (default): guard pages find accesses outside of a memory; explicit: tests do",
                        "--bounds")
                .flag("what clang does at this level", "-O0")
                .flag("what clang does at this level", "-O1")
                .flag("what clang does at this level (default)", "-O2")
                .flag("what clang does at this level", "-O3")
                .flag("what clang does at this level", "-Os")
                .flag("what clang does at this level", "-Oz")
                .value("PROGRAM", "the clang to use (default: clang-22)", "--cc")
                .value(
                        "CPU",
                        "the processor that it is for, as clang's -mcpu and -march; native for this one",
                        "--target-cpu")
                .value("OPTION", "passed on to clang, any number of times: --clang=-g", "--clang")
                .value(
                        "PREFIX",
                        "put it before the names of exports, so that several modules fit into one program",
                        "--prefix");
        options.value("NAME", "call this export with the program's arguments, and print what it gives", "--invoke")
                .value("HOST[::GUEST]", "grant the program a directory, any number of times", "--dir")
                .value("NAME[=VALUE]", "give the program a variable of the environment, any number of times", "--env")
                .flag("give the program the whole environment", "--inherit-env");
        DebugOptions.declare(options, false);
        Messages.declare(options);
    }

    @Override
    String footer() {
        return "A program gets its arguments as WASI's. The variable WASM_OPTIONS grants more when it runs:\n"
                + "  WASM_OPTIONS='--dir=. --env=LANG' ./foo\n"
                + "Examples:\n"
                + "  wasabi build foo.wasm -O3 -o foo\n"
                + "  wasabi build fib.wasm --invoke=fib -o fib && ./fib 30\n"
                + "  wasabi build foo.wasm --emit=obj --prefix=foo_ -o foo.o\n";
    }

    private static NativeOptions nativeOptions(Arguments args) {
        NativeForm form = args.choice("--emit", NativeForm.EXE, List.of(NativeForm.values()));
        String prefix = args.value("--prefix").orElse("");
        if (!ImportOptions.isPrefix(prefix)) {
            throw new UsageException(
                    "--prefix takes letters, digits and underscores, no digit first: '" + prefix + "'");
        }
        if (form != NativeForm.EXE && args.value("--invoke").isPresent()) {
            throw new UsageException("--invoke is for a program: leave it out, or --emit=" + form);
        }
        List<String> files = args.positionals();
        if (files.size() > 1 && form != NativeForm.EXE && form != NativeForm.SO) {
            throw new UsageException("'" + files.get(1)
                    + "' cannot be linked where no program or library is made: leave it" + " out, or --emit=" + form);
        }
        List<String> granted = new ArrayList<>();
        for (String d : args.values("--dir")) granted.add("--dir=" + d);
        for (String e : args.values("--env")) granted.add("--env=" + e);
        if (args.flag("--inherit-env")) granted.add("--inherit-env");
        List<String> passed = new ArrayList<>();
        args.value("--target-cpu").ifPresent(cpu -> passed.add(cpuOption() + cpu));
        passed.addAll(args.values("--clang"));
        return new NativeOptions(
                form,
                args.last("-O2", LEVELS),
                args.choice("--bounds", "guard", List.of("guard", "explicit")).equals("guard"),
                prefix,
                args.value("--cc"),
                args.value("--invoke"),
                granted,
                files.isEmpty() ? files : files.subList(1, files.size()),
                passed);
    }

    /** How clang spells it for this machine. */
    private static String cpuOption() {
        return System.getProperty("os.arch", "").equals("amd64") ? "-march=" : "-mcpu=";
    }

    private static String output(String input, NativeForm form) {
        if (input.equals(InputFile.STANDARD)) {
            throw new UsageException("where to write? Standard input has no name: -o names the output");
        }
        Path path = Path.of(input).getFileName();
        String name = path == null ? input : path.toString();
        for (String ending : List.of(".wasm", ".wat")) {
            if (name.endsWith(ending)) name = name.substring(0, name.length() - ending.length());
        }
        String made = name + form.extension();
        if (made.equals(input)) throw new UsageException("where to write? The output would be the input: -o names it");
        return made;
    }

    @Override
    int run(Arguments args, Console console) throws Exception {
        NativeOptions options = nativeOptions(args);
        List<String> inputs = args.positionals();
        Optional<String> output = inputs.isEmpty() || args.value("-o").isPresent()
                ? args.value("-o")
                : Optional.of(output(inputs.get(0), options.form()));
        BatchPlan plan = BatchPlan.of(
                inputs.isEmpty() ? inputs : inputs.subList(0, 1),
                output.equals(Optional.of(InputFile.STANDARD)) && options.form().isText() ? Optional.of("-") : output,
                Optional.empty(),
                new BuiltForm(options.form()),
                List.of(".wasm", ".wat"),
                List.of());
        int status = WasabiBatch.run(
                plan,
                args,
                console,
                "building",
                InputFile::wasm,
                (wasabi, source, settings) -> wasabi.build(source, options, settings));
        boolean program = options.form() == NativeForm.EXE || options.form() == NativeForm.SO;
        if (status == ExitCode.OK && program && output.isPresent()) {
            makeExecutable(OutputFile.of(output.get()).path());
        }
        return status;
    }

    /** What is made, as commands that write files see it. */
    private record BuiltForm(NativeForm form) implements OutputForm {
        @Override
        public String extension() {
            return form.extension();
        }

        @Override
        public boolean isText() {
            return form.isText();
        }

        @Override
        public String toString() {
            return form.toString();
        }
    }

    private static void makeExecutable(Path file) {
        // what the file system does not have is no mistake of the user's
        if (!file.toFile().setExecutable(true, false)) file.toFile().setExecutable(true);
    }
}
