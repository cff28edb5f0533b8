package dev.wami.cli;

import dev.wami.tools.Report;

/** {@code wasabi stats}: how many there are of everything in WebAssembly. */
final class StatsCommand extends WasmFilesCommand {
    StatsCommand() {
        super(Report.STATISTICS, "counting");
    }

    @Override
    void declare(Options options) {
        declare(options, INPUT, "standard output; of several inputs FILE.statistics.txt beside each");
    }

    @Override
    String footer() {
        return "First what is imported and defined, then the features that a valid module uses, then how often each\n"
                + "instruction occurs, most frequent first.\n";
    }

    @Override
    Translation translation(Arguments args) {
        return (wasabi, source) -> wasabi.report(source, Report.STATISTICS);
    }
}
