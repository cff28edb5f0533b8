package dev.wami.core.pass;

import dev.wami.core.analysis.AnalysisCache;
import dev.wami.core.diag.Diagnostic;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.Severity;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.trait.IsolatedFromAbove;
import dev.wami.core.remark.Remark;
import dev.wami.core.remark.RemarkFilter;
import dev.wami.core.verify.Verifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Runs pipelines. Nested pipelines run on the operations of a region in parallel; diagnostics and log come out in the
 * order of the operations all the same. A pass that throws is reported as an internal error.
 */
public final class PassManager {
    private static final int MAX_NESTING = 200;
    /** How many operations make threads worth starting; one with regions counts for ten. */
    private static final int PARALLEL_OPERATIONS = 2000;

    private final Context context;
    private final PassSource passes;
    private final List<Instrumentation> instrumentations = new ArrayList<>();
    private @Nullable ForkJoinPool pool;
    private int threads = 1;
    private @Nullable Statistics statistics;
    private @Nullable Reproducer reproducer;
    private RemarkFilter remarks = RemarkFilter.NONE;
    private boolean selfCheck;
    private Consumer<String> log = text -> {};
    private boolean verifyEach;
    private volatile @Nullable Throwable crash;
    /** Each pass as it is written in a pipeline. */
    private final Map<Pass, String> spellings = new ConcurrentHashMap<>();

    /** @param passes what pipelines in options of passes may name */
    public PassManager(Context context, PassSource passes) {
        this.context = context;
        this.passes = passes;
    }

    public PassManager add(Instrumentation instrumentation) {
        instrumentations.add(instrumentation);
        return this;
    }

    /** Processes nested operations of large programs on up to {@code count} threads; by default, on one. */
    public PassManager threads(int count) {
        threads = count;
        return this;
    }

    /** Where passes count what they do. */
    public PassManager countInto(Statistics sums) {
        statistics = sums;
        return this;
    }

    /** Which remarks passes make; they come behind all else that is reported, each once. */
    public PassManager remarks(RemarkFilter wanted) {
        remarks = wanted;
        return this;
    }

    /** Writes a file when a pass fails or crashes. */
    public PassManager reproduceWith(Reproducer writer) {
        reproducer = writer;
        return this;
    }

    /** Whether {@link SelfCheck everything that must hold} is tested after every pass; slow. */
    public PassManager selfCheck(boolean on) {
        selfCheck = on;
        return this;
    }

    /** Whether the verifier runs after every pass; what it finds makes the pass fail. */
    public PassManager verifyEach(boolean on) {
        verifyEach = on;
        return this;
    }

    /** Where text goes that passes and instrumentations print. */
    public PassManager logTo(Consumer<String> sink) {
        log = sink;
        return this;
    }

    /** What a pass threw that should not have, or null. */
    public @Nullable Throwable crash() {
        return crash;
    }

    /** Runs {@code pipeline} on {@code root}; false after a reported error. */
    public boolean run(Pipeline pipeline, Operation root, Diagnostics diagnostics) {
        if (!pipeline.anchor().equals(Pipeline.ANY) && !pipeline.anchor().equals(root.name())) {
            diagnostics.error(
                    root.location(), "can't run '%s' pass manager on '%s' op", pipeline.anchor(), root.name());
            return false;
        }
        Reproducer writer = reproducer;
        Operation before = writer != null && !writer.local() ? root.copy() : null;
        Run run = new Run(diagnostics, new StringBuilder(), 0);
        boolean ok;
        try {
            ok = run.pipeline(pipeline, root);
        } finally {
            if (pool != null) pool.shutdown();
            pool = null;
        }
        run.flush();
        for (Remark r : new LinkedHashSet<>(run.remarks)) diagnostics.add(r);
        if (!ok && writer != null && before != null) writer.report(run.failures, before, pipeline, root, diagnostics);
        return ok;
    }

    /** The threads to use for {@code targets}; null where starting them would cost more than they gain. */
    private @Nullable ForkJoinPool poolFor(List<Operation> targets) {
        if (threads < 2 || targets.size() < 2 || reproducer != null && reproducer.local()) return null;
        if (pool == null && isLarge(targets)) pool = new ForkJoinPool(threads);
        return pool;
    }

    private static boolean isLarge(List<Operation> targets) {
        int operations = 0;
        for (Operation target : targets) {
            for (Region r : target.regions()) {
                for (Block b : r) {
                    for (Operation op = b.first(); op != null; op = op.next()) {
                        operations += 1 + 10 * op.regionCount();
                        if (operations > PARALLEL_OPERATIONS) return true;
                    }
                }
            }
        }
        return false;
    }

    private String spelling(Pass pass) {
        String known = spellings.get(pass);
        if (known == null) {
            known = pass.toString();
            spellings.put(pass, known);
        }
        return known;
    }

    /** The work of one thread, with what it has to say so far. */
    private final class Run {
        private final Diagnostics diagnostics;
        private final StringBuilder text;
        private final int depth;
        private final List<Reproducer.Failure> failures = new ArrayList<>(0);
        private final List<Remark> remarks = new ArrayList<>(0);

        Run(Diagnostics diagnostics, StringBuilder text, int depth) {
            this.diagnostics = diagnostics;
            this.text = text;
            this.depth = depth;
        }

        void flush() {
            if (text.length() == 0) return;
            log.accept(text.toString());
            text.setLength(0);
        }

