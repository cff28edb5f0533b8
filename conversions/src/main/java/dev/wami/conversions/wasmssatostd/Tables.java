package dev.wami.conversions.wasmssatostd;

import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/**
 * Tables of functions as standard MLIR: a global that holds the memref of its elements. A reference to a function is a
 * number, 0 for null, and calling it is a switch over the functions of a type that have a number. Source: the WebAssembly
 * specification, sections 4.4.6 and 4.4.8.
 */
final class Tables {
    private final Library library;

    Tables(Library library) {
        this.library = library;
    }

    /** A function that references may be to. */
    record Target(int number, String symbol) {}

    /** A table by its symbol and its number in the module. */
    record Names(String symbol, int number) {
        String of(String operation) {
            return operation + "_" + number;
        }

        String in(String text) {
            return text.replace("@TABLE", Library.reference(symbol)).replace("_TAB(", "_" + number + "(");
        }
    }

    private String define(Names table, String name, String text) {
        return library.define(table.of(name), table.in(text));
    }

    /** {@code (size, from) -> elements}: null from an index on. */
    private void fresh() {
        library.define("fresh_table", """
                func.func private @__wasm_fresh_table(%size: index, %from: index) -> memref<?xi32> attributes {wasm.instruction = "nop"} {
                  %null = arith.constant 0 : i32
                  %c1 = arith.constant 1 : index
                  %elements = memref.alloc(%size) : memref<?xi32>
                  scf.for %i = %from to %size step %c1 {
                    memref.store %null, %elements[%i] : memref<?xi32>
                  }
                  return %elements : memref<?xi32>
                }""");
    }

    /** {@code () -> ()}: gives the table its first elements. */
    String make(Names table, long size) {
        fresh();
        return define(table, "table_make", """
                func.func private @__wasm_table_make_TAB() attributes {wasm.instruction = "nop"} {
                  %c0 = arith.constant 0 : index
                  %size = arith.constant SIZE : index
                  %elements = func.call @__wasm_fresh_table(%size, %c0) : (index, index) -> memref<?xi32>
                  %global = memref.get_global @TABLE : memref<memref<?xi32>>
                  memref.store %elements, %global[] : memref<memref<?xi32>>
                  return
                }""".replace("SIZE", Long.toString(size)));
    }

    private void elements(Names table) {
        define(table, "table", """
                func.func private @__wasm_table_TAB() -> memref<?xi32> attributes {wasm.instruction = "nop"} {
                  %global = memref.get_global @TABLE : memref<memref<?xi32>>
                  %elements = memref.load %global[] : memref<memref<?xi32>>
                  return %elements : memref<?xi32>
                }""");
        define(table, "table_length", """
                func.func private @__wasm_table_length_TAB() -> i64 attributes {wasm.instruction = "nop"} {
                  %c0 = arith.constant 0 : index
                  %elements = func.call @__wasm_table_TAB() : () -> memref<?xi32>
                  %n = memref.dim %elements, %c0 : memref<?xi32>
                  %size = arith.index_castui %n : index to i64
                  return %size : i64
                }""");
    }

    /** {@code () -> size}. */
    String tableSize(Names table) {
        elements(table);
        return define(table, "table_size", """
                func.func private @__wasm_table_size_TAB() -> i32 attributes {wasm.instruction = "table.size", wasm.table = @TABLE} {
                  %size = func.call @__wasm_table_length_TAB() : () -> i64
                  %result = arith.trunci %size : i64 to i32
                  return %result : i32
                }""");
    }

    /** {@code (start, count) -> index}: where elements are, which must be inside. */
    private void range(Names table) {
        elements(table);
        define(table, "table_range", """
                func.func private @__wasm_table_range_TAB(%start: i64, %count: i64) -> index attributes {wasm.instruction = "nop"} {
                  %end = arith.addi %start, %count : i64
                  %size = func.call @__wasm_table_length_TAB() : () -> i64
                  %inside = arith.cmpi ule, %end, %size : i64
                  cf.assert %inside, "out of bounds table access"
                  %at = arith.index_castui %start : i64 to index
                  return %at : index
                }""");
    }

    /** {@code (to, from, count) -> ()}: elements of a segment. */
    String tableInit(Names table, String segment, long length) {
        range(table);
        return define(table, "table_init_" + segment, """
                func.func private @__wasm_table_init_SEGMENT_TAB(%to: i32, %from: i32, %count: i32) attributes {wasm.instruction = "table.init", wasm.table = @TABLE, wasm.segment = @__wasm_SEGMENT} {
                  %c0 = arith.constant 0 : index
                  %c1 = arith.constant 1 : index
                  %t = arith.extui %to : i32 to i64
                  %f = arith.extui %from : i32 to i64
                  %n = arith.extui %count : i32 to i64
                  %last = arith.addi %f, %n : i64
                  %global = memref.get_global @__wasm_SEGMENT_size : memref<i64>
                  %size = memref.load %global[] : memref<i64>
                  %inside = arith.cmpi ule, %last, %size : i64
                  cf.assert %inside, "out of bounds table access"
                  %at = func.call @__wasm_table_range_TAB(%t, %n) : (i64, i64) -> index
                  %start = arith.index_castui %f : i64 to index
                  %end = arith.index_castui %n : i64 to index
                  %source = memref.get_global @__wasm_SEGMENT : memref<LENGTHxi32>
                  %target = func.call @__wasm_table_TAB() : () -> memref<?xi32>
                  scf.for %i = %c0 to %end step %c1 {
                    %j = arith.addi %start, %i : index
                    %k = arith.addi %at, %i : index
                    %element = memref.load %source[%j] : memref<LENGTHxi32>
                    memref.store %element, %target[%k] : memref<?xi32>
                  }
                  return
                }""".replace("SEGMENT", segment)
                .replace("LENGTH", Long.toString(length)));
    }

