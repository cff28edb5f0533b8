package dev.wami.core.text;

import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a file may say about itself at its end for those who read it: {@code {-# external_resources: {mlir_reproducer:
 * {pipeline: "...", verify_each: true}} #-}}, by provider and key in the order of the file. (The data of
 * {@code dense_resource} attributes is with them.)
 *
 * @param external strings and booleans
 */
public record FileMetadata(Map<String, Map<String, Attribute>> external) {
    public static final FileMetadata NONE = new FileMetadata(Map.of());

    public FileMetadata {
        Map<String, Map<String, Attribute>> copy = new LinkedHashMap<>();
        external.forEach((k, v) -> copy.put(k, Collections.unmodifiableMap(new LinkedHashMap<>(v))));
        external = Collections.unmodifiableMap(copy);
    }

    /** The string under {@code provider} and {@code key}, or {@code otherwise}. */
    public String string(String provider, String key, String otherwise) {
        return external.getOrDefault(provider, Map.of()).get(key) instanceof StringAttr s ? s.value() : otherwise;
    }

    /** The boolean under {@code provider} and {@code key}, or {@code otherwise}. */
    public boolean flag(String provider, String key, boolean otherwise) {
        return external.getOrDefault(provider, Map.of()).get(key) instanceof IntegerAttr i ? i.isTrue() : otherwise;
    }

    /** Everything but what is under {@code provider}. */
    public FileMetadata without(String provider) {
        Map<String, Map<String, Attribute>> rest = new LinkedHashMap<>(external);
        rest.remove(provider);
        return new FileMetadata(rest);
    }
}
