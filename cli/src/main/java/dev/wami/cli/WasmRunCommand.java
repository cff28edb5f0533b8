package dev.wami.cli;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Location;
import dev.wami.jvmbackend.wasi.Terminals;
import dev.wami.jvmbackend.wasi.WasiOptions;
import dev.wami.tools.run.RunFailure;
import dev.wami.tools.run.TimeLimit;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmimport.WasmInput;
import dev.wami.wasmspec.Feature;
import java.nio.file.InvalidPathException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code wasabi run}: executes WebAssembly with WASI preview 1 on the embedded engine. */
final class WasmRunCommand extends Command {
    /** What other engines' commands end with when a program traps: 128 and the number of SIGABRT. */
    static final int TRAPPED = 134;

    private static final List<String> ANYWHERE =
            List.of("--dir", "--env", "--invoke", "--fuel", "--timeout", "--unknown-imports-trap");

    @Override
    void declare(Options options) {
        options.positionals(
                        "FILE [ARGUMENT...]",
                        "WebAssembly, binary or text (- is standard input), and what its program takes")
                .value(
                        "DIR[::NAME]",
                        "let the program use this directory and what is in it, under NAME if that is given; repeatable",
                        "--dir")
                .value("NAME=VALUE", "put it into the program's environment, which is empty else; repeatable", "--env")
                .value("NAME", "call this exported function in place of _start, with ARGUMENTs", "--invoke")
                .value(
                        "UNITS",
                        "stop the program when it has made so many calls of its functions and backward branches",
                        "--fuel")
                .flag("give functions that trap for those that are imported from elsewhere", "--unknown-imports-trap")
                .value("SECONDS", "stop the program if it runs longer, such as 10, or 0.5", "--timeout");
        Messages.declare(options);
    }

    @Override
    String footer() {
        return "Options may also stand after FILE; all that is no option of these is the program's, and so is what follows --.\n"
                + "The exit status is the program's; 134 if it traps, runs out of fuel or out of time; 1 if it cannot be run.\n"
                + "Examples:\n"
                + "  wasabi run cat.wasm notes.txt --dir .\n"
                + "  wasabi run tool.wasm --dir /tmp::/data -- --verbose /data/in\n"
                + "  wasabi run gcd.wat --invoke gcd 48 36\n";
    }

    /** Brings the options to the front; other words after the file are the program's, with dashes or without. */
    @Override
    List<String> preprocess(List<String> args, Options options) {
        return ProgramWords.behindOptions(args, options, (arg, afterFile) -> {
            String name = arg.contains("=") ? arg.substring(0, arg.indexOf('=')) : arg;
            return afterFile ? ANYWHERE.contains(name) : ProgramWords.hasDash(arg);
        });
    }

    @Override
    int run(Arguments args, Console console) throws Exception {
        if (args.positionals().isEmpty()) throw new UsageException("run takes a file");
        String input = args.positionals().get(0);
        TimeLimit limit = RunCommand.timeLimit(args, "--timeout");
        long fuel = fuel(args);
        WasiOptions given = options(args, input, console);
        Diagnostics diagnostics = new Diagnostics();
        byte[] bytes = InputFile.read(input, console, diagnostics);
        List<SourceFile> sources = new ArrayList<>();
        int status = ExitCode.DIAGNOSTICS;
        if (bytes != null) {
            SourceFile source = new SourceFile(InputFile.display(input), bytes);
            sources.add(source);
            Optional<WasmModule> module = WasmInput.read(bytes, source.name(), Feature.all(), diagnostics);
            if (module.isPresent()) {
                Location where = Location.of(source.name(), 0, 0);
                status = run(
                        new WasiProgram(module.get(), given, limit, fuel, args.flag("--unknown-imports-trap")),
                        args,
                        console,
                        where,
                        diagnostics);
            }
        }
        try (Messages messages = Messages.of(args, console)) {
            messages.print(diagnostics.all(), sources);
        }
        return status;
    }

    private static int run(
            WasiProgram program, Arguments args, Console console, Location where, Diagnostics diagnostics) {
        Optional<String> function = args.value("--invoke");
        try {
            if (function.isEmpty()) return program.start();
            List<String> words = args.positionals();
            List<String> results = program.invoke(function.get(), words.subList(1, words.size()));
            for (String line : results) console.print(line);
            return program.status();
        } catch (RunFailure failure) {
            String said = failure.getMessage();
            diagnostics.error(where, "%s", failure.kind() == RunFailure.Kind.TRAP ? "trap: " + said : said);
            boolean ran = failure.kind() == RunFailure.Kind.TRAP || failure.kind() == RunFailure.Kind.TIME_LIMIT;
            return ran ? TRAPPED : ExitCode.DIAGNOSTICS;
        }
    }

    private static long fuel(Arguments args) {
        Optional<String> text = args.value("--fuel");
        if (text.isEmpty()) return Long.MAX_VALUE;
        try {
            long units = Long.parseLong(text.get());
            if (units >= 0) return units;
        } catch (NumberFormatException e) {
            // told below
        }
        throw new UsageException("'" + text.get() + "' is no value for --fuel, which takes a number from 0 up");
    }

    private static WasiOptions options(Arguments args, String input, Console console) {
        Map<String, String> environment = new LinkedHashMap<>();
        for (String variable : args.values("--env")) {
            int equals = variable.indexOf('=');
            if (equals < 1) {
                throw new UsageException("'" + variable + "' is no value for --env, which takes NAME=VALUE");
            }
            environment.put(variable.substring(0, equals), variable.substring(equals + 1));
        }
        List<WasiOptions.Grant> directories = new ArrayList<>();
        for (String directory : args.values("--dir")) {
            try {
                WasiOptions.Grant grant = WasiOptions.Grant.of(directory);
                if (grant.name().isEmpty()) throw new UsageException("'" + directory + "' has no name for --dir");
                directories.add(grant);
            } catch (InvalidPathException e) {
                throw new UsageException("'" + directory + "' is no value for --dir, which takes DIR or DIR::NAME");
            }
        }
        List<String> arguments = new ArrayList<>(args.positionals());
        arguments.set(0, input);
        return new WasiOptions(
                arguments,
                environment,
                directories,
                console.in(),
                new CheckedStream(console.out()),
                new CheckedStream(console.err()),
                console.in() == System.in ? Terminals.ofProcess() : Terminals.NONE);
    }
}
