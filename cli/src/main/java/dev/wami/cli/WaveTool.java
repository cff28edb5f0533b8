package dev.wami.cli;

import java.util.List;

/** {@code wave}: GPU kernels to one portable binary. */
final class WaveTool extends Tool {

    @Override
    String name() {
        return "wave";
    }

    @Override
    String summary() {
        return "compiles GPU kernels to portable binaries";
    }

    @Override
    List<Entry> commands() {
        return List.of(
                new Entry("compile", "compile kernels in Python, Rust, C++ and TypeScript"),
                new Entry("asm", "assemble WAVE assembly"),
                new Entry("dis", "show a WAVE binary as assembly"),
                new Entry("run", "execute a kernel on the emulator"),
                new Entry("opt", "run passes on MLIR, as mlir-opt does"));
    }

    @Override
    Command open(String command) {
        return switch (command) {
            case "compile" -> new CompileKernelsCommand();
            case "asm" -> new AssembleCommand();
            case "dis" -> new DisassembleCommand();
            case "run" -> new LaunchCommand();
            case "opt" -> new OptCommand();
            default -> throw new IllegalArgumentException(command);
        };
    }
}
