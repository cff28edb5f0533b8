package dev.wami.conversions.async;

import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.TypeConverter;
import dev.wami.std.async.AsyncType;
import dev.wami.std.async.AsyncValueType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A token is whether the work failed, a value the same and what it holds, a group two counters in memory: how many were
 * added, and how many of them have failed.
 */
final class AsyncTypesAsStd extends TypeConverter {
    /** Where the counters of a group are. */
    static final int ADDED = 0;

    static final int FAILED = 1;
    static final MemRefType GROUP = MemRefType.of(IndexType.INDEX, 2);

    @Override
    public @Nullable List<Type> convert(Type type) {
        if (type instanceof AsyncType t) {
            return switch (t) {
                case TOKEN -> List.of(IntegerType.I1);
                case GROUP -> List.of(GROUP);
                default -> null;
            };
        }
        if (type instanceof AsyncValueType v) return value(v);
        if (!(type instanceof FunctionType f)) return List.of(type);
        List<Type> inputs = convertAll(f.inputs());
        List<Type> results = convertAll(f.results());
        return inputs == null || results == null ? null : List.of(new FunctionType(inputs, results));
    }

    private @Nullable List<Type> value(AsyncValueType type) {
        List<Type> held = convert(type.type());
        if (held == null) return null;
        List<Type> all = new ArrayList<>(held.size() + 1);
        all.add(IntegerType.I1);
        all.addAll(held);
        return all;
    }
}
