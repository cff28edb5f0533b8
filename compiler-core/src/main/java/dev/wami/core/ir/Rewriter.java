package dev.wami.core.ir;

import dev.wami.core.dialect.Context;
import java.util.List;

/**
 * How canonicalisation and patterns change the IR, so that the driver knows what to visit again. The insertion point is
 * the operation being rewritten.
 */
public abstract class Rewriter extends Builder {

    public abstract Context context();

    /** Replaces all results of {@code op} by {@code values} and erases it. */
    public abstract void replace(Operation op, List<? extends Value> values);

    /** Replaces the single result of {@code op} by {@code value} and erases it. */
    public final void replace(Operation op, Value value) {
        replace(op, List.of(value));
    }

    /**
     * Inserts {@code replacement} where {@code op} is, uses its results in place of {@code op}'s and erases {@code op}.
     */
    public final <T extends Operation> T replace(Operation op, T replacement) {
        setBefore(op);
        insert(replacement);
        replace(op, replacement.results());
        return replacement;
    }

    /** Erases {@code op}, whose results must be unused. */
    public abstract void erase(Operation op);

    /** Must be called after {@code op} was changed in place. */
    public abstract void changed(Operation op);

    public abstract void replaceAllUses(Value from, Value to);

    /** Removes a block that nothing branches to, with its contents. */
    public abstract void erase(Block block);

    /** What is known about constants. */
    public abstract Folder folder();

    /**
     * Moves the operations of the single block {@code source} to before {@code position}, its arguments replaced by
     * {@code arguments}, and removes the block. The terminator moves along.
     */
    public abstract void inlineBlockBefore(Block source, Operation position, List<? extends Value> arguments);

    /**
     * Moves the operations of {@code source} to the end of {@code target}, its arguments replaced by {@code arguments},
     * and removes the block, which nothing branches to.
     */
    public abstract void mergeBlock(Block source, Block target, List<? extends Value> arguments);
}
