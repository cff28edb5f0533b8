package dev.wami.wasmimport.wasmssatostd;

import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.Trap;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/**
 * Tables of references. Calling a function of one is a switch over the numbers of the functions of its type. Source:
 * the WebAssembly specification, sections 4.4.6 and 4.4.8.
 */
final class Tables extends Stores {
    /** What a table can grow to where nothing less is said. */
    private static final long MOST_ELEMENTS = (1L << 32) - 1;

    private final References references;

    Tables(Library library, References references) {
        super(library);
        this.references = references;
    }

    /** A function that references may be to. */
    record Target(int number, String symbol) {}

    // ---- the table itself

    @Override
    String initial(Store table) {
        return "%value = " + references.nullCall(table.element());
    }

    @Override
    String fresh(Store table) {
        String name = "fresh_" + References.word(table.element());
        library.define(name, table.in("""
                func.func private @__wasm_NAME(%size: i64, %from: index, %value: ELEMENT) -> CONTENT attributes {wasm.instruction = "nop"} {
                  %c1 = arith.constant 1 : index
                  %end = arith.index_castui %size : i64 to index
                  %elements = memref.alloc(%end) : CONTENT
                  scf.for %i = %from to %end step %c1 {
                    memref.store %value, %elements[%i] : CONTENT
                  }
                  return %elements : CONTENT
                }""".replace("NAME", name)));
        return "func.call @__wasm_" + name + "(%size, %from, %value) : (i64, index, ELEMENT) -> CONTENT";
    }

    @Override
    String kept() {
        return """
                %c1 = arith.constant 1 : index
                    scf.for %i = %c0 to %from step %c1 {
                      %element = memref.load %old[%i] : CONTENT
                      memref.store %element, %elements[%i] : CONTENT
                    }""";
    }

    /** {@code (value, count) -> size before}, -1 beyond what the table may have. */
    String grow(Store table) {
        return grow(table, "%value: ELEMENT, ", MOST_ELEMENTS);
    }

    @Override
    String copied() {
        return """
                %c0 = arith.constant 0 : index
                  %c1 = arith.constant 1 : index
                  scf.for %i = %c0 to %end step %c1 {
                    %j = arith.addi %start, %i : index
                    %k = arith.addi %at, %i : index
                    %element = memref.load %source[%j] : memref<LENGTHxELEMENT>
                    memref.store %element, %target[%k] : CONTENT
                  }""";
    }

    // ---- elements

    /** {@code index -> value}. */
    String get(Store table) {
        range(table);
        return define(table, "_get", """
                func.func private @STORE_get(%index: INDEX) -> ELEMENT attributes {wasm.instruction = "table.get", wasm.table = @SYMBOL} {
                  %one = arith.constant 1 : i64
                  %i = WIDEN %index
                  %at = func.call @STORE_range(%i, %one) : (i64, i64) -> index
                  %elements = func.call @STORE() : () -> CONTENT
                  %value = memref.load %elements[%at] : CONTENT
                  return %value : ELEMENT
                }""");
    }

    /** {@code (index, value) -> ()}. */
    String set(Store table) {
        range(table);
        return define(table, "_set", """
                func.func private @STORE_set(%index: INDEX, %value: ELEMENT) attributes {wasm.instruction = "table.set", wasm.table = @SYMBOL} {
                  %one = arith.constant 1 : i64
                  %i = WIDEN %index
                  %at = func.call @STORE_range(%i, %one) : (i64, i64) -> index
                  %elements = func.call @STORE() : () -> CONTENT
                  memref.store %value, %elements[%at] : CONTENT
                  return
                }""");
    }

    /** {@code (index, value, count) -> ()}. */
    String fill(Store table) {
        range(table);
        return define(table, "_fill", """
                func.func private @STORE_fill(%index: INDEX, %value: ELEMENT, %count: INDEX) attributes {wasm.instruction = "table.fill", wasm.table = @SYMBOL} {
                  %c1 = arith.constant 1 : index
                  %i = WIDEN %index
                  %n = WIDEN %count
                  %at = func.call @STORE_range(%i, %n) : (i64, i64) -> index
                  %length = arith.index_castui %n : i64 to index
                  %end = arith.addi %at, %length : index
                  %elements = func.call @STORE() : () -> CONTENT
                  scf.for %k = %at to %end step %c1 {
                    memref.store %value, %elements[%k] : CONTENT
                  }
                  return
                }""");
    }

    /** {@code (to, from, count) -> ()} between tables, or in one: what is to be written is read before. */
    String copy(Store to, Store from) {
        range(to);
        range(from);
        String text = widened("""
                func.func private @STORE_copy_FROM(%to: INDEX, %from: INDEX, %count: INDEX) attributes {wasm.instruction = "table.copy", wasm.table = @SYMBOL, wasm.from = @SOURCE} {
                  %c0 = arith.constant 0 : index
                  %c1 = arith.constant 1 : index
                  WIDENED
                  %source_at = func.call @__wasm_FROM_range(%f, %n) : (i64, i64) -> index
                  %target_at = func.call @STORE_range(%t, %n) : (i64, i64) -> index
                  %end = arith.index_castui %n : i64 to index
                  %source = func.call @__wasm_FROM() : () -> CONTENT
                  %target = func.call @STORE() : () -> CONTENT
                  %upwards = arith.cmpi ule, %t, %f : i64
                  scf.for %i = %c0 to %end step %c1 {
                    %j = arith.subi %end, %i : index
                    %last = arith.subi %j, %c1 : index
                    %k = arith.select %upwards, %i, %last : index
                    %source_index = arith.addi %source_at, %k : index
                    %target_index = arith.addi %target_at, %k : index
                    %element = memref.load %source[%source_index] : CONTENT
                    memref.store %element, %target[%target_index] : CONTENT
                  }
                  return
                }""".replace("WIDENED\n", WIDENED), to, from);
        return define(
                to,
                "_copy_" + from.name(),
                text.replace("FROM", from.name()).replace("@SOURCE", SymbolText.of(from.symbol())));
    }

