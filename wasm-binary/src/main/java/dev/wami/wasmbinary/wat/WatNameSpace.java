package dev.wami.wasmbinary.wat;

import dev.wami.wasmbinary.MalformedException;
import dev.wami.wasmbinary.Names;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The identifiers of one index space. The first definition of a name is the one that counts. */
final class WatNameSpace {
    private final String what;
    private final Names.Kind kind;
    private final Map<String, Integer> indices = new HashMap<>();
    private int size;

    /** @param what a thing of it, in messages */
    WatNameSpace(String what, Names.Kind kind) {
        this.what = what;
        this.kind = kind;
    }

    /** How the name section calls this. */
    Names.Kind kind() {
        return kind;
    }

    /** Adds the next one, with an identifier or without. */
    void add(@Nullable String identifier) {
        if (identifier != null) indices.putIfAbsent(identifier, size);
        size++;
    }

    int size() {
        return size;
    }

    /** Whether this is the first one with its identifier. */
    boolean isFirst(String identifier, int index) {
        return indices.getOrDefault(identifier, -1) == index;
    }

    /** Passes an index or identifier: the index, which need not exist. */
    int index(WatCursor in) throws MalformedException {
        if (in.kind() != WatTokens.IDENTIFIER) return (int) in.unsigned(32, "the index or identifier of a " + what);
        String identifier = in.tokens.identifier(in.at);
        Integer index = indices.get(identifier);
        if (index == null) throw in.error("unknown " + what + " $" + identifier);
        in.at++;
        return index;
    }

    MalformedException duplicate(int offset, String identifier) {
        return new MalformedException(offset, "duplicate " + what + " $" + identifier);
    }
}
