package dev.wami.wasmimport.wasmssatostd;

/**
 * What memories and tables have in common, as standard MLIR: a function for each instruction that the module uses.
 * Indices are computed in 64 bits, where the sum of two 32-bit numbers cannot wrap; of numbers of 64 bits it may, which
 * is tested. Source: the WebAssembly specification, sections 4.4.6, 4.4.7 and 4.5.3.
 */
abstract class Stores {
    final Library library;

    Stores(Library library) {
        this.library = library;
    }

    /** The arguments of instructions that have two indices and a count, in 64 bits. */
    static final String WIDENED = """
            %t = WIDEN %to
              %f = WIDEN %from
              %n = WIDEN %count
            """;

    /** Those of a copy of one store to another: what is copied is no more than the narrower one has. */
    static String widened(String text, Store to, Store from) {
        String indices = Store.parameter(Store.parameter(text, "to", to.wide()), "from", from.wide());
        return Store.parameter(indices, "count", to.wide() && from.wide());
    }

    final String define(Store store, String operation, String text) {
        String name = store.name() + operation;
        return library.has(name) ? library.symbol(name) : library.define(name, store.in(text));
    }

    // ---- what is there at first

    /**
     * Defines how elements are made; what calls that: {@code (size, from, value) -> elements}, all of them that value
     * from an index on.
     */
    abstract String fresh(Store store);

    /** What new elements are. */
    abstract String initial(Store store);

    /** {@code () -> ()}: gives it its first elements. */
    final String make(Store store) {
        return define(store, "_make", """
                func.func private @STORE_make() attributes {wasm.instruction = "nop"} {
                  %from = arith.constant 0 : index
                  %size = arith.constant COUNT : i64
                  VALUE
                  %elements = FRESH
                  %global = memref.get_global @SYMBOL : memref<CONTENT>
                  memref.store %elements, %global[] : memref<CONTENT>
                  return
                }""".replace("COUNT", Long.toString(atFirst(store)))
                .replace("VALUE", initial(store))
                .replace("FRESH", fresh(store)));
    }

    /** How many elements there are at first; no machine has the most that can be said. */
    private static long atFirst(Store store) {
        boolean fits = Long.compareUnsigned(store.min(), Long.MAX_VALUE >> store.pageBits()) <= 0;
        return fits ? store.min() << store.pageBits() : Long.MAX_VALUE;
    }

    // ---- how much there is

    /** {@code () -> elements}. */
    final void content(Store store) {
        define(store, "", """
                func.func private @STORE() -> CONTENT attributes {wasm.instruction = "nop"} {
                  %global = memref.get_global @SYMBOL : memref<CONTENT>
                  %elements = memref.load %global[] : memref<CONTENT>
                  return %elements : CONTENT
                }""");
    }

    /** {@code () -> elements, their number}. */
    final void length(Store store) {
        content(store);
        define(store, "_length", """
                func.func private @STORE_length() -> i64 attributes {wasm.instruction = "nop"} {
                  %c0 = arith.constant 0 : index
                  %elements = func.call @STORE() : () -> CONTENT
                  %n = memref.dim %elements, %c0 : CONTENT
                  %length = arith.index_castui %n : index to i64
                  return %length : i64
                }""");
    }

    /**
     * {@code (start, count) -> index}: where {@code count} elements from {@code start} on are, which must be inside.
     */
    final void range(Store store) {
        length(store);
        define(store, "_range", """
                func.func private @STORE_range(%start: i64, %count: i64) -> index attributes {wasm.instruction = "nop"} {
                  INSIDE
                  cf.assert %inside, "OUTSIDE"
                  %at = arith.index_castui %start : i64 to index
                  return %at : index
                }""".replace("INSIDE", store.wide() ? INSIDE_WIDE : INSIDE));
    }

    private static final String INSIDE = """
            %end = arith.addi %start, %count : i64
              %length = func.call @STORE_length() : () -> i64
              %inside = arith.cmpi ule, %end, %length : i64""";

    /** Without a sum, which might wrap around. */
    private static final String INSIDE_WIDE = """
            %length = func.call @STORE_length() : () -> i64
              %room = arith.subi %length, %count : i64
              %fits = arith.cmpi ule, %count, %length : i64
              %before = arith.cmpi ule, %start, %room : i64
              %inside = arith.andi %fits, %before : i1""";

