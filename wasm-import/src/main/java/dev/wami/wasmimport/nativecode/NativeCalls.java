package dev.wami.wasmimport.nativecode;

import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.func.FuncOp;
import dev.wami.wasmimport.wasmssatostd.SymbolText;
import dev.wami.wasmspec.Trap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Calls through tables. Source: the specification, section 4.4.8. */
final class NativeCalls {
    private final NativeLibrary library;
    private final StaticTables tables;
    private final Set<String> constants = new HashSet<>();

    NativeCalls(NativeLibrary library, StaticTables tables) {
        this.library = library;
        this.tables = tables;
    }

    /** The symbol of what stands for a type in all modules of a program. */
    static String typeOf(NativeLibrary library, FunctionType type) {
        String name = "wasm.type " + NativeLibrary.signature(type.inputs(), type.results());
        library.define(
                name,
                "llvm.mlir.global linkonce_odr constant " + SymbolText.of(name)
                        + "(0 : i8) {addr_space = 0 : i32} : i8");
        return name;
    }

    /** What finds {@code %code} in a table that may change: its elements are addresses of cells. */
    private static final String DYNAMIC = """
              %size = func.call @TABLE_length() : () -> i64
              %inside = arith.cmpi ult, %i, %size : i64
              cf.assert %inside, "undefined element"
              %at = arith.index_castui %i : i64 to index
              %elements = func.call @TABLE() : () -> memref<?xi64>
              %callee = memref.load %elements[%at] : memref<?xi64>
              %null = arith.constant 0 : i64
              %there = arith.cmpi ne, %callee, %null : i64
              cf.assert %there, "uninitialized element"
              %cell = llvm.inttoptr %callee : i64 to !llvm.ptr
              %second = llvm.getelementptr %cell[8] : (!llvm.ptr) -> !llvm.ptr, i8
              %type = llvm.load %second invariant {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
              %expected = llvm.mlir.addressof TYPE : !llvm.ptr
              %same = llvm.icmp "eq" %type, %expected : !llvm.ptr
              cf.assert %same, "indirect call type mismatch"
            """;

    /** The same in a constant one, whose elements are the cells: null has no type. */
    private static final String CONSTANT = """
              %size = arith.constant SIZE : i64
              %inside = arith.cmpi ult, %i, %size : i64
              cf.assert %inside, "undefined element"
              %four = arith.constant 4 : i64
              %bytes = arith.shli %i, %four : i64
              %table = llvm.mlir.addressof SYMBOL : !llvm.ptr
              %cell = llvm.getelementptr %table[%bytes] : (!llvm.ptr, i64) -> !llvm.ptr, i8
              %second = llvm.getelementptr %cell[8] : (!llvm.ptr) -> !llvm.ptr, i8
              %type = llvm.load %second {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
              %expected = llvm.mlir.addressof TYPE : !llvm.ptr
              %same = llvm.icmp "eq" %type, %expected : !llvm.ptr
              cf.cond_br %same, ^call, ^wrong
            ^wrong:
              %none = llvm.mlir.zero : !llvm.ptr
              %there = llvm.icmp "ne" %type, %none : !llvm.ptr
              cf.assert %there, "uninitialized element"
              %false = arith.constant false
              cf.assert %false, "indirect call type mismatch"
              ub.unreachable
            ^call:
            """;

    /** What has {@code %callee} calls what it refers to, whose type is known. */
    private static final String BY_REFERENCE = """
              %null = arith.constant 0 : i64
              %there = arith.cmpi ne, %callee, %null : i64
              cf.assert %there, "TRAP"
              %cell = llvm.inttoptr %callee : i64 to !llvm.ptr
            """.replace("TRAP", Trap.NULL_FUNCTION_REFERENCE.toString());

    /** Gives {@code f}, which stands for calls of one type through one table, its body. */
    void define(FuncOp f) {
        String name = f.functionName();
        String symbol = String.valueOf(NativeLibrary.symbol(f, "wasm.table"));
        @Nullable List<String> constant = tables.of(symbol);
        if (constant != null && constants.add(symbol)) library.define(symbol, constant(symbol, constant));
        String found = "  %i = arith.extui %index : i32 to i64\n" + (constant == null ? DYNAMIC : CONSTANT);
        String text = calling(f, "%index: i32", found, constant == null)
                .replace("SIZE", constant == null ? "" : Integer.toString(constant.size()))
                .replace("@TABLE", "@" + name.substring(0, Math.max(name.lastIndexOf("_call_indirect_"), 0)))
                .replace("SYMBOL", SymbolText.of(symbol));
        library.define(name, text);
    }

