package dev.wami.core.ir.trait;

import dev.wami.core.ir.Operation;

/**
 * Traits as bits of an int, for what asks every operation of a program for many of them: a test of a bit costs less
 * than {@code instanceof} with an interface, which in the first compiler of the JVM searches a list where the answer is
 * no.
 */
public final class TraitBits {
    public static final int TERMINATOR = 1;
    public static final int BRANCH = 1 << 1;
    public static final int ISOLATED_FROM_ABOVE = 1 << 2;
    public static final int SYMBOL = 1 << 3;
    public static final int SYMBOL_TABLE = 1 << 4;
    public static final int SYMBOL_USER = 1 << 5;
    public static final int HAS_PARENT = 1 << 6;
    public static final int SINGLE_BLOCK = 1 << 7;
    public static final int NO_REGION_ARGUMENTS = 1 << 8;
    public static final int NO_TERMINATOR = 1 << 9;
    public static final int IMPLICIT_TERMINATOR = 1 << 10;
    public static final int REGION_BRANCH = 1 << 11;
    public static final int LOOP_LIKE = 1 << 12;
    public static final int FUNCTION_LIKE = 1 << 13;
    public static final int GRAPH_REGION = 1 << 14;
    public static final int PURE = 1 << 15;
    public static final int MEMORY_EFFECTS = 1 << 16;
    public static final int RECURSIVE_MEMORY_EFFECTS = 1 << 17;
    public static final int CONSTANT_LIKE = 1 << 18;
    public static final int COMMUTATIVE = 1 << 19;
    public static final int IDEMPOTENT = 1 << 20;
    public static final int INVOLUTION = 1 << 21;

    private static final Class<?>[] TRAITS = {
        Terminator.class,
        Branch.class,
        IsolatedFromAbove.class,
        Symbol.class,
        SymbolTable.class,
        SymbolUser.class,
        HasParent.class,
        SingleBlock.class,
        NoRegionArguments.class,
        NoTerminator.class,
        ImplicitTerminator.class,
        RegionBranch.class,
        LoopLike.class,
        FunctionLike.class,
        GraphRegion.class,
        Pure.class,
        MemoryEffects.class,
        RecursiveMemoryEffects.class,
        ConstantLike.class,
        Commutative.class,
        Idempotent.class,
        Involution.class
    };

    private TraitBits() {}

    /** The traits of the operations that are a {@code type}. */
    public static int of(Class<? extends Operation> type) {
        int bits = 0;
        for (int i = 0; i < TRAITS.length; i++) if (TRAITS[i].isAssignableFrom(type)) bits |= 1 << i;
        return bits;
    }
}
