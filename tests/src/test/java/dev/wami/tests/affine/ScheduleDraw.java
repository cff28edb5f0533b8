package dev.wami.tests.affine;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.LoopLike;
import dev.wami.generator.Draw;
import dev.wami.generator.loops.LoopProgram;
import dev.wami.loops.schedule.Schedule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Draws schedules of a program's loops. Dependences do not allow all of them, which is an error, not other results. */
final class ScheduleDraw {
    private final Draw draw;

    ScheduleDraw(Draw draw) {
        this.draw = draw;
    }

    /** About one or two of the innermost loops of the kernel in {@code module}; empty where it has no loop. */
    String schedule(Operation module) {
        List<String> lines = new ArrayList<>();
        for (Operation op : module.collect(Operation.class)) {
            if (!(op instanceof FunctionLike f) || !LoopProgram.NAME.equals(f.symbolName())) continue;
            List<Operation> innermost = Schedule.innermost(op);
            for (int n = innermost.isEmpty() ? 0 : draw.between(1, 2); n > 0; n--) {
                int which = draw.below(innermost.size());
                lines.add("@" + LoopProgram.NAME + " #" + which + ": " + nest(depth(innermost.get(which))));
            }
        }
        return lines.isEmpty() ? "" : String.join("\n", lines) + "\n";
    }

    private static int depth(Operation innermost) {
        int out = 0;
        for (Operation op = innermost; op != null; op = op.parentOp()) if (op instanceof LoopLike) out++;
        return out;
    }

    private String nest(int depth) {
        int loops = draw.between(1, depth);
        List<String> out = new ArrayList<>();
        if (loops > 1 && draw.chance(40)) out.add("order=" + order(loops));
        if (loops > 1 && draw.chance(60)) out.add("tile=" + tile(loops));
        if (out.isEmpty() || draw.chance(60)) out.add("lanes=" + lanes(loops));
        if (draw.chance(30)) out.add("unroll=" + draw.between(2, 5));
        return String.join(" ", out);
    }

    private String order(int loops) {
        List<String> left = new ArrayList<>();
        for (int i = 0; i < loops; i++) left.add(String.valueOf(i));
        List<String> out = new ArrayList<>();
        while (!left.isEmpty()) out.add(left.remove(draw.below(left.size())));
        return String.join(",", out);
    }

    /** The innermost loop is repeated by {@code unroll}. */
    private String tile(int loops) {
        List<String> out = new ArrayList<>();
        for (int i = 0; i < loops; i++) out.add(i < loops - 1 ? draw.of("1", "2", "3", "4") : "1");
        return String.join("x", out);
    }

    /** Of one loop. */
    private String lanes(int loops) {
        List<String> out = new ArrayList<>(Collections.nCopies(loops, "1"));
        out.set(draw.chance(60) ? loops - 1 : draw.below(loops), draw.of("1", "2", "2", "4", "4"));
        return String.join("x", out);
    }
}
