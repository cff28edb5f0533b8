package dev.wami.core.text;

import dev.wami.core.dialect.builtin.UnrealizedConversionCastOp;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The SSA names in sight, by their {@link Names} numbers. A name lives until the end of the region that defines it; one
 * used before is held by a placeholder until its definition comes. Regions isolated from above are no exception, as
 * upstream: that their values come from inside is the verifier's business.
 */
final class SsaNames {
    /** A name not yet used or defined. */
    private static final int NOWHERE = -1;

    private final Cursor in;
    private final Names names;
    /** By name, the value of {@code %name} or {@code %name#0}, and the offset where it was defined or first used. */
    private @Nullable Value[] values = new Value[256];

    private int[] places = new int[256];
    /** {@code %name#1} and above, by name. */
    private final Map<Integer, Others> others = new HashMap<>();

    /** The names defined so far in the regions that are open, and how many when each of these began. */
    private int[] defined = new int[256];

    private int definedCount;
    private int[] regions = new int[64];
    private int regionCount;

    /** Names whose definition was wrong: nothing more is said about them. */
    private final BitSet broken = new BitSet();

    private final BitSet everDefined = new BitSet();

    /** What a name stands for with a result number, at that index. */
    private static final class Others {
        @Nullable
        Value[] values = new Value[2];

        int[] places = new int[2];
    }

    SsaNames(Cursor cursor) {
        this.in = cursor;
        this.names = new Names(cursor.source().bytes());
        Arrays.fill(places, NOWHERE);
        enterRegion();
    }

    /** The number of the name at hand, a token that begins with a sigil. */
    int nameHere() {
        return names.id(in.start() + 1, in.end());
    }

    String name(int id) {
        return names.text(id);
    }

    void enterRegion() {
        if (regionCount == regions.length) regions = Arrays.copyOf(regions, 2 * regionCount);
        regions[regionCount++] = definedCount;
    }

    void leaveRegion() {
        int from = regions[--regionCount];
        for (int i = from; i < definedCount; i++) {
            int id = defined[i];
            values[id] = null;
            places[id] = NOWHERE;
            Others more = others.isEmpty() ? null : others.remove(id);
            if (more != null) addUndefined(id, more);
        }
        definedCount = from;
    }

    private static boolean isPlaceholder(@Nullable Value v) {
        return v instanceof OpResult r && r.owner().block() == null && r.owner() instanceof UnrealizedConversionCastOp;
    }

    /** Nothing is said about uses of the name, whose definition could not be read. */
    void markBroken(int id) {
        broken.set(id);
    }

    /** The value of {@code %name#number} of {@code type}, used at {@code offset}; null after an error. */
    @Nullable
    Value use(int id, int number, int offset, Type type) {
        Value known = get(id, number);
        if (known != null) {
            Type has = known.type();
            if (has == type || has.equals(type)) return known;
            if (broken.get(id)) return placeholder(offset, type);
            String text = "use of value '%%%s' expects different type than prior uses: '%s' vs '%s'";
            in.error(offset, text, name(id), type, has).note(in.location(place(id, number)), "prior use here");
            return null;
        }
        Value first = get(id, 0);
        if (first != null && !isPlaceholder(first)) {
            in.error(offset, "reference to invalid result number");
            return null;
        }
        Value forward = placeholder(offset, type);
        // a name whose definition could not be read waits for no later one, perhaps of another function
        if (!broken.get(id)) set(id, number, forward, offset);
        return forward;
    }

    private Value placeholder(int offset, Type type) {
        // a detached cast without inputs, as no text can make one where a definition belongs
        return new UnrealizedConversionCastOp(in.location(offset), List.of(), List.of(type)).result();
    }

    private @Nullable Value get(int id, int number) {
        if (number == 0) return id < values.length ? values[id] : null;
        Others more = others.get(id);
        return more != null && number < more.values.length ? more.values[number] : null;
    }

    private int place(int id, int number) {
        if (number == 0) return id < places.length ? places[id] : NOWHERE;
        Others more = others.get(id);
        return more == null ? NOWHERE : more.places[number];
    }

    private void set(int id, int number, Value v, int offset) {
        if (number > 0) {
            Others more = others.computeIfAbsent(id, n -> new Others());
            if (number >= more.values.length) {
                int length = Math.max(number + 1, 2 * more.values.length);
                more.values = Arrays.copyOf(more.values, length);
                more.places = Arrays.copyOf(more.places, length);
            }
            more.values[number] = v;
            more.places[number] = offset;
            return;
        }
        if (id >= values.length) {
            int old = values.length;
            int length = Math.max(id + 1, 2 * old);
            values = Arrays.copyOf(values, length);
            places = Arrays.copyOf(places, length);
            Arrays.fill(places, old, length, NOWHERE);
        }
        values[id] = v;
        places[id] = offset;
    }

    /** Gives {@code %name#number}, written at {@code offset}, its value; false after an error. */
    boolean define(int id, int number, Value value, int offset) {
        Value earlier = get(id, number);
        if (earlier != null) {
            if (!isPlaceholder(earlier)) {
                in.error(offset, "redefinition of SSA value '%%%s'", name(id))
                        .note(in.location(place(id, number)), "previously defined here");
                return false;
            }
            if (!earlier.type().equals(value.type())) {
                in.error(offset, "definition of SSA value '%%%s#%d' has type '%s'", name(id), number, value.type())
                        .note(in.location(place(id, number)), "previously used here with type '%s'", earlier.type());
                return false;
            }
            earlier.replaceAllUsesWith(value);
        }
        set(id, number, value, offset);
        if (definedCount == defined.length) defined = Arrays.copyOf(defined, 2 * definedCount);
        defined[definedCount++] = id;
        everDefined.set(id);
        return true;
    }

    /** Where the name was used or defined, or null if it was not. */
    @Nullable
    Location firstSeen(int id) {
        int offset = place(id, 0);
        return offset == NOWHERE ? null : in.location(offset);
    }

    /** A name that was used, at an offset, and never defined. */
    private record Undefined(int id, int offset) {}

    private final List<Undefined> undefined = new ArrayList<>();

    private void addUndefined(int id, Others more) {
        for (int i = 0; i < more.values.length && !broken.get(id); i++) {
            if (isPlaceholder(more.values[i])) undefined.add(new Undefined(id, more.places[i]));
        }
    }

    /** Reports the names that were used and never defined, in the order of the text. */
    void finish() {
        for (int id = 0; id < Math.min(names.count(), values.length); id++) {
            if (!broken.get(id) && isPlaceholder(values[id])) undefined.add(new Undefined(id, places[id]));
        }
        others.forEach(this::addUndefined);
        if (undefined.isEmpty()) return;
        undefined.sort(Comparator.comparingInt(Undefined::offset));
        List<String> known = everDefined.stream().mapToObj(names::text).sorted().toList();
        for (Undefined u : undefined) {
            String name = name(u.id());
            String closest = EditDistance.closest(name, known);
            String hint = closest == null || closest.equals(name) ? "" : "; did you mean '%" + closest + "'?";
            in.error(u.offset(), "%s", "use of undeclared SSA value name" + hint);
        }
    }
}
