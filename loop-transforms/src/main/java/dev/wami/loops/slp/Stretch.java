package dev.wami.loops.slp;

import dev.wami.core.analysis.Aliases;
import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.loops.dependence.Legality;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineVectorAccess;
import dev.wami.std.memref.MemRefAccess;
import dev.wami.std.vector.VectorMemory;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Operations of a block behind one another, all of which are done if the first is: they compute, or access memory.
 * Their order is free but for operands and for accesses to the same memory. What may end the program, or does what is
 * not known, lies between two stretches.
 */
final class Stretch {
    private final List<Operation> operations;
    private final Operation end;
    private final Map<Operation, Integer> positions = new IdentityHashMap<>();
    private final @Nullable Address[] addresses;

    private Stretch(List<Operation> operations, Operation end) {
        this.operations = operations;
        this.end = end;
        addresses = new Address[operations.size()];
        for (int i = 0; i < addresses.length; i++) {
            positions.put(operations.get(i), i);
            addresses[i] = Address.of(operations.get(i));
        }
    }

    /** Those of {@code block}. */
    static List<Stretch> of(Block block) {
        List<Stretch> out = new ArrayList<>();
        List<Operation> open = new ArrayList<>();
        for (Operation op : block) {
            if (isPart(op)) {
                open.add(op);
                continue;
            }
            if (open.size() > 1) out.add(new Stretch(List.copyOf(open), op));
            open.clear();
        }
        return out;
    }

    private static boolean isPart(Operation op) {
        if (op.regionCount() > 0 || op instanceof Terminator) return false;
        return isAccess(op) || Effects.isPure(op);
    }

    private static boolean isAccess(Operation op) {
        return op instanceof AffineAccess.LoadOp
                || op instanceof AffineAccess.StoreOp
                || op instanceof AffineVectorAccess.VectorAccessOp
                || op instanceof MemRefAccess.LoadOp
                || op instanceof MemRefAccess.StoreOp
                || op instanceof VectorMemory.LoadOp
                || op instanceof VectorMemory.StoreOp;
    }

    static boolean isWrite(Operation op) {
        return op.resultCount() == 0 && isAccess(op);
    }

    List<Operation> operations() {
        return operations;
    }

    /** What comes behind the last. */
    Operation end() {
        return end;
    }

    int size() {
        return operations.size();
    }

    /** Which of the operations {@code op} is, -1 if it is none. */
    int position(Operation op) {
        return positions.getOrDefault(op, -1);
    }

    /** Which of the operations defines {@code v}, -1 if none does. */
    int position(Value v) {
        Operation op = v.definedBy();
        return op == null ? -1 : position(op);
    }

    @Nullable
    Address address(Operation op) {
        int at = position(op);
        return at < 0 ? null : addresses[at];
    }

    /** For each operation those that must come behind it: what uses it, and accesses that may touch the same memory. */
    List<List<Integer>> successors(Supplier<Legality> legality) {
        List<List<Integer>> out = new ArrayList<>();
        List<Integer> accesses = new ArrayList<>();
        for (int i = 0; i < operations.size(); i++) {
            out.add(new ArrayList<>());
            for (Value v : operations.get(i).operands()) {
                int at = position(v);
                if (at >= 0) out.get(at).add(i);
            }
            if (!isAccess(operations.get(i))) continue;
            for (int before : accesses) {
                if (conflict(before, i, legality)) out.get(before).add(i);
            }
            accesses.add(i);
        }
        return out;
    }

    private boolean conflict(int first, int second, Supplier<Legality> legality) {
        Operation a = operations.get(first);
        Operation b = operations.get(second);
        if (!isWrite(a) && !isWrite(b)) return false;
        Address x = addresses[first];
        Address y = addresses[second];
        if (x != null && y != null) {
            if (x.isPlainlyApart(y)) return false;
            if (x.row().equals(y.row())) return true;
        }
        if (Aliases.alias(memory(a), memory(b)) == Aliases.Alias.NO) return false;
        return !legality.get().mayReorder(a, b);
    }

    private static Value memory(Operation access) {
        if (access instanceof AffineAccess.AccessOp a) return a.memref();
        if (access instanceof MemRefAccess.LoadOp a) return a.memref();
        if (access instanceof MemRefAccess.StoreOp a) return a.memref();
        return ((VectorMemory.Access) access).base();
    }
}
