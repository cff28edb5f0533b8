package dev.wami.jvmbackend.runtime;

import java.util.BitSet;

/**
 * The functions of a module that may be values.
 *
 * @param imported the number of functions before them
 * @param types the type index of each
 * @param shapes which of the module's signatures its calls have
 * @param places its number among those of its shape that are values, or -1
 * @param tailCalling the indices of functions with tail calls
 */
public record FunctionTable(int imported, int[] types, int[] shapes, int[] places, BitSet tailCalling) {
    static final FunctionTable EMPTY = new FunctionTable(0, new int[0], new int[0], new int[0], new BitSet());

    boolean hasTailCalls(int index) {
        return tailCalling.get(index);
    }
}
