package dev.wami.wavefrontend.syntax;

import dev.wami.core.diag.Diagnostic;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Location;
import java.util.HashSet;
import java.util.Set;

/** A source file and where what is wrong with it is reported. Places are byte offsets. */
public final class Source {
    private final SourceFile file;
    private final Diagnostics diagnostics;
    private final Set<Integer> wrong = new HashSet<>();
    private final Set<Integer> wrongLines = new HashSet<>();

    public Source(SourceFile file, Diagnostics diagnostics) {
        this.file = file;
        this.diagnostics = diagnostics;
    }

    public byte[] bytes() {
        return file.bytes();
    }

    public Location location(int at) {
        int line = file.line(at);
        return Location.of(file.name(), line, file.column(at));
    }

    /** The line of byte {@code at}, from 1. */
    public int line(int at) {
        return file.line(at);
    }

    /** An error; what follows from it is not reported: of several at one place only the first. */
    public Diagnostic error(int at, String text, Object... args) {
        wrongLines.add(line(at));
        Diagnostics to = wrong.add(at) ? diagnostics : new Diagnostics();
        return to.error(location(at), text, args);
    }

    /**
     * An error of what stands where. Behind a stray character, or where parsing goes on after an error, more of the
     * line is seldom right.
     */
    void syntaxError(int at, String text, Object... args) {
        if (!wrongLines.contains(line(at))) error(at, text, args);
    }

    public Diagnostic warning(int at, String text, Object... args) {
        return diagnostics.warning(location(at), text, args);
    }

    public Diagnostics diagnostics() {
        return diagnostics;
    }
}
