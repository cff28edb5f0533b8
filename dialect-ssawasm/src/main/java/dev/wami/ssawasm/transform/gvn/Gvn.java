package dev.wami.ssawasm.transform.gvn;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import java.util.List;

/**
 * Global value numbering. What computes the same as an operation that dominates it goes; so does a load of what was
 * stored or loaded at its place on every way there. Where control flow meets, the values of the ways become one, and
 * what is known on all of them but one is computed there:
 *
 * <pre>
 *   if %c { store %p, %v; exit }                       %r = if %c { store %p, %v; exit %v }
 *   else { call; exit }                     -&gt;          else { call; %w = load %p; exit %w }
 *   %x = load %p                                       %x is %r
 *
 *   loop(%p)                                              loop(%p, %a)                 %a first: load %p
 *     store %q, (load %p + load (%p + 8))      -&gt;        %b = load (%p + 8); store %q, (%a + %b)
 *     br_if loop(%p + 8)                                    br_if loop(%p + 8, %b)
 *
 *   loop(%i)                                              loop(%i, %a)                 %a first: 2 * %i + 1
 *     load (2 * %i + 1)                        -&gt;        load %a
 *     br_if (2 * %j + 1 &lt; %n) loop(%j)                      %b = 2 * %j + 1; br_if (%b &lt; %n) loop(%j, %b)
 * </pre>
 *
 * <p>No way gets longer, and nothing is executed that might not have been: what is inserted is what its place executes
 * anyway, before anything that can be seen or trap. Counters and pointers of loops that are always the same are one.
 *
 * <p>Values are numbered as they are replaced, in one walk over the blocks, and the state of memory goes along; a loop
 * starts with what nothing in it may change. Upstream: Simpson, "Value-Driven Redundancy Elimination"; LLVM's GVN,
 * whose partial redundancy elimination also inserts on one way only.
 */
public final class Gvn extends Pass {
    public final Option<Boolean> insert =
            Option.of("insert", true, "compute what is known on all ways but one on that one");
    public final Option<Boolean> merge =
            Option.of("merge", true, "make one value of those that are known on the ways to a place");

    public final Option<Boolean> carryComputed = Option.of(
            "carry-computed",
            true,
            "carry what a loop computes for its next iteration; passes on counters do not know it");

    static final Statistic REPLACED = new Statistic("num-replaced", "Number of operations computed before");
    static final Statistic FORWARDED = new Statistic("num-forwarded", "Number of loads whose value was known");
    static final Statistic MERGED = new Statistic("num-merged", "Number of values known on all ways, but not the same");
    static final Statistic INSERTED = new Statistic("num-inserted", "Number of values computed on one way only");
    static final Statistic CARRIED = new Statistic("num-carried", "Number of loads known in the iteration before");
    static final Statistic CARRIED_COMPUTED =
            new Statistic("num-carried-computed", "Number of operations computed in the iteration before");
    static final Statistic ARGUMENTS = new Statistic("num-arguments", "Number of arguments that others are, too");
    static final Statistic DEAD = new Statistic("num-dead", "Number of operations that nothing uses");

    @Override
    public String name() {
        return "gvn";
    }

    @Override
    public String summary() {
        return "compute and load once what is the same, also where it is known on some ways only";
    }

    @Override
    public String anchor() {
        return "ssawasm.func";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(REPLACED, FORWARDED, MERGED, INSERTED, CARRIED, CARRIED_COMPUTED, ARGUMENTS, DEAD);
    }

    @Override
    public void run(Operation function, PassContext context) {
        new Numbering(function, this, context).run();
    }
}
