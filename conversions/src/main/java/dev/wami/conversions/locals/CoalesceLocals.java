package dev.wami.conversions.locals;

import dev.wami.conversions.locals.LocalInterference.Copy;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.ssawasm.Locals.LocalDeclOp;
import dev.wami.ssawasm.Locals.LocalGetOp;
import dev.wami.ssawasm.Locals.LocalSetOp;
import dev.wami.ssawasm.Locals.LocalTeeOp;
import dev.wami.ssawasm.Stack.DropOp;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

/**
 * Makes locals that are never needed at the same time one local: first those that are copied into one another (loop
 * variables and their next values), innermost loops first, then any of the same type, most used first. Copies of a
 * local to itself, writes that are never read, writes of zero to what is zero and unused locals disappear; a write that
 * is read at once becomes a tee.
 */
public final class CoalesceLocals extends Pass {
    @Override
    public String name() {
        return "coalesce-locals";
    }

    @Override
    public String summary() {
        return "merge locals that are not needed at the same time";
    }

    @Override
    public String anchor() {
        return "ssawasm.func";
    }

    @Override
    public void run(Operation function, PassContext context) {
        if (function.region(0).isEmpty()) return;
        List<Value> locals = new ArrayList<>(function.region(0).arguments());
        int parameters = locals.size();
        for (LocalDeclOp d : function.collect(LocalDeclOp.class)) locals.add(d.result());
        if (locals.isEmpty()) return;
        LocalInterference interference = new LocalInterference(FlowGraph.of(function), function, locals, parameters);
        for (Operation write : interference.deadWrites()) discard(write);
        int[] home = new LocalClasses(interference, locals, parameters).assign();
        rename(locals, home);
        for (Copy c : interference.copies()) removeSelfCopy(c.set());
        for (Operation write : ZeroedLocals.writes(function)) discard(write);
        for (Operation set : function.collect(LocalSetOp.class)) readAtOnce(set);
        for (LocalDeclOp d : function.collect(LocalDeclOp.class)) if (d.isUnused()) d.erase();
        sort(function);
    }

    /** A value that nothing reads is not computed, or dropped if computing it matters; a tee passes it on. */
    private static void discard(Operation write) {
        Value value = write.operand(1);
        if (write instanceof LocalTeeOp) {
            write.result(0).replaceAllUsesWith(value);
            write.erase();
            return;
        }
        DropOp drop = write.requiredBlock().insertBefore(new DropOp(write.location(), value), write);
        write.erase();
        Discarding.remove(drop);
    }

    private static void rename(List<Value> locals, int[] home) {
        for (int i = 0; i < home.length; i++) {
            if (home[i] != i) locals.get(i).replaceAllUsesWith(locals.get(home[i]));
        }
    }

    /** {@code set L, (get L)} goes, and so does the tee of {@code tee L, (get L)} and {@code set L, (tee L, %x)}. */
    private static void removeSelfCopy(Operation write) {
        if (write.block() == null) return; // discarded
        Operation source = write.operand(1).definedBy();
        if (!(source instanceof LocalGetOp) && !(source instanceof LocalTeeOp)) return;
        if (source.operand(0) != write.operand(0)) return;
        if (write instanceof LocalTeeOp) discard(write);
        else if (source instanceof LocalTeeOp) discard(source);
        else {
            write.erase();
            source.erase();
        }
    }

    /** {@code set L, %x; %y = get L} becomes {@code %y = tee L, %x}. */
    private static void readAtOnce(Operation set) {
        if (!(set.next() instanceof LocalGetOp get) || get.operand(0) != set.operand(0)) return;
        LocalTeeOp tee = new LocalTeeOp(set.location(), set.operand(0), set.operand(1));
        set.requiredBlock().insertBefore(tee, set);
        get.result().replaceAllUsesWith(tee.result());
        set.erase();
        get.erase();
    }

    /** Declarations of one type stand together, the most used first, so that hot locals have small numbers. */
    private static void sort(Operation function) {
        List<LocalDeclOp> declarations = function.collect(LocalDeclOp.class);
        declarations.sort(
                Comparator.comparing((LocalDeclOp d) -> d.result().type().toString())
                        .thenComparing(d -> -d.result().useCount()));
        for (int i = declarations.size() - 1; i >= 0; i--) {
            var entry = function.region(0).entry();
            entry.insertBefore(declarations.get(i), entry.first());
        }
    }

    /** Groups of locals that share one home. */
    private static final class LocalClasses {
        private final List<Value> locals;
        private final int parameters;
        private final List<Copy> copies;
        private final int[] leader;
        private final BitSet[] neighbours;

        LocalClasses(LocalInterference interference, List<Value> locals, int parameters) {
            this.locals = locals;
            this.parameters = parameters;
            this.copies = new ArrayList<>(interference.copies());
            this.leader = new int[locals.size()];
            this.neighbours = new BitSet[locals.size()];
            for (int i = 0; i < leader.length; i++) {
                leader[i] = i;
                neighbours[i] = interference.neighbours(i);
            }
        }

        /** For each local the one that takes its place. */
        int[] assign() {
            copies.sort(Comparator.comparingInt((Copy c) -> -c.depth()));
            for (Copy c : copies) merge(find(c.into()), find(c.from()));
            List<Integer> order = new ArrayList<>();
            for (int i = 0; i < leader.length; i++) if (leader[i] == i) order.add(i);
            order.sort(Comparator.comparingInt((Integer i) -> i < parameters ? i : parameters)
                    .thenComparing(i -> i < parameters ? 0 : -uses(i)));
            List<Integer> homes = new ArrayList<>();
            for (int i : order) {
                int into = find(i);
                boolean found = false;
                for (int k = 0; k < homes.size() && !found; k++) found = merge(homes.get(k), into);
                if (!found) homes.add(into);
            }
            int[] home = new int[leader.length];
            for (int i = 0; i < home.length; i++) home[i] = find(i);
            return home;
        }

        private int uses(int local) {
            int n = 0;
            for (Use u : locals.get(local).uses()) if (u.owner().block() != null) n++;
            return n;
        }

        private int find(int i) {
            int l = i;
            while (leader[l] != l) l = leader[l];
            for (int k = i; leader[k] != l; ) {
                int next = leader[k];
                leader[k] = l;
                k = next;
            }
            return l;
        }

        /** Makes two classes one if nothing speaks against it; a parameter leads its class. */
        private boolean merge(int a, int b) {
            if (a == b) return true;
            boolean bothParameters = a < parameters && b < parameters;
            if (bothParameters
                    || neighbours[a].get(b)
                    || !locals.get(a).type().equals(locals.get(b).type())) return false;
            int into = b < parameters ? b : a;
            int gone = into == a ? b : a;
            leader[gone] = into;
            for (int n = neighbours[gone].nextSetBit(0); n >= 0; n = neighbours[gone].nextSetBit(n + 1)) {
                neighbours[n].clear(gone);
                neighbours[n].set(into);
                neighbours[into].set(n);
            }
            return true;
        }
    }
}
