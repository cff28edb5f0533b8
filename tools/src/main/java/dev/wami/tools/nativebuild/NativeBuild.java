package dev.wami.tools.nativebuild;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.IoProblem;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.runtime.NativeRuntime;
import dev.wami.wasmbinary.Export;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.WasiFunction;
import dev.wami.wasmssa.Imported;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One module on its way to native code: what is asked of it first, then, with its LLVM IR, the C beside it and clang.
 *
 * <pre>
 *   module.ll + runtime.c (the runtime, and main) --clang--> program, object, library
 * </pre>
 */
public final class NativeBuild {
    private static final String START = "_start";
    private static final String INITIALIZE = "_initialize";

    /**
     * What a compiler of WebAssembly has done before: loops unrolled twice are large, and vectors made of what is
     * stored one by one wait until it has arrived. Measured in docs/native.md.
     */
    private static final List<String> FOR_SPEED = List.of("-fno-slp-vectorize", "-fno-unroll-loops");

    /** Branches that cross no line of 32 bytes, by which x86-64 keeps decoded instructions. */
    private static final String BRANCHES = "-mbranches-within-32B-boundaries";

    private final NativeOptions options;
    private final WasmModule wasm;
    private final SourceFile source;
    private final Diagnostics diagnostics;

    public NativeBuild(NativeOptions options, WasmModule wasm, SourceFile source, Diagnostics diagnostics) {
        this.options = options;
        this.wasm = wasm;
        this.source = source;
        this.diagnostics = diagnostics;
    }

    private void error(String text, Object... arguments) {
        diagnostics.error(Location.of(source.name(), 0, 0), text, arguments);
    }

    // ---- what is asked for

    /** Whether {@code main} is ours: otherwise a file that is linked with it has one. */
    private boolean hasEntry() {
        return options.form() == NativeForm.EXE && (options.invoke().isPresent() || function(START) != null);
    }

    private @Nullable FuncType function(String export) {
        for (Export e : wasm.exports()) {
            if (e.kind() == ExternKind.FUNC && e.name().equals(export)) {
                return IndexSpaces.of(wasm).function(e.index());
            }
        }
        return null;
    }

    private boolean usesWasi() {
        return wasm.imports().stream().anyMatch(i -> i.module().equals(WasiFunction.MODULE));
    }

    /** The exports that have to be seen; empty for all. */
    public List<String> kept() {
        if (!hasEntry() || !options.files().isEmpty()) return List.of();
        // what nobody has exported is kept, so that the list is never empty
        return List.of(options.invoke().orElse(START), INITIALIZE);
    }

    /** Whether {@code module}, wasmssa, can become what is asked for; reports why not. */
    public boolean check(Operation module) {
        if (options.form() != NativeForm.EXE) return true;
        String wanted = options.invoke().orElse(START);
        FuncType type = function(wanted);
        if (options.invoke().isPresent() && type == null) {
            error("there is no exported function '%s', which --invoke names%s", wanted, exports());
        } else if (options.invoke().isPresent() && type != null && !NativeEntry.isPrintable(type)) {
            error("'%s' has the type %s, and --invoke is for numbers: build an object, and call it", wanted, type);
        } else if (type == null && options.files().isEmpty()) {
            error(
                    "a program needs something to call: the module has no '_start'; name an exported function with"
                            + " --invoke=NAME, a C file that has a main, or --emit=obj%s",
                    exports());
        }
        for (Operation op : module.region(0).entry()) {
            boolean foreign = op instanceof Imported i && !i.importModule().equals(WasiFunction.MODULE);
            if (foreign && options.files().isEmpty()) unknown(op, (Imported) op);
        }
        return !diagnostics.hasErrors();
    }

    private void unknown(Operation op, Imported i) {
        String symbol = i.importModule().equals("env") ? i.importName() : i.importModule() + "." + i.importName();
        diagnostics.error(
                op,
                "nothing defines '%s' of module '%s', which is imported: add a C file or an object that defines '%s'"
                        + " (wasabi build --emit=h writes its prototype)",
                i.importName(),
                i.importModule(),
                symbol);
    }

    private String exports() {
        List<String> names = NativeHeader.functions(wasm);
        if (names.isEmpty()) return "";
        String some = String.join(", ", names.subList(0, Math.min(8, names.size())));
        return " (there are " + some + (names.size() > 8 ? ", ..." : "") + ")";
    }

    // ---- what is made

