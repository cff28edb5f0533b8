package dev.wami.wavebackend.regalloc;

import dev.wami.waveir.lir.Reg;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers the words of virtual registers: a unit is what one physical register can hold. */
final class Units {
    private final Map<Reg, Integer> first = new HashMap<>();
    private final List<Reg> whole = new ArrayList<>();

    /** The units of {@code r}: all its words, or the one that it names. */
    int[] of(Reg r) {
        int base = base(r.whole());
        if (r.part() >= 0) return new int[] {base + r.part()};
        int[] out = new int[r.words()];
        for (int i = 0; i < out.length; i++) out[i] = base + i;
        return out;
    }

    /** The first unit of a whole register. */
    int base(Reg r) {
        Integer known = first.get(r);
        if (known != null) return known;
        int base = whole.size();
        first.put(r, base);
        for (int i = 0; i < r.words(); i++) whole.add(r);
        return base;
    }

    int count() {
        return whole.size();
    }

    /** The whole register that {@code unit} is a word of. */
    Reg register(int unit) {
        return whole.get(unit);
    }

    boolean isPredicate(int unit) {
        return whole.get(unit).isPredicate();
    }
}
