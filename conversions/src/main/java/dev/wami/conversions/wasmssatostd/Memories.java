package dev.wami.conversions.wasmssatostd;

import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmssa.WasmTypes;

/**
 * Memory as standard MLIR: a global that holds the memref of its bytes, which growth replaces, and a function for each
 * instruction. Addresses are computed in 64 bits, where the sum of two 32-bit numbers cannot wrap. Source: the
 * WebAssembly specification, sections 4.4.7 and 4.5.3.
 */
final class Memories {
    /** What a memory can grow to where nothing less is said: 4 GiB. */
    private static final long MOST_PAGES = 1 << 16;

    private final Library library;

    Memories(Library library) {
        this.library = library;
    }

    /** {@code __wasm_memory_} of the first memory, {@code __wasm_memory_<symbol>_} of others, before an operation's name. */
    record Names(String symbol, String infix) {
        String of(String operation) {
            return infix + operation;
        }

        String in(String text) {
            return text.replace("@MEMORY", Library.reference(symbol)).replace("_MEM_", "_" + infix);
        }
    }

    private String define(Names memory, String name, String text) {
        return library.define(memory.of(name), memory.in(text));
    }

    // ---- the memory itself

    /** {@code () -> ()}: gives the memory its first bytes. */
    String make(Names memory, long pages) {
        fresh();
        return define(memory, "memory_make", """
                func.func private @__wasm_MEM_memory_make() attributes {wasm.instruction = "nop"} {
                  %none = arith.constant 0 : index
                  %size = arith.constant COUNT : i64
                  %bytes = func.call @__wasm_fresh(%size, %none) : (i64, index) -> memref<?xi8>
                  %global = memref.get_global @MEMORY : memref<memref<?xi8>>
                  memref.store %bytes, %global[] : memref<memref<?xi8>>
                  return
                }""".replace("COUNT", Long.toString(pages << 16)));
    }

    /** {@code (size, from) -> bytes}: new bytes, zero from an index on that is a multiple of 8. */
    private void fresh() {
        library.define("fresh", """
                func.func private @__wasm_fresh(%size: i64, %from: index) -> memref<?xi8> attributes {wasm.instruction = "nop"} {
                  %zero = arith.constant 0 : i64
                  %c0 = arith.constant 0 : index
                  %c1 = arith.constant 1 : index
                  %c3 = arith.constant 3 : i64
                  %count = arith.index_castui %size : i64 to index
                  %bytes = memref.alloc(%count) : memref<?xi8>
                  %start = arith.index_castui %from : index to i64
                  %rest = arith.subi %size, %start : i64
                  %words = arith.shrui %rest, %c3 : i64
                  %end = arith.index_castui %words : i64 to index
                  %view = memref.view %bytes[%from][%end] : memref<?xi8> to memref<?xi64>
                  scf.for %i = %c0 to %end step %c1 {
                    memref.store %zero, %view[%i] : memref<?xi64>
                  }
                  return %bytes : memref<?xi8>
                }""");
    }

    private void bytes(Names memory) {
        define(memory, "memory", """
                func.func private @__wasm_MEM_memory() -> memref<?xi8> attributes {wasm.instruction = "nop"} {
                  %global = memref.get_global @MEMORY : memref<memref<?xi8>>
                  %bytes = memref.load %global[] : memref<memref<?xi8>>
                  return %bytes : memref<?xi8>
                }""");
    }

    private void size(Names memory) {
        bytes(memory);
        define(memory, "memory_bytes", """
                func.func private @__wasm_MEM_memory_bytes() -> i64 attributes {wasm.instruction = "nop"} {
                  %c0 = arith.constant 0 : index
                  %bytes = func.call @__wasm_MEM_memory() : () -> memref<?xi8>
                  %n = memref.dim %bytes, %c0 : memref<?xi8>
                  %size = arith.index_castui %n : index to i64
                  return %size : i64
                }""");
    }

    /** {@code (start, count) -> index}: where {@code count} bytes from {@code start} on are, which must be inside. */
    private void range(Names memory) {
        size(memory);
        define(memory, "memory_range", """
                func.func private @__wasm_MEM_memory_range(%start: i64, %count: i64) -> index attributes {wasm.instruction = "nop"} {
                  %end = arith.addi %start, %count : i64
                  %size = func.call @__wasm_MEM_memory_bytes() : () -> i64
                  %inside = arith.cmpi ule, %end, %size : i64
                  cf.assert %inside, "out of bounds memory access"
                  %at = arith.index_castui %start : i64 to index
                  return %at : index
                }""");
    }

    // ---- loads and stores

