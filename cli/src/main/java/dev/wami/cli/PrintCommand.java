package dev.wami.cli;

import dev.wami.tools.EmitStage;
import dev.wami.tools.Wasabi;

/** {@code wasabi print}: WebAssembly as text. */
final class PrintCommand extends WasmFilesCommand {
    PrintCommand() {
        super(EmitStage.WAT, "printing");
    }

    @Override
    void declare(Options options) {
        declare(options, INPUT, "standard output; of several inputs FILE.wat beside each");
    }

    @Override
    Translation translation(Arguments args) {
        return Wasabi::print;
    }
}
