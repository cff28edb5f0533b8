package dev.wami.core.ir;

import dev.wami.core.ir.type.Type;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** An SSA value: the result of an operation or the argument of a block, with the list of its uses. */
public abstract sealed class Value extends IrObject permits OpResult, BlockArgument {
    private Type type;

    @Nullable
    Use firstUse;
    /** See {@link ValueNumbers}. */
    int numberHint;

    /** @param number the one it shares with what it belongs to, or one near it */
    Value(int number, Type type) {
        super(number);
        this.type = type;
    }

    public final Type type() {
        return type;
    }

    /**
     * Changes the type in place. For dialect conversion, which brings the uses along; passes replace the value instead.
     */
    public final void setType(Type type) {
        this.type = type;
    }

    /** The operation that has this as a result, or null for a block argument. */
    public abstract @Nullable Operation definedBy();

    /** The block in which the value is defined; null while the defining operation is detached. */
    public abstract @Nullable Block block();

    /** Where the value was defined in the source. */
    public abstract Location location();

    /** The most recently added use, or null. */
    public final @Nullable Use firstUse() {
        return firstUse;
    }

    public final boolean isUnused() {
        return firstUse == null;
    }

    public final boolean hasOneUse() {
        return firstUse != null && firstUse.next == null;
    }

    /** All uses, latest first. The current use may be changed or removed while iterating. */
    public final Iterable<Use> uses() {
        return new Uses(this);
    }

    // A class, not a lambda: without the optimising compiler, each lambda that captures something costs a call into the
    // virtual machine.
    private static final class Uses implements Iterable<Use> {
        private final Value value;

        Uses(Value value) {
            this.value = value;
        }

        @Override
        public Iterator<Use> iterator() {
            return new UseIterator(value.firstUse);
        }
    }

    private static final class UseIterator implements Iterator<Use> {
        private @Nullable Use next;

        UseIterator(@Nullable Use first) {
            next = first;
        }

        @Override
        public boolean hasNext() {
            return next != null;
        }

        @Override
        public Use next() {
            Use use = next;
            if (use == null) throw new NoSuchElementException();
            next = use.next;
            return use;
        }
    }

    /** How many operands are this value; linear in the result. */
    public final int useCount() {
        int n = 0;
        for (Use u = firstUse; u != null; u = u.next) n++;
        return n;
    }

    /** Makes every use a use of {@code replacement}. */
    public final void replaceAllUsesWith(Value replacement) {
        if (replacement == this) return;
        for (Use u = firstUse; u != null; u = firstUse) u.set(replacement);
    }

    /** Makes every use that satisfies {@code which} a use of {@code replacement}. */
    public final void replaceUsesIf(Value replacement, Predicate<Use> which) {
        for (Use u : uses()) if (which.test(u)) u.set(replacement);
    }
}
