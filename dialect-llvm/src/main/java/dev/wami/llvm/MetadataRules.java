package dev.wami.llvm;

import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DistinctAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import org.jspecify.annotations.Nullable;

/**
 * What attributes of {@link MetadataKind} must hold to beyond their forms. Upstream: the verify methods of their
 * classes.
 */
final class MetadataRules {
    private MetadataRules() {}

    /** What is wrong, null if nothing is. */
    static @Nullable String problem(LlvmMetadata attribute) {
        return switch (attribute.mnemonic()) {
            case "alias_scope" ->
                identity(attribute.get("id")) ? null : "id of an alias scope must be a StringAttr or a DistrinctAttr";
            case LlvmMetadata.MODULE_FLAG -> flag(attribute);
            case "target_features" -> features(attribute.get("features"));
            default -> null; // their forms say all
        };
    }

    private static boolean identity(@Nullable Attribute id) {
        return id instanceof StringAttr || id instanceof DistinctAttr;
    }

    private static @Nullable String flag(LlvmMetadata flag) {
        Attribute value = flag.get("value");
        String key = flag.get("key") instanceof StringAttr s ? s.value() : "";
        if (key.equals("CG Profile")) {
            boolean entries = value instanceof ArrayAttr a
                    && a.elements().stream().allMatch(e -> LlvmMetadata.is(e, "cgprofile_entry"));
            return entries ? null : "'CG Profile' key expects an array of '#llvm.cgprofile_entry'";
        }
        if (key.equals("ProfileSummary")) {
            return LlvmMetadata.is(value, "profile_summary")
                    ? null
                    : "'ProfileSummary' key expects a '#llvm.profile_summary' attribute";
        }
        return value instanceof IntegerAttr || value instanceof StringAttr
                ? null
                : "only integer and string values are currently supported for unknown key '\"" + key + "\"'";
    }

    private static @Nullable String features(@Nullable Attribute features) {
        if (!(features instanceof ArrayAttr all)) return null;
        for (Attribute a : all.elements()) {
            String text = a instanceof StringAttr s ? s.value() : "";
            if (text.isEmpty()) return "target features can not be null or empty";
            if (text.charAt(0) != '+' && text.charAt(0) != '-') return "target features must start with '+' or '-'";
            if (text.indexOf(',') >= 0) return "target features can not contain ','";
        }
        return null;
    }
}
