package dev.wami.conversions.func;

import dev.wami.conversions.RuntimeSymbols;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.ssawasm.Bulk.MemoryCopyOp;
import dev.wami.ssawasm.Bulk.MemoryFillOp;
import dev.wami.ssawasm.Bulk.MemoryGrowOp;
import dev.wami.ssawasm.Bulk.MemorySizeOp;
import dev.wami.ssawasm.Globals.GlobalGetOp;
import dev.wami.ssawasm.Globals.GlobalSetOp;
import dev.wami.ssawasm.MemoryAccess.LoadOp;
import dev.wami.ssawasm.MemoryAccess.StoreOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Functions of the runtime's that stand for single instructions: declared without a body, so that its sources are
 * ordinary MLIR, and replaced when calls are lowered.
 *
 * <pre>{@code
 * __wasm_load_i32(address) -> i32          __wasm_store_i32(value, address)
 * __wasm_memory_size() -> i32 pages        __wasm_memory_grow(pages) -> i32
 * __wasm_memory_copy(to, from, bytes)      __wasm_memory_fill(to, value, bytes)
 * __heap_base() -> i32 the first address after globals and stack
 * __get_heap_top() -> i32, __set_heap_top(address), and the same of heap_end and heap_low: globals of the allocator
 * }</pre>
 */
final class Intrinsics {
    private Intrinsics() {}

    /** Whether {@code function} is the declaration of an intrinsic. */
    static boolean isIntrinsic(Operation function) {
        if (!(function instanceof FunctionLike f) || !f.isDeclaration() || f.symbolName() == null) return false;
        return switch (f.symbolName()) {
            case "__wasm_load_i32", "__wasm_store_i32", "__wasm_memory_size", "__wasm_memory_grow" -> true;
            case "__wasm_memory_copy", "__wasm_memory_fill", "__heap_base" -> true;
            case "__get_heap_top", "__get_heap_end", "__get_heap_low" -> true;
            case "__set_heap_top", "__set_heap_end", "__set_heap_low" -> true;
            default -> false;
        };
    }

    /** The instruction that the call of {@code name} stands for, or null if there is none. */
    static @Nullable Operation instruction(String name, Location at, List<Value> a) {
        return switch (name) {
            case "__wasm_load_i32" -> new LoadOp(at, a.get(0), IntegerType.I32);
            case "__wasm_store_i32" -> new StoreOp(at, a.get(1), a.get(0));
            case "__wasm_memory_size" -> new MemorySizeOp(at);
            case "__wasm_memory_grow" -> new MemoryGrowOp(at, a.get(0));
            case "__wasm_memory_copy" -> new MemoryCopyOp(at, a.get(0), a.get(1), a.get(2));
            case "__wasm_memory_fill" -> new MemoryFillOp(at, a.get(0), a.get(1), a.get(2));
            case "__get_heap_top" -> new GlobalGetOp(at, RuntimeSymbols.HEAP_TOP, IntegerType.I32);
            case "__get_heap_end" -> new GlobalGetOp(at, RuntimeSymbols.HEAP_END, IntegerType.I32);
            case "__get_heap_low" -> new GlobalGetOp(at, RuntimeSymbols.HEAP_LOW, IntegerType.I32);
            case "__set_heap_top" -> new GlobalSetOp(at, RuntimeSymbols.HEAP_TOP, a.get(0));
            case "__set_heap_end" -> new GlobalSetOp(at, RuntimeSymbols.HEAP_END, a.get(0));
            case "__set_heap_low" -> new GlobalSetOp(at, RuntimeSymbols.HEAP_LOW, a.get(0));
            case "__heap_base" -> new GlobalGetOp(at, RuntimeSymbols.HEAP_BASE, IntegerType.I32);
            default -> null;
        };
    }
}
