package dev.wami.core.rewrite;

import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How types of the source become types of the target of a {@link Conversion}. One type may become several (a memref its
 * descriptor) or none. Upstream: TypeConverter.
 */
public abstract class TypeConverter {

    /** The types that stand for {@code type}: itself alone if it is a target type; null if it has no translation. */
    public abstract @Nullable List<Type> convert(Type type);

    /** Whether {@code type} stays as it is. */
    public final boolean isLegal(Type type) {
        List<Type> converted = convert(type);
        return converted != null && converted.size() == 1 && converted.get(0).equals(type);
    }

    /** The single type that stands for {@code type}, or null. */
    public final @Nullable Type convertSingle(Type type) {
        List<Type> converted = convert(type);
        return converted != null && converted.size() == 1 ? converted.get(0) : null;
    }

    /** All of {@code types} one after the other; null if one has no translation. */
    public final @Nullable List<Type> convertAll(List<? extends Type> types) {
        List<Type> out = new ArrayList<>(types.size());
        for (Type t : types) {
            List<Type> converted = convert(t);
            if (converted == null) return null;
            out.addAll(converted);
        }
        return out;
    }
}
