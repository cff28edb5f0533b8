package dev.wami.tools.link;

import dev.wami.core.analysis.SymbolUses;
import dev.wami.core.analysis.SymbolUses.SymbolUse;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Operation.Walk;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.trait.LoopLike;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.std.memref.MemRefAllocation.AllocOp;
import dev.wami.std.memref.MemRefOp;
import dev.wami.tools.link.LinkRuntime.AllocatorChoice;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The allocators of the runtime library. Each is a resource, in which C's names follow a prefix. */
enum Allocator {
    /** Constant time: lists of free blocks by size. */
    FAST("malloc", ""),
    /**
     * The least code: time grows with the number of blocks. Traps without memory, so that C's functions are not of it.
     */
    SMALL("malloc_small", "__wami_small_"),
    /** Less still, and constant time, where allocations are a stack. Traps without memory. */
    STACK("malloc_stack", "__wami_stack_"),
    /** Finds mistakes. */
    DEBUG("malloc_debug", "__wami_debug_");

    private static final List<String> FUNCTIONS = List.of("malloc", "free", "realloc", "aligned_alloc", "calloc");

    private final String resource;
    private final String prefix;

    Allocator(String resource, String prefix) {
        this.resource = resource;
        this.prefix = prefix;
    }

    String resource() {
        return resource;
    }

    /** Its name of a function of C. */
    String symbol(String function) {
        return prefix + function;
    }

    /** Whether it is called for what {@code function} does; a stack is set back without a call. */
    boolean has(String function) {
        return this != STACK || !function.equals("free");
    }

    /** The one for what {@code module} allocates. */
    static Allocator choose(AllocatorChoice choice, Operation module) {
        if (choice == AllocatorChoice.FAST || knowsAllocator(module)) return FAST;
        if (AllocationStack.establish(module)) return STACK;
        return choice == AllocatorChoice.SMALL || allocatesLittle(module) ? SMALL : FAST;
    }

    /** Whether the program or its host calls an allocator, by C's rules. */
    private static boolean knowsAllocator(Operation module) {
        for (String function : FUNCTIONS) if (((SymbolTable) module).lookup(function) != null) return true;
        return false;
    }

    /** Whether each allocation is outside of loops, in a function that nothing in the module refers to. */
    private static boolean allocatesLittle(Operation module) {
        List<SymbolUse> uses = SymbolUses.of(module);
        if (uses == null) return false;
        Set<String> referredTo = new HashSet<>();
        for (SymbolUse use : uses) referredTo.add(use.reference().root());
        for (Operation op : module.region(0).entry()) {
            boolean mayRepeat =
                    !(op instanceof Symbol s) || s.symbolName() == null || referredTo.contains(s.symbolName());
            boolean fine = op.walkOuterFirst(o -> {
                if (!isAllocation(o)) return Walk.INTO;
                return mayRepeat || isInCycle(o, op) ? Walk.STOP : Walk.INTO;
            });
            if (!fine) return false;
        }
        return true;
    }

    private static boolean isAllocation(Operation op) {
        return op instanceof AllocOp || op.kind() == MemRefOp.REALLOC;
    }

    /** Whether {@code op} may be executed more than once in {@code function}. */
    private static boolean isInCycle(Operation op, Operation function) {
        Operation o = op;
        while (o != null && o != function) {
            Region around = o.parentRegion();
            if (around == null || !around.hasOneBlock() || o instanceof LoopLike) return true;
            o = o.parentOp();
        }
        return false;
    }
}
