package dev.wami.wasmimport.wasmssatostd;

import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.wasmspec.Trap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** References as standard MLIR, see {@link WasmReferences}; and the numbers of the functions that some are to. */
final class References {
    private final Library library;
    /** From 1. */
    private final Map<String, Integer> numbers = new LinkedHashMap<>();
    /** What numbered functions are called in standard MLIR. */
    private final Map<String, String> symbols = new HashMap<>();

    /** By what {@link FunctionTypes} says of their types. */
    private final Map<String, List<Tables.Target>> targets = new LinkedHashMap<>();

    private final FunctionTypes types;

    References(Library library, FunctionTypes types) {
        this.library = library;
        this.types = types;
    }

    FunctionTypes types() {
        return types;
    }

    /** What names say for a type of references. */
    static String word(Type type) {
        if (type.equals(WasmReferences.EXN)) return "exn";
        return type.equals(WasmReferences.FUNC) ? "func" : "extern";
    }

    // ---- functions

    /** Gives a function a number, which references to it have. */
    void number(String function, FunctionType type, String symbol) {
        if (numbers.containsKey(function)) return;
        int number = numbers.size() + 1;
        numbers.put(function, number);
        symbols.put(function, symbol);
        targets.computeIfAbsent(types.text(type), t -> new ArrayList<>()).add(new Tables.Target(number, symbol));
    }

    boolean isNumbered(String function) {
        return numbers.containsKey(function);
    }

    /** The functions of a type of wasmssa that references may be to. */
    List<Tables.Target> targets(FunctionType type) {
        return targets.getOrDefault(types.text(type), List.of());
    }

    /** Defines the cell that a reference to {@code function} is the address of; its symbol in texts. */
    private String cell(String function) {
        int number = numberOf(function);
        String symbol = SymbolText.of(symbols.getOrDefault(function, function));
        return cell("function_" + number, WasmReferences.FUNC, number, ", wasm.function = " + symbol);
    }

    private int numberOf(String function) {
        Integer number = numbers.get(function);
        if (number == null) throw new IllegalStateException("no number for @" + function);
        return number;
    }

    private String cell(String name, Type type, int number, String attributes) {
        library.define(name, """
                memref.global "private" constant @__wasm_NAME : TYPE = dense<NUMBER> {wasm.kind = "reference"ATTRIBUTES}""".replace("NAME", name)
                .replace("TYPE", type.toString())
                .replace("NUMBER", Integer.toString(number))
                .replace("ATTRIBUTES", attributes));
        return "@__wasm_" + name;
    }

    // ---- instructions

    /** {@code () -> reference} to a function. */
    String refFunc(String function, String symbol) {
        String cell = cell(function);
        return library.define(
                "ref_func_" + numberOf(function), """
                func.func private @__wasm_ref_func_NUMBER() -> TYPE attributes {wasm.instruction = "ref.func", wasm.function = SYMBOL} {
                  %reference = memref.get_global CELL : TYPE
                  return %reference : TYPE
                }""".replace("NUMBER", Integer.toString(numberOf(function)))
                        .replace("TYPE", WasmReferences.FUNC.toString())
                        .replace("CELL", cell)
                        .replace("SYMBOL", SymbolText.of(symbol)));
    }

    /** {@code () -> reference}. */
    String refNull(Type type) {
        String cell = nullCell(type);
        return library.define(
                "ref_null_" + word(type),
                """
                func.func private @__wasm_ref_null_WORD() -> TYPE attributes {wasm.instruction = "ref.null"} {
                  %null = memref.get_global CELL : TYPE
                  return %null : TYPE
                }""".replace("CELL", cell).replace("WORD", word(type)).replace("TYPE", type.toString()));
    }

    private String nullCell(Type type) {
        return cell("null_" + word(type), type, 0, "");
    }

    /** How a text gets null. */
    String nullCall(Type type) {
        refNull(type);
        return "func.call @__wasm_ref_null_" + word(type) + "() : () -> " + type;
    }

    /** How a text gets 0, or null. */
    String zero(Type type) {
        if (WasmReferences.isReference(type)) return nullCall(type);
        if (type instanceof VectorType) return "arith.constant dense<0> : " + type;
        return "arith.constant " + (type instanceof FloatType ? "0.0" : "0") + " : " + type;
    }

    /** {@code reference -> 1 or 0}. */
    String refIsNull(Type type) {
        return library.define(
                "ref_is_null_" + word(type), """
                func.func private @__wasm_ref_is_null_WORD(%reference: TYPE) -> i32 attributes {wasm.instruction = "ref.is_null"} {
                  %null = arith.constant 0 : i32
                  %number = memref.load %reference[] : TYPE
                  %is = arith.cmpi eq, %number, %null : i32
                  %result = arith.extui %is : i1 to i32
                  return %result : i32
                }""".replace("WORD", word(type)).replace("TYPE", type.toString()));
    }

    /** {@code reference -> reference}, which is not null. */
    String refAsNonNull(Type type) {
        return library.define("ref_as_non_null_" + word(type), """
                func.func private @__wasm_ref_as_non_null_WORD(%reference: TYPE) -> TYPE attributes {wasm.instruction = "ref.as_non_null"} {
                  %null = arith.constant 0 : i32
                  %number = memref.load %reference[] : TYPE
                  %there = arith.cmpi ne, %number, %null : i32
                  cf.assert %there, "TRAP"
                  return %reference : TYPE
                }""".replace("WORD", word(type))
                .replace("TRAP", Trap.NULL_REFERENCE.toString())
                .replace("TYPE", type.toString()));
    }

    // ---- segments

    /**
     * The function that fills in a segment, whose elements are only known once globals have their values.
     *
     * @param elements symbols of functions and globals, and units for null
     */
    String fill(Stores.Segment segment, Type type, List<Attribute> elements) {
        String content = "memref<" + segment.length() + "x" + type + ">";
        StringBuilder stores = new StringBuilder();
        for (int i = 0; i < elements.size(); i++) {
            stores.append("  %i")
                    .append(i)
                    .append(" = arith.constant ")
                    .append(i)
                    .append(" : index\n");
            stores.append(element(elements.get(i), "%r" + i, type));
            stores.append("  memref.store %r" + i + ", %segment[%i" + i + "] : " + content + "\n");
        }
        return library.define("fill_" + segment.name(), """
                func.func private @__wasm_fill_SEGMENT() attributes {wasm.instruction = "nop"} {
                  %segment = memref.get_global @__wasm_SEGMENT : CONTENT
                STORES  return
                }""".replace("SEGMENT", segment.name())
                .replace("CONTENT", content)
                .replace("STORES", stores));
    }

    /** Text that makes {@code value} what an element is. */
    private String element(Attribute element, String value, Type type) {
        String symbol = element instanceof SymbolRef ref ? ref.root() : null;
        if (symbol != null && !isNumbered(symbol)) {
            String global = value + "_global";
            return "  " + global + " = memref.get_global " + SymbolText.of(symbol) + " : memref<" + type + ">\n  "
                    + value + " = memref.load " + global + "[] : memref<" + type + ">\n";
        }
        String cell = symbol == null ? nullCell(type) : cell(symbol);
        return "  " + value + " = memref.get_global " + cell + " : " + type + "\n";
    }
}
