package dev.wami.core.dialect.builtin;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.CastLike;
import dev.wami.core.ir.type.ComplexType;
import dev.wami.core.ir.type.DialectType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.NoneType;
import dev.wami.core.ir.type.Type;
import java.util.List;

/**
 * Stands between values of two type systems during a conversion and disappears with it. Upstream:
 * builtin.unrealized_conversion_cast.
 */
public final class UnrealizedConversionCastOp extends Operation implements CastLike, Evaluable {
    static final OpSpec SPEC = OpSpec.of("builtin.unrealized_conversion_cast", "a cast between type systems")
            .variadic("inputs", Types.ANY)
            .variadicResult("outputs", Types.ANY)
            .format("($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict");

    UnrealizedConversionCastOp(OpState state) {
        super(SPEC, state);
    }

    public UnrealizedConversionCastOp(Location location, List<? extends Value> inputs, List<? extends Type> outputs) {
        super(SPEC, OpState.at(location).operands(inputs).results(outputs));
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        if (resultCount() == 0) diagnostics.error(this, "expected at least one result for cast operation");
    }

    /** {@code cast(cast(x)) -> x} if the types come back, {@code cast(x) -> x} if they stay. */
    @Override
    public FoldResult fold(Folder folder) {
        List<Value> inputs = operands();
        if (inputs.isEmpty()) return FoldResult.NONE;
        if (typesOf(inputs).equals(resultTypes())) return FoldResult.ofAll(inputs);
        if (!(inputs.get(0).definedBy() instanceof UnrealizedConversionCastOp inner)) return FoldResult.NONE;
        if (!inner.results().equals(inputs)) return FoldResult.NONE;
        return typesOf(inner.operands()).equals(resultTypes()) ? FoldResult.ofAll(inner.operands()) : FoldResult.NONE;
    }

    /** Only between what is represented alike, a type and what mlir-opt lowers it to: complex numbers and structs, index and i64. */
    @Override
    public Step evaluate(Frame frame) {
        Type from = operandCount() == 1 ? operand(0).type() : NoneType.NONE;
        Type to = result(0).type();
        if (resultCount() != 1 || !isAlike(from, to) && !isAlike(to, from)) {
            return frame.trap(
                    "'" + name() + "' of " + typesOf(operands()) + " to " + resultTypes() + " cannot be interpreted");
        }
        Object value = frame.get(operand(0));
        return frame.put(
                result(), value instanceof Long l ? (Object) frame.machine().wrap(to, l) : value);
    }

    private static boolean isAlike(Type type, Type lowered) {
        return type instanceof ComplexType && lowered instanceof DialectType
                || type == IndexType.INDEX && lowered == IntegerType.I64;
    }

    private static List<Type> typesOf(List<? extends Value> values) {
        return values.stream().<Type>map(Value::type).toList();
    }
}
