package dev.wami.core.text;

import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.NamedAttribute;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The attributes in braces of one operation that is being read: which of them are its properties, and whether each is
 * what its spec wants and given once. Parsers written by hand take them as they are, those that formats describe check
 * them; see {@link AsmParser#optionalAttrDict} and {@link AsmParser#attrDict}.
 */
final class AttributeDictionary {
    private final Parsing p;
    private final CustomSyntaxParser parser;
    private final OpSpec spec;
    /** The properties among those that are taken as written. */
    private List<NamedAttribute> given = List.of();
    /** One of them that the text before gives, too. */
    private @Nullable String repeated;

    AttributeDictionary(Parsing parsing, CustomSyntaxParser parser, OpSpec spec) {
        this.p = parsing;
        this.parser = parser;
        this.spec = spec;
    }

    /** Whether braces begin here; that they do not is reported. */
    boolean begins() {
        if (p.cursor.at(Token.LEFT_BRACE)) return true;
        p.cursor.wrongToken("expected '{' in attribute dictionary");
        return false;
    }

    /** Reads what is in braces, if anything is, whatever its kind. False after a reported error. */
    boolean asWritten(OpState state) {
        DictionaryAttr all = parser.optionalDictionary();
        if (all == null) return false;
        for (NamedAttribute a : all) {
            if (!isProperty(a)) {
                state.attribute(a.name(), a.value());
            } else if (isSegmentSizes(a) || state.get(a.name()) != null) {
                repeated = a.name();
            } else {
                if (given.isEmpty()) given = new ArrayList<>(2);
                given.add(a);
                state.property(a.name(), a.value());
            }
        }
        return true;
    }

    /**
     * Reads what is in braces, if anything is; a property must be what the spec wants, which is reported at {@code at}
     * otherwise. False after a reported error.
     */
    boolean checked(OpState state, int at) {
        DictionaryAttr all = parser.optionalDictionary();
        if (all == null) return false;
        for (NamedAttribute a : all) {
            if (!isProperty(a)) {
                state.attribute(a.name(), a.value());
                continue;
            }
            OpSpec.Attr wanted = spec.attributeNamed(a.name());
            if (wanted != null && !wanted.constraint().accepts(a.value())) {
                String text = "'%s' op attribute '%s' failed to satisfy constraint: %s";
                parser.error(
                        p.cursor.location(at),
                        text,
                        spec.name(),
                        a.name(),
                        wanted.constraint().description());
                return false;
            }
            state.property(a.name(), a.value());
        }
        return true;
    }

    private boolean isProperty(NamedAttribute a) {
        return spec.isInherent(a.name()) && !spec.isOnlyProperty(a.name());
    }

    /** The sizes of groups are always given by what the groups are. */
    private boolean isSegmentSizes(NamedAttribute a) {
        return spec.attributeNamed(a.name()) == null;
    }

    /**
     * Whether no property that was taken as written is given in another way, too, which is reported. Those of the wrong
     * kind are taken away, unless the verifier would find the default in their place.
     */
    boolean eachOnce(OpState state) {
        for (NamedAttribute a : given) {
            OpSpec.Attr wanted = spec.attributeNamed(a.name());
            Attribute kept = state.get(a.name());
            if (kept != null && kept != a.value()) {
                repeated = a.name();
            } else if (wanted != null
                    && wanted.kind() != OpSpec.Presence.DEFAULTED
                    && !wanted.constraint().storage().accepts(a.value())) {
                state.remove(a.name());
            }
        }
        if (repeated == null) return true;
        parser.error(
                parser.operationLocation(), "attribute '%s' occurs more than once in the attribute list", repeated);
        return false;
    }
}
