package dev.wami.core.text;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.attr.AffineMapAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DialectAttr;
import dev.wami.core.ir.attr.DistinctAttr;
import dev.wami.core.ir.attr.IntegerSetAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.type.DialectType;
import dev.wami.core.ir.type.TupleType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.utf8.TextBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The attributes and types that are written once, in front of the program or (locations) after it, and referred to by
 * {@code #map1}. Their numbers are known only when all are: so references are holes in the text, filled at the end.
 * Upstream: AliasState.
 */
final class Aliases {

    /** One alias. */
    static final class Alias {
        private final String kind;
        private final boolean type;
        /**
         * The position among all aliases, or -1 as long as none asked for the definition: then it is written in full.
         */
        private int order = -1;
        /**
         * 0 if the definition refers to no other alias, else one more than the deepest of its parts, those without an
         * alias among them.
         */
        int depth;
        /** Whether only operations' own locations refer to it, so that it may come last. */
        boolean deferrable;

        Holes definition = new Holes();
        private String name = "";

        Alias(String kind, boolean type) {
            this.kind = kind;
            this.type = type;
        }

        /** Whether there is a definition to refer to. */
        boolean isDefined() {
            return order >= 0;
        }

        /** Whether this is no alias but the number of a distinct attribute. */
        boolean isNumber() {
            return kind.isEmpty();
        }
    }

    /** A text with references to aliases that have no names yet. */
    static final class Holes {
        final TextBuffer text;
        private int[] positions = new int[4];
        private final List<Alias> references = new ArrayList<>(1);
        /**
         * Which references are to locations inside others, which are written without {@code loc(...)} if they have no
         * name.
         */
        private final BitSet bare = new BitSet(0);

        Holes() {
            this(new TextBuffer());
        }

        /** A text that is appended to {@code text}. */
        Holes(TextBuffer text) {
            this.text = text;
        }

        /** Notes that {@code alias} is to stand at the present end of the text. */
        void refer(Alias alias) {
            refer(alias, text.length(), false);
        }

        /** Like {@link #refer(Alias)}, for a location inside another. */
        void referInside(Alias location) {
            refer(location, text.length(), true);
        }

        private void refer(Alias alias, int position, boolean isBare) {
            int n = references.size();
            if (n == positions.length) positions = Arrays.copyOf(positions, 2 * n);
            positions[n] = position;
            references.add(alias);
            if (isBare) bare.set(n);
        }

        /** Appends another text with its references. */
        void append(Holes other) {
            int shift = text.length();
            text.append(other.text);
            for (int i = 0; i < other.references.size(); i++) {
                refer(other.references.get(i), shift + other.positions[i], other.bare.get(i));
            }
        }

        List<Alias> references() {
            return references;
        }

        void appendTo(TextBuffer out) {
            appendTo(out, 0, text.length());
        }

        /** Appends the part of the text between two positions, which are not between references. */
        private void appendTo(TextBuffer out, int start, int end) {
            int from = start;
            for (int i = 0; i < references.size(); i++) {
                out.append(text, from, positions[i]);
                Alias a = references.get(i);
                if (a.isDefined() || a.isNumber()) out.append(a.name);
                else if (bare.get(i)) a.definition.appendTo(out, "loc(".length(), a.definition.text.length() - 1);
                else a.definition.appendTo(out);
                from = positions[i];
            }
            out.append(text, from, end);
        }
    }

    private final Map<Object, Alias> known = new HashMap<>();
    /** The numbers of distinct attributes, which are given in the order of the text. */
    private final Map<DistinctAttr, Alias> numbers = new HashMap<>();

    private int nextNumber;
    private final List<Alias> all = new ArrayList<>();

    /** What aliases of {@code a} are called, or null if it is always written in full. */
    static @Nullable String kind(Attribute a) {
        if (a instanceof AffineMapAttr) return "map";
        if (a instanceof IntegerSetAttr) return "set";
        if (a instanceof Location) return "loc";
        if (a instanceof DistinctAttr d) return d.inner() == UnitAttr.UNIT ? null : "distinct";
        return a instanceof DialectAttr d ? d.alias() : null;
    }

    /** What aliases of {@code t} are called, or null. */
    static @Nullable String kind(Type t) {
        if (t instanceof TupleType tuple) return tuple.elements().size() > 16 ? "tuple" : null;
        return t instanceof DialectType d ? d.alias() : null;
    }

    /** Whether there is none. */
    boolean isEmpty() {
        return all.isEmpty();
    }

    @Nullable
    Alias get(Object attributeOrType) {
        return known.get(attributeOrType);
    }

    /** An alias that has no definition yet. */
    Alias add(Object attributeOrType, String kind) {
        Alias made = new Alias(kind, attributeOrType instanceof Type);
        known.put(attributeOrType, made);
        return made;
    }

    /**
     * Gives {@code alias} and all that it refers to a definition.
     *
     * @param deferrable whether it may come after the program
     */
    void define(Alias alias, boolean deferrable) {
        if (alias.isNumber()) return;
        if (alias.isDefined()) {
            if (!deferrable) doNotDefer(alias);
            return;
        }
        alias.order = all.size();
        alias.deferrable = deferrable;
        all.add(alias);
        for (Alias inner : alias.definition.references()) define(inner, deferrable);
    }

    /** What stands for the number of {@code d}. */
    Alias number(DistinctAttr d) {
        return numbers.computeIfAbsent(d, x -> new Alias("", false));
    }

    private void number(Holes text) {
        for (Alias a : text.references) {
            if (!a.isNumber() && !a.isDefined()) number(a.definition);
            else if (a.isNumber() && a.name.isEmpty()) a.name = String.valueOf(nextNumber++);
        }
    }

    /** Makes {@code alias} and all that it refers to come in front. */
    private static void doNotDefer(Alias alias) {
        if (!alias.deferrable) return;
        alias.deferrable = false;
        for (Alias inner : alias.definition.references()) doNotDefer(inner);
    }

    /** Gives every alias of {@code program} its name; returns them in the order of their definitions. */
    List<Alias> name(Holes program) {
        List<Alias> sorted = new ArrayList<>(all);
        sorted.sort(Comparator.<Alias>comparingInt(a -> a.depth)
                .thenComparing(a -> !a.type)
                .thenComparing(a -> a.kind)
                .thenComparingInt(a -> a.order));
        Map<String, Integer> counts = new HashMap<>();
        for (Alias a : sorted) {
            int n = counts.merge(a.kind, 1, Integer::sum) - 1;
            boolean digit = Character.isDigit(a.kind.charAt(a.kind.length() - 1));
            a.name = (a.type ? "!" : "#") + a.kind + (n == 0 ? "" : digit ? "_" + n : String.valueOf(n));
        }
        for (Alias a : sorted) if (!a.deferrable) number(a.definition);
        number(program);
        for (Alias a : sorted) if (a.deferrable) number(a.definition);
        return sorted;
    }

    /** {@code #map = affine_map<...>}. */
    static void appendDefinition(Alias a, TextBuffer out) {
        out.append(a.name).append(" = ");
        a.definition.appendTo(out);
        out.append('\n');
    }
}
