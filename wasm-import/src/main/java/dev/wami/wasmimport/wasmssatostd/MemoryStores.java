package dev.wami.wasmimport.wasmssatostd;

import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.Numbers;
import dev.wami.wasmops.RowsSpec;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;

/** Memories: bytes, which loads and stores see through a view of no alignment. */
final class MemoryStores extends Stores {
    /** What a memory can grow to where nothing less is said: 4 GiB. */
    private static final long MOST_BYTES = 1L << 32;

    /** The same where addresses have 64 bits: 16 GiB, as in V8. */
    private static final long MOST_BYTES_WIDE = 1L << 34;

    MemoryStores(Library library) {
        super(library);
    }

    // ---- the memory itself

    @Override
    String initial(Store memory) {
        return "";
    }

    /** New bytes are zero; the index from which on is a multiple of 8. */
    @Override
    String fresh(Store memory) {
        if (memory.pageBits() < 3) return freshBytes();
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
        return "func.call @__wasm_fresh(%size, %from) : (i64, index) -> memref<?xi8>";
    }

    /** The same where pages are smaller. */
    private String freshBytes() {
        library.define("fresh_bytes", """
                func.func private @__wasm_fresh_bytes(%size: i64, %from: index) -> memref<?xi8> attributes {wasm.instruction = "nop"} {
                  %zero = arith.constant 0 : i8
                  %c1 = arith.constant 1 : index
                  %count = arith.index_castui %size : i64 to index
                  %bytes = memref.alloc(%count) : memref<?xi8>
                  scf.for %i = %from to %count step %c1 {
                    memref.store %zero, %bytes[%i] : memref<?xi8>
                  }
                  return %bytes : memref<?xi8>
                }""");
        return "func.call @__wasm_fresh_bytes(%size, %from) : (i64, index) -> memref<?xi8>";
    }

    @Override
    String kept() {
        return """
                %kept = memref.view %elements[%c0][%from] : memref<?xi8> to memref<?xi8>
                    memref.copy %old, %kept : memref<?xi8> to memref<?xi8>""";
    }

    /** {@code pages -> pages before}, -1 beyond what the memory may have. */
    String grow(Store memory) {
        return grow(memory, "", (memory.wide() ? MOST_BYTES_WIDE : MOST_BYTES) >> memory.pageBits());
    }

    @Override
    String copied() {
        return """
                %bytes = memref.view %source[%start][%end] : memref<LENGTHxi8> to memref<?xi8>
                  %to_bytes = memref.view %target[%at][%end] : memref<?xi8> to memref<?xi8>
                  memref.copy %bytes, %to_bytes : memref<?xi8> to memref<?xi8>""";
    }

    // ---- loads and stores

    /** The accesses of the first memory have no more than their mnemonic in their names. */
    static String infix(Store memory) {
        return memory.name().equals("memory") ? "" : memory.name() + "_";
    }

    /**
     * {@code (address, offset) -> value} or {@code (address, offset, value) -> ()}; a load of one lane takes the
     * vector, too.
     *
     * @param lane the one that is read or written
     */
    String access(Store memory, Opcode row, int lane) {
        boolean one = row.lanes() > 0;
        String name = infix(memory) + row.mnemonic().replace('.', '_') + (one ? "_" + lane : "");
        if (library.has(name)) return library.symbol(name);
        range(memory);
        if (RowsSpec.isVector(row)) return vectorAccess(memory, row, lane, name);
        boolean load = row.category() == Category.LOAD;
        Type type = Numbers.type((NumericType)
                (load ? row.type().results().get(0) : row.type().params().get(1)));
        int bytes = row.accessBytes();
        String inMemory = type instanceof FloatType ? type.toString() : "i" + 8 * bytes;
        boolean narrow = !inMemory.equals(type.toString());
        String text = """
                func.func private @__wasm_NAME(%address: INDEX, %offset: INDEXPARAMETER)RESULT attributes {wasm.instruction = "MNEMONIC", wasm.memory = @SYMBOL} {
                """ + place(memory) + """
                  %view = memref.view %bytes[%at][] : CONTENT to memref<INSIDE>
                """ + (load ? loaded(row, narrow) : stored(narrow)) + "}";
        return library.define(
                name,
                memory.in(text.replace("NAME", name)
                        .replace("PARAMETER", load ? "" : ", %value: TYPE")
                        .replace("RESULT", load ? " -> TYPE" : "")
                        .replace("MNEMONIC", row.mnemonic())
                        .replace("COUNT", Integer.toString(bytes))
                        .replace("INSIDE", inMemory)
                        .replace("TYPE", type.toString())));
    }

    /** Where an access is: {@code %at} in {@code %bytes}. */
    static String place(Store memory) {
        return PLACE.replace("EXACT", memory.wide() ? EXACT : "");
    }

    /** The sum of two numbers of 64 bits has to be one. */
    private static final String EXACT = """
                  %exact = arith.cmpi uge, %start, %a : i64
                  cf.assert %exact, "OUTSIDE"
                """;

