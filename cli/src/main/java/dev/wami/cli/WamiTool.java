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
        return List.of();
    }

    @Override
    Command open(String command) {
        switch (command) {
            default:
                throw new IllegalArgumentException(command);
        }
    }
}
