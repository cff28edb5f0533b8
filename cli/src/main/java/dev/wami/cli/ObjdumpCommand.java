package dev.wami.cli;

import dev.wami.tools.Report;

/** {@code wasabi objdump}: the sections of WebAssembly. */
final class ObjdumpCommand extends WasmFilesCommand {
    ObjdumpCommand() {
        super(Report.SECTIONS, "reading");
    }

    @Override
    void declare(Options options) {
        declare(options, INPUT, "standard output; of several inputs FILE.sections.txt beside each");
    }

    @Override
    String footer() {
        return "A line has a section's name, where its content begins and ends, its size, and the number of its entries. Of\n"
                + "text it is what wasabi parse makes of it.\n";
    }

    @Override
    Translation translation(Arguments args) {
        return (wasabi, source) -> wasabi.report(source, Report.SECTIONS);
    }
}
