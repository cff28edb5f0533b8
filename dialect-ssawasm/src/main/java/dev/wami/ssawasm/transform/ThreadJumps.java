package dev.wami.ssawasm.transform;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.ssawasm.Branches.TwoWay;
import dev.wami.ssawasm.IfOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Tests once what an {@code if} decides and a branch behind it would test again. Of {@code a && b} as a condition,
 * which front ends write as an {@code if} that gives false on one side, it makes two branches and no truth value:
 *
 * <pre>
 *   %x = if %c { A; exit %a } else { exit false }          cond_br %c, next, label
 *   cond_br %x, next, label                          -&gt;  next: A; cond_br %a, next, label
 *
 *   %x = if %c { A; exit %a } else { exit false }          if %c { A; if %a { T } else { E } } else { E }
 *   if %x { T } else { E }                           -&gt;
 * </pre>
 *
 * <p>LLVM: jump-threading; where the branch behind is of a loop, that is what scf.while with such a condition becomes.
 */
public final class ThreadJumps extends Pass {
    public final Option<Integer> maxCopied =
            Option.of("max-copied", 4, "how many operations of an if may be written twice");

    private static final Statistic BRANCHES =
            new Statistic("num-threaded-branches", "Number of branches on what an if has decided");
    private static final Statistic IFS = new Statistic("num-threaded-ifs", "Number of ifs on what an if has decided");

    @Override
    public String name() {
        return "thread-jumps";
    }

    @Override
    public String summary() {
        return "branch once where an if decides what is branched on behind it";
    }

    @Override
    public String anchor() {
        return "ssawasm.func";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(BRANCHES, IFS);
    }

    @Override
    public void run(Operation function, PassContext context) {
        List<Operation> tests = new ArrayList<>();
        function.walk(op -> {
            if (op instanceof TwoWay || op instanceof IfOp) tests.add(op);
        });
        // what is threaded may test what another if decides: both tests are looked at again
        Deque<Operation> open = new ArrayDeque<>(tests);
        int branches = 0;
        int ifs = 0;
        while (!open.isEmpty()) {
            Operation test = open.remove();
            Decision decision = Decision.of(test);
            if (decision == null) continue;
            List<? extends Operation> again = test instanceof TwoWay branch
                    ? new ThreadedBranch(decision, branch).thread()
                    : new ThreadedIf(decision, (IfOp) test, maxCopied.get()).thread();
            if (again.isEmpty()) continue;
            if (test instanceof TwoWay) branches++;
            else ifs++;
            for (Operation o : again) open.addFirst(o);
        }
        context.count(BRANCHES.name(), branches);
        context.count(IFS.name(), ifs);
        if (branches + ifs == 0) context.changedNothing();
    }
}
