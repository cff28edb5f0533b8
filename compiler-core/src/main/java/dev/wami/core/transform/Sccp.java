package dev.wami.core.transform;

import dev.wami.core.analysis.SparseDataFlow;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.rewrite.Folding;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Replaces what is the same constant on every path that can be taken, through branches, regions and calls of private
 * functions. After Wegman, Zadeck, "Constant Propagation with Conditional Branches" (upstream: sccp).
 */
public final class Sccp extends Pass {
    @Override
    public String name() {
        return "sccp";
    }

    @Override
    public String summary() {
        return "sparse conditional constant propagation";
    }

    @Override
    public void run(Operation root, PassContext context) {
        Constants constants = new Constants();
        constants.run(root);
        boolean changed = new ConstantReplacement(context.context()) {
            @Override
            @Nullable
            Constant constant(Value v) {
                Fact fact = constants.fact(v);
                return fact == null || fact.value == null ? null : new Constant(fact.value, fact.dialect);
            }
        }.run(root);
        if (!changed) context.changedNothing();
    }

    /**
     * @param value the constant, or null for several or unknown ones
     * @param dialect the one that can make an operation for it
     */
    private record Fact(@Nullable Attribute value, String dialect) {
        static final Fact UNKNOWN = new Fact(null, "");

        @Override
        public boolean equals(@Nullable Object other) {
            return other == this
                    || other instanceof Fact o && Objects.equals(value, o.value) && dialect.equals(o.dialect);
        }

        @Override
        public int hashCode() {
            return 31 * Objects.hashCode(value) + dialect.hashCode();
        }
    }

    private static final class Constants extends SparseDataFlow<Fact> {
        /** Answers what folds ask from the facts. */
        private final Folder folder = new Folder() {
            @Override
            public @Nullable Attribute constant(Value v) {
                Fact f = factNow(v);
                return f == null ? null : f.value;
            }
        };

        @Override
        protected Fact unknown(Value v) {
            return Fact.UNKNOWN;
        }

        @Override
        protected Fact join(Fact a, Fact b) {
            return a.value != null && a.value.equals(b.value) ? a : Fact.UNKNOWN;
        }

        @Override
        protected @Nullable Attribute constant(Fact fact) {
            return fact.value;
        }

        @Override
        protected List<@Nullable Fact> transfer(Operation op, List<Fact> operands) {
            if (op instanceof ConstantLike c) return List.of(new Fact(c.constant(), op.dialect()));
            if (op.regionCount() > 0) return allUnknown(op);
            FoldResult folded = Folding.evaluate(op, folder);
            if (!folded.isReplacement()) return allUnknown(op);
            List<@Nullable Fact> out = new ArrayList<>();
            for (Object part : folded.parts()) {
                out.add(part instanceof Value v ? factNow(v) : new Fact((Attribute) part, op.dialect()));
            }
            return out;
        }

        private static List<@Nullable Fact> allUnknown(Operation op) {
            return Collections.nCopies(op.resultCount(), Fact.UNKNOWN);
        }
    }
}
