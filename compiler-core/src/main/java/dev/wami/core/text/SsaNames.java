package dev.wami.core.text;

import dev.wami.core.dialect.builtin.UnrealizedConversionCastOp;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The SSA names in sight. A name lives until the end of the region that defines it; one used before is held by a
 * placeholder until its definition comes. Regions isolated from above are no exception, as upstream: that their values
 * come from inside is the verifier's business.
 */
final class SsaNames {
    private final Cursor in;
    private final Map<String, Entry> entries = new HashMap<>();
    /** The names that each open region defines. */
    private final List<List<String>> regions = new ArrayList<>();
    /** Names whose definition was wrong: nothing more is said about them. */
    private final Set<String> broken = new HashSet<>();

    private final Set<String> everDefined = new HashSet<>();

    /** What a name stands for, by result number. */
    private static final class Entry {
        @Nullable
        Value[] values = new Value[1];

        Location[] locations = new Location[1];
    }

    SsaNames(Cursor cursor) {
        this.in = cursor;
        enterRegion();
    }

    void enterRegion() {
        regions.add(new ArrayList<>());
    }

    void leaveRegion() {
        for (String name : regions.remove(regions.size() - 1)) entries.remove(name);
    }

    private static boolean isPlaceholder(@Nullable Value v) {
        return v instanceof OpResult r && r.owner().block() == null && r.owner() instanceof UnrealizedConversionCastOp;
    }

    /** Nothing is said about uses of {@code name}, whose definition could not be read. */
    void markBroken(String name) {
        broken.add(name);
    }

    /** The value of that name; null after an error. */
    @Nullable
    Value use(UnresolvedOperand operand, Type type) {
        Entry e = entries.computeIfAbsent(operand.name(), n -> new Entry());
        int number = operand.number();
        if (number < e.values.length) {
            Value known = e.values[number];
            if (known != null) {
                if (known.type().equals(type)) return known;
                if (broken.contains(operand.name())) return placeholder(operand.location(), type);
                in.error(
                                operand.location(),
                                "use of value '%%%s' expects different type than prior uses: '%s' vs '%s'",
                                operand.name(),
                                type,
                                known.type())
                        .note(e.locations[number], "prior use here");
                return null;
            }
        }
        if (e.values[0] != null && !isPlaceholder(e.values[0])) {
            in.error(operand.location(), "reference to invalid result number");
            return null;
        }
        Value forward = placeholder(operand.location(), type);
        set(e, number, forward, operand.location());
        return forward;
    }

    private static Value placeholder(Location at, Type type) {
        // a detached cast without inputs, as no text can make one where a definition belongs
        return new UnrealizedConversionCastOp(at, List.of(), List.of(type)).result();
    }

    private static void set(Entry e, int number, Value v, Location at) {
        if (number >= e.values.length) {
            e.values = Arrays.copyOf(e.values, number + 1);
            e.locations = Arrays.copyOf(e.locations, number + 1);
        }
        e.values[number] = v;
        e.locations[number] = at;
    }

    /** Gives {@code name#number} its value; false after an error. */
    boolean define(String name, int number, Value value, Location at) {
        Entry e = entries.computeIfAbsent(name, n -> new Entry());
        Value earlier = number < e.values.length ? e.values[number] : null;
        if (earlier != null) {
            if (!isPlaceholder(earlier)) {
                in.error(at, "redefinition of SSA value '%%%s'", name)
                        .note(e.locations[number], "previously defined here");
                return false;
            }
            if (!earlier.type().equals(value.type())) {
                in.error(at, "definition of SSA value '%%%s#%d' has type '%s'", name, number, value.type())
                        .note(e.locations[number], "previously used here with type '%s'", earlier.type());
                return false;
            }
            earlier.replaceAllUsesWith(value);
        }
        set(e, number, value, at);
        regions.get(regions.size() - 1).add(name);
        everDefined.add(name);
        return true;
    }

    /** Where {@code name} was used or defined, or null if it was not. */
    @Nullable
    Location firstSeen(String name) {
        Entry e = entries.get(name);
        return e == null ? null : e.locations[0];
    }

    /** Reports the names that were used and never defined, in the order of the text. */
    void finish() {
        List<Map.Entry<String, Location>> undefined = new ArrayList<>();
        for (Map.Entry<String, Entry> n : entries.entrySet()) {
            if (broken.contains(n.getKey())) continue;
            Entry e = n.getValue();
            for (int i = 0; i < e.values.length; i++) {
                if (isPlaceholder(e.values[i])) undefined.add(Map.entry(n.getKey(), e.locations[i]));
            }
        }
        undefined.sort((a, b) -> {
            Location.FileLineCol x = (Location.FileLineCol) a.getValue();
            Location.FileLineCol y = (Location.FileLineCol) b.getValue();
            return x.line() != y.line() ? Integer.compare(x.line(), y.line()) : Integer.compare(x.column(), y.column());
        });
        List<String> known = everDefined.stream().sorted().toList();
        for (Map.Entry<String, Location> u : undefined) {
            String closest = EditDistance.closest(u.getKey(), known);
            String hint = closest == null || closest.equals(u.getKey()) ? "" : "; did you mean '%" + closest + "'?";
            in.error(u.getValue(), "%s", "use of undeclared SSA value name" + hint);
        }
    }
}
