package dev.wami.wasmimport.recognize;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.func.FuncCalls;
import dev.wami.std.func.FuncOp;
import dev.wami.std.memref.MemRefAccess.LoadOp;
import dev.wami.std.memref.MemRefAccess.StoreOp;
import dev.wami.std.memref.MemRefGlobal.GetGlobalOp;
import dev.wami.std.memref.MemRefGlobal.GlobalOp;
import dev.wami.wasm.Segments;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The function that instantiates a module. What it does first and Wasm does by itself becomes active segments; what is
 * left becomes the start function:
 *
 * <pre>
 *   memory_init @d at c, 0, |d|;  data_drop @d;  rest   ->   @d active at c;  rest
 * </pre>
 *
 * as long as c + |d| is inside what the memory has at first: segments beyond trap, which stays where it was.
 */
final class Instantiation {
    /** Where an active segment goes, a table or the memory. */
    record Place(String store, long offset) {}

    private final Operation module;
    private final Map<String, FuncOp> functions;
    private final Map<String, GlobalOp> stored;
    private final Map<String, Place> places = new HashMap<>();
    private final Map<String, Attribute> initial = new HashMap<>();

    Instantiation(Operation module, Map<String, FuncOp> functions, Map<String, GlobalOp> stored) {
        this.module = module;
        this.functions = functions;
        this.stored = stored;
    }

    /** Where a segment goes if it is active, else null. */
    @Nullable
    Place place(String segment) {
        return places.get(segment);
    }

    /** Where each active segment goes. */
    Map<String, Place> places() {
        return places;
    }

    /** What a global starts with if that is not said where it is defined: a number, a symbol, or a unit for null. */
    @Nullable
    Attribute initial(String global) {
        return initial.get(global);
    }

    void run() {
        FuncOp init = null;
        for (FuncOp f : functions.values()) {
            if (f.attribute("wasm.kind") instanceof StringAttr s && s.value().equals("start")) init = f;
        }
        if (init == null) return;
        Block entry = init.body().entry();
        List<Operation> pure = new ArrayList<>();
        Operation op = entry.first();
        while (op != null) {
            Operation next = op.next();
            if (op instanceof ConstantLike || op instanceof GetGlobalOp || op instanceof LoadOp || isReference(op)) {
                pure.add(op);
            } else if (op instanceof StoreOp store) {
                if (!initialize(store)) break;
            } else if (op instanceof FuncCalls.CallOp call) {
                Operation after = activate(call, next);
                if (after == call) break;
                next = after;
            } else {
                break;
            }
            op = next;
        }
        Collections.reverse(pure);
        for (Operation unused : pure) if (unused.result(0).isUnused()) unused.erase();
        finish(init, entry);
    }

    // ---- globals

    private @Nullable FuncOp callee(@Nullable Operation op) {
        return op instanceof FuncCalls.CallOp call ? functions.get(call.callee().root()) : null;
    }

    private @Nullable String instruction(@Nullable Operation op) {
        FuncOp callee = callee(op);
        return callee == null ? null : StorageRecognition.instruction(callee);
    }

    private boolean isReference(Operation op) {
        String instruction = instruction(op);
        return instruction != null && (instruction.equals("ref.null") || instruction.equals("ref.func"));
    }

    /** {@code @g := v -> @g starts with v}, if Wasm can say that. */
    private boolean initialize(StoreOp store) {
        if (!(store.memref().definedBy() instanceof GetGlobalOp to)) return false;
        GlobalOp global = stored.get(to.global().root());
        Attribute value = initialValue(store.value());
        if (global == null || !StorageRecognition.kind(global).equals("global") || value == null) return false;
        initial.put(to.global().root(), value);
        store.erase();
        return true;
    }

    private @Nullable Attribute initialValue(Value v) {
        Operation op = v.definedBy();
        if (op instanceof ConstantLike c) return c.constant();
        if (op instanceof LoadOp load && load.memref().definedBy() instanceof GetGlobalOp from) {
            GlobalOp global = stored.get(from.global().root());
            boolean imported = global != null && global.attribute("import_name") != null;
            if (imported) return SymbolRef.of(from.global().root());
            return global == null ? null : known(global, from.global().root());
        }
        FuncOp callee = callee(op);
        if (op == null || callee == null || !isReference(op)) return null;
        return callee.attribute("wasm.function") instanceof SymbolRef f ? f : UnitAttr.UNIT;
    }

