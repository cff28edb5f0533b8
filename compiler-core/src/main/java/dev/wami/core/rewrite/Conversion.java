package dev.wami.core.rewrite;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import java.util.ArrayList;
import java.util.List;

/**
 * A pass that lowers the operations of some dialects, outer before inner. {@link #lower} is a {@code switch} on the
 * operation's name into typed methods. Values cross between the two type systems through
 * {@code builtin.unrealized_conversion_cast}, made where needed and removed where two meet; so conversions can run in
 * any order, each leaving to the next what it does not know. Upstream: applyPartialConversion.
 */
public abstract class Conversion extends Pass {

    /** The dialects whose operations must go. */
    protected abstract List<String> sources();

    /** The type translation; the same for all conversions that are to work together. */
    protected abstract TypeConverter types();

    /**
     * Replaces {@code op}, through {@code to}. False leaves the operation as it is, which is then an error with the
     * reason given to {@link Lowering#fail}.
     */
    protected abstract boolean lower(Operation op, Lowering to);

    /** Whether {@code op} of a source dialect may stay. */
    protected boolean mayStay(Operation op) {
        return false;
    }

    /** Called once before any operation is lowered. */
    protected void begin(Operation root, Lowering to) {}

    /** Called once after all operations were lowered, if none failed. */
    protected void end(Operation root, Lowering to) {}

    @Override
    public final void run(Operation root, PassContext context) {
        Lowering to = new Lowering(types(), context);
        begin(root, to);
        boolean failed = false;
        for (Operation op : worklist(root)) {
            if (to.isErased(op)) continue;
            to.at(op);
            if (lower(op, to)) continue;
            report(op, to, context.diagnostics());
            failed = true;
        }
        if (!failed) end(root, to);
        Lowering.removeDeadCasts(root);
    }

    private List<Operation> worklist(Operation root) {
        List<Operation> work = new ArrayList<>();
        List<String> sources = sources();
        root.walkOuterFirst(op -> {
            if (op != root && sources.contains(op.dialect()) && !mayStay(op)) work.add(op);
            return Operation.Walk.INTO;
        });
        return work;
    }

    private static void report(Operation op, Lowering to, Diagnostics diagnostics) {
        String reason = to.takeReason();
        String message = "failed to legalize operation '" + op.name() + "'" + (reason == null ? "" : ": " + reason);
        diagnostics.report(dev.wami.core.diag.Severity.ERROR, op.location(), message);
    }
}
