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
 */
public record Output(Optional<byte[]> bytes, List<Diagnostic> diagnostics) {
    public Output {
        diagnostics = List.copyOf(diagnostics);
    }

    static Output failed(Diagnostics diagnostics) {
        return new Output(Optional.empty(), diagnostics.all());
    }

    public boolean ok() {
        return bytes.isPresent();
    }
}
