package dev.wami.core.text;

import dev.wami.core.ir.Operation;

/**
 * What a program is written part by part from, by {@link MlirPrinter#printParts}, so that no more than one operation of
 * its body needs to be in memory with what is in it.
 */
public interface PrintedParts {

    /** Called before an operation of the body is written: it may get the content of its regions now. */
    void enter(Operation op);

    /** Called when it has been written: it may lose the content of its regions. */
    void leave(Operation op);
}
