package dev.wami.wasmimport.nativecode;

import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.std.func.FuncCalls;
import dev.wami.std.func.FuncOp;
import dev.wami.std.memref.MemRefGlobal.GlobalOp;
import dev.wami.wasmimport.wasmssatostd.SymbolText;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.Opcode;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Memories that the runtime makes and grows: a global is the descriptor that its {@code struct wasabi_memory} is.
 * Behind guard pages a memory stays where it was made, and an access is no more than an access; the processor finds
 * those outside.
 */
final class NativeMemories {
    /** What a memory of 32-bit addresses can grow to. */
    private static final long MOST_PAGES = 1 << 16;

    private static final String CHECKED = "_checked";
    private static final String MAKE = "_make";
    private static final String BASE = "_base";

    /** Grows a memory and keeps the caller's registers, so that allocators that seldom grow it save none for that. */
    private static final String GROW = "wasabi_memory_grow_keeping";

    private final NativeLibrary library;
    private final boolean guarded;
    private final Set<String> accesses = new LinkedHashSet<>();

    NativeMemories(NativeLibrary library, boolean guarded) {
        this.library = library;
        this.guarded = guarded;
    }

    void run() {
        for (FuncOp f : library.functions()) {
            String memory = NativeLibrary.symbol(f, "wasm.memory");
            if (memory == null || isWide(memory) || isWide(NativeLibrary.symbol(f, "wasm.from"))) continue;
            switch (NativeLibrary.instruction(f)) {
                case "memory.grow" -> grow(f, memory);
                case "memory.fill" -> fill(f);
                case "memory.copy" -> copy(f);
                case "memory.size", "memory.init" -> {
                    // what is there already will do
                }
                default -> {
                    if (isAccess(f)) access(f, memory);
                }
            }
        }
        for (GlobalOp memory : library.memories()) if (isMade(memory)) make(memory);
        if (guarded) checkUnused();
    }

    /** The functions whose first parameter is an address of 32 bits, at which they load or store. */
    Set<String> accesses() {
        return accesses;
    }

    /** Whether addresses have 64 bits, which no guard page is behind: such memories stay what they are. */
    private boolean isWide(@Nullable String memory) {
        GlobalOp global = memory == null ? null : library.global(memory);
        return global != null && global.hasAttribute("wasm.i64");
    }

    /** An atomic access has tests of its own. */
    private static boolean isAccess(FuncOp f) {
        Opcode row = Opcode.named(NativeLibrary.instruction(f));
        return row != null && (row.category() == Category.LOAD || row.category() == Category.STORE);
    }

    // ---- the runtime's

    /** {@code %memory}: where the descriptor of {@code memory} is. */
    static String descriptor(String memory) {
        return """
                  %global = memref.get_global SYMBOL : memref<memref<?xi8>>
                  %number = memref.extract_aligned_pointer_as_index %global : memref<memref<?xi8>> -> index
                  %bits = arith.index_castui %number : index to i64
                  %memory = llvm.inttoptr %bits : i64 to !llvm.ptr
                """.replace("SYMBOL", SymbolText.of(memory));
    }

    private static long limit(GlobalOp memory, String attribute, long otherwise) {
        return memory.attribute(attribute) instanceof IntegerAttr i ? i.value() : otherwise;
    }

    private long most(String memory) {
        GlobalOp global = library.global(memory);
        return global == null ? MOST_PAGES : Math.min(MOST_PAGES, limit(global, "wasm.max", MOST_PAGES));
    }

    /** What names of what there is for {@code memory} start with. */
    private String prefix(GlobalOp memory) {
        int number = library.memories().indexOf(memory);
        return library.prefix() + "memory" + (number == 0 ? "" : Integer.toString(number));
    }

    /** Whether the module makes {@code memory} itself, by a call of the runtime. */
    private boolean isMade(GlobalOp memory) {
        return !memory.hasAttribute("wasm.i64") && library.function(prefix(memory) + MAKE) != null;
    }

    private void make(GlobalOp memory) {
        String symbol = String.valueOf(memory.symbolName());
        String function = prefix(memory) + MAKE;
        library.declare("wasabi_memory_make", "(!llvm.ptr, i64, i64, i32)");
        library.define(function, """
                func.func private @NAME() {
                MEMORY  %min = arith.constant MIN : i64
                  %most = arith.constant MOST : i64
                  %guard = arith.constant GUARD : i32
                  func.call @wasabi_memory_make(%memory, %min, %most, %guard) : (!llvm.ptr, i64, i64, i32) -> ()
                KEEP  return
                }""".replace("NAME", function)
                .replace("KEEP", guarded ? keepBase(prefix(memory) + BASE) : "")
                .replace("MEMORY", descriptor(symbol))
                .replace("MIN", Long.toString(limit(memory, "wasm.min", 0)))
                .replace("MOST", Long.toString(most(symbol)))
                .replace("GUARD", guarded ? "1" : "0"));
    }