        boolean pipeline(Pipeline pipeline, Operation op) {
            for (Instrumentation i : instrumentations) i.beforePipeline(pipeline, op, text);
            AnalysisCache analyses = new AnalysisCache(op);
            Map<String, Pass> settled = new HashMap<>();
            boolean ok = true;
            for (Stage s : pipeline.stages()) {
                if (s instanceof Pass p) {
                    ok = pass(p, op, analyses, settled);
                } else {
                    ok = nested((Pipeline) s, op);
                    analyses.invalidate();
                    settled.clear();
                }
                if (depth == 0) flush();
                if (!ok) break;
            }
            for (int i = instrumentations.size() - 1; i >= 0; i--) {
                instrumentations.get(i).afterPipeline(pipeline, op, text);
            }
            return ok;
        }

        /** @param settled by name, passes that would change nothing now */
        private boolean pass(Pass pass, Operation op, AnalysisCache analyses, Map<String, Pass> settled) {
            for (Instrumentation i : instrumentations) i.beforePass(pass, op, text);
            int errors = diagnostics.errorCount();
            PassContext passContext = new PassContext(context, diagnostics, analyses, text, passes, this::dynamic);
            if (statistics != null) passContext.countInto(statistics, pass);
            if (!PassManager.this.remarks.isEmpty()) passContext.remarkInto(remarks, PassManager.this.remarks, pass);
            Reproducer writer = reproducer;
            Operation before = writer != null && writer.local() ? outermost(op).copy() : null;
            SelfCheck check = selfCheck ? new SelfCheck(context, pass, op) : null;
            try {
                Pass last = settled.get(pass.name());
                boolean isSettled = last != null && spelling(last).equals(spelling(pass));
                if (isSettled) passContext.changedNothing();
                // the self-check tests what the pass said of itself, too
                if (!isSettled || selfCheck) pass.run(op, passContext);
                if (check != null && diagnostics.errorCount() == errors) {
                    check.run(analyses, passContext.kept(), passContext.keepsAll(), diagnostics);
                }
                if (!passContext.keepsAll()) settled.clear();
                if (passContext.isSettled()) settled.put(pass.name(), pass);
                passContext.invalidateAnalyses();
                if (verifyEach && diagnostics.errorCount() == errors && !Verifier.verify(op, context, diagnostics)) {
                    diagnostics.add(new Diagnostic(
                            Severity.NOTE, op.location(), "found by the verifier after pass '" + pass.name() + "'"));
                }
            } catch (RuntimeException | StackOverflowError | AssertionError e) {
                crash = e;
                diagnostics.error(op.location(), "internal error in pass '%s': %s", pass.name(), e);
            }
            boolean failed = diagnostics.errorCount() > errors;
            for (int i = instrumentations.size() - 1; i >= 0; i--) {
                instrumentations.get(i).afterPass(pass, op, failed, text);
            }
            if (failed) {
                Reproducer.Failure failure = new Reproducer.Failure(pass, op);
                failures.add(failure);
                if (writer != null && before != null) writer.reportLocal(failure, before, diagnostics);
            }
            return !failed;
        }

        private static Operation outermost(Operation op) {
            Operation out = op;
            for (Operation p = op; p != null; p = p.parentOp()) out = p;
            return out;
        }

        /** A pipeline that a pass asked for. */
        private boolean dynamic(Pipeline pipeline, Operation op) {
            return in(new Run(diagnostics, text, depth + 1), pipeline, op);
        }

        /** Goes on in {@code inner}, on this thread. */
        private boolean in(Run inner, Pipeline pipeline, Operation op) {
            boolean ok = inner.pipeline(pipeline, op);
            failures.addAll(inner.failures);
            remarks.addAll(inner.remarks);
            return ok;
        }

        private boolean nested(Pipeline pipeline, Operation parent) {
            List<Operation> targets = targets(pipeline, parent);
            if (depth > MAX_NESTING) throw new IllegalStateException("pipelines nested too deeply");
            // pipelines in pipelines stay on the thread that they are on
            ForkJoinPool threads = depth == 0 ? poolFor(targets) : null;
            if (threads == null) {
                boolean ok = true;
                for (Operation op : targets) ok &= in(new Run(diagnostics, text, depth + 1), pipeline, op);
                return ok;
            }
            List<Run> runs = new ArrayList<>();
            List<ForkJoinTask<Boolean>> tasks = new ArrayList<>();
            for (Operation op : targets) {
                Run run = new Run(new Diagnostics(), new StringBuilder(), depth + 1);
                runs.add(run);
                tasks.add(threads.submit(() -> run.pipeline(pipeline, op)));
            }
            boolean ok = true;
            for (int i = 0; i < runs.size(); i++) {
                ok &= tasks.get(i).join();
                diagnostics.addAll(runs.get(i).diagnostics);
                text.append(runs.get(i).text);
                failures.addAll(runs.get(i).failures);
                remarks.addAll(runs.get(i).remarks);
            }
            return ok;
        }

        private List<Operation> targets(Pipeline pipeline, Operation parent) {
            List<Operation> out = new ArrayList<>();
            for (Region r : parent.regions()) {
                for (Block b : r) {
                    for (Operation op : b) if (fits(pipeline, op)) out.add(op);
                }
            }
            return out;
        }

        private boolean fits(Pipeline pipeline, Operation op) {
            if (pipeline.anchor().equals(Pipeline.ANY)) return op instanceof IsolatedFromAbove;
            if (!pipeline.anchor().equals(op.name())) return false;
            if (op instanceof IsolatedFromAbove) return true;
            diagnostics.error(op, "has a pipeline scheduled on it but is not isolated from above");
            return false;
        }
    }
}