    /** {@code (to, from, count) -> ()} between tables, or in one: what is to be written is read before. */
    String tableCopy(Names to, Names from) {
        range(to);
        range(from);
        String text = """
                func.func private @__wasm_table_copy_FROM_TAB(%to: i32, %from: i32, %count: i32) attributes {wasm.instruction = "table.copy", wasm.table = @TABLE, wasm.from = @SOURCE} {
                  %c0 = arith.constant 0 : index
                  %c1 = arith.constant 1 : index
                  %t = arith.extui %to : i32 to i64
                  %f = arith.extui %from : i32 to i64
                  %n = arith.extui %count : i32 to i64
                  %source_at = func.call @__wasm_table_range_FROM(%f, %n) : (i64, i64) -> index
                  %target_at = func.call @__wasm_table_range_TAB(%t, %n) : (i64, i64) -> index
                  %end = arith.index_castui %n : i64 to index
                  %source = func.call @__wasm_table_FROM() : () -> memref<?xi32>
                  %target = func.call @__wasm_table_TAB() : () -> memref<?xi32>
                  %upwards = arith.cmpi ule, %t, %f : i64
                  scf.for %i = %c0 to %end step %c1 {
                    %j = arith.subi %end, %i : index
                    %last = arith.subi %j, %c1 : index
                    %k = arith.select %upwards, %i, %last : index
                    %source_index = arith.addi %source_at, %k : index
                    %target_index = arith.addi %target_at, %k : index
                    %element = memref.load %source[%source_index] : memref<?xi32>
                    memref.store %element, %target[%target_index] : memref<?xi32>
                  }
                  return
                }""".replace("FROM", Integer.toString(from.number()))
                .replace("@SOURCE", Library.reference(from.symbol()));
        return define(to, "table_copy_" + from.number(), text);
    }

    // ---- calls

    /**
     * {@code (arguments, index) -> results}: calls what the table has at the index, one of {@code targets}, the functions of
     * that type.
     *
     * @param number of the type among those of the module's indirect calls
     */
    String callIndirect(Names table, int number, FunctionType type, List<Target> targets) {
        elements(table);
        List<String> parameters = new ArrayList<>();
        List<String> arguments = new ArrayList<>();
        for (int i = 0; i < type.inputs().size(); i++) {
            parameters.add("%a" + i + ": " + type.inputs().get(i));
            arguments.add("%a" + i);
        }
        parameters.add("%index: i32");
        StringJoiner cases = new StringJoiner(", ");
        StringBuilder blocks = new StringBuilder();
        for (Target t : targets) {
            cases.add(t.number() + ": ^call" + t.number());
            blocks.append("^call").append(t.number()).append(":\n  ");
            blocks.append(call(t, arguments, type)).append('\n');
        }
        String name = "call_indirect_" + number;
        String text = """
                func.func private @__wasm_NAME_TAB(PARAMETERS)RESULTS attributes {wasm.instruction = "call_indirect", wasm.table = @TABLE} {
                  %null = arith.constant 0 : i32
                  %i = arith.extui %index : i32 to i64
                  %size = func.call @__wasm_table_length_TAB() : () -> i64
                  %inside = arith.cmpi ult, %i, %size : i64
                  cf.assert %inside, "undefined element"
                  %at = arith.index_castui %i : i64 to index
                  %elements = func.call @__wasm_table_TAB() : () -> memref<?xi32>
                  %callee = memref.load %elements[%at] : memref<?xi32>
                  %there = arith.cmpi ne, %callee, %null : i32
                  cf.assert %there, "uninitialized element"
                  cf.switch %callee : i32, [default: ^otherCASES]
                ^other:
                  %false = arith.constant false
                  cf.assert %false, "indirect call type mismatch"
                ZEROS
                BLOCKS}""".replace("NAME", name)
                .replace("PARAMETERS", String.join(", ", parameters))
                .replace("RESULTS", type.results().isEmpty() ? "" : " -> (" + list(type.results()) + ")")
                .replace("CASES", targets.isEmpty() ? "" : ", " + cases)
                .replace("ZEROS", zeros(type.results()))
                .replace("BLOCKS", blocks);
        return define(table, name, text);
    }

    private static String list(List<Type> types) {
        StringJoiner out = new StringJoiner(", ");
        for (Type t : types) out.add(t.toString());
        return out.toString();
    }

    private static String call(Target target, List<String> arguments, FunctionType type) {
        int n = type.results().size();
        String result = "%r" + target.number();
        StringJoiner results = new StringJoiner(", ");
        for (int i = 0; i < n; i++) results.add(n == 1 ? result : result + "#" + i);
        return (n == 0 ? "" : result + (n == 1 ? "" : ":" + n) + " = ")
                + "func.call " + Library.reference(target.symbol()) + "(" + String.join(", ", arguments) + ") : ("
                + list(type.inputs()) + ") -> (" + list(type.results()) + ")\n  return"
                + (n == 0 ? "" : " " + results + " : " + list(type.results()));
    }

    /** Returns something: what is behind an assertion that fails needs an end. */
    private static String zeros(List<Type> types) {
        StringBuilder out = new StringBuilder();
        StringJoiner values = new StringJoiner(", ");
        for (int i = 0; i < types.size(); i++) {
            String zero = types.get(i).toString().startsWith("f") ? "0.0" : "0";
            out.append("  %z")
                    .append(i)
                    .append(" = arith.constant ")
                    .append(zero)
                    .append(" : ")
                    .append(types.get(i))
                    .append('\n');
            values.add("%z" + i);
        }
        return out + "  return" + (types.isEmpty() ? "" : " " + values + " : " + list(types));
    }
}
