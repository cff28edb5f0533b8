package dev.wami.conversions.memref;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.ViewLike;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.ssawasm.MemoryAccess;
import dev.wami.std.func.FuncOp;
import dev.wami.std.memref.MemRefAllocation.AllocLikeOp;
import dev.wami.std.memref.MemRefGlobal.GetGlobalOp;
import dev.wami.std.memref.MemRefMetadata.DistinctObjectsOp;
import dev.wami.std.memref.MemRefOp;
import dev.wami.std.vector.VectorOp;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Names the object that each load and store accesses, where it is the result of an allocation or a global: different
 * names are different memory; or an argument of a function, which may be the memory of others. Said before anything is
 * lowered, while values still show where they come from.
 */
final class Roots {
    private static final String ROOT = "ssawasm.root";
    private static final String WITHIN = "ssawasm.within";

    private Roots() {}

    static void annotate(Operation module) {
        Map<Operation, String> names = new IdentityHashMap<>();
        module.walk(op -> {
            boolean load = op.kind() == MemRefOp.LOAD || op.kind() == VectorOp.LOAD;
            if (!load && op.kind() != MemRefOp.STORE && op.kind() != VectorOp.STORE) return;
            Value memref = source(op.operand(load ? 0 : 1));
            Operation def = memref.definedBy();
            String root = def == null ? null : root(def, names);
            String object = def == null ? argument(memref) : null;
            if (root != null) op.setAttribute(ROOT, StringAttr.of(root));
            if (object != null) op.setAttribute(WITHIN, StringAttr.of(object));
        });
    }

    private static Value source(Value memref) {
        Value v = memref;
        while (true) {
            Operation def = v.definedBy();
            if (def instanceof ViewLike view) {
                v = view.viewSource();
            } else if (def instanceof DistinctObjectsOp d) {
                v = d.operand(d.results().indexOf(v));
            } else {
                return v;
            }
        }
    }

    private static @Nullable String root(Operation def, Map<Operation, String> names) {
        if (def instanceof AllocLikeOp) return names.computeIfAbsent(def, d -> "alloc" + names.size());
        return def instanceof GetGlobalOp g ? "@" + g.global().leaf() : null;
    }

    /**
     * The name of the memory that an argument of a function is in, which may be that of others, too. Not of bytes
     * without number: those may be all of memory, and an address in them wrap around.
     */
    private static @Nullable String argument(Value memref) {
        Block block = memref.block();
        if (block == null || !block.isEntry() || !(block.parentOp() instanceof FuncOp function)) return null;
        if (!(memref.type() instanceof MemRefType type)) return null;
        if (type.element().equals(IntegerType.I8) && !type.hasStaticShape()) return null;
        return function.symbolName() + "." + block.arguments().indexOf(memref);
    }

    /** Gives {@code access} the names that {@link #annotate} gave {@code source}, which it becomes. */
    static void name(MemoryAccess.Access access, Operation source) {
        if (source.attributes().get(ROOT) instanceof StringAttr root) access.setRoot(root.value());
        if (source.attributes().get(WITHIN) instanceof StringAttr within) access.setWithin(within.value());
    }
}
