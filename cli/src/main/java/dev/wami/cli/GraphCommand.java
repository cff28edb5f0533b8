package dev.wami.cli;

import dev.wami.tools.GraphForm;
import dev.wami.tools.OutputForm;
import java.util.List;

/** {@code wasabi graph}: the calls in WebAssembly, or the control flow of a function, as a drawing. */
final class GraphCommand extends WasmFilesCommand {
    GraphCommand() {
        super(GraphForm.SVG, "drawing");
    }

    @Override
    void declare(Options options) {
        declare(options, INPUT, "standard output; of several inputs FILE.svg beside each");
        options.value(
                        "NAME",
                        "draw the control flow of this function, by its name, by an export's, or by its index",
                        "--function")
                .value("FORMAT", "svg (default), or dot: text for Graphviz", "--format");
    }

    @Override
    String footer() {
        return "Without --function, the functions are drawn, and who calls whom; imported ones have a dashed border.\n"
                + "Examples:\n"
                + "  wasabi graph in.wasm -o calls.svg\n"
                + "  wasabi graph in.wasm --function main -o main.svg\n"
                + "  wasabi graph in.wasm --format=dot | dot -Tpng -o calls.png\n";
    }

    @Override
    OutputForm form(Arguments args) {
        return format(args);
    }

    private static GraphForm format(Arguments args) {
        return args.choice("--format", GraphForm.SVG, List.of(GraphForm.values()));
    }

    @Override
    Translation translation(Arguments args) {
        GraphForm form = format(args);
        return (wasabi, source) -> wasabi.graph(source, args.value("--function"), form);
    }
}
