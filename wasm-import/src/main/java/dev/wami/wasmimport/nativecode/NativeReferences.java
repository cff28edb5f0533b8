package dev.wami.wasmimport.nativecode;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.func.FuncCalls;
import dev.wami.std.func.FuncOp;
import dev.wami.std.memref.MemRefGlobal.GetGlobalOp;
import dev.wami.std.memref.MemRefGlobal.GlobalOp;
import dev.wami.wasmimport.wasmssatostd.SymbolText;
import dev.wami.wasmimport.wasmssatostd.WasmReferences;
import dev.wami.wasmspec.Trap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * References as numbers of 64 bits: 0 for null, else the address of a cell. That of a function has its code and the
 * address of something that stands for its type, the same for each module of the program.
 */
final class NativeReferences {
    private static final String ADDRESS = "_address";

    private final NativeLibrary library;
    /** The function that each cell is of. */
    private final Map<String, String> callees = new HashMap<>();

    private final StaticTables tables;

    NativeReferences(NativeLibrary library) {
        this.library = library;
        tables = new StaticTables(library);
    }

    void run() {
        for (GlobalOp g : library.globals()) {
            String function = NativeLibrary.symbol(g, "wasm.function");
            if (function != null && g.symbolName() != null) callees.put(g.symbolName(), function);
        }
        NativeCalls calls = new NativeCalls(library, tables);
        for (FuncOp f : library.functions()) {
            switch (NativeLibrary.instruction(f)) {
                case "call_indirect" -> calls.define(f);
                case "call_ref" -> calls.defineByReference(f);
                case "ref.is_null" -> isNull(f);
                case "ref.as_non_null" -> asNonNull(f);
                case "exn.cell" -> number(f, "i32", "i64", "extui");
                case "exn.number" -> number(f, "i64", "i32", "trunci");
                default -> {}
            }
        }
        for (FuncOp f : library.functions()) {
            for (GetGlobalOp g : f.collect(GetGlobalOp.class)) {
                if (WasmReferences.isReference(g.result(0).type())) address(g);
            }
        }
        for (GlobalOp g : library.globals()) {
            if (NativeLibrary.kind(g).equals("reference")) cell(g);
            else changeGlobal(g);
        }
        for (FuncOp f : library.functions()) change(f);
    }

    /** What stands for {@code type} natively. */
    static Type of(Type type) {
        if (WasmReferences.isReference(type)) return IntegerType.I64;
        if (!(type instanceof MemRefType m)) return type;
        Type element = of(m.element());
        return element.equals(m.element()) ? type : m.withElement(element);
    }

    static List<Type> of(List<? extends Type> types) {
        List<Type> out = new ArrayList<>(types.size());
        for (Type t : types) out.add(of(t));
        return out;
    }

    /** Changes the types of {@code f} and of all values in it. */
    private static void change(FuncOp f) {
        FunctionType type = f.functionType();
        FunctionType changed = new FunctionType(of(type.inputs()), of(type.results()));
        if (!changed.equals(type)) f.setAttribute(FunctionLike.FUNCTION_TYPE, new TypeAttr(changed));
        for (Region r : f.regions()) change(r);
        f.walk(op -> {
            change(op.results());
            if (op != f) for (Region r : op.regions()) change(r);
        });
    }

    private static void change(Region region) {
        for (Block b : region) change(b.arguments());
    }

    private static void change(List<? extends Value> values) {
        for (Value v : values) {
            Type changed = of(v.type());
            if (!changed.equals(v.type())) v.setType(changed);
        }
    }

    private static void changeGlobal(GlobalOp g) {
        Type changed = of(g.type());
        if (!changed.equals(g.type())) g.setAttribute("type", new TypeAttr(changed));
    }

    // ---- functions

    /** What a reference to a function is the address of. */
    private void cell(GlobalOp g) {
        String name = String.valueOf(g.symbolName());
        String callee = callees.get(name);
        FuncOp function = callee == null ? null : library.function(callee);
        if (callee == null || function == null) {
            library.erase(g);
            return;
        }
        FunctionType type = function.functionType();
        String signature = NativeLibrary.signature(of(type.inputs()), of(type.results()));
        String text = """
                llvm.mlir.global internal constant @CELL() {addr_space = 0 : i32} : !llvm.struct<(ptr, ptr)> {
                  %function = func.constant CALLEE : SIGNATURE
                  %code = builtin.unrealized_conversion_cast %function : SIGNATURE to !llvm.ptr
                  %type = llvm.mlir.addressof TYPE : !llvm.ptr
                  %none = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
                  %half = llvm.insertvalue %code, %none[0] : !llvm.struct<(ptr, ptr)>
                  %whole = llvm.insertvalue %type, %half[1] : !llvm.struct<(ptr, ptr)>
                  llvm.return %whole : !llvm.struct<(ptr, ptr)>
                }
                func.func private @CELL_address() -> i64 attributes {passthrough = ["alwaysinline"]} {
                  %cell = llvm.mlir.addressof @CELL : !llvm.ptr
                  %number = llvm.ptrtoint %cell : !llvm.ptr to i64
                  return %number : i64
                }""";
        String instance = NativeCalls.typeOf(library, type);
        library.define(
                name,
                text.replace("CELL", name)
                        .replace("SIGNATURE", signature)
                        .replace("TYPE", SymbolText.of(instance))
                        .replace("CALLEE", SymbolText.of(callee)));
    }

    private void address(GetGlobalOp g) {
        Builder at = Builder.before(g);
        String cell = g.global().root();
        Operation number = callees.containsKey(cell)
                ? new FuncCalls.CallOp(g.location(), cell + ADDRESS, List.of(), List.of(IntegerType.I64))
                : new ConstantOp(g.location(), IntegerAttr.i64(0));
        at.insert(number);
        g.result(0).replaceAllUsesWith(number.result(0));
        g.erase();
    }

    // ---- instructions

    private void isNull(FuncOp f) {
        library.define(f.functionName(), """
                func.func private @NAME(%reference: i64) -> i32 {
                  %null = arith.constant 0 : i64
                  %is = arith.cmpi eq, %reference, %null : i64
                  %result = arith.extui %is : i1 to i32
                  return %result : i32
                }""".replace("NAME", f.functionName()));
    }

    private void asNonNull(FuncOp f) {
        library.define(f.functionName(), """
                func.func private @NAME(%reference: i64) -> i64 {
                  %null = arith.constant 0 : i64
                  %there = arith.cmpi ne, %reference, %null : i64
                  cf.assert %there, "TRAP"
                  return %reference : i64
                }""".replace("NAME", f.functionName())
                .replace("TRAP", Trap.NULL_REFERENCE.toString()));
    }

    /** A reference to an exception is its number. */
    private void number(FuncOp f, String from, String to, String conversion) {
        library.define(f.functionName(), """
                func.func private @NAME(%number: FROM) -> TO {
                  %result = arith.CONVERSION %number : FROM to TO
                  return %result : TO
                }""".replace("NAME", f.functionName())
                .replace("FROM", from)
                .replace("TO", to)
                .replace("CONVERSION", conversion));
    }
}
