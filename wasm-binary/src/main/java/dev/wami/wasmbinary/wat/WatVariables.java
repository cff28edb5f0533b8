package dev.wami.wasmbinary.wat;

import dev.wami.wasmbinary.MalformedException;
import dev.wami.wasmbinary.Names;
import java.util.Map;
import java.util.TreeMap;

/** The parameters and locals of a function that is being read: their identifiers, and their names for people. */
final class WatVariables {
    private final WatNameSpace space = new WatNameSpace("local", Names.Kind.LOCAL);
    private final Map<Integer, String> names = new TreeMap<>();
    private final WatAnnotations annotations;
    private final boolean binding;

    /** @param binding whether instructions can refer to them: if not, names may be equal */
    WatVariables(WatAnnotations annotations, boolean binding) {
        this.annotations = annotations;
        this.binding = binding;
    }

    /** Passes the identifier of the next one, if it has one, and its name. Returns whether it has any of them. */
    boolean named(WatCursor in) throws MalformedException {
        int start = in.offset();
        String identifier = in.identifier();
        String name = annotations.nameOr(in.at, identifier);
        if (name == null) return false;
        int index = space.size();
        space.add(identifier);
        if (binding && identifier != null && !space.isFirst(identifier, index)) {
            throw space.duplicate(start, identifier);
        }
        names.put(index, name);
        return true;
    }

    void unnamed(int count) {
        for (int i = 0; i < count; i++) space.add(null);
    }

    int size() {
        return space.size();
    }

    WatNameSpace space() {
        return space;
    }

    /** By index. */
    Map<Integer, String> names() {
        return names;
    }
}
