package dev.wami.cli;

import dev.wami.tools.ReadableForm;

/** {@code wasabi decompile}: WebAssembly as code that reads like C. */
final class DecompileCommand extends WasmFilesCommand {
    DecompileCommand() {
        super(ReadableForm.C, "decompiling");
    }

    @Override
    void declare(Options options) {
        declare(options, INPUT, "standard output; of several inputs FILE.c beside each");
        options.value("NAME", "write one function only, by its name, by an export's, or by its index", "--function");
    }

    @Override
    String footer() {
        return "What WebAssembly 1.0, sign extension, saturating conversions, bulk memory and several results make is C\n"
                + "that clang takes, and that means the same with -fwrapv; other instructions are calls by their names.\n"
                + "Examples:\n"
                + "  wasabi decompile in.wasm -o out.c\n"
                + "  wasabi decompile in.wasm --function main\n";
    }

    @Override
    Translation translation(Arguments args) {
        return (wasabi, source) -> wasabi.decompile(source, args.value("--function"));
    }
}
