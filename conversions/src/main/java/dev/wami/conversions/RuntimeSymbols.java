package dev.wami.conversions;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.ssawasm.Calls.CallOp;
import dev.wami.ssawasm.Functions.FuncImportOp;
import dev.wami.ssawasm.Globals.GlobalGetOp;
import dev.wami.ssawasm.Globals.GlobalSetOp;
import dev.wami.ssawasm.Globals.GlobalVarOp;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Functions and globals that the lowering of memory refers to: the allocator, which is the runtime's if it was linked,
 * the user's own, or else an import; and the globals whose values are known when memory is laid out.
 */
public final class RuntimeSymbols {
    public static final String MALLOC = "malloc";
    public static final String FREE = "free";
    public static final String REALLOC = "realloc";
    public static final String ALIGNED_ALLOC = "aligned_alloc";

    /** The mutable global that holds the shadow stack's pointer, which grows down. */
    public static final String STACK_POINTER = "__stack_pointer";
    /** The constant global with the lowest address of the stack. */
    public static final String STACK_LOW = "__stack_low";
    /** The constant global with the first address that the heap may use. */
    public static final String HEAP_BASE = "__heap_base";

    /** The mutable globals of the allocator that is a stack: where its next block is, and where its memory ends. */
    public static final String HEAP_TOP = "__heap_top";

    public static final String HEAP_END = "__heap_end";
    /** Below it memory may be somebody else's: another mutable global of that allocator. */
    public static final String HEAP_LOW = "__heap_low";

    /** On a function that allocates: it traps instead of giving 0, so that its callers need no test. */
    public static final String TRAPS = "wami.traps";

    /**
     * On {@code malloc}: it is a stack, which takes multiples of 16 and gives memory back by setting {@link #HEAP_TOP}.
     */
    public static final String STACK = "wami.stack";

    private RuntimeSymbols() {}

    /** Declares what is used in {@code module} and defined nowhere. */
    public static void declareMissing(Operation module) {
        Set<String> defined = new HashSet<>();
        Block body = module.region(0).entry();
        for (Operation op : body) if (op instanceof Symbol s && s.symbolName() != null) defined.add(s.symbolName());
        module.walk(op -> {
            if (op instanceof CallOp c) declareFunction(body, c.callee(), defined);
            if (op instanceof GlobalGetOp g) declareGlobal(body, g.global(), defined);
            if (op instanceof GlobalSetOp s) declareGlobal(body, s.global(), defined);
        });
    }

    private static void declareFunction(Block body, SymbolRef callee, Set<String> defined) {
        int arguments = switch (callee.root()) {
            case MALLOC, FREE -> 1;
            case REALLOC, ALIGNED_ALLOC -> 2;
            default -> 0;
        };
        if (arguments == 0 || !defined.add(callee.root())) return;
        List<Type> inputs = Collections.nCopies(arguments, IntegerType.I32);
        List<Type> results = callee.root().equals(FREE) ? List.of() : List.of(IntegerType.I32);
        FunctionType type = new FunctionType(inputs, results);
        body.insertBefore(new FuncImportOp(Location.UNKNOWN, callee.root(), type), body.first());
    }

    /** Whether {@code global} is one of the allocator that is a stack. */
    public static boolean isHeapState(String global) {
        return global.equals(HEAP_TOP) || global.equals(HEAP_END) || global.equals(HEAP_LOW);
    }

    private static void declareGlobal(Block body, SymbolRef global, Set<String> defined) {
        String name = global.root();
        boolean mutable = name.equals(STACK_POINTER) || isHeapState(name);
        if (!mutable && !name.equals(STACK_LOW) && !name.equals(HEAP_BASE) || !defined.add(name)) return;
        body.insertBefore(new GlobalVarOp(Location.UNKNOWN, name, IntegerType.I32, IntegerAttr.i32(0)), body.first());
    }
}