    /** {@code (address, offset) -> value} or {@code (address, offset, value) -> ()}. */
    String access(Names memory, Opcode row) {
        String name = row.mnemonic().replace('.', '_');
        if (library.has(memory.of(name))) return library.symbol(memory.of(name));
        range(memory);
        boolean load = row.category() == Category.LOAD;
        Type type = WasmTypes.of((NumericType)
                (load ? row.type().results().get(0) : row.type().params().get(1)));
        int bytes = row.accessBytes();
        String inMemory = type instanceof FloatType ? type.toString() : "i" + 8 * bytes;
        boolean narrow = !inMemory.equals(type.toString());
        String text = """
                func.func private @__wasm_MEM_NAME(%address: i32, %offset: i32PARAMETER)RESULT attributes {wasm.instruction = "MNEMONIC"} {
                  %a = arith.extui %address : i32 to i64
                  %o = arith.extui %offset : i32 to i64
                  %start = arith.addi %a, %o : i64
                  %count = arith.constant COUNT : i64
                  %at = func.call @__wasm_MEM_memory_range(%start, %count) : (i64, i64) -> index
                  %bytes = func.call @__wasm_MEM_memory() : () -> memref<?xi8>
                  %view = memref.view %bytes[%at][] : memref<?xi8> to memref<INSIDE>
                """ + (load ? loaded(row, narrow) : stored(narrow)) + "}";
        return define(
                memory,
                name,
                text.replace("NAME", name)
                        .replace("PARAMETER", load ? "" : ", %value: TYPE")
                        .replace("RESULT", load ? " -> TYPE" : "")
                        .replace("MNEMONIC", row.mnemonic())
                        .replace("COUNT", Integer.toString(bytes))
                        .replace("INSIDE", inMemory)
                        .replace("TYPE", type.toString()));
    }

    private static String loaded(Opcode row, boolean narrow) {
        String extension = row.operator().endsWith("_s") ? "extsi" : "extui";
        return narrow ? """
                  %low = memref.load %view[] {alignment = 1 : i64} : memref<INSIDE>
                  %value = arith.EXTENSION %low : INSIDE to TYPE
                  return %value : TYPE
                """.replace("EXTENSION", extension) : """
                  %value = memref.load %view[] {alignment = 1 : i64} : memref<INSIDE>
                  return %value : TYPE
                """;
    }

    private static String stored(boolean narrow) {
        return narrow ? """
                  %low = arith.trunci %value : TYPE to INSIDE
                  memref.store %low, %view[] {alignment = 1 : i64} : memref<INSIDE>
                  return
                """ : """
                  memref.store %value, %view[] {alignment = 1 : i64} : memref<INSIDE>
                  return
                """;
    }

    // ---- instructions on the whole memory

    /** {@code () -> pages}. */
    String memorySize(Names memory) {
        size(memory);
        return define(memory, "memory_size", """
                func.func private @__wasm_MEM_memory_size() -> i32 attributes {wasm.instruction = "memory.size"} {
                  %c16 = arith.constant 16 : i64
                  %size = func.call @__wasm_MEM_memory_bytes() : () -> i64
                  %pages = arith.shrui %size, %c16 : i64
                  %result = arith.trunci %pages : i64 to i32
                  return %result : i32
                }""");
    }

    /** {@code pages -> pages before}, -1 beyond {@code most}. */
    String memoryGrow(Names memory, long most) {
        size(memory);
        fresh();
        return define(memory, "memory_grow", """
                func.func private @__wasm_MEM_memory_grow(%pages: i32) -> i32 attributes {wasm.instruction = "memory.grow"} {
                  %failure = arith.constant -1 : i32
                  %c0 = arith.constant 0 : index
                  %c16 = arith.constant 16 : i64
                  %most = arith.constant COUNT : i64
                  %size = func.call @__wasm_MEM_memory_bytes() : () -> i64
                  %before = arith.shrui %size, %c16 : i64
                  %more = arith.extui %pages : i32 to i64
                  %after = arith.addi %before, %more : i64
                  %fits = arith.cmpi ule, %after, %most : i64
                  %result = scf.if %fits -> (i32) {
                    %count = arith.shli %after, %c16 : i64
                    %end = arith.index_castui %size : i64 to index
                    %bytes = func.call @__wasm_fresh(%count, %end) : (i64, index) -> memref<?xi8>
                    %kept = memref.view %bytes[%c0][%end] : memref<?xi8> to memref<?xi8>
                    %old = func.call @__wasm_MEM_memory() : () -> memref<?xi8>
                    memref.copy %old, %kept : memref<?xi8> to memref<?xi8>
                    memref.dealloc %old : memref<?xi8>
                    %global = memref.get_global @MEMORY : memref<memref<?xi8>>
                    memref.store %bytes, %global[] : memref<memref<?xi8>>
                    %grown = arith.trunci %before : i64 to i32
                    scf.yield %grown : i32
                  } else {
                    scf.yield %failure : i32
                  }
                  return %result : i32
                }""".replace("COUNT", Long.toString(Math.min(most, MOST_PAGES))));
    }

