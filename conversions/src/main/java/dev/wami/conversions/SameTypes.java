package dev.wami.conversions;

import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.TypeConverter;
import java.util.List;

/** Nothing changes its type: for conversions between dialects of the same types. */
public final class SameTypes extends TypeConverter {
    @Override
    public List<Type> convert(Type type) {
        return List.of(type);
    }
}
