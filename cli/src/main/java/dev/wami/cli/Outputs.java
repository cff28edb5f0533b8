package dev.wami.cli;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.IoProblem;
import dev.wami.core.ir.Location;
import dev.wami.tools.Output;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Brings a result to where it was wanted. */
final class Outputs {
    private Outputs() {}

    /**
     * Writes the result, if there is one, to {@code name} or standard output ({@code -}), and returns an
     * {@link ExitCode}. A part of a result goes to standard output only, so that no file is left that looks whole.
     */
    static int write(Output output, String name, Console console, Messages messages) {
        if (output.bytes().isEmpty()) {
            if (name.equals("-")) output.partial().ifPresent(b -> console.out().write(b, 0, b.length));
            return ExitCode.DIAGNOSTICS;
        }
        byte[] bytes = output.bytes().get();
        if (name.equals("-")) {
            console.out().write(bytes, 0, bytes.length);
            return ExitCode.OK;
        }
        Diagnostics diagnostics = new Diagnostics();
        if (write(OutputFile.of(name), bytes, diagnostics)) return ExitCode.OK;
        messages.print(diagnostics.all(), List.of());
        return ExitCode.DIAGNOSTICS;
    }

    /** Writes a file; false after a report. */
    static boolean write(OutputFile file, byte[] bytes, Diagnostics diagnostics) {
        Location where = Location.of(file.path().toString(), 0, 0);
        Optional<String> problem = file.problem();
        if (problem.isPresent()) {
            diagnostics.error(where, problem.get());
            return false;
        }
        try {
            file.write(bytes);
            return true;
        } catch (IOException e) {
            diagnostics.error(where, "cannot be written: " + IoProblem.reason(e));
            return false;
        }
    }
}
