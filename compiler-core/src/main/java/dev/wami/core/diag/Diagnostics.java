package dev.wami.core.diag;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * Collects what is wrong with a user's input. Nothing a user writes makes the library throw: everything is reported
 * here, and callers ask {@link #hasErrors}. One instance belongs to one thread; {@link #addAll} joins them in order.
 */
public final class Diagnostics {
    private final List<Diagnostic> all = new ArrayList<>();
    private int errors;

    public Diagnostic report(Severity severity, Location location, String message) {
        Diagnostic d = new Diagnostic(severity, location, message);
        add(d);
        return d;
    }

    public void add(Diagnostic d) {
        all.add(d);
        if (d.severity() == Severity.ERROR) errors++;
    }

    public void addAll(Diagnostics others) {
        for (Diagnostic d : others.all) add(d);
    }

    /** An error at {@code location}; {@code text} is a {@link String#format} pattern if there are arguments. */
    public Diagnostic error(Location location, String text, Object... args) {
        return report(Severity.ERROR, location, format(text, args));
    }

    /** An error on {@code op}, introduced by its name: {@code 'arith.addi' op ...}. */
    public Diagnostic error(Operation op, String text, Object... args) {
        return report(Severity.ERROR, op.location(), "'" + op.name() + "' op " + format(text, args));
    }

    public Diagnostic warning(Location location, String text, Object... args) {
        return report(Severity.WARNING, location, format(text, args));
    }

    public Diagnostic remark(Location location, String text, Object... args) {
        return report(Severity.REMARK, location, format(text, args));
    }

    /** {@code text}, a {@link String#format} pattern if there are arguments. */
    public static String format(String text, Object... args) {
        return args.length == 0 ? text : String.format(Locale.ROOT, text, args);
    }

    public boolean hasErrors() {
        return errors > 0;
    }

    public int errorCount() {
        return errors;
    }

    /** Everything reported, in order. */
    public List<Diagnostic> all() {
        return Collections.unmodifiableList(all);
    }
}
