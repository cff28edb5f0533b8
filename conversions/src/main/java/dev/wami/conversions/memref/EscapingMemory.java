package dev.wami.conversions.memref;

import dev.wami.core.analysis.CallGraph;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.CallLike;
import dev.wami.core.ir.trait.DistinctObjects;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.trait.ViewLike;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.std.memref.MemRefAllocation.DeallocOp;
import dev.wami.std.memref.MemRefOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Whether the address of a memref may be known to others when the function that has it returns, or whether others may
 * free it. It may not where it is only read and written, by functions of the module that it is passed to as well. LLVM:
 * PointerMayBeCaptured.
 */
final class EscapingMemory {
    private final SymbolTables symbols;
    /** Those that do not escape, through all that they are passed to. */
    private final Set<Value> confined = Collections.newSetFromMap(new IdentityHashMap<>());

    EscapingMemory(SymbolTables symbols) {
        this.symbols = symbols;
    }

    /** @param allocated what an allocation makes, whose deallocation is not an escape */
    boolean escapes(Value allocated) {
        Set<Value> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Value> left = new ArrayDeque<>();
        add(allocated, seen, left);
        while (!left.isEmpty()) {
            Value memref = left.pop();
            for (Use use : memref.uses()) {
                if (memref == allocated && use.owner() instanceof DeallocOp) continue;
                List<Value> same = sameMemory(use, memref);
                if (same == null) return true;
                for (Value v : same) add(v, seen, left);
            }
        }
        confined.addAll(seen);
        return false;
    }

    private void add(Value memref, Set<Value> seen, Deque<Value> left) {
        if (!confined.contains(memref) && seen.add(memref)) left.push(memref);
    }

    /** Which values stand for {@code memref} because of {@code use}; null if others may, or if it may be freed. */
    private @Nullable List<Value> sameMemory(Use use, Value memref) {
        Operation user = use.owner();
        if (user instanceof CallLike call) return parameters(user, call, memref);
        if (user instanceof DistinctObjects) return List.of(user.result(use.index()));
        if (user instanceof ViewLike view) return view.viewSource() == memref ? List.of(user.result(0)) : null;
        if (user.kind() == MemRefOp.EXTRACT_ALIGNED_POINTER_AS_INDEX) {
            return isOnlyCompared(user.result(0)) ? List.of() : null;
        }
        return user.kind() == MemRefOp.DIM || isOnlyAccessed(user, memref) ? List.of() : null;
    }

    /** Whether an address is only used to find out, as tests of overlap do, how it compares to others. */
    private static boolean isOnlyCompared(Value address) {
        for (Use use : address.uses()) {
            Operation user = use.owner();
            if (!(user instanceof Pure) || user.regionCount() > 0) return false;
            for (Value v : user.results()) if (!isTruth(v) && !isOnlyCompared(v)) return false;
        }
        return true;
    }

    private static boolean isTruth(Value v) {
        return v.type() instanceof IntegerType i && i.width() == 1;
    }

    /**
     * Whether all that {@code user} does with {@code memref} is to read and write it: then it is not what is stored.
     */
    private static boolean isOnlyAccessed(Operation user, Value memref) {
        boolean plain = user.regionCount() == 0
                && user.successorCount() == 0
                && user.resultTypes().stream().noneMatch(MemRefType.class::isInstance);
        if (!plain || !(user instanceof MemoryEffects m)) return false;
        EffectList effects = new EffectList();
        m.effects(effects);
        boolean accessed = false;
        for (Effect e : effects.all()) {
            if (e.kind() == Effect.Kind.FREE) return false;
            accessed |= e.value() == memref;
        }
        return accessed;
    }

    private @Nullable List<Value> parameters(Operation user, CallLike call, Value memref) {
        SymbolRef name = call.callee();
        Region body = name == null ? null : CallGraph.bodyOf(symbols.lookup(user, name));
        List<Value> passed = call.callArguments();
        if (body == null || passed.size() != body.entry().argumentCount()) return null;
        List<Value> out = new ArrayList<>();
        for (int i = 0; i < passed.size(); i++) {
            if (passed.get(i) == memref) out.add(body.entry().argument(i));
        }
        return out.isEmpty() ? null : out;
    }
}
