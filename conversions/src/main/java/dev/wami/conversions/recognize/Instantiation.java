package dev.wami.conversions.recognize;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.std.func.FuncCalls;
import dev.wami.std.func.FuncOp;
import dev.wami.std.memref.MemRefGlobal.GlobalOp;
import dev.wami.wasm.Segments;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The function that instantiates a module. What it does first and Wasm does by itself becomes active segments; what is left
 * becomes the start function:
 *
 * <pre>
 *   memory_init @d at c, 0, |d|;  data_drop @d;  rest   ->   @d active at c;  rest
 * </pre>
 *
 * as long as c + |d| is inside what the memory has at first: segments beyond trap, which stays where it was.
 */
final class Instantiation {
    /** An active element segment. */
    record Active(String segment, String table, long offset, List<String> functions) {}

    private final Operation module;
    private final Map<String, FuncOp> functions;
    private final Map<String, GlobalOp> stored;
    private final Map<String, Long> offsets = new HashMap<>();
    private final Map<String, Active> elements = new LinkedHashMap<>();
    private final Map<String, Active> first = new HashMap<>();

    Instantiation(Operation module, Map<String, FuncOp> functions, Map<String, GlobalOp> stored) {
        this.module = module;
        this.functions = functions;
        this.stored = stored;
    }

    /** The address of an active data segment, null for others. */
    @Nullable
    Long offset(String segment) {
        return offsets.get(segment);
    }

    /** The first active segment of a table, null if it has none. */
    @Nullable
    Active firstOf(String table) {
        return first.get(table);
    }

    void run() {
        FuncOp init = null;
        for (FuncOp f : functions.values()) {
            if (f.attribute("wasm.kind") instanceof StringAttr s && s.value().equals("start")) init = f;
        }
        if (init == null) return;
        Block entry = init.body().entry();
        Operation op = entry.first();
        while (op != null) {
            Operation next = op.next();
            if (op instanceof FuncCalls.CallOp call) {
                Operation after = activate(call, next);
                if (after == call) break;
                next = after;
            } else if (!(op instanceof ConstantLike)) {
                break;
            }
            op = next;
        }
        finish(init, entry);
    }

    /** Removes the call and what belongs to it; what is behind, or the call itself if it has to stay. */
    private @Nullable Operation activate(FuncCalls.CallOp call, @Nullable Operation next) {
        FuncOp callee = functions.get(call.callee().root());
        String instruction = callee == null ? null : StorageRecognition.instruction(callee);
        if (callee == null || instruction == null) return call;
        if (instruction.equals("nop")) {
            call.erase();
            return next;
        }
        boolean data = instruction.equals("memory.init");
        if (!data && !instruction.equals("table.init")) return call;
        if (!(next instanceof FuncCalls.CallOp drop)
                || !(callee.attribute("wasm.segment") instanceof SymbolRef segment)) return call;
        FuncOp dropper = functions.get(drop.callee().root());
        GlobalOp content = stored.get(segment.root());
        if (dropper == null || content == null || !segment.equals(dropper.attribute("wasm.segment"))) return call;
        Long to = constant(call.operand(0));
        Long from = constant(call.operand(1));
        Long count = constant(call.operand(2));
        long length = content.type().shape().elementCount();
        if (to == null || from == null || count == null || from != 0 || count != length) return call;
        if (to + length > capacity(data, callee)) return call;
        if (data) offsets.put(segment.root(), to);
        else if (!activateElements(segment.root(), callee, to, content)) return call;
        Operation after = drop.next();
        drop.erase();
        call.erase();
        return after;
    }

    private boolean activateElements(String segment, FuncOp callee, long to, GlobalOp content) {
        List<String> names = functionsOf(content);
        if (names == null || !(callee.attribute("wasm.table") instanceof SymbolRef table)) return false;
        Active active = new Active(segment, table.root(), to, names);
        if (first.putIfAbsent(table.root(), active) != null) elements.put(segment, active);
        else offsets.put(segment, to);
        return true;
    }

    /** The functions of a segment; null if there is a null among them. */
    private static @Nullable List<String> functionsOf(GlobalOp content) {
        if (!(content.attribute("wasm.functions") instanceof ArrayAttr all)) return null;
        List<String> out = new ArrayList<>();
        for (Attribute a : all.elements()) {
            if (!(a instanceof SymbolRef ref)) return null;
            out.add(ref.root());
        }
        return out;
    }

    /** How many bytes or elements the memory or table has at first. */
    private long capacity(boolean data, FuncOp callee) {
        if (!data) {
            GlobalOp table = callee.attribute("wasm.table") instanceof SymbolRef t ? stored.get(t.root()) : null;
            return table != null && table.attribute("wasm.min") instanceof IntegerAttr i ? i.value() : 0;
        }
        for (GlobalOp g : stored.values()) {
            boolean memory = g.attribute("wasm.kind") instanceof StringAttr s
                    && s.value().equals("memory");
            if (memory) return g.attribute("wasm.min") instanceof IntegerAttr i ? i.value() << 16 : 0;
        }
        return 0;
    }

    private static @Nullable Long constant(Value v) {
        return v.definedBy() instanceof ConstantLike c && c.constant() instanceof IntegerAttr i
                ? (Long) i.unsignedValue()
                : null;
    }

    /** What is left runs at the start: nothing, one call, or the function itself. */
    private void finish(FuncOp init, Block entry) {
        List<Operation> rest = new ArrayList<>();
        for (Operation op : entry) if (!(op instanceof ConstantLike)) rest.add(op);
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

    /** What becomes of an element segment: nothing if the table has it. */
    @Nullable
    Operation elements(GlobalOp g, Diagnostics diagnostics) {
        String name = String.valueOf(g.symbolName());
        if (offsets.containsKey(name)) return null;
        Active active = elements.get(name);
        if (active != null) {
            return new Segments.ElemOp(g.location(), name, active.table(), active.offset(), active.functions());
        }
        List<String> names = functionsOf(g);
        if (names == null) {
            diagnostics.error(g, "has null among its elements, which is not supported yet");
            return null;
        }
        return new Segments.ElemOp(g.location(), name, null, null, names);
    }
}
