package dev.wami.cli;

import java.util.List;

/** {@code wasabi}: WebAssembly to MLIR and LLVM IR. */
final class WasabiTool extends Tool {

    @Override
    String name() {
        return "wasabi";
    }

    @Override
    String summary() {
        return "turns WebAssembly into MLIR and LLVM IR";
    }

    @Override
    List<Entry> commands() {
        return List.of(
                new Entry("validate", "check WebAssembly binaries"),
                new Entry("print", "write WebAssembly binaries as text (WAT)"),
                new Entry("opt", "run passes on MLIR, as mlir-opt does"));
    }

    @Override
    Command open(String command) {
        return switch (command) {
            case "validate" -> new ValidateCommand();
            case "print" -> new PrintCommand();
            case "opt" -> new OptCommand();
            default -> throw new IllegalArgumentException(command);
        };
    }
}