    /** Gives {@code f}, which stands for calls of one type by reference, its body. */
    void defineByReference(FuncOp f) {
        library.define(f.functionName(), calling(f, "%callee: i64", BY_REFERENCE, true));
    }

    /**
     * A function that calls what it finds.
     *
     * @param last its last parameter
     * @param found what defines {@code %cell}
     * @param invariant whether the cell never changes
     */
    private String calling(FuncOp f, String last, String found, boolean invariant) {
        FunctionType own = f.functionType();
        List<Type> inputs = own.inputs().subList(0, own.inputs().size() - 1);
        FunctionType type = new FunctionType(inputs, own.results());
        List<Type> nativeResults = NativeReferences.of(own.results());
        StringJoiner parameters = new StringJoiner(", ");
        StringJoiner arguments = new StringJoiner(", ");
        for (int i = 0; i < inputs.size(); i++) {
            parameters.add("%a" + i + ": " + NativeReferences.of(inputs.get(i)));
            arguments.add("%a" + i);
        }
        parameters.add(last);
        int results = own.results().size();
        StringJoiner values = new StringJoiner(", ");
        for (int i = 0; i < results; i++) values.add(results == 1 ? "%r" : "%r#" + i);
        return """
                func.func private @NAME(PARAMETERS) -> (RESULTS) {
                FOUND  %code = llvm.load %cell LOADED{alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
                  %function = builtin.unrealized_conversion_cast %code : !llvm.ptr to SIGNATURE
                  CALLfunc.call_indirect %function(ARGUMENTS) : SIGNATURE
                  returnVALUES
                }""".replace("FOUND", found)
                .replace("LOADED", invariant ? "invariant " : "")
                .replace("NAME", f.functionName())
                .replace("PARAMETERS", parameters.toString())
                .replace("ARGUMENTS", arguments.toString())
                .replace("RESULTS", NativeLibrary.list(nativeResults))
                .replace("CALL", results == 0 ? "" : results == 1 ? "%r = " : "%r:" + results + " = ")
                .replace("VALUES", results == 0 ? "" : " " + values + " : " + NativeLibrary.list(nativeResults))
                .replace("SIGNATURE", NativeLibrary.signature(NativeReferences.of(inputs), nativeResults))
                .replace("TYPE", SymbolText.of(typeOf(library, type)));
    }

    /** A table as a constant of cells, {@code (code, type)} each. */
    private String constant(String symbol, List<String> functions) {
        String type = "!llvm.array<" + functions.size() + " x struct<(ptr, ptr)>>";
        StringBuilder out = new StringBuilder("llvm.mlir.global internal constant ");
        out.append(SymbolText.of(symbol)).append("() {addr_space = 0 : i32} : ").append(type);
        out.append(" {\n  %w0 = llvm.mlir.zero : ").append(type).append('\n');
        String whole = "%w0";
        for (int i = 0; i < functions.size(); i++) {
            FuncOp f = library.function(functions.get(i));
            if (f == null) continue;
            FunctionType t = f.functionType();
            String signature =
                    NativeLibrary.signature(NativeReferences.of(t.inputs()), NativeReferences.of(t.results()));
            out.append("""
                      %f# = func.constant CALLEE : SIGNATURE
                      %c# = builtin.unrealized_conversion_cast %f# : SIGNATURE to !llvm.ptr
                      %t# = llvm.mlir.addressof TYPE : !llvm.ptr
                      %h# = llvm.insertvalue %c#, WHOLE[#, 0] : ARRAY
                      %v# = llvm.insertvalue %t#, %h#[#, 1] : ARRAY
                    """.replace("#", Integer.toString(i))
                    .replace("WHOLE", whole)
                    .replace("ARRAY", type)
                    .replace("SIGNATURE", signature)
                    .replace("TYPE", SymbolText.of(typeOf(library, t)))
                    .replace("CALLEE", SymbolText.of(functions.get(i))));
            whole = "%v" + i;
        }
        return out.append("  llvm.return ")
                .append(whole)
                .append(" : ")
                .append(type)
                .append("\n}")
                .toString();
    }
}
