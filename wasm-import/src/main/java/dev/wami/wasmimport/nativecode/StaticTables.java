package dev.wami.wasmimport.nativecode;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.func.FuncCalls;
import dev.wami.std.func.FuncOp;
import dev.wami.std.memref.MemRefGlobal.GlobalOp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Tables that are filled when the module is instantiated and never changed, as what C compilers make of pointers to
 * functions: nobody outside sees them, and the code does nothing with them but call. LLVM gets them as constants.
 */
final class StaticTables {
    /** More would be a long constant. */
    private static final long MOST = 4096;

    private final NativeLibrary library;
    private final Map<String, List<String>> contents = new HashMap<>();

    StaticTables(NativeLibrary library) {
        this.library = library;
        FuncOp init = library.function(library.prefix() + "init");
        if (init == null) return;
        for (GlobalOp g : library.globals()) {
            if (NativeLibrary.kind(g).equals("table")) find(g, init);
        }
    }

    /** The functions of table {@code name}, with empty names for null; null if they may change. */
    @Nullable
    List<String> of(String name) {
        return contents.get(name);
    }

    private void find(GlobalOp table, FuncOp init) {
        String name = String.valueOf(table.symbolName());
        long size = table.attribute("wasm.min") instanceof IntegerAttr i ? i.value() : 0;
        boolean hidden = table.visibility() == Symbol.Visibility.PRIVATE
                && !table.isDeclaration()
                && NativeLibrary.exports(table).isEmpty();
        if (!hidden || size == 0 || size > MOST || !isOnlyCalled(name)) return;
        String[] functions = new String[(int) size];
        Arrays.fill(functions, "");
        List<Operation> calls = new ArrayList<>();
        for (FuncOp f : library.functions()) {
            for (FuncCalls.CallOp call : f.collect(FuncCalls.CallOp.class)) {
                FuncOp callee = library.function(call.callee().root());
                if (callee == null || !isInit(callee, name)) continue;
                if (f != init || !fill(functions, call, callee)) return;
                calls.add(call);
                String filling = fillOf(callee);
                for (FuncCalls.CallOp other : init.collect(FuncCalls.CallOp.class)) {
                    if (other.callee().root().equals(filling)) calls.add(other);
                }
            }
        }
        for (FuncCalls.CallOp call : init.collect(FuncCalls.CallOp.class)) {
            if (call.callee().root().equals(library.prefix() + makeOf(name))) calls.add(call);
        }
        for (Operation call : calls) if (call.block() != null) call.erase();
        contents.put(name, List.of(functions));
    }

    /** What the function that makes the table is called, after the prefix. */
    private String makeOf(String table) {
        int number = 0;
        for (GlobalOp g : library.globals()) {
            if (!NativeLibrary.kind(g).equals("table")) continue;
            if (table.equals(g.symbolName())) return "table_" + number + "_make";
            number++;
        }
        return "";
    }

    private static boolean isInit(FuncOp f, String table) {
        return NativeLibrary.instruction(f).equals("table.init") && table.equals(NativeLibrary.symbol(f, "wasm.table"));
    }

    private boolean isOnlyCalled(String table) {
        for (FuncOp f : library.functions()) {
            boolean from = table.equals(NativeLibrary.symbol(f, "wasm.from"));
            if (!from && !table.equals(NativeLibrary.symbol(f, "wasm.table"))) continue;
            String instruction = NativeLibrary.instruction(f);
            if (from || !instruction.equals("call_indirect") && !instruction.equals("table.init")) return false;
        }
        return true;
    }

    /** {@code @__wasm_fill_elem_0} of what copies {@code @__wasm_elem_0}. */
    private String fillOf(FuncOp init) {
        String segment = String.valueOf(NativeLibrary.symbol(init, "wasm.segment"));
        return library.prefix() + "fill_" + segment.substring(library.prefix().length());
    }

    /** Puts a segment into {@code functions}; whether that is known now. */
    private boolean fill(String[] functions, FuncCalls.CallOp call, FuncOp init) {
        GlobalOp segment = library.global(String.valueOf(NativeLibrary.symbol(init, "wasm.segment")));
        if (segment == null || !(segment.attribute("wasm.elements") instanceof ArrayAttr elements)) return false;
        long to = constant(call.operand(0));
        long from = constant(call.operand(1));
        long count = constant(call.operand(2));
        if (to < 0 || from != 0 || count != elements.size() || to + count > functions.length) return false;
        for (int i = 0; i < count; i++) {
            Attribute element = elements.get(i);
            if (!(element instanceof SymbolRef ref)) functions[(int) to + i] = "";
            else if (library.function(ref.root()) != null) functions[(int) to + i] = ref.root();
            else return false;
        }
        return true;
    }

    /** The number that {@code v} is, -1 if it is none, or negative. */
    private static long constant(Value v) {
        return v.definedBy() instanceof ConstantOp c && c.value() instanceof IntegerAttr i ? i.value() : -1;
    }
}
