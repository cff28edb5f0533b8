package dev.wami.conversions.wasm;

import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Locals for values between the instructions of one operation, which others use again. */
final class ScratchLocals {
    private final int first;
    private final List<Type> types = new ArrayList<>();
    private final Map<Type, List<Integer>> known = new HashMap<>();

    /** @param first the index of the first */
    ScratchLocals(int first) {
        this.first = first;
    }

    /** One for each value. */
    List<Integer> of(List<Type> values) {
        Map<Type, Integer> used = new HashMap<>();
        List<Integer> out = new ArrayList<>();
        for (Type t : values) {
            List<Integer> same = known.computeIfAbsent(t, k -> new ArrayList<>());
            int which = used.merge(t, 1, Integer::sum) - 1;
            if (which == same.size()) {
                same.add(first + types.size());
                types.add(t);
            }
            out.add(same.get(which));
        }
        return out;
    }

    /** The types of all of them. */
    List<Type> types() {
        return types;
    }
}
