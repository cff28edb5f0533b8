package dev.wami.loops.slp;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Set;

/** The scalar operations that vectors stand for, and what of their results is needed all the same. */
final class Replaced {
    private final Set<Operation> operations = Collections.newSetFromMap(new IdentityHashMap<>());
    /** Where a loop hands on a lane. */
    private final Set<Use> uses = Collections.newSetFromMap(new IdentityHashMap<>());
    /** Values that are needed one by one: they are put together, or combined behind a chain. */
    private final Set<Value> scalars = new HashSet<>();

    Replaced(Collection<Seed> seeds, Collection<Bundle> bundles) {
        for (Seed s : seeds) {
            if (s.form() == Seed.Form.CARRIED) {
                for (int i : s.positions()) uses.add(s.last().use(i));
            } else {
                operations.addAll(s.operations());
            }
            scalars.addAll(s.rest());
        }
        for (Bundle b : bundles) {
            operations.addAll(b.operations());
            if (b.needsScalars()) scalars.addAll(b.lanes());
        }
    }

    Set<Operation> operations() {
        return operations;
    }

    boolean contains(Use use) {
        return operations.contains(use.owner()) || uses.contains(use);
    }

    /** Whether something else than what vectors stand for uses {@code v}. */
    boolean isNeeded(Value v) {
        if (scalars.contains(v)) return true;
        for (Use use : v.uses()) if (!contains(use)) return true;
        return false;
    }
}
