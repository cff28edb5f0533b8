package dev.wami.core.ir.attr;

import dev.wami.core.ir.AsmText;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * Attributes by name, sorted by name: {@code {a = 1, b}}. Also the form in which an operation keeps its properties and
 * its discardable attributes: a small sorted array, shared when empty. Upstream: builtin DictionaryAttr.
 */
public final class DictionaryAttr implements BuiltinAttr, Iterable<NamedAttribute> {
    public static final DictionaryAttr EMPTY = new DictionaryAttr(new NamedAttribute[0]);

    /**
     * An empty one that is shown where {@link #EMPTY} is not: the properties of {@code "x.y"() <{}>}. Equal to that.
     */
    public static final DictionaryAttr BRACES = new DictionaryAttr(new NamedAttribute[0]);

    private final NamedAttribute[] entries;

    private DictionaryAttr(NamedAttribute[] entries) {
        this.entries = entries;
    }

    /** A dictionary of {@code entries} in any order, whose names must differ. */
    public static DictionaryAttr of(Collection<NamedAttribute> entries) {
        if (entries.isEmpty()) return EMPTY;
        NamedAttribute[] sorted = entries.toArray(NamedAttribute[]::new);
        Arrays.sort(sorted, Comparator.comparing(NamedAttribute::name));
        for (int i = 1; i < sorted.length; i++) {
            if (sorted[i].name().equals(sorted[i - 1].name())) {
                throw new IllegalArgumentException("attribute '" + sorted[i].name() + "' occurs twice");
            }
        }
        return new DictionaryAttr(sorted);
    }

    public static DictionaryAttr of(String name, Attribute value) {
        return new DictionaryAttr(new NamedAttribute[] {new NamedAttribute(name, value)});
    }

    public int size() {
        return entries.length;
    }

    public boolean isEmpty() {
        return entries.length == 0;
    }

    public NamedAttribute entry(int i) {
        return entries[i];
    }

    /** The attribute called {@code name}, or null. */
    public @Nullable Attribute get(String name) {
        for (NamedAttribute e : entries) if (e.name().equals(name)) return e.value();
        return null;
    }

    public boolean has(String name) {
        return get(name) != null;
    }

    /** This dictionary with {@code name} set to {@code value}. */
    public DictionaryAttr with(String name, Attribute value) {
        if (entries.length == 0) return of(name, value);
        int at = 0;
        while (at < entries.length && entries[at].name().compareTo(name) < 0) at++;
        boolean replaces = at < entries.length && entries[at].name().equals(name);
        if (replaces && entries[at].value().equals(value)) return this;
        NamedAttribute[] out = new NamedAttribute[replaces ? entries.length : entries.length + 1];
        System.arraycopy(entries, 0, out, 0, at);
        out[at] = new NamedAttribute(name, value);
        int rest = replaces ? at + 1 : at;
        System.arraycopy(entries, rest, out, at + 1, entries.length - rest);
        return new DictionaryAttr(out);
    }

    /** This dictionary without {@code name}. */
    public DictionaryAttr without(String name) {
        for (int at = 0; at < entries.length; at++) {
            if (!entries[at].name().equals(name)) continue;
            if (entries.length == 1) return EMPTY;
            NamedAttribute[] out = new NamedAttribute[entries.length - 1];
            System.arraycopy(entries, 0, out, 0, at);
            System.arraycopy(entries, at + 1, out, at, out.length - at);
            return new DictionaryAttr(out);
        }
        return this;
    }

    @Override
    public Iterator<NamedAttribute> iterator() {
        return Arrays.asList(entries).iterator();
    }

    @Override
    public void print(AsmText out) {
        out.text("{");
        for (int i = 0; i < entries.length; i++) {
            if (i > 0) out.text(", ");
            out.keywordOrString(entries[i].name());
            if (entries[i].value() != UnitAttr.UNIT) out.text(" = ").print(entries[i].value());
        }
        out.text("}");
    }

    @Override
    public boolean equals(Object other) {
        return other == this || other instanceof DictionaryAttr d && Arrays.equals(entries, d.entries);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(entries);
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }
}
