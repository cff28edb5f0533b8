package dev.wami.tools;

import dev.wami.core.pass.Instrumentation;
import dev.wami.core.pass.Reproducer;
import dev.wami.core.remark.RemarkFilter;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** How passes are run and watched, which changes nothing of what comes out; immutable. */
public final class PassSettings extends Settings<PassSettings> {
    /** Nothing is checked in between, watched or done in parallel. */
    public static final PassSettings PLAIN = new PassSettings();

    private boolean verifyEach;
    private boolean selfCheck;
    private List<Instrumentation> instrumentations = List.of();
    private int threads = 1;
    private Optional<Boolean> statistics = Optional.empty();
    private Optional<Reproducer> reproducer = Optional.empty();
    private RemarkFilter remarks = RemarkFilter.NONE;
    private Consumer<String> log = text -> {};

    private PassSettings() {}

    /** Whether the verifier runs after every pass. */
    public boolean verifyEach() {
        return verifyEach;
    }

    public PassSettings withVerifyEach(boolean value) {
        PassSettings changed = copy();
        changed.verifyEach = value;
        return changed;
    }

    /** Whether everything that must hold after a pass is tested; slow. */
    public boolean selfCheck() {
        return selfCheck;
    }

    public PassSettings withSelfCheck(boolean value) {
        PassSettings changed = copy();
        changed.selfCheck = value;
        return changed;
    }

    /** What watches the run. */
    public List<Instrumentation> instrumentations() {
        return instrumentations;
    }

    public PassSettings withInstrumentations(List<Instrumentation> value) {
        PassSettings changed = copy();
        changed.instrumentations = List.copyOf(value);
        return changed;
    }

    /** On how many threads functions are processed at most. */
    public int threads() {
        return threads;
    }

    /** @param value at least 1 */
    public PassSettings withThreads(int value) {
        if (value < 1) throw new IllegalArgumentException(value + " threads");
        PassSettings changed = copy();
        changed.threads = value;
        return changed;
    }

    /** Whether to log what passes counted: nested like the pipeline (true), or as a list; empty if not. */
    public Optional<Boolean> statistics() {
        return statistics;
    }

    public PassSettings withStatistics(boolean nested) {
        PassSettings changed = copy();
        changed.statistics = Optional.of(nested);
        return changed;
    }

    /** Whether nobody is told what a pass does, and nothing is checked behind it. */
    boolean areSilent() {
        boolean checked = verifyEach || selfCheck || reproducer.isPresent();
        return !checked && instrumentations.isEmpty() && statistics.isEmpty() && remarks.isEmpty();
    }

    /** What writes a file when a pass fails. */
    public Optional<Reproducer> reproducer() {
        return reproducer;
    }

    public PassSettings withReproducer(Reproducer value) {
        PassSettings changed = copy();
        changed.reproducer = Optional.of(value);
        return changed;
    }

    /** Which remarks of passes are among what is found out. */
    public RemarkFilter remarks() {
        return remarks;
    }

    public PassSettings withRemarks(RemarkFilter value) {
        PassSettings changed = copy();
        changed.remarks = value;
        return changed;
    }

    /** Where what passes and instrumentations print goes. */
    public Consumer<String> log() {
        return log;
    }

    /** @param value called from one thread at a time */
    public PassSettings withLog(Consumer<String> value) {
        PassSettings changed = copy();
        changed.log = value;
        return changed;
    }
}