    // ---- calls

    /**
     * {@code (arguments, index) -> results}: calls what the table has at the index, one of {@code targets}, the
     * functions of that type.
     *
     * @param number of the type among those of the module's indirect calls
     */
    String callIndirect(Store table, int number, FunctionType type, List<Target> targets) {
        String name = "call_indirect_" + number;
        // the text has all functions of the type, and a module thousands of calls
        if (library.has(table.name() + "_" + name)) return library.symbol(table.name() + "_" + name);
        length(table);
        String text = """
                func.func private @STORE_NAME(PARAMETERS%index: INDEX)RESULTS attributes {wasm.instruction = "call_indirect", wasm.table = @SYMBOL} {
                  %null = arith.constant 0 : i32
                  %i = WIDEN %index
                  %size = func.call @STORE_length() : () -> i64
                  %inside = arith.cmpi ult, %i, %size : i64
                  cf.assert %inside, "undefined element"
                  %at = arith.index_castui %i : i64 to index
                  %elements = func.call @STORE() : () -> CONTENT
                  %callee = memref.load %elements[%at] : CONTENT
                  %function = memref.load %callee[] : ELEMENT
                  %there = arith.cmpi ne, %function, %null : i32
                  cf.assert %there, "uninitialized element"
                DISPATCH}""".replace("NAME", name);
        return define(table, "_" + name, dispatched(text, type, targets));
    }

    /** {@code (arguments, callee) -> results}: calls a function by reference; the numbers of types are the same. */
    String callRef(int number, FunctionType type, List<Target> targets) {
        String name = "call_ref_" + number;
        if (library.has(name)) return library.symbol(name);
        String text = """
                func.func private @__wasm_NAME(PARAMETERS%callee: TYPE)RESULTS attributes {wasm.instruction = "call_ref"} {
                  %null = arith.constant 0 : i32
                  %function = memref.load %callee[] : TYPE
                  %there = arith.cmpi ne, %function, %null : i32
                  cf.assert %there, "TRAP"
                DISPATCH}""".replace("NAME", name)
                .replace("TRAP", Trap.NULL_FUNCTION_REFERENCE.toString())
                .replace("TYPE", WasmReferences.FUNC.toString());
        return library.define(name, dispatched(text, type, targets));
    }

    /** Fills in the parameters, and the calls of what {@code %function} is the number of. */
    private String dispatched(String text, FunctionType type, List<Target> targets) {
        StringBuilder parameters = new StringBuilder();
        List<String> arguments = new ArrayList<>();
        for (int i = 0; i < type.inputs().size(); i++) {
            parameters.append("%a" + i + ": " + type.inputs().get(i) + ", ");
            arguments.add("%a" + i);
        }
        StringJoiner cases = new StringJoiner(", ");
        StringBuilder blocks = new StringBuilder();
        for (Target t : targets) {
            cases.add(t.number() + ": ^call" + t.number());
            blocks.append("^call").append(t.number()).append(":\n  ");
            blocks.append(call(t, arguments, type)).append('\n');
        }
        String dispatch = """
                  cf.switch %function : i32, [default: ^otherCASES]
                ^other:
                  %false = arith.constant false
                  cf.assert %false, "indirect call type mismatch"
                ZEROS
                BLOCKS""".replace("CASES", targets.isEmpty() ? "" : ", " + cases)
                .replace("ZEROS", zeros(type.results()))
                .replace("BLOCKS", blocks);
        return text.replace("PARAMETERS", parameters)
                .replace("RESULTS", type.results().isEmpty() ? "" : " -> (" + list(type.results()) + ")")
                .replace("DISPATCH", dispatch);
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
                + "func.call " + SymbolText.of(target.symbol()) + "(" + String.join(", ", arguments) + ") : ("
                + list(type.inputs()) + ") -> (" + list(type.results()) + ")\n  return"
                + (n == 0 ? "" : " " + results + " : " + list(type.results()));
    }

    /** Returns something: what is after an assertion that fails needs an end. */
    private String zeros(List<Type> types) {
        StringBuilder out = new StringBuilder();
        StringJoiner values = new StringJoiner(", ");
        for (int i = 0; i < types.size(); i++) {
            Type t = types.get(i);
            out.append("  %z")
                    .append(i)
                    .append(" = ")
                    .append(references.zero(t))
                    .append('\n');
            values.add("%z" + i);
        }
        return out + "  return" + (types.isEmpty() ? "" : " " + values + " : " + list(types));
    }
}
