package dev.wami.loops.dependence;

import dev.wami.core.analysis.Aliases;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.CallableLike;

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
        for (Value viewed = v; viewed != null; viewed = Aliases.viewed(viewed)) out = viewed;
        return out;
    }

    /** Whether {@code v} is an argument of a function. */
    static boolean isArgument(Value v) {
        if (!(v instanceof BlockArgument a) || !a.owner().isEntry()) return false;
        Operation parent = a.owner().parentOp();
        return parent instanceof CallableLike;
    }
}