    /** What a global that is never set starts with, if that is known. */
    private @Nullable Attribute known(GlobalOp global, String name) {
        if (global.attribute("wasm.immutable") != null) return initial.get(name);
        if (!global.isConstant() || !(global.initialValue() instanceof DenseElementsAttr dense)) return null;
        Type type = global.type().element();
        return type instanceof FloatType f ? new FloatAttr(f, dense.get(0)) : IntegerAttr.of(type, dense.get(0));
    }

    // ---- segments

    /** Removes the call and what belongs to it; what is after, or the call itself if it has to stay. */
    private @Nullable Operation activate(FuncCalls.CallOp call, @Nullable Operation next) {
        FuncOp callee = callee(call);
        String instruction = instruction(call);
        if (callee == null || instruction == null) return call;
        if (instruction.equals("nop")) {
            call.erase();
            return next;
        }
        boolean isInit = instruction.equals("memory.init") || instruction.equals("table.init");
        if (!isInit || !(callee.attribute(storeKey(instruction)) instanceof SymbolRef to)) return call;
        GlobalOp store = stored.get(to.root());
        if (store == null) return call;
        if (!(next instanceof FuncCalls.CallOp drop)
                || !(callee.attribute("wasm.segment") instanceof SymbolRef segment)) return call;
        FuncOp dropper = functions.get(drop.callee().root());
        GlobalOp content = stored.get(segment.root());
        if (dropper == null || content == null || !segment.equals(dropper.attribute("wasm.segment"))) return call;
        Long at = constant(call.operand(0));
        Long from = constant(call.operand(1));
        Long count = constant(call.operand(2));
        long length = content.type().shape().elementCount();
        if (at == null || from == null || count == null || from != 0 || count != length) return call;
        long room = capacity(store) - length;
        if (room < 0 || Long.compareUnsigned(at, room) > 0) return call;
        places.put(segment.root(), new Place(to.root(), at));
        Operation after = drop.next();
        drop.erase();
        call.erase();
        return after;
    }

    /** Where a function for {@code memory.init} or {@code table.init} says which memory or table. */
    private static String storeKey(String instruction) {
        return instruction.startsWith("table") ? "wasm.table" : "wasm.memory";
    }

    /** How many bytes or elements a memory or table has at first. */
    private static long capacity(GlobalOp store) {
        if (!(store.attribute("wasm.min") instanceof IntegerAttr min)) return 0;
        if (!StorageRecognition.kind(store).equals("memory")) return Math.max(min.value(), 0);
        // as many as can be counted, of which there are too many to be
        int page = StorageRecognition.pageBits(store);
        return Long.compareUnsigned(min.value(), Long.MAX_VALUE >> page) > 0 ? Long.MAX_VALUE : min.value() << page;
    }

    private static @Nullable Long constant(Value v) {
        return v.definedBy() instanceof ConstantLike c && c.constant() instanceof IntegerAttr i
                ? (Long) i.unsignedValue()
                : null;
    }

    /** What is left runs at the start: nothing, one call, or the function itself. */
    private void finish(FuncOp init, Block entry) {
        List<Operation> rest = new ArrayList<>();
        for (Operation op : entry) {
            // what is only there for code that does not know exceptions
            if (!(op instanceof ConstantLike) && !"nop".equals(instruction(op))) rest.add(op);
        }
        boolean plain = init.body().hasOneBlock() && rest.size() <= 2;
        if (plain && rest.size() == 1) {
            functions.remove(String.valueOf(init.symbolName()));
            init.erase();
            return;
        }
        String start = init.symbolName();
        if (plain && rest.get(0) instanceof FuncCalls.CallOp call && call.operandCount() == 0) {
            FuncOp callee = functions.get(call.callee().root());
            if (callee != null && StorageRecognition.instruction(callee) == null) {
                start = call.callee().root();
                functions.remove(String.valueOf(init.symbolName()));
                init.erase();
            }
        }
        if (init.block() != null) {
            init.setPrivate();
            init.removeAttribute("wasm.kind");
        }
        if (start != null) module.region(0).entry().add(new Segments.StartOp(module.location(), start));
    }
}
