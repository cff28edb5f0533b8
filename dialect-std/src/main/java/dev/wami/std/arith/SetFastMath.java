package dev.wami.std.arith;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.std.arith.FloatOps.FloatOp;
import java.util.ArrayList;
import java.util.List;

/**
 * Says of all operations on floats what they may take for granted or change, beside what they say themselves: what
 * clang's {@code -ffast-math} and the options that it stands for say of a whole file.
 */
public final class SetFastMath extends Pass {
    private static final Statistic CHANGED = new Statistic("num-changed", "Number of operations with more flags");

    public final Option<List<String>> flags = Option.of(
            "flags", List.of("fast"), "of fast, reassoc, nnan, ninf, nsz, arcp, contract, afn, what operations may do");

    @Override
    public String name() {
        return "set-fast-math";
    }

    @Override
    public String summary() {
        return "let operations on floats do what fast-math flags allow";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(CHANGED);
    }

    @Override
    public void run(Operation root, PassContext context) {
        int bits = 0;
        for (String flag : flags.get()) {
            int named = FastMath.named(flag);
            if (named < 0) {
                context.diagnostics().error(root, "'%s' is no fast-math flag", flag);
                return;
            }
            bits |= named;
        }
        List<FloatOp> all = new ArrayList<>();
        root.walk(op -> {
            if (op instanceof FloatOp f) all.add(f);
        });
        for (FloatOp op : all) {
            FastMath more = new FastMath(op.fastMath().bits() | bits);
            if (more.equals(op.fastMath())) continue;
            op.setAttribute(FastMath.NAME, more);
            context.count(CHANGED.name(), 1);
        }
    }
}
