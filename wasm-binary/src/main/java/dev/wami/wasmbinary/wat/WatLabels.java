package dev.wami.wasmbinary.wat;

import dev.wami.wasmbinary.IntList;
import dev.wami.wasmbinary.MalformedException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The labels of the blocks that are open: an inner one hides an outer one of the same name. */
final class WatLabels {
    /** Of each open block, or null. */
    private final List<@Nullable String> names = new ArrayList<>();
    /** For each open block, the level that its name stood for before, or -1. */
    private final IntList hidden = new IntList();

    private final Map<String, Integer> levels = new HashMap<>();

    void push(@Nullable String name) {
        Integer outer = name == null ? null : levels.put(name, names.size());
        hidden.add(outer == null ? -1 : outer);
        names.add(name);
    }

    void pop() {
        String name = names.remove(names.size() - 1);
        int outer = hidden.get(names.size());
        hidden.removeLast();
        if (name == null) return;
        if (outer < 0) {
            levels.remove(name);
        } else {
            levels.put(name, outer);
        }
    }

    void clear() {
        names.clear();
        hidden.clear();
        levels.clear();
    }

    /** Passes a label: its depth, which need not exist. */
    int depth(WatCursor in) throws MalformedException {
        if (in.kind() != WatTokens.IDENTIFIER) return (int) in.unsigned(32, "a label");
        String name = in.tokens.identifier(in.at);
        Integer level = levels.get(name);
        if (level == null) throw in.error("unknown label $" + name);
        in.at++;
        return names.size() - 1 - level;
    }

    /** Passes the label that may be repeated at the end of the innermost block. */
    void repeated(WatCursor in) throws MalformedException {
        if (in.kind() != WatTokens.IDENTIFIER) return;
        String name = in.tokens.identifier(in.at);
        String own = names.get(names.size() - 1);
        if (!name.equals(own)) {
            String opened = own == null ? "has no label" : "has the label $" + own;
            throw in.error("mismatching label $" + name + ": the block " + opened);
        }
        in.at++;
    }
}
