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
import dev.wami.wasmimport.wasmssatostd.WasmReferences;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/**
 * References as numbers of 64 bits: 0 for null, else the address of a cell. That of a function has its code and the
 * address of something that stands for its type, the same for each module of the program.
 */
final class NativeReferences {
    private static final String ADDRESS = "_address";

    private final NativeLibrary library;
    /** The function that each cell is of. */
    private final Map<String, String> callees = new HashMap<>();

    NativeReferences(NativeLibrary library) {
        this.library = library;
    }

    void run() {
        for (GlobalOp g : library.globals()) {
            String function = NativeLibrary.symbol(g, "wasm.function");
            if (function != null && g.symbolName() != null) callees.put(g.symbolName(), function);
        }
        for (FuncOp f : library.functions()) {
            if (NativeLibrary.instruction(f).equals("call_indirect")) callIndirect(f);
            else if (NativeLibrary.instruction(f).equals("ref.is_null")) isNull(f);
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

    private static Type of(Type type) {
        if (WasmReferences.isReference(type)) return IntegerType.I64;
        if (!(type instanceof MemRefType m)) return type;
        Type element = of(m.element());
        return element.equals(m.element()) ? type : m.withElement(element);
    }

    private static List<Type> of(List<? extends Type> types) {
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
        String instance = typeOf(type);
        library.define(
                name,
                text.replace("CELL", name)
                        .replace("SIGNATURE", signature)
                        .replace("TYPE", NativeLibrary.reference(instance))
                        .replace("CALLEE", NativeLibrary.reference(callee)));
    }

    /** The symbol of what stands for a type in all modules of a program. */
    private String typeOf(FunctionType type) {
        String name = "wasm.type " + NativeLibrary.signature(type.inputs(), type.results());
        library.define(
                name,
                "llvm.mlir.global linkonce_odr constant " + NativeLibrary.reference(name)
                        + "(0 : i8) {addr_space = 0 : i32} : i8");
        return name;
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

    private void callIndirect(FuncOp f) {
        FunctionType own = f.functionType();
        List<Type> inputs = own.inputs().subList(0, own.inputs().size() - 1);
        FunctionType type = new FunctionType(inputs, own.results());
        String signature = NativeLibrary.signature(of(inputs), of(own.results()));
        StringJoiner parameters = new StringJoiner(", ");
        StringJoiner arguments = new StringJoiner(", ");
        for (int i = 0; i < inputs.size(); i++) {
            parameters.add("%a" + i + ": " + of(inputs.get(i)));
            arguments.add("%a" + i);
        }
        parameters.add("%index: i32");
        int results = own.results().size();
        StringJoiner values = new StringJoiner(", ");
        for (int i = 0; i < results; i++) values.add(results == 1 ? "%r" : "%r#" + i);
        String name = f.functionName();
        String text = """
                func.func private @NAME(PARAMETERS) -> (RESULTS) {
                  %i = arith.extui %index : i32 to i64
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
                  %code = llvm.load %cell invariant {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
                  %function = builtin.unrealized_conversion_cast %code : !llvm.ptr to SIGNATURE
                  CALLfunc.call_indirect %function(ARGUMENTS) : SIGNATURE
                  returnVALUES
                }""";
        library.define(
                name,
                text.replace("NAME", name)
                        .replace("TABLE", name.substring(0, name.lastIndexOf("_call_indirect_")))
                        .replace("PARAMETERS", parameters.toString())
                        .replace("ARGUMENTS", arguments.toString())
                        .replace("RESULTS", NativeLibrary.list(of(own.results())))
                        .replace("CALL", results == 0 ? "" : results == 1 ? "%r = " : "%r:" + results + " = ")
                        .replace(
                                "VALUES",
                                results == 0 ? "" : " " + values + " : " + NativeLibrary.list(of(own.results())))
                        .replace("SIGNATURE", signature)
                        .replace("TYPE", NativeLibrary.reference(typeOf(type))));
    }
}