    /** Where {@code memory} starts, once more: what cannot be seen from outside is loaded without a detour. */
    private String keepBase(String global) {
        library.define(global, """
                llvm.mlir.global internal @NAME() {addr_space = 0 : i32} : !llvm.ptr {
                  %none = llvm.mlir.zero : !llvm.ptr
                  llvm.return %none : !llvm.ptr
                }""".replace("NAME", global));
        return """
                  %field = llvm.getelementptr %memory[8] : (!llvm.ptr) -> !llvm.ptr, i8
                  %base = llvm.load %field {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
                  %kept = llvm.mlir.addressof @NAME : !llvm.ptr
                  llvm.store %base, %kept {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
                """.replace("NAME", global);
    }

    /** {@code %field}: where a pointer to the first byte of {@code memory} is, which never changes. */
    private String field(String memory) {
        GlobalOp global = library.global(memory);
        if (global != null && isMade(global)) {
            return "  %field = llvm.mlir.addressof @" + prefix(global) + BASE + " : !llvm.ptr\n";
        }
        return descriptor(memory) + "  %field = llvm.getelementptr %memory[8] : (!llvm.ptr) -> !llvm.ptr, i8\n";
    }

    private void grow(FuncOp f, String memory) {
        library.declareKeeping(GROW, "(!llvm.ptr, i32, i64) -> i32");
        library.define(f.functionName(), """
                func.func private @NAME(%more: i32) -> i32 {
                MEMORY  %most = arith.constant MOST : i64
                  %before = llvm.call preserve_mostcc @GROW(%memory, %more, %most) : (!llvm.ptr, i32, i64) -> i32
                  return %before : i32
                }""".replace("NAME", f.functionName())
                .replace("GROW", GROW)
                .replace("MEMORY", descriptor(memory))
                .replace("MOST", Long.toString(most(memory))));
    }

    // ---- many bytes

    private static String store(String name) {
        return name.substring(0, name.lastIndexOf('_'));
    }

    /** {@code %pointer_NAME}: where {@code index} of what {@code @STORE()} gives is. */
    private static String pointer(String name, String store, String index) {
        return """
                  %bytes_NAME = func.call @STORE() : () -> memref<?xi8>
                  %base_NAME = memref.extract_aligned_pointer_as_index %bytes_NAME : memref<?xi8> -> index
                  %sum_NAME = arith.addi %base_NAME, INDEX : index
                  %bits_NAME = arith.index_castui %sum_NAME : index to i64
                  %pointer_NAME = llvm.inttoptr %bits_NAME : i64 to !llvm.ptr
                """.replace("NAME", name).replace("STORE", store).replace("INDEX", index);
    }

    private void fill(FuncOp f) {
        String store = store(f.functionName());
        library.define(f.functionName(), """
                func.func private @NAME(%address: i32, %value: i32, %count: i32) {
                  %a = arith.extui %address : i32 to i64
                  %n = arith.extui %count : i32 to i64
                  %at = func.call @STORE_range(%a, %n) : (i64, i64) -> index
                  %byte = arith.trunci %value : i32 to i8
                POINTER  "llvm.intr.memset"(%pointer_to, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
                  return
                }""".replace("NAME", f.functionName())
                .replace("STORE", store)
                .replace("POINTER", pointer("to", store, "%at")));
    }

    /** Also between memories, whose bytes are never the same. */
    private void copy(FuncOp f) {
        String name = f.functionName();
        int other = name.lastIndexOf("_copy_");
        String to = name.substring(0, other >= 0 ? other : name.lastIndexOf("_copy"));
        String from = other >= 0 ? library.prefix() + name.substring(other + "_copy_".length()) : to;
        library.define(name, """
                func.func private @NAME(%to: i32, %from: i32, %count: i32) {
                  %t = arith.extui %to : i32 to i64
                  %f = arith.extui %from : i32 to i64
                  %n = arith.extui %count : i32 to i64
                  %source_at = func.call @SOURCE_range(%f, %n) : (i64, i64) -> index
                  %target_at = func.call @TARGET_range(%t, %n) : (i64, i64) -> index
                PLACES  "llvm.intr.memmove"(%pointer_to, %pointer_from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
                  return
                }""".replace("NAME", name)
                .replace("SOURCE", from)
                .replace("TARGET", to)
                .replace("PLACES", pointer("to", to, "%target_at") + pointer("from", from, "%source_at")));
    }

    // ---- loads and stores

    private void access(FuncOp f, String memory) {
        accesses.add(f.functionName());
        if (!guarded) return;
        Attribute lane = f.attribute("wasm.lane");
        NativeAccess access = new NativeAccess(
                NativeLibrary.instruction(f), f.functionType(), lane instanceof IntegerAttr i ? (int) i.value() : 0);
        library.define(f.functionName(), access.function(f.functionName(), field(memory), false));
        if (access.isLoad()) {
            String checked = f.functionName() + CHECKED;
            accesses.add(checked);
            library.define(checked, access.function(checked, field(memory), true));
        }
    }

    /** LLVM would leave out a load whose value nobody wants; it may have to trap. */
    private void checkUnused() {
        for (FuncOp f : library.functions()) {
            for (FuncCalls.CallOp call : f.collect(FuncCalls.CallOp.class)) {
                String checked = call.callee().root() + CHECKED;
                if (!library.has(checked) || !call.result(0).isUnused()) continue;
                call.setAttribute("callee", SymbolRef.of(checked));
            }
        }
    }
}
