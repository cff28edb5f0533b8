package dev.wami.cli;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code wasabi}: WebAssembly to MLIR, LLVM IR, native programs and JVM classes, and to better WebAssembly. */
final class WasabiTool extends Tool {
    private static final Entry IMPORT = new Entry("import", "convert WebAssembly to MLIR, LLVM IR or JVM classes");

    @Override
    String name() {
        return "wasabi";
    }

    @Override
    String summary() {
        return "turns WebAssembly into MLIR, LLVM IR and native programs, and into better WebAssembly";
    }

    @Override
    List<Entry> commands() {
        return List.of(
                IMPORT,
                new Entry("build", "build WebAssembly natively: a program, an object or a library"),
                new Entry("export", "convert imported MLIR back to WebAssembly"),
                new Entry("run", "execute WebAssembly, with WASI"),
                new Entry("validate", "check WebAssembly"),
                new Entry("print", "write WebAssembly as text (WAT)"),
                new Entry("parse", "write WebAssembly text (WAT) as a binary"),
                new Entry("decompile", "write WebAssembly as code that reads like C"),
                new Entry("graph", "draw the calls or the control flow of WebAssembly"),
                new Entry("objdump", "list the sections of WebAssembly"),
                new Entry("dump-names", "list the names of WebAssembly"),
                new Entry("stats", "count what is in WebAssembly"),
                new Entry("strip", "remove custom sections"),
                new Entry("opt", "optimise WebAssembly, or run passes on MLIR"));
    }

    /** {@code wasabi opt} is wasm-opt on WebAssembly, mlir-opt on MLIR. */
    @Override
    Command open(String command, List<String> args) {
        return command.equals("opt") && WasmOptCommand.isMeant(args) ? new WasmOptCommand() : open(command);
    }

    /** {@code wasabi foo.wasm --dump}, the form of the RFC, is an import. */
    @Override
    @Nullable
    Entry implied(String first, List<String> rest) {
        boolean option =
                first.equals("--dump") || first.equals("--import-wasm") || first.equals("--convert-wasm-to-standard");
        return option || first.endsWith(".wasm") || first.endsWith(".wat") || rest.contains("--dump") ? IMPORT : null;
    }

    @Override
    Command open(String command) {
        return switch (command) {
            case "import" -> new ImportCommand();
            case "build" -> new BuildCommand();
            case "export" -> new ExportCommand();
            case "run" -> new WasmRunCommand();
            case "validate" -> new ValidateCommand();
            case "print" -> new PrintCommand();
            case "parse" -> new ParseCommand();
            case "decompile" -> new DecompileCommand();
            case "graph" -> new GraphCommand();
            case "objdump" -> new ObjdumpCommand();
            case "dump-names" -> new DumpNamesCommand();
            case "stats" -> new StatsCommand();
            case "strip" -> new StripCommand();
            case "opt" -> new OptCommand();
            default -> throw new IllegalArgumentException(command);
        };
    }
}
