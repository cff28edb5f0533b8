package dev.wami.ssawasm.transform.ranges;

import dev.wami.core.analysis.Dominance;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import java.util.List;

/**
 * Simplifies integers by what they lie between and which of their bits are known, at the place where they are used, and
 * by which of their bits are used:
 *
 * <pre>
 *   if (x &lt; 100 unsigned) { x &amp; 127; x / 8 signed; x &lt; 200 }  -&gt;  if (x &lt; 100 unsigned) { x; x / 8 unsigned; 1 }
 *   store8 (x &amp; 255)                                          -&gt;  store8 x
 *   wrap(extend(a) + extend(b))                               -&gt;  a + b
 * </pre>
 *
 * <p>LLVM: CorrelatedValuePropagation, BDCE, and TruncInstCombine.
 */
public final class CorrelatedPropagation extends Pass {
    static final Statistic CONSTANTS = new Statistic("num-constants", "Number of values that can only be one number");
    static final Statistic DECIDED = new Statistic("num-decided", "Number of conditions that are decided");
    static final Statistic REMOVED =
            new Statistic("num-removed", "Number of masks, extensions and remainders that change nothing");
    static final Statistic UNSIGNED =
            new Statistic("num-unsigned", "Number of signed instructions on numbers that are not negative");
    static final Statistic NARROWED = new Statistic("num-narrowed", "Number of i64 instructions that became i32");
    static final Statistic NUW = new Statistic("num-nuw", "Number of address computations that do not wrap");
    static final Statistic UNDEMANDED =
            new Statistic("num-undemanded", "Number of masks and extensions of bits that nothing uses");

    @Override
    public String name() {
        return "correlated-propagation";
    }

    @Override
    public String summary() {
        return "simplify integers by their ranges, their known bits and those that are used";
    }

    @Override
    public String anchor() {
        return "ssawasm.func";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(CONSTANTS, DECIDED, REMOVED, UNSIGNED, NARROWED, NUW, UNDEMANDED);
    }

    @Override
    public void run(Operation function, PassContext context) {
        // first: it may change bits that nothing uses, of which something is known below
        boolean changed = UnusedBits.drop(function, context);
        KnownIntegers known = KnownIntegers.of(function, new Dominance());
        changed |= new RangeRewrites(known, context).run(function);
        if (!changed) context.changedNothing();
    }
}
