package dev.wami.core.pass;

import dev.wami.core.analysis.AnalysisCache;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.remark.Remark;
import dev.wami.core.remark.RemarkFilter;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/** What a pass is given besides the operation: dialects, a place for diagnostics, cached analyses. */
public final class PassContext {
    private final Context context;
    private final Diagnostics diagnostics;
    private final AnalysisCache analyses;
    private final StringBuilder log;
    private final PassSource passes;
    private final BiPredicate<Pipeline, Operation> runner;
    private final Set<Class<?>> kept = new HashSet<>(0);
    private boolean keepsAll;
    private boolean settled;
    private @Nullable Pass pass;
    private @Nullable Statistics statistics;
    private RemarkFilter remarks = RemarkFilter.NONE;
    private List<Remark> said = List.of();

    PassContext(
            Context context,
            Diagnostics diagnostics,
            AnalysisCache analyses,
            StringBuilder log,
            PassSource passes,
            BiPredicate<Pipeline, Operation> runner) {
        this.context = context;
        this.diagnostics = diagnostics;
        this.analyses = analyses;
        this.log = log;
        this.passes = passes;
        this.runner = runner;
    }

    /** For running a pass on its own: no pipelines inside, the log is dropped. */
    public PassContext(Context context, Diagnostics diagnostics, AnalysisCache analyses) {
        this(context, diagnostics, analyses, new StringBuilder(), PassSource.join(), (pipeline, op) -> {
            throw new UnsupportedOperationException("no pass manager to run " + pipeline);
        });
    }

    public Context context() {
        return context;
    }

    public Diagnostics diagnostics() {
        return diagnostics;
    }

    public AnalysisCache analyses() {
        return analyses;
    }

    /** Where to print what the user asked for besides the result; goes to the error stream. */
    public StringBuilder log() {
        return log;
    }

    /** The passes that a pipeline in an option may name. */
    public PassSource passes() {
        return passes;
    }

    /**
     * Runs {@code pipeline} on {@code op}, which is nested in the operation of the pass, and returns false if it
     * failed; for passes whose option is a pipeline.
     */
    public boolean run(Pipeline pipeline, Operation op) {
        return runner.test(pipeline, op);
    }

    void countInto(Statistics sums, Pass counting) {
        statistics = sums;
        pass = counting;
    }

    /** Adds {@code n} to a statistic of the pass, by its name, if anyone wants to know. */
    public void count(String name, long n) {
        Statistics sums = statistics;
        Pass counting = pass;
        if (sums != null && counting != null) sums.add(counting, name, n);
    }

    void remarkInto(List<Remark> all, RemarkFilter wanted, Pass speaking) {
        said = all;
        remarks = wanted;
        pass = speaking;
    }

    /** Whether anybody wants to hear remarks of {@code kind} from this pass; before reasons are looked for. */
    public boolean wants(Remark.Kind kind) {
        Pass speaking = pass;
        return speaking != null && remarks.wants(kind, speaking.name());
    }

    /** Says what was done to {@code at}; {@code text} is a {@link String#format} pattern if there are arguments. */
    public void passed(Operation at, String text, Object... args) {
        remark(Remark.Kind.PASSED, at, text, args);
    }

    /** Says what was not done to {@code at}, and why. */
    public void missed(Operation at, String text, Object... args) {
        remark(Remark.Kind.MISSED, at, text, args);
    }

    /** Says what was found out about {@code at}. */
    public void analysis(Operation at, String text, Object... args) {
        remark(Remark.Kind.ANALYSIS, at, text, args);
    }

    /** The same of what was at {@code where} in {@code root}, and is no more. */
    public void passed(Operation root, Location where, String text, Object... args) {
        if (wants(Remark.Kind.PASSED)) remark(Remark.Kind.PASSED, root, where, Diagnostics.format(text, args));
    }

    private void remark(Remark.Kind kind, Operation at, String text, Object... args) {
        if (wants(kind)) remark(kind, at, at.location(), Diagnostics.format(text, args));
    }

    private void remark(Remark.Kind kind, Operation in, Location where, String text) {
        if (pass != null) said.add(new Remark(kind, pass.name(), function(in), where, text));
    }

    private static String function(Operation at) {
        for (Operation op = at; op != null; op = op.parentOp()) {
            if (op instanceof FunctionLike f && f.symbolName() != null) return f.symbolName();
        }
        return "";
    }

    /** The pass changed nothing, so that all analyses stay valid. */
    public void keepAllAnalyses() {
        keepsAll = true;
    }

    /** The pass changed nothing that {@code analysis} depends on. */
    public void keep(Class<?> analysis) {
        kept.add(analysis);
    }

    /**
     * If the pass ran again now, on the same operation with the same options, it would change nothing: the pass manager
     * leaves it out until another pass has changed something.
     */
    public void settle() {
        settled = true;
    }

    /** Whether the pass would change nothing if it ran again. */
    boolean isSettled() {
        return settled;
    }

    /** Nothing was changed, and would not be if the pass ran again. */
    public void changedNothing() {
        keepAllAnalyses();
        settle();
    }

    /** Whether everything stays valid. */
    boolean keepsAll() {
        return keepsAll;
    }

    /** What stays valid. */
    Set<Class<?>> kept() {
        return kept;
    }

    void invalidateAnalyses() {
        if (!keepsAll) analyses.invalidateExcept(kept);
        keepsAll = false;
        kept.clear();
    }
}
