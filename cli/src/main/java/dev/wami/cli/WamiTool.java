package dev.wami.cli;

import java.util.List;

/** {@code wami}: MLIR to WebAssembly. */
final class WamiTool extends Tool {

    @Override
    String name() {
        return "wami";
    }

    @Override
    String summary() {
        return "compiles MLIR to WebAssembly";
    }

    @Override
    List<Entry> commands() {
        return List.of(
                new Entry("compile", "compile MLIR to WebAssembly"),
                new Entry("gen", "make random programs"),
                new Entry("opt", "run passes on MLIR, as mlir-opt does"),
                new Entry("run", "execute a program"),
                new Entry("translate", "write MLIR as LLVM IR, as mlir-translate does"));
    }

    @Override
    Command open(String command) {
        return switch (command) {
            case "compile" -> new CompileCommand();
            case "gen" -> new GenCommand();
            case "opt" -> new OptCommand();
            case "run" -> new RunCommand();
            case "translate" -> new TranslateCommand();
            default -> throw new IllegalArgumentException(command);
        };
    }
}
