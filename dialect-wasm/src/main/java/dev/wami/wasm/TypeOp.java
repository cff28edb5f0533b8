package dev.wami.wasm;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.wasmops.TypeDefinition;
import java.util.List;

/**
 * A type with a name: {@code wasm.type @point struct(mut f64, f64)}; {@code !wasm.ref<@point>} is a reference to such a
 * value. They come first in the type section, in their order.
 */
public final class TypeOp extends TypeDefinition {
    static final OpSpec SPEC = spec(WasmOp.TYPE, ValueTypes.FIELDS);

    TypeOp(OpState state) {
        super(SPEC, state);
    }

    /** Of structures, or of arrays with one field. */
    public static TypeOp ofFields(Location location, String name, Form form, List<Field> fields, Place place) {
        return new TypeOp(fields(location, name, form, fields, place));
    }

    public static TypeOp ofFunctions(Location location, String name, FunctionType type, Place place) {
        return new TypeOp(function(location, name, type, place));
    }

    /** @param function the function type */
    public static TypeOp ofContinuations(Location location, String name, String function, Place place) {
        return new TypeOp(continuation(location, name, function, place));
    }
}
