package dev.wami.conversions.wasm;

import dev.wami.conversions.RuntimeSymbols;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.ssawasm.Bulk;
import dev.wami.ssawasm.ConstOp;
import dev.wami.ssawasm.Globals.GlobalGetOp;
import dev.wami.ssawasm.Globals.GlobalVarOp;
import dev.wami.ssawasm.Linkage;
import dev.wami.ssawasm.MemoryAccess;
import dev.wami.ssawasm.MemoryDefinitions.DataOp;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What lies where in linear memory:
 *
 * <pre>{@code
 * 0      1024                 dataEnd  stackLow          stackTop = heapBase
 * | free | globals, constants | free   | stack, grows down | heap, grows up ...
 * }</pre>
 *
 * @param used whether anything needs a memory at all
 */
record MemoryLayout(boolean used, long stackLow, long stackTop, long pages) {
    private static final long FIRST_ADDRESS = 1024;
    private static final long PAGE = 65536;
    /**
     * The stack's top is a multiple of what the machine maps memory by: what is on the stack at first touches one of
     * its pages less, which costs more than a microsecond where an instance is new.
     */
    private static final long MAPPED = 4096;
    /** What allocators may take for granted that there is behind the heap's base. */
    private static final long LEAST_HEAP = 32;

    static MemoryLayout of(Operation module, long stackSize, long initialMemory) {
        long dataEnd = FIRST_ADDRESS;
        boolean used = initialMemory > 0;
        boolean stack = false;
        for (Operation op : module.region(0).entry()) {
            if (op instanceof DataOp d && !d.isPassive()) {
                dataEnd = Math.max(dataEnd, d.offset() + d.byteSize());
                used = true;
            }
            stack |= op instanceof GlobalVarOp g
                    && RuntimeSymbols.STACK_POINTER.equals(g.symbolName())
                    && !isProgramsOwn(g);
        }
        boolean heap = !module.walkOuterFirst(op -> isHeapBase(op) ? Operation.Walk.STOP : Operation.Walk.INTO);
        used |= !module.walkOuterFirst(op -> touchesMemory(op) ? Operation.Walk.STOP : Operation.Walk.INTO);
        long end = align(dataEnd, 16);
        long top = stack ? align(end + align(stackSize, 16), MAPPED) : end;
        long pages = Math.max(1, (Math.max(heap ? top + LEAST_HEAP : top, initialMemory) + PAGE - 1) / PAGE);
        return new MemoryLayout(used || stack, top - (stack ? align(stackSize, 16) : 0), top, pages);
    }

    private static long align(long address, long to) {
        return (address + to - 1) & -to;
    }

    private static boolean touchesMemory(Operation op) {
        return op instanceof MemoryAccess.AccessOp
                || op instanceof Bulk.MemorySizeOp
                || op instanceof Bulk.MemoryGrowOp
                || op instanceof Bulk.MemoryCopyOp
                || op instanceof Bulk.MemoryFillOp
                || op instanceof Bulk.MemoryInitOp
                || isHeapBase(op);
    }

    private static boolean isHeapBase(Operation op) {
        if (!(op instanceof GlobalGetOp g)) return false;
        String global = g.global().root();
        return global.equals(RuntimeSymbols.HEAP_BASE) || RuntimeSymbols.isHeapState(global);
    }

    /** A module that was imported may well export its own globals under these names, as wasm-ld gives them. */
    private static boolean isProgramsOwn(GlobalVarOp global) {
        return Linkage.exportName(global) != null;
    }

    /** Puts the addresses in place of the globals that stand for them; the stack pointer starts at the top. */
    void resolve(Operation module) {
        Set<String> own = new HashSet<>();
        for (Operation op : module.region(0).entry()) {
            if (op instanceof GlobalVarOp g && g.symbolName() != null && isProgramsOwn(g)) own.add(g.symbolName());
        }
        for (GlobalGetOp get : module.collect(GlobalGetOp.class)) {
            Long address = constant(get.global().root());
            if (address == null || own.contains(get.global().root())) continue;
            ConstOp constant = new ConstOp(get.location(), IntegerAttr.of(IntegerType.I32, address));
            get.requiredBlock().insertBefore(constant, get);
            get.result(0).replaceAllUsesWith(constant.result());
            get.erase();
        }
        for (Operation op : module.region(0).entry()) {
            if (!(op instanceof GlobalVarOp g) || g.symbolName() == null || isProgramsOwn(g)) continue;
            if (constant(g.symbolName()) != null) g.erase();
            else {
                Long start = start(g.symbolName());
                if (start != null) g.setAttribute("value", IntegerAttr.of(IntegerType.I32, start));
            }
        }
    }

    /** What a global of the runtime's is at first. */
    private @Nullable Long start(String global) {
        return switch (global) {
            case RuntimeSymbols.STACK_POINTER, RuntimeSymbols.HEAP_TOP -> (Long) stackTop;
            case RuntimeSymbols.HEAP_END -> (Long) (pages * PAGE);
            default -> null;
        };
    }

    private @Nullable Long constant(String global) {
        return switch (global) {
            case RuntimeSymbols.STACK_LOW -> (Long) stackLow;
            case RuntimeSymbols.HEAP_BASE -> (Long) stackTop;
            default -> null;
        };
    }
}