    private static final String PLACE = """
                  %a = WIDEN %address
                  %o = WIDEN %offset
                  %start = arith.addi %a, %o : i64
                EXACT  %count = arith.constant COUNT : i64
                  %at = func.call @STORE_range(%start, %count) : (i64, i64) -> index
                  %bytes = func.call @STORE() : () -> CONTENT
                """;

    private String vectorAccess(Store memory, Opcode row, int lane, String name) {
        VectorBody body = new VectorBody(row, lane);
        String end = body.isLoad() ? "  return " + body.load() + " : " + VectorBody.BYTES + "\n" : "  return\n";
        if (!body.isLoad()) body.store();
        boolean takes = row.type().params().size() == 2;
        String text = "func.func private @__wasm_NAME(%address: INDEX, %offset: INDEX"
                + (takes ? ", %value: " + VectorBody.BYTES : "") + ")"
                + (body.isLoad() ? " -> " + VectorBody.BYTES : "")
                + " attributes {wasm.instruction = \"MNEMONIC\", wasm.memory = @SYMBOLLANE} {\n" + place(memory)
                + body.lines()
                + end + "}";
        text = text.replace("NAME", name)
                .replace("MNEMONIC", row.mnemonic())
                .replace("LANE", VectorFunctions.lane(row.lanes() > 0, lane))
                .replace("COUNT", Integer.toString(row.accessBytes()));
        return library.define(name, memory.in(text));
    }

    private static String loaded(Opcode row, boolean narrow) {
        String extension = row.mnemonicWithoutType().endsWith("_s") ? "extsi" : "extui";
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

    // ---- many bytes

    /** {@code (address, value, count) -> ()}. */
    String fill(Store memory) {
        range(memory);
        return define(memory, "_fill", """
                func.func private @STORE_fill(%address: INDEX, %value: i32, %count: INDEX) attributes {wasm.instruction = "memory.fill", wasm.memory = @SYMBOL} {
                  %c0 = arith.constant 0 : index
                  %c1 = arith.constant 1 : index
                  %a = WIDEN %address
                  %n = WIDEN %count
                  %at = func.call @STORE_range(%a, %n) : (i64, i64) -> index
                  %end = arith.index_castui %n : i64 to index
                  %byte = arith.trunci %value : i32 to i8
                  %bytes = func.call @STORE() : () -> memref<?xi8>
                  %view = memref.view %bytes[%at][%end] : memref<?xi8> to memref<?xi8>
                  scf.for %i = %c0 to %end step %c1 {
                    memref.store %byte, %view[%i] : memref<?xi8>
                  }
                  return
                }""");
    }

    /** {@code (to, from, count) -> ()}, from another memory: none of the bytes are the same. */
    String copy(Store to, Store from) {
        range(to);
        range(from);
        String text = from.in(widened("""
                func.func private @__wasm_TO_copy_FROM(%to: INDEX, %from: INDEX, %count: INDEX) attributes {wasm.from = @SYMBOL, wasm.instruction = "memory.copy", wasm.memory = TARGET} {
                  WIDENED
                  %source_at = func.call @STORE_range(%f, %n) : (i64, i64) -> index
                  %target_at = func.call @__wasm_TO_range(%t, %n) : (i64, i64) -> index
                  %end = arith.index_castui %n : i64 to index
                  %source_bytes = func.call @STORE() : () -> memref<?xi8>
                  %target_bytes = func.call @__wasm_TO() : () -> memref<?xi8>
                  %source = memref.view %source_bytes[%source_at][%end] : memref<?xi8> to memref<?xi8>
                  %target = memref.view %target_bytes[%target_at][%end] : memref<?xi8> to memref<?xi8>
                  memref.copy %source, %target : memref<?xi8> to memref<?xi8>
                  return
                }""".replace("WIDENED\n", WIDENED), to, from));
        text = text.replace("_TO_", "_" + to.name() + "_")
                .replace("_TO(", "_" + to.name() + "(")
                .replace("FROM", from.name())
                .replace("TARGET", SymbolText.of(to.symbol()));
        return library.define(to.name() + "_copy_" + from.name(), text);
    }

    /** {@code (to, from, count) -> ()}: bytes that are to be written are read before. */
    String copy(Store memory) {
        range(memory);
        return define(memory, "_copy", """
                func.func private @STORE_copy(%to: INDEX, %from: INDEX, %count: INDEX) attributes {wasm.instruction = "memory.copy", wasm.memory = @SYMBOL} {
                  %c0 = arith.constant 0 : index
                  %c1 = arith.constant 1 : index
                  WIDENED
                  %source_at = func.call @STORE_range(%f, %n) : (i64, i64) -> index
                  %target_at = func.call @STORE_range(%t, %n) : (i64, i64) -> index
                  %end = arith.index_castui %n : i64 to index
                  %bytes = func.call @STORE() : () -> memref<?xi8>
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
                }""".replace("WIDENED\n", WIDENED));
    }
}
