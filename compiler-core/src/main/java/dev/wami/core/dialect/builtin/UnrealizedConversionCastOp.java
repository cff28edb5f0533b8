package dev.wami.core.dialect.builtin;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.CastLike;
import dev.wami.core.ir.type.Type;
import java.util.List;

/**
 * Stands between values of two type systems during a conversion and disappears with it. Upstream:
 * builtin.unrealized_conversion_cast.
 */
public final class UnrealizedConversionCastOp extends Operation implements CastLike {
    static final OpSpec SPEC = OpSpec.of(BuiltinOp.UNREALIZED_CONVERSION_CAST, "a cast between type systems")
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

    private static List<Type> typesOf(List<? extends Value> values) {
        return values.stream().<Type>map(Value::type).toList();
    }
}
