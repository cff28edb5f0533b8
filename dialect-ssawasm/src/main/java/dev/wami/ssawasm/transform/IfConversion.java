package dev.wami.ssawasm.transform;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.ssawasm.IfOp;
import java.util.ArrayList;
import java.util.List;

/**
 * Computes both sides of an {@code if} and selects, where that is little: a branch that is mispredicted takes longer
 * than what it leaves out. What both sides do alike is done once, of selected operands, accesses of memory too:
 *
 * <pre>
 *   %r = if %c {                                             %p = select %a, %b, %c
 *     %x = load %a; store %to, %x; exit (add %i, 1)          %x = load %p; store %to, %x
 *   } else {                                          -&gt;      %i1 = add %i, 1
 *     %y = load %b; store %to, %y; exit %i                   %r = select %i1, %i, %c
 *   }
 * </pre>
 *
 * <p>LLVM: the two-entry phi nodes that simplifycfg folds, and the common code that it sinks. Selected floats and
 * vectors are not made: on x86 engines branch for them.
 */
public final class IfConversion extends Pass {
    private static final Statistic CONVERTED =
            new Statistic("num-converted-ifs", "Number of ifs that became selected values");
    private static final Statistic SUNK =
            new Statistic("num-sunk-operations", "Number of operations done once for both sides of an if");

    @Override
    public String name() {
        return "if-conversion";
    }

    @Override
    public String summary() {
        return "select where the sides of an if are small or alike";
    }

    @Override
    public String anchor() {
        return "ssawasm.func";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(CONVERTED, SUNK);
    }

    @Override
    public void run(Operation function, PassContext context) {
        List<IfOp> ifs = new ArrayList<>();
        // inner ones come first: an outer one may become flat with them
        function.walk(op -> {
            if (op instanceof IfOp i) ifs.add(i);
        });
        int converted = 0;
        int sunk = 0;
        for (IfOp op : ifs) {
            TwoSides sides = TwoSides.of(op);
            if (sides == null) continue;
            sunk += sides.join();
            converted++;
        }
        context.count(CONVERTED.name(), converted);
        context.count(SUNK.name(), sunk);
        if (converted == 0) context.changedNothing();
    }
}
