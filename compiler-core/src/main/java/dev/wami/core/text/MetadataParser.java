package dev.wami.core.text;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.dialect.builtin.BuiltinDialect;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseResourceAttr.Resource;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the metadata that may end a file: {@code {-# dialect_resources: {...}, external_resources: {...} #-}}. */
final class MetadataParser {
    private final Parsing p;
    private final Cursor in;
    private final Map<String, Resource> resources = new HashMap<>();
    private final Map<String, Map<String, Attribute>> external = new LinkedHashMap<>();

    MetadataParser(Parsing parsing) {
        this.p = parsing;
        this.in = parsing.cursor;
    }

    /** What {@code key} stands for in this file. */
    Resource resource(String key) {
        return resources.computeIfAbsent(key, Resource::new);
    }

    FileMetadata metadata() {
        return external.isEmpty() ? FileMetadata.NONE : new FileMetadata(external);
    }

    /** One entry of a list, with the cursor at its value. */
    private interface Entry {
        boolean parse(String key, int at);
    }

    boolean parse() {
        in.take();
        if (in.optional(Token.METADATA_END)) return true;
        return entries("in file metadata dictionary", this::section) && in.parse(Token.METADATA_END);
    }

    private boolean section(String key, int at) {
        switch (key) {
            case "dialect_resources":
                return group(this::dialect);
            case "external_resources":
                return group((provider, providerAt) -> {
                    Map<String, Attribute> values = external.computeIfAbsent(provider, k -> new LinkedHashMap<>());
                    return group((name, nameAt) -> externalValue(values, name));
                });
            default:
                List<String> known = List.of("dialect_resources", "external_resources");
                in.error(at, "unknown key '%s' in file metadata dictionary%s", key, Cursor.didYouMean(key, known));
                return false;
        }
    }

    private boolean dialect(String name, int at) {
        Dialect dialect = p.context.dialect(name);
        if (dialect == null) {
            in.error(at, "dialect '%s' is unknown", name);
            return false;
        }
        if (name.equals(BuiltinDialect.NAME)) return group(this::blob);
        if (!dialect.mayHaveResources()) {
            if (in.parse(Token.LEFT_BRACE)) in.error("unexpected 'resource' section for dialect '%s'", name);
            return false;
        }
        return group((key, keyAt) -> {
            in.error(keyAt, "unknown 'resource' key '%s' for dialect '%s'", key, name);
            return false;
        });
    }

    private boolean blob(String key, int at) {
        int valueAt = in.start();
        String hex = in.at(Token.STRING) ? in.takeString() : "";
        boolean digits = hex.startsWith("0x") && hex.length() % 2 == 0;
        for (int i = 2; i < hex.length() && digits; i++) digits = Character.digit(hex.charAt(i), 16) >= 0;
        if (!digits) {
            in.error(valueAt, "expected hex string blob for key '%s'", key);
            return false;
        }
        if (hex.length() < 10) {
            in.error(valueAt, "expected hex string blob for key '%s' to encode alignment in first 4 bytes", key);
            return false;
        }
        resource(key).setBlob("0x" + hex.substring(2).toUpperCase(Locale.ROOT));
        return true;
    }

    private boolean externalValue(Map<String, Attribute> values, String key) {
        Attribute value = value();
        if (value == null) return false;
        values.put(key, value);
        return true;
    }

    private @Nullable Attribute value() {
        if (in.at(Token.STRING)) return StringAttr.of(in.takeString());
        if (in.optionalKeyword("true")) return IntegerAttr.TRUE;
        if (in.optionalKeyword("false")) return IntegerAttr.FALSE;
        in.wrongToken("expected a string, 'true' or 'false'");
        return null;
    }

    private boolean group(Entry entry) {
        if (!in.parse(Token.LEFT_BRACE)) return false;
        if (in.optional(Token.RIGHT_BRACE)) return true;
        if (!entries("for 'resource' entry", entry)) return false;
        if (in.optional(Token.RIGHT_BRACE)) return true;
        in.wrongToken("expected ',' or '}'");
        return false;
    }

    private boolean entries(String place, Entry entry) {
        do {
            int at = in.start();
            String key;
            if (in.at(Token.BARE)) {
                key = in.spelling();
                in.take();
            } else if (in.at(Token.STRING)) {
                key = in.takeString();
            } else {
                in.error("expected identifier key %s", place);
                return false;
            }
            if (!in.parse(Token.COLON) || !entry.parse(key, at)) return false;
        } while (in.optional(Token.COMMA));
        return true;
    }
}
