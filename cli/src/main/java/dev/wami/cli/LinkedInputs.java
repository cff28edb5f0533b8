package dev.wami.cli;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import java.util.ArrayList;
import java.util.List;

/** Files that together are one program. */
final class LinkedInputs {
    private LinkedInputs() {}

    /** The texts that could be read; what could not is reported. */
    static List<SourceFile> read(List<String> names, Console console, Diagnostics diagnostics) {
        List<SourceFile> sources = new ArrayList<>();
        for (String name : names) {
            SourceFile source = InputFile.text(name, console, diagnostics);
            if (source != null) sources.add(source);
        }
        return sources;
    }

    /** How many of {@code words} are programs: the first, and those after it that end in {@code .mlir}. */
    static int count(List<String> words) {
        int count = 1;
        while (count < words.size() && words.get(count).endsWith(".mlir")) count++;
        return count;
    }
}