    /** {@code (address, value, count) -> ()}. */
    String memoryFill(Names memory) {
        range(memory);
        return define(memory, "memory_fill", """
                func.func private @__wasm_MEM_memory_fill(%address: i32, %value: i32, %count: i32) attributes {wasm.instruction = "memory.fill"} {
                  %c0 = arith.constant 0 : index
                  %c1 = arith.constant 1 : index
                  %a = arith.extui %address : i32 to i64
                  %n = arith.extui %count : i32 to i64
                  %at = func.call @__wasm_MEM_memory_range(%a, %n) : (i64, i64) -> index
                  %end = arith.index_castui %n : i64 to index
                  %byte = arith.trunci %value : i32 to i8
                  %bytes = func.call @__wasm_MEM_memory() : () -> memref<?xi8>
                  %view = memref.view %bytes[%at][%end] : memref<?xi8> to memref<?xi8>
                  scf.for %i = %c0 to %end step %c1 {
                    memref.store %byte, %view[%i] : memref<?xi8>
                  }
                  return
                }""");
    }

    /** {@code (to, from, count) -> ()}: bytes that are to be written are read before. */
    String memoryCopy(Names memory) {
        range(memory);
        return define(memory, "memory_copy", """
                func.func private @__wasm_MEM_memory_copy(%to: i32, %from: i32, %count: i32) attributes {wasm.instruction = "memory.copy"} {
                  %c0 = arith.constant 0 : index
                  %c1 = arith.constant 1 : index
                  %t = arith.extui %to : i32 to i64
                  %f = arith.extui %from : i32 to i64
                  %n = arith.extui %count : i32 to i64
                  %source_at = func.call @__wasm_MEM_memory_range(%f, %n) : (i64, i64) -> index
                  %target_at = func.call @__wasm_MEM_memory_range(%t, %n) : (i64, i64) -> index
                  %end = arith.index_castui %n : i64 to index
                  %bytes = func.call @__wasm_MEM_memory() : () -> memref<?xi8>
                  %source = memref.view %bytes[%source_at][%end] : memref<?xi8> to memref<?xi8>
                  %target = memref.view %bytes[%target_at][%end] : memref<?xi8> to memref<?xi8>
                  %up = arith.subi %t, %f : i64
                  %down = arith.subi %f, %t : i64
                  %upwards = arith.cmpi uge, %up, %n : i64
                  %apart_below = arith.cmpi uge, %down, %n : i64
                  %apart = arith.andi %upwards, %apart_below : i1
                  scf.if %apart {
                    memref.copy %source, %target : memref<?xi8> to memref<?xi8>
                  } else {
                    scf.for %i = %c0 to %end step %c1 {
                      %j = arith.subi %end, %i : index
                      %last = arith.subi %j, %c1 : index
                      %k = arith.select %upwards, %i, %last : index
                      %byte = memref.load %source[%k] : memref<?xi8>
                      memref.store %byte, %target[%k] : memref<?xi8>
                    }
                  }
                  return
                }""");
    }

    // ---- data segments

    /** {@code (to, from, count) -> ()}: bytes of a segment, none of which are left once it was dropped. */
    String memoryInit(Names memory, String segment, long length) {
        range(memory);
        return define(memory, "memory_init_" + segment, """
                func.func private @__wasm_MEM_memory_init_SEGMENT(%to: i32, %from: i32, %count: i32) attributes {wasm.instruction = "memory.init", wasm.segment = @__wasm_SEGMENT} {
                  %t = arith.extui %to : i32 to i64
                  %f = arith.extui %from : i32 to i64
                  %n = arith.extui %count : i32 to i64
                  %last = arith.addi %f, %n : i64
                  %global = memref.get_global @__wasm_SEGMENT_size : memref<i64>
                  %size = memref.load %global[] : memref<i64>
                  %inside = arith.cmpi ule, %last, %size : i64
                  cf.assert %inside, "out of bounds memory access"
                  %at = func.call @__wasm_MEM_memory_range(%t, %n) : (i64, i64) -> index
                  %start = arith.index_castui %f : i64 to index
                  %end = arith.index_castui %n : i64 to index
                  %data = memref.get_global @__wasm_SEGMENT : memref<LENGTHxi8>
                  %source = memref.view %data[%start][%end] : memref<LENGTHxi8> to memref<?xi8>
                  %bytes = func.call @__wasm_MEM_memory() : () -> memref<?xi8>
                  %target = memref.view %bytes[%at][%end] : memref<?xi8> to memref<?xi8>
                  memref.copy %source, %target : memref<?xi8> to memref<?xi8>
                  return
                }""".replace("SEGMENT", segment)
                .replace("LENGTH", Long.toString(length)));
    }
}
