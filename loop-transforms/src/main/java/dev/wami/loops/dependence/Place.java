package dev.wami.loops.dependence;

import dev.wami.core.ir.Value;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Which elements of which memory an access touches in which iterations: equal for accesses that do not differ in it.
 */
final class Place {
    private final Access access;

    Place(Access access) {
        this.access = access;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        if (!(other instanceof Place p)) return false;
        if (access == p.access) return true;
        // what is not known is like nothing else
        if (access.effect() == null || p.access.effect() == null) return false;
        return access.nest() == p.access.nest()
                && access.memory() == p.access.memory()
                && access.effect().resource().equals(p.access.effect().resource())
                && areSame(access.subscripts(), p.access.subscripts());
    }

    private static boolean areSame(Access.@Nullable Subscripts a, Access.@Nullable Subscripts b) {
        if (a == null || b == null) return a == b;
        return a.map().equals(b.map())
                && Arrays.equals(a.extents(), b.extents())
                && areSame(a.operands(), b.operands());
    }

    private static boolean areSame(List<Value> a, List<Value> b) {
        if (a.size() != b.size()) return false;
        for (int i = 0; i < a.size(); i++) if (a.get(i) != b.get(i)) return false;
        return true;
    }

    @Override
    public int hashCode() {
        if (access.effect() == null) return access.number();
        Access.Subscripts at = access.subscripts();
        int elements = at == null ? 0 : 31 * at.map().hashCode() + at.operands().hashCode();
        return 31 * Objects.hashCode(access.memory()) + elements;
    }
}
