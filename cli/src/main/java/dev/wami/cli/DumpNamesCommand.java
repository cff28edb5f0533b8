package dev.wami.cli;

import dev.wami.tools.Report;

/** {@code wasabi dump-names}: what the parts of WebAssembly are called. */
final class DumpNamesCommand extends WasmFilesCommand {
    DumpNamesCommand() {
        super(Report.NAMES, "reading");
    }

    @Override
    void declare(Options options) {
        declare(options, INPUT, "standard output; of several inputs FILE.names.txt beside each");
    }

    @Override
    String footer() {
        return "A line is a name: of what it is, its index (after that of the function or type that it is in), and the name as\n"
                + "the text format writes it: function 3 $sum, local 3 0 $x.\n";
    }

    @Override
    Translation translation(Arguments args) {
        return (wasabi, source) -> wasabi.report(source, Report.NAMES);
    }
}
