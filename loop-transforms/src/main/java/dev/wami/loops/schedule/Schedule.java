package dev.wami.loops.schedule;

import dev.wami.core.diag.Diagnostic;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Location.FileLineCol;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.LoopLike;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A text that says how nests of loops are to be transformed, a line for each:
 *
 * <pre>
 *   # gemm, measured on node
 *   &#64;kernel 72:7: order=0,2,1 tile=4x2x1 lanes=1x1x2
 *   &#64;kernel #0: lanes=1x1
 * </pre>
 *
 * Behind the function is the place in the source, line and column, of the loop that is the innermost one when tiles are
 * made, or another one of its perfect nest; or which innermost loop of the function it is, from 0. What then is asked
 * for is in {@link NestSchedule}.
 */
public final class Schedule {
    private final List<ScheduleLine> lines;

    private Schedule(List<ScheduleLine> lines) {
        this.lines = lines;
    }

    /** Reads {@code text}; null after a report. */
    public static @Nullable Schedule parse(SourceFile text, Diagnostics diagnostics) {
        List<ScheduleLine> lines = new ArrayList<>();
        int errors = diagnostics.errorCount();
        for (int i = 1; i <= text.lineCount(); i++) {
            ScheduleLine line = new ScheduleReader(text, i, diagnostics).line();
            if (line != null) lines.add(line);
        }
        return diagnostics.errorCount() > errors ? null : new Schedule(lines);
    }

    /** Asks it of the loops in {@code module}, which is as it was written; false after a report. */
    public boolean attachTo(Operation module, Diagnostics diagnostics) {
        int errors = diagnostics.errorCount();
        Map<String, Operation> functions = new LinkedHashMap<>();
        module.walk(op -> {
            if (op instanceof FunctionLike f && f.symbolName() != null) functions.put(f.symbolName(), op);
        });
        for (ScheduleLine line : lines) {
            Operation function = functions.get(line.function());
            if (function == null) {
                diagnostics.error(
                        line.nest().asked(),
                        "there is no function @%s; there are @%s",
                        line.function(),
                        String.join(", @", functions.keySet()));
                continue;
            }
            Operation loop = loop(line, function, diagnostics);
            if (loop != null) line.nest().attachTo(loop);
        }
        return diagnostics.errorCount() == errors;
    }

    private static @Nullable Operation loop(ScheduleLine line, Operation function, Diagnostics diagnostics) {
        List<Operation> innermost = innermost(function);
        if (line.line() == 0 && line.index() < innermost.size()) return innermost.get(line.index());
        for (Operation op : loops(function)) if (line.line() > 0 && isAt(op, line)) return op;
        Diagnostic error =
                diagnostics.error(line.nest().asked(), "there is no loop %s in @%s", line.place(), line.function());
        for (Operation loop : innermost) error.note(loop.location(), "there is one here");
        return null;
    }

    private static boolean isAt(Operation loop, ScheduleLine line) {
        FileLineCol at = loop.location().start();
        return at != null && at.line() == line.line() && at.column() == line.column();
    }

    /** The loops in {@code function}, in the order of the text. */
    public static List<Operation> loops(Operation function) {
        List<Operation> out = new ArrayList<>();
        function.walkOuterFirst(op -> {
            if (op instanceof LoopLike) out.add(op);
            return Operation.Walk.INTO;
        });
        return out;
    }

    /** The loops in {@code function} without others in them, in the order of the text. */
    public static List<Operation> innermost(Operation function) {
        List<Operation> out = new ArrayList<>();
        for (Operation op : loops(function)) if (op.collect(LoopLike.class).size() == 1) out.add(op);
        return out;
    }
}
