package dev.wami.loops.dependence;

import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.CallableLike;
import dev.wami.core.ir.trait.DistinctObjects;
import dev.wami.core.ir.trait.ViewLike;
import org.jspecify.annotations.Nullable;

/** What is known about memory beside what the program says, from options or from a check at run time. */
@FunctionalInterface
public interface MemoryFacts {
    /** Nothing more: arguments of a function may share memory. */
    MemoryFacts NONE = new MemoryFacts() {
        @Override
        public boolean areApart(Value a, Value b) {
            return false;
        }
    };

    /** Different arguments of a function share no memory. */
    MemoryFacts ARGUMENTS_APART = new MemoryFacts() {
        @Override
        public boolean areApart(Value a, Value b) {
            Value x = source(a);
            Value y = source(b);
            return x != y && isArgument(x) && isArgument(y);
        }
    };

    /** Whether {@code a} and {@code b} share no memory, in whatever iterations each is looked at. */
    boolean areApart(Value a, Value b);

    /** What {@code v} is a view of, at last. */
    static Value source(Value v) {
        Value out = v;
        for (Value viewed = v; viewed != null; viewed = viewed(viewed)) out = viewed;
        return out;
    }

    /** What {@code v} is a view of, or another name for; null if it is neither. */
    static @Nullable Value viewed(Value v) {
        Operation op = v.definedBy();
        if (op instanceof DistinctObjects && v instanceof OpResult r) return op.operand(r.index());
        return op instanceof ViewLike view && op.resultCount() == 1 ? view.viewSource() : null;
    }

    /** Whether {@code v} is an argument of a function. */
    static boolean isArgument(Value v) {
        if (!(v instanceof BlockArgument a) || !a.owner().isEntry()) return false;
        Operation parent = a.owner().parentOp();
        return parent instanceof CallableLike;
    }
}
