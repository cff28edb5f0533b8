package dev.wami.core.interp;

import dev.wami.core.dialect.builtin.UnrealizedConversionCastOp;
import dev.wami.core.ir.type.ComplexType;
import dev.wami.core.ir.type.DialectType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;

/**
 * Casts between a type and what mlir-opt lowers it to, as programs have them that are lowered in part: of complex
 * numbers and structs, which are represented alike, and of index and i64.
 */
final class TypeCast {
    private TypeCast() {}

    static boolean isKnown(UnrealizedConversionCastOp cast) {
        if (cast.operandCount() != 1 || cast.resultCount() != 1) return false;
        Type from = cast.operand(0).type();
        Type to = cast.result().type();
        return isLoweredTo(from, to) || isLoweredTo(to, from);
    }

    private static boolean isLoweredTo(Type type, Type lowered) {
        return type instanceof ComplexType && lowered instanceof DialectType
                || type == IndexType.INDEX && lowered == IntegerType.I64;
    }

    static Step evaluate(UnrealizedConversionCastOp cast, Frame frame) {
        Object value = frame.get(cast.operand(0));
        Type to = cast.result().type();
        return frame.put(
                cast.result(),
                value instanceof Long l ? (Object) frame.machine().wrap(to, l) : value);
    }
}