    /** {@code () -> size}, in pages. */
    final String size(Store store) {
        length(store);
        return define(store, "_size", """
                func.func private @STORE_size() -> INDEX attributes {wasm.instruction = "KIND.size", wasm.KIND = @SYMBOL} {
                  %page = arith.constant PAGEBITS : i64
                  %length = func.call @STORE_length() : () -> i64
                  %pages = arith.shrui %length, %page : i64
                  %result = NARROW %pages
                  return %result : INDEX
                }""");
    }

    /** How {@code %old}, of {@code %end} elements, is copied to the start of {@code %elements}. */
    abstract String kept();

    /**
     * {@code pages -> pages before}, -1 beyond what it may have.
     *
     * @param value the parameter for what new elements are, with a comma; or nothing
     * @param most how many pages there can be
     */
    final String grow(Store store, String value, long most) {
        length(store);
        String fresh = fresh(store);
        return define(store, "_grow", """
                func.func private @STORE_grow(VALUE%more: INDEX) -> INDEX attributes {wasm.instruction = "KIND.grow", wasm.KIND = @SYMBOL} {
                  %failure = arith.constant -1 : INDEX
                  %c0 = arith.constant 0 : index
                  %page = arith.constant PAGEBITS : i64
                  %most = arith.constant COUNT : i64
                  %length = func.call @STORE_length() : () -> i64
                  %before = arith.shrui %length, %page : i64
                  %pages = WIDEN %more
                  %after = arith.addi %before, %pages : i64
                  %fits = FITS
                  %result = scf.if CONDITION -> (INDEX) {
                    %size = arith.shli %after, %page : i64
                    %from = arith.index_castui %length : i64 to index
                    %elements = FRESH
                    %old = func.call @STORE() : () -> CONTENT
                    KEPT
                    memref.dealloc %old : CONTENT
                    %global = memref.get_global @SYMBOL : memref<CONTENT>
                    memref.store %elements, %global[] : memref<CONTENT>
                    %grown = NARROW %before
                    scf.yield %grown : INDEX
                  } else {
                    scf.yield %failure : INDEX
                  }
                  return %result : INDEX
                }""".replace("FITS", store.wide() ? FITS_WIDE : FITS)
                .replace("CONDITION", store.wide() ? "%both" : "%fits")
                .replace("KEPT", kept())
                .replace("FRESH", fresh)
                .replace("VALUE", value)
                .replace("COUNT", Long.toString(store.max() == null ? most : least(most, store.max()))));
    }

    private static final String FITS = "arith.cmpi ule, %after, %most : i64";

    /** Where what is added is at most that, the sum cannot have wrapped around. */
    private static final String FITS_WIDE = """
            arith.cmpi ule, %after, %most : i64
              %possible = arith.cmpi ule, %pages, %most : i64
              %both = arith.andi %fits, %possible : i1""";

    private static long least(long a, long unsigned) {
        return Long.compareUnsigned(a, unsigned) < 0 ? a : unsigned;
    }

    // ---- segments

    /**
     * How {@code %count} elements from {@code %start} on of {@code %source} are copied to {@code %at} of
     * {@code %target}.
     */
    abstract String copied();

    /** {@code (to, from, count) -> ()}: elements of a segment, none of which are left once it was dropped. */
    final String init(Store store, Segment segment) {
        range(store);
        String name = store.name() + "_init_" + segment.name();
        return library.has(name) ? library.symbol(name) : library.define(name, () -> store.in(initText(segment)));
    }

    private String initText(Segment segment) {
        return """
                func.func private @STORE_init_SEGMENT(%to: INDEX, %from: i32, %count: i32) attributes {wasm.instruction = "KIND.init", wasm.KIND = @SYMBOL, wasm.segment = @__wasm_SEGMENT} {
                  %t = WIDEN %to
                  %f = arith.extui %from : i32 to i64
                  %n = arith.extui %count : i32 to i64
                  %last = arith.addi %f, %n : i64
                  %left = memref.get_global @__wasm_SEGMENT_size : memref<i64>
                  %size = memref.load %left[] : memref<i64>
                  %inside = arith.cmpi ule, %last, %size : i64
                  cf.assert %inside, "OUTSIDE"
                  %at = func.call @STORE_range(%t, %n) : (i64, i64) -> index
                  %start = arith.index_castui %f : i64 to index
                  %end = arith.index_castui %n : i64 to index
                  %source = memref.get_global @__wasm_SEGMENT : memref<LENGTHxELEMENT>
                  %target = func.call @STORE() : () -> CONTENT
                  COPIED
                  return
                }""".replace("COPIED", copied())
                .replace("SEGMENT", segment.name())
                .replace("LENGTH", Long.toString(segment.length()));
    }

    /** A segment, by what it is called after the library's prefix. */
    record Segment(String name, long length) {}
}
