package dev.wami.conversions.llvmtostd;

import dev.wami.conversions.Aggregates;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.TypeConverter;
import dev.wami.llvm.LlvmNamedType;
import dev.wami.llvm.LlvmPointerType;
import dev.wami.llvm.LlvmType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A pointer is an i32, its address; an aggregate is what stands for its parts, one after the other; nothing else
 * changes.
 */
final class FlatTypes extends TypeConverter {
    @Override
    public @Nullable List<Type> convert(Type type) {
        if (type instanceof LlvmPointerType) return List.of(IntegerType.I32);
        if (type == LlvmNamedType.VOID) return List.of();
        List<Type> parts = Aggregates.parts(type);
        if (parts != null) return Aggregates.flat(parts, this);
        if (type instanceof VectorType v) {
            Type element = v.scalable() == 0 ? convertSingle(v.element()) : null;
            return element == null ? null : List.of(v.withElement(element));
        }
        return type instanceof LlvmType ? null : List.of(type);
    }
}