    /** The header of {@code module}, in the dialect {@code llvm}. */
    public byte[] header(Operation module) {
        String file = source.name().substring(source.name().lastIndexOf('/') + 1);
        NativeSymbols symbols = new NativeSymbols(module, options.prefix());
        return new NativeHeader(wasm, symbols).text(file).getBytes(StandardCharsets.UTF_8);
    }

    /** The C beside {@code module}: the runtime, and {@code main} if it is ours. */
    private String runtime(Operation module) {
        String text = NativeRuntime.text(usesWasi());
        if (!hasEntry()) return text;
        NativeSymbols symbols = new NativeSymbols(module, options.prefix());
        String callee = options.invoke().orElse(START);
        FuncType type = function(callee);
        if (type == null) throw new IllegalStateException("checked: " + callee);
        String first = callee.equals(START) ? null : symbols.of(INITIALIZE).orElse(null);
        List<String> granted = usesWasi() ? options.granted() : null;
        boolean command = options.invoke().isEmpty();
        String entry = new NativeEntry(symbols).text(symbols.of(callee).orElseThrow(), type, first, granted, command);
        return text + entry;
    }

    /** What clang makes of {@code ir}, the LLVM IR of {@code module}; empty after a report. */
    public Optional<byte[]> compile(Operation module, byte[] ir) {
        Path folder = null;
        try {
            Clang clang = Clang.find(options.compiler());
            folder = Files.createTempDirectory("wasabi-build");
            Path program = Files.write(folder.resolve("module.ll"), ir);
            Path runtime = Files.writeString(folder.resolve("runtime.c"), runtime(module));
            Path output = folder.resolve("output");
            Optional<Path> object = compileModule(clang, program);
            boolean made = object.isPresent()
                    && (options.form() == NativeForm.OBJ
                            ? object(clang, object.get(), runtime, output)
                            : link(clang, object.get(), runtime, output));
            return made ? Optional.of(Files.readAllBytes(output)) : Optional.empty();
        } catch (Clang.Missing e) {
            error("%s", String.valueOf(e.getMessage()));
        } catch (IOException e) {
            error("clang could not be run: %s", IoProblem.reason(e));
        } finally {
            if (folder != null) delete(folder);
        }
        return Optional.empty();
    }

    private static void delete(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path each : files.toList()) Files.deleteIfExists(each);
            Files.deleteIfExists(folder);
        } catch (IOException e) {
            // the system's business
        }
    }

    private List<String> compiling() {
        List<String> arguments = new ArrayList<>(List.of(options.level(), "-Wno-override-module"));
        arguments.addAll(options.passed());
        return arguments;
    }

    /** The object of the module alone: C beside it is compiled as its author wants. */
    private Optional<Path> compileModule(Clang clang, Path program) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("-c"));
        if (options.form() != NativeForm.EXE) arguments.add("-fPIC");
        if (options.isForSpeed()) {
            arguments.addAll(FOR_SPEED);
            if (clang.target(options.passed()).startsWith("x86_64")) arguments.add(BRANCHES);
        }
        arguments.addAll(compiling());
        Path made = Path.of(program + ".o");
        arguments.addAll(List.of(program.toString(), "-o", made.toString()));
        return run(clang, arguments) ? Optional.of(made) : Optional.empty();
    }

    private boolean link(Clang clang, Path module, Path runtime, Path output) throws IOException {
        List<String> arguments = compiling();
        if (options.form() == NativeForm.SO) arguments.addAll(List.of("-shared", "-fPIC"));
        arguments.add(module.toString());
        arguments.add(runtime.toString());
        arguments.addAll(options.files());
        arguments.addAll(List.of("-lm", "-o", output.toString()));
        return run(clang, arguments);
    }

    private boolean object(Clang clang, Path module, Path runtime, Path output) throws IOException {
        String part = runtime + ".o";
        List<String> arguments = compiling();
        arguments.addAll(List.of("-fPIC", "-c", runtime.toString(), "-o", part));
        if (!run(clang, arguments)) return false;
        List<String> parts =
                new ArrayList<>(List.of("-r", "-nostdlib", "-o", output.toString(), module.toString(), part));
        parts.addAll(options.files());
        return run(clang, parts);
    }

    private boolean run(Clang clang, List<String> arguments) throws IOException {
        Clang.Result result = clang.run(arguments);
        if (result.status() == 0) return true;
        error(
                "%s ended with status %d:\n%s",
                clang.name(), result.status(), result.text().stripTrailing());
        return false;
    }
}
