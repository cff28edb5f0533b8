package dev.wami.cli;

import dev.wami.tools.EmitStage;
import dev.wami.tools.Wasabi;
import java.util.List;

/** {@code wasabi parse}: WebAssembly text as a binary. */
final class ParseCommand extends WasmFilesCommand {
    ParseCommand() {
        super(EmitStage.BIN, "parsing");
    }

    @Override
    void declare(Options options) {
        declare(options, "WebAssembly text; - is standard input", "FILE.wasm beside the input");
    }

    @Override
    String footer() {
        return "The module is not validated: wasabi validate does that. Identifiers become the section name. A binary is\n"
                + "written as it is.\n"
                + "Example:\n"
                + "  wasabi parse in.wat -o out.wasm\n";
    }

    @Override
    List<String> endings() {
        return List.of(".wat", ".wast");
    }

    @Override
    Translation translation(Arguments args) {
        return Wasabi::parse;
    }
}
