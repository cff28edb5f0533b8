package dev.wami.conversions.wasm;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.wasm.FuncOp;
import dev.wami.wasm.Structured.BlockLike;
import dev.wami.wasm.WasmDialect;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the instructions of a function are, as a list that is equal for functions which do the same: without names of
 * labels and locals, a function's reference to itself as such, and references to functions that went as ones to those
 * that took their place.
 */
final class InstructionKeys {
    private static final Set<String> NAMES = Set.of("label", "labels", "default");

    private final FuncOp function;
    private final Map<String, String> merged;
    private final List<Object> key = new ArrayList<>();

    private InstructionKeys(FuncOp function, Map<String, String> merged) {
        this.function = function;
        this.merged = merged;
    }

    /** @param merged the functions that went, and by which each was replaced */
    static List<Object> of(FuncOp function, Map<String, String> merged) {
        InstructionKeys keys = new InstructionKeys(function, merged);
        for (NamedAttribute a : function.attributes()) {
            if (!a.name().equals(WasmDialect.NAME_ATTRIBUTE)) keys.key.add(a);
        }
        function.walkOuterFirst(op -> {
            if (op != function) keys.add(op);
            return Operation.Walk.INTO;
        });
        return keys.key;
    }

    /** Where it is in the tree, in order of which that tells the whole, and what it is. */
    private void add(Operation op) {
        Operation parent = op.parentOp();
        boolean second = parent instanceof BlockLike b && b.regionCount() > 1 && op.block() != b.body();
        key.add(second ? -depth(op) : depth(op));
        key.add(op.name());
        for (int i = 0; i < op.regionCount(); i++) key.add(op.region(i).isEmpty());
        for (NamedAttribute a : op.properties()) if (!NAMES.contains(a.name())) add(a);
        for (NamedAttribute a : op.attributes()) add(a);
        for (String label : BranchTargets.labels(op)) {
            BlockLike target = BranchTargets.find(op, label);
            key.add(target == null ? 0 : depth(target));
        }
    }

    private static int depth(Operation op) {
        int depth = 1;
        for (Operation p = op.parentOp(); p instanceof BlockLike; p = p.parentOp()) depth++;
        return depth;
    }

    private void add(NamedAttribute a) {
        key.add(a.name());
        Attribute value = a.value();
        if (!(value instanceof SymbolRef s)) {
            key.add(value);
        } else if (s.root().equals(function.definitionName())) {
            key.add(this.getClass());
        } else {
            key.add(SymbolRef.of(merged.getOrDefault(s.root(), s.root())));
        }
    }
}
