package dev.wami.core.diag;

import dev.wami.core.ir.Location;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A located message with notes. */
public class Diagnostic {
    private final Severity severity;
    private final Location location;
    private final String message;
    private final List<Diagnostic> notes = new ArrayList<>(0);

    public Diagnostic(Severity severity, Location location, String message) {
        this.severity = severity;
        this.location = location;
        this.message = message;
    }

    public final Severity severity() {
        return severity;
    }

    public final Location location() {
        return location;
    }

    public final String message() {
        return message;
    }

    public final List<Diagnostic> notes() {
        return Collections.unmodifiableList(notes);
    }

    /** {@link #notes}, after where an inlined operation was called from. */
    final List<Diagnostic> notesAndCallers() {
        if (!(location instanceof Location.CallSite)) return notes;
        List<Diagnostic> all = new ArrayList<>();
        Location at = location;
        while (at instanceof Location.CallSite site) {
            all.add(new Diagnostic(Severity.NOTE, site.caller(), "called from"));
            at = site.caller();
        }
        all.addAll(notes);
        return all;
    }

    /** Adds a note and returns this diagnostic. */
    public final Diagnostic note(Location at, String text, Object... args) {
        notes.add(new Diagnostic(Severity.NOTE, at, Diagnostics.format(text, args)));
        return this;
    }

    /** {@code location: severity: message}, without source line. */
    @Override
    public final String toString() {
        return location + ": " + severity + ": " + message;
    }
}
