package dev.wami.core.transform;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.target.Target;

/** Says what takes time where the program will run, for passes to read by {@link Target#of(Operation)}. */
public final class AttachTarget extends Pass {
    public final Option<Integer> vectorBits = Option.of(
            "vector-bits", Target.GENERIC.vectorBits(), "how wide the vectors are that passes may make; 0: none");
    public final Option<Integer> registers = Option.of(
            "registers", Target.GENERIC.registers(), "how many values are worth keeping at hand in innermost loops");
    public final Option<Boolean> overlapsChains = Option.of(
            "overlaps-chains",
            Target.GENERIC.overlapsChains(),
            "whether operations that do not wait for one another take less time side by side");
    public final Option<Integer> unrollFactor = Option.of(
            "unroll-factor", Target.GENERIC.unrollFactor(), "how many iterations of short loops to put into one");
    public final Option<Integer> unrolledSize =
            Option.of("unrolled-size", Target.GENERIC.unrolledSize(), "how many operations such a loop may then have");
    public final Option<Boolean> cheapVectorConstants = Option.of(
            "cheap-vector-constants",
            Target.GENERIC.cheapVectorConstants(),
            "whether vector constants in loops cost no more than values");

    @Override
    public String name() {
        return "attach-target";
    }

    @Override
    public String summary() {
        return "say what takes time where the program will run";
    }

    @Override
    public String anchor() {
        return "builtin.module";
    }

    @Override
    public void run(Operation root, PassContext context) {
        Target target = new Target(
                vectorBits.get(),
                registers.get(),
                overlapsChains.get(),
                unrollFactor.get(),
                unrolledSize.get(),
                cheapVectorConstants.get());
        target.attachTo(root);
        context.keepAllAnalyses();
    }
}
