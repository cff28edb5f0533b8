package dev.wami.std.dlti;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DialectAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.text.AsmParser;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * {@code #dlti.dl_spec<i32 = dense<32> : vector<2xi64>, "dlti.endianness" = "little">} and its siblings: entries of
 * which no two have one key. Upstream: DataLayoutSpecAttr, MapAttr, TargetSystemSpecAttr, TargetDeviceSpecAttr.
 */
public record LayoutEntries(Kind kind, List<LayoutEntry> entries) implements DialectAttr {

    /** What the entries describe. */
    public enum Kind {
        /** How data lies in memory, by type, and by name what is true of all of it. */
        DATA_LAYOUT("dl_spec", true, true),
        /** Anything. */
        MAP("map", true, true),
        /** A device under each name. */
        SYSTEM("target_system_spec", false, false),
        /** The properties of one device. */
        DEVICE("target_device_spec", false, false);

        private final String mnemonic;
        private final boolean typeKeys;
        private final boolean mayBeEmpty;

        Kind(String mnemonic, boolean typeKeys, boolean mayBeEmpty) {
            this.mnemonic = mnemonic;
            this.typeKeys = typeKeys;
            this.mayBeEmpty = mayBeEmpty;
        }

        public String mnemonic() {
            return mnemonic;
        }

        static @Nullable Kind of(String mnemonic) {
            for (Kind kind : values()) if (kind.mnemonic.equals(mnemonic)) return kind;
            return null;
        }
    }

    public LayoutEntries {
        entries = List.copyOf(entries);
    }

    /** Reads {@code <entry, ...>}; null after a reported error. */
    static @Nullable LayoutEntries parse(Kind kind, AsmParser parser) {
        Location start = parser.here();
        if (!parser.parse("<")) return null;
        List<LayoutEntry> entries = new ArrayList<>();
        if (!parser.optional(">")) {
            do {
                LayoutEntry entry = parseEntry(kind, parser);
                if (entry == null) return null;
                entries.add(entry);
            } while (parser.optional(","));
            if (!parser.parse(">")) return null;
        }
        LayoutEntries made = new LayoutEntries(kind, entries);
        String mistake = made.mistake();
        if (mistake == null) return made;
        parser.error(start, "%s", mistake);
        return null;
    }

    /** {@code key = value}, or the same as an attribute of its own, as it was written of old. */
    private static @Nullable LayoutEntry parseEntry(Kind kind, AsmParser parser) {
        Location start = parser.here();
        String name = parser.optionalString();
        Attribute key = name == null ? parser.parseAttribute() : StringAttr.of(name);
        if (key == null || key instanceof LayoutEntry) return (LayoutEntry) key;
        if (name == null && !(key instanceof TypeAttr && kind.typeKeys)) {
            parser.error(start, "invalid kind of attribute specified");
            return null;
        }
        if (!parser.parse("=")) return null;
        Attribute value = parser.parseAttribute();
        return value == null ? null : new LayoutEntry(key, value);
    }

    private @Nullable String mistake() {
        if (entries.isEmpty() && !kind.mayBeEmpty) return "no DLTI entries provided";
        Set<Attribute> keys = new HashSet<>();
        for (LayoutEntry e : entries) {
            String mistake = kind == Kind.SYSTEM ? deviceMistake(e) : keyMistake(e);
            if (mistake != null) return mistake;
            if (keys.add(e.key())) continue;
            String what = kind == Kind.SYSTEM ? "repeated device ID in dlti.target_system_spec" : "repeated DLTI key";
            return what + ": " + e.key();
        }
        return null;
    }

    private static @Nullable String deviceMistake(LayoutEntry entry) {
        if (entry.name() == null) return "non-string key of DLTI system spec";
        if (entry.value() instanceof LayoutEntries device && device.kind == Kind.DEVICE) return null;
        return "value associated with key " + entry.key() + " is not a DLTI device spec";
    }

    private @Nullable String keyMistake(LayoutEntry entry) {
        if (entry.type() != null) return kind.typeKeys ? null : "type as DLTI key is not allowed";
        return "".equals(entry.name()) ? "empty string as DLTI key is not allowed" : null;
    }

    @Override
    public String dialect() {
        return DltiDialect.NAME;
    }

    @Override
    public boolean isDataLayout() {
        return kind == Kind.DATA_LAYOUT;
    }

    @Override
    public void print(AsmText out) {
        out.text("#dlti.").text(kind.mnemonic).text("<");
        for (int i = 0; i < entries.size(); i++) {
            LayoutEntry e = entries.get(i);
            out.text(i > 0 ? ", " : "").text(e.key().toString()).text(" = ").print(e.value());
        }
        out.text(">");
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }
}
