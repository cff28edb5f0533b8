package dev.wami.core.text;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseResourceAttr.Resource;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.utf8.TextBuffer;
import dev.wami.core.utf8.Utf8;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/** Writes what {@link MetadataParser} reads. */
final class MetadataText {
    private final TextBuffer out = new TextBuffer();

    private MetadataText() {}

    /** The metadata with an empty line in front, or nothing if there is none. */
    static String of(Collection<Resource> resources, FileMetadata metadata, PrintOptions options) {
        Map<String, String> blobs = new LinkedHashMap<>();
        for (Resource r : resources) if (r.blob() != null) blobs.put(r.key(), "\"" + r.blob() + "\"");
        Map<String, Map<String, String>> external = new LinkedHashMap<>();
        metadata.external().forEach((provider, values) -> {
            Map<String, String> literals = new LinkedHashMap<>();
            values.forEach((key, value) -> literals.put(key, literal(value)));
            external.put(provider, literals);
        });
        if (blobs.isEmpty() && external.isEmpty()) return "";
        // where all of it is too long to be shown, the brackets are
        MetadataText text = new MetadataText();
        text.out.append("\n{-#\n");
        boolean any = text.section("dialect_resources", Map.of("builtin", blobs), "", options);
        text.section("external_resources", external, any ? ",\n" : "", options);
        return text.out.append("\n#-}\n").toString();
    }

    private static String literal(Attribute value) {
        return value instanceof IntegerAttr i ? i.literal() : AsmText.of(value);
    }

    /** Writes the entries that are not too long, after {@code before}; false if there are none. */
    private boolean section(String name, Map<String, Map<String, String>> groups, String before, PrintOptions options) {
        long limit = options.elideResourcesLargerThan();
        groups = new LinkedHashMap<>(groups);
        if (limit >= 0) {
            groups.replaceAll((group, entries) -> {
                Map<String, String> shown = new LinkedHashMap<>(entries);
                shown.values().removeIf(literal -> literal.length() > limit);
                return shown;
            });
        }
        groups.values().removeIf(Map::isEmpty);
        if (groups.isEmpty()) return false;
        out.append(before).append("  ").append(name).append(": {\n");
        int left = groups.size();
        for (Map.Entry<String, Map<String, String>> g : groups.entrySet()) {
            out.append("    ");
            key(g.getKey());
            out.append(": {\n");
            int entries = g.getValue().size();
            for (Map.Entry<String, String> e : g.getValue().entrySet()) {
                out.append("      ");
                key(e.getKey());
                out.append(": ").append(e.getValue()).append(--entries > 0 ? ",\n" : "\n");
            }
            out.append(--left > 0 ? "    },\n" : "    }\n");
        }
        out.append("  }");
        return true;
    }

    private void key(String key) {
        if (Utf8.isBareIdentifier(key)) out.append(key);
        else Utf8.quote(key, out);
    }
}
