package dev.wami.core.text;

import dev.wami.core.ir.Operation;
import org.jspecify.annotations.Nullable;

/**
 * What a program is written part by part from, by {@link MlirPrinter#printParts}, so that no more than one operation of
 * its body needs to be in memory with what is in it.
 */
public interface PrintedParts {

    /** Called before an operation of the body is written: it may get the content of its regions now. */
    void enter(Operation op);

    /**
     * The text of an operation of the body, which {@link MlirPrinter#printPart} has made before; null if it is to be
     * written now. It is asked for after {@link #enter}.
     */
    default byte @Nullable [] text(Operation op) {
        return null;
    }

    /** Called when it has been written: it may lose the content of its regions. */
    void leave(Operation op);
}
