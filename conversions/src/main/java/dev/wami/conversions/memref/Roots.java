package dev.wami.conversions.memref;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.ViewLike;
import dev.wami.std.memref.MemRefAllocation.AllocLikeOp;
import dev.wami.std.memref.MemRefGlobal.GetGlobalOp;
import dev.wami.std.memref.MemRefOp;
import dev.wami.std.vector.VectorOp;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Names the object that each load and store accesses, where it is the result of an allocation or a global: different
 * names are different memory. Said before anything is lowered, while values still show where they come from.
 */
final class Roots {
    private static final String KEY = "ssawasm.root";

    private Roots() {}

    static void annotate(Operation module) {
        Map<Operation, String> names = new IdentityHashMap<>();
        module.walk(op -> {
            boolean load = op.kind() == MemRefOp.LOAD || op.kind() == VectorOp.LOAD;
            if (!load && op.kind() != MemRefOp.STORE && op.kind() != VectorOp.STORE) return;
            String root = root(op.operand(load ? 0 : 1), names);
            if (root != null) op.setAttribute(KEY, StringAttr.of(root));
        });
    }

    private static @Nullable String root(Value memref, Map<Operation, String> names) {
        Value v = memref;
        while (v.definedBy() instanceof ViewLike view) v = view.viewSource();
        Operation def = v.definedBy();
        if (def == null) return null;
        if (def instanceof AllocLikeOp) return names.computeIfAbsent(def, d -> "alloc" + names.size());
        return def instanceof GetGlobalOp g ? "@" + g.global().leaf() : null;
    }

    /** The name that {@link #annotate} gave, or null. */
    static @Nullable String of(Operation access) {
        Attribute a = access.attributes().get(KEY);
        return a instanceof StringAttr s ? s.value() : null;
    }
}
