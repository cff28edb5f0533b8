package dev.wami.cli;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.IoProblem;
import dev.wami.core.ir.Location;
import dev.wami.tools.Content;
import dev.wami.tools.Output;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Brings a result to where it was wanted. */
final class Outputs {
    private Outputs() {}

    /**
     * Writes the result, if there is one, to {@code name} or standard output ({@code -}), and returns an
     * {@link ExitCode}. A part of a result goes to standard output only, so that no file is left that looks whole.
     */
    static int write(Output output, String name, Console console, Messages messages) throws IOException {
        if (!output.ok()) {
            if (name.equals("-")) output.partial().ifPresent(b -> console.out().write(b, 0, b.length));
            return ExitCode.DIAGNOSTICS;
        }
        if (name.equals("-")) {
            output.content().orElseThrow().writeTo(console.out());
            return ExitCode.OK;
        }
        Diagnostics diagnostics = new Diagnostics();
        if (write(output, OutputFile.of(name), diagnostics)) return ExitCode.OK;
        messages.print(diagnostics.all(), List.of());
        return ExitCode.DIAGNOSTICS;
    }

    /** Writes a result, which there is, and what belongs beside it: all or nothing; false after a report. */
    static boolean write(Output output, OutputFile file, Diagnostics diagnostics) {
        return write(output.content().orElseThrow(), output.companions(), file, diagnostics);
    }

    /** Writes a result and what belongs beside it: all or nothing; false after a report. */
    static boolean write(Content result, List<Output.Companion> companions, OutputFile file, Diagnostics diagnostics) {
        List<OutputFile> files = new ArrayList<>();
        List<Content> contents = new ArrayList<>();
        for (Output.Companion c : companions) {
            files.add(file.withExtension(c.extension()));
            contents.add(Content.of(c.bytes()));
        }
        // last: it counts on the others
        files.add(file);
        contents.add(result);
        return write(files, contents, diagnostics);
    }

    /** Writes a file; false after a report. */
    static boolean write(OutputFile file, byte[] bytes, Diagnostics diagnostics) {
        return write(List.of(file), List.of(Content.of(bytes)), diagnostics);
    }

    private static boolean write(List<OutputFile> files, List<Content> contents, Diagnostics diagnostics) {
        List<OutputFile.Staged> staged = new ArrayList<>();
        OutputFile at = files.get(0);
        try {
            for (int i = 0; i < files.size(); i++) {
                at = files.get(i);
                Optional<String> problem = at.problem();
                if (problem.isPresent()) {
                    diagnostics.error(place(at), problem.get());
                    return false;
                }
                staged.add(at.stage(contents.get(i)));
            }
            for (int i = 0; i < files.size(); i++) {
                at = files.get(i);
                staged.get(i).commit();
            }
            return true;
        } catch (IOException e) {
            diagnostics.error(place(at), "cannot be written: " + IoProblem.reason(e));
            return false;
        } finally {
            staged.forEach(Outputs::close);
        }
    }

    private static void close(OutputFile.Staged staged) {
        try {
            staged.close();
        } catch (IOException e) {
            // deleted at exit, if at all
        }
    }

    private static Location place(OutputFile file) {
        return Location.of(file.path().toString(), 0, 0);
    }
}
