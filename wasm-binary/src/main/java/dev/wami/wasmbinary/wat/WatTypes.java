package dev.wami.wasmbinary.wat;

import dev.wami.wasmbinary.MalformedException;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.RecGroup;
import dev.wami.wasmspec.SubType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The types of a text: those that it defines, then those that functions and blocks bring with them, in the order in
 * which they do (specification 6.4.7: type uses).
 */
final class WatTypes {
    final WatNameSpace names = new WatNameSpace("type", Names.Kind.TYPE);
    private final List<RecGroup> groups = new ArrayList<>();
    private final List<SubType> types = new ArrayList<>();
    /** The first definition of each function type that is a group of its own. */
    private final Map<FuncType, Integer> functions = new HashMap<>();
    /** The fields of structures that have names. */
    private final Map<Integer, WatNameSpace> fields = new HashMap<>();

    List<RecGroup> groups() {
        return groups;
    }

    int size() {
        return types.size();
    }

    void add(RecGroup group) {
        SubType first = group.types().isEmpty() ? null : group.types().get(0);
        if (group.types().size() == 1 && first != null && first.composite() instanceof FuncType function) {
            if (first.isFinal() && first.supertypes().isEmpty()) functions.putIfAbsent(function, types.size());
        }
        groups.add(group);
        types.addAll(group.types());
    }

    void fields(int type, WatNameSpace names) {
        fields.put(type, names);
    }

    /** The function type with this index, or null. */
    @Nullable
    FuncType function(int index) {
        boolean exists = index >= 0 && index < types.size();
        return exists && types.get(index).composite() instanceof FuncType function ? function : null;
    }

    /** The index of a function type that is written without one: that of the first equal one. */
    int index(FuncType type) {
        Integer known = functions.get(type);
        if (known != null) return known;
        add(RecGroup.of(type));
        return types.size() - 1;
    }

    /** Passes the index or identifier of a type. */
    int index(WatCursor in) throws MalformedException {
        return names.index(in);
    }

    /** Passes the index or identifier of a field. */
    int field(WatCursor in, int type) throws MalformedException {
        WatNameSpace named = fields.get(type);
        if (in.kind() == WatTokens.IDENTIFIER && named == null) {
            throw in.error("unknown field " + in.tokens.spelling(in.at));
        }
        return named == null ? (int) in.unsigned(32, "the index or identifier of a field") : named.index(in);
    }
}
