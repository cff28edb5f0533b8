package dev.wami.tools;

import dev.wami.core.diag.Diagnostic;
import dev.wami.core.diag.Diagnostics;
import java.util.List;
import java.util.Optional;

/**
 * What comes out of a tool.
 *
 * @param bytes the result, UTF-8 if it is text; empty if there is none
 * @param diagnostics in the order in which they were found; with an error exactly if there is no result
 * @param partial without a result, what there is of it nevertheless: of an input in parts, those without an error
 */
public record Output(Optional<byte[]> bytes, List<Diagnostic> diagnostics, Optional<byte[]> partial) {
    public Output {
        diagnostics = List.copyOf(diagnostics);
    }

    public Output(Optional<byte[]> bytes, List<Diagnostic> diagnostics) {
        this(bytes, diagnostics, Optional.empty());
    }

    static Output partial(byte[] bytes, Diagnostics diagnostics) {
        return new Output(Optional.empty(), diagnostics.all(), Optional.of(bytes));
    }

    static Output failed(Diagnostics diagnostics) {
        return new Output(Optional.empty(), diagnostics.all());
    }

    public boolean ok() {
        return bytes.isPresent();
    }
}
