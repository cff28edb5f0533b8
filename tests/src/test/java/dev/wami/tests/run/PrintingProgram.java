package dev.wami.tests.run;

import dev.wami.cli.JvmEngine;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Operation;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.OptLevel;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import dev.wami.tools.run.HostFunction;
import dev.wami.tools.run.HostLibrary;
import dev.wami.tools.run.InterpretedProgram;
import dev.wami.tools.run.Program;
import dev.wami.tools.run.RunFailure;
import dev.wami.tools.run.WasmProgram;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A whole program whose comments {@code // prints:} say, line by line, what its {@code @main} prints. */
public record PrintingProgram(String file, String source) {
    private static final Pattern EXPECTED = Pattern.compile("^// prints:(?: (.*))?$", Pattern.MULTILINE);

    /** Where a memref lies does not matter. */
    private static final Pattern ADDRESS = Pattern.compile("base@ = 0x[0-9a-f]+");

    private static final Wami WAMI = new Wami();

    /** What it should print; empty if no comment says so. */
    public String expected() {
        return EXPECTED.matcher(source)
                .results()
                .map(m -> (m.group(1) == null ? "" : m.group(1)) + "\n")
                .collect(Collectors.joining());
    }

    /** Whether the interpreter can execute it; if not, {@code // engines:} says why. */
    public boolean isInterpreted() {
        return !source.contains("// engines: chicory - ");
    }

    /** What it prints on the interpreter, which tells {@code observer} of each operation before it executes it. */
    public String interpret(Consumer<Operation> observer) throws RunFailure {
        StringBuilder printed = new StringBuilder();
        try (InterpretedProgram program = new InterpretedProgram(parse(), 32, host(printed))) {
            program.observe(observer);
            program.call("main");
            program.end();
        }
        return withoutAddresses(printed);
    }

    /** What it prints compiled at {@code level}, on the embedded engine. */
    public String runCompiled(OptLevel level) throws RunFailure {
        StringBuilder printed = new StringBuilder();
        CompileOptions options = CompileOptions.DEFAULT.withLevel(level).withoutFeatures(JvmEngine.LACKING);
        Output output = WAMI.compile(parse(), options, PassSettings.PLAIN, new Diagnostics());
        Optional<byte[]> bytes = output.bytes();
        if (bytes.isEmpty()) throw new AssertionError(output.diagnostics().toString());
        try (Program program = WasmProgram.startCompiled(bytes.get(), parse(), new JvmEngine(), host(printed))) {
            program.call("main");
            program.end();
        }
        return withoutAddresses(printed);
    }

    private static List<HostFunction> host(StringBuilder printed) {
        return HostLibrary.printingTo(printed::append, printed::append);
    }

    private static String withoutAddresses(CharSequence printed) {
        return ADDRESS.matcher(printed).replaceAll("base@");
    }

    private Operation parse() {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = WAMI.parse(SourceFile.of(file, source), diagnostics);
        if (module == null) throw new AssertionError(diagnostics.all().toString());
        return module;
    }
}
