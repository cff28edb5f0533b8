package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.IndexSpace;
import dev.wami.wasmops.Reference;
import dev.wami.wasmops.WasmDefinition;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.Trap;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An instruction on structures, arrays or references, see {@link TypedSpec}: {@code %p = wasmssa.struct_new @point(%x,
 * %y) : (f64, f64) -> !wasmssa.ref<@point>}, {@code %r = wasmssa.ref_cast to !wasmssa.ref<null @t> (%o) : ...}.
 */
public final class TypedOp extends Operation implements StackOp, SymbolUser, Evaluable {
    TypedOp(TypedSpec spec, OpState state) {
        super(spec, state);
    }

    /**
     * @param signature what the row takes and gives
     * @param segment of instructions that name a data or element segment, or null
     */
    public static TypedOp of(
            Location location,
            TypedSignature signature,
            List<? extends Value> operands,
            List<Type> results,
            @Nullable String segment) {
        TypedSpec spec = TypedSpec.of(signature.row());
        OpState state = OpState.at(location).operands(operands).results(results);
        TypeOp type = signature.type();
        TypeOp from = signature.from();
        if (type != null) state.property(TypedSpec.OF, SymbolRef.of(type.definitionName()));
        if (from != null) state.property(TypedSpec.FROM, SymbolRef.of(from.definitionName()));
        if (spec.attributeNamed(TypedSpec.FIELD) != null) {
            state.property(TypedSpec.FIELD, IntegerAttr.i32(signature.number()));
        }
        RefType target = signature.target();
        if (target != null) state.property(TypedSpec.TARGET, new TypeAttr(target));
        for (String key : List.of(TypedSpec.DATA, TypedSpec.ELEM)) {
            if (segment != null && spec.attributeNamed(key) != null) state.property(key, SymbolRef.of(segment));
        }
        return new TypedOp(spec, state);
    }

    /** The row of the instruction table. */
    public Opcode opcode() {
        Opcode row = ((TypedSpec) spec()).row();
        RefType target = target();
        if (target == null || !target.nullable()) return row;
        return row == Opcode.REF_TEST ? Opcode.REF_TEST_NULL : Opcode.REF_CAST_NULL;
    }

    private @Nullable String name(String key) {
        SymbolRef symbol = optionalProperty(key, SymbolRef.class);
        return symbol == null ? null : symbol.root();
    }

    /** The type that is named first, or null. */
    public @Nullable String type() {
        return name(TypedSpec.OF);
    }

    /** The type of the array that is copied from, or null. */
    public @Nullable String fromType() {
        return name(TypedSpec.FROM);
    }

    /** The data or element segment, or null. */
    public @Nullable String segment() {
        String data = name(TypedSpec.DATA);
        return data != null ? data : name(TypedSpec.ELEM);
    }

    /** What is tested or cast for, or null. */
    public @Nullable RefType target() {
        TypeAttr target = optionalProperty(TypedSpec.TARGET, TypeAttr.class);
        return target == null ? null : (RefType) target.type();
    }

    /** The field; of {@code array.new_fixed} how many elements there are. */
    public int number() {
        IntegerAttr field = optionalProperty(TypedSpec.FIELD, IntegerAttr.class);
        return field == null ? operandCount() : (int) field.value();
    }

    /** Structures and arrays exist on engines only. */
    @Override
    public Step evaluate(Frame frame) {
        if (opcode() != Opcode.REF_AS_NON_NULL) return frame.trap("'" + name() + "' cannot be interpreted");
        Object value = frame.get(operand(0));
        return value == Reference.NULL ? frame.trap(Trap.NULL_REFERENCE.toString()) : frame.put(result(0), value);
    }

    @Override
    public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
        for (String key : List.of(TypedSpec.OF, TypedSpec.FROM, TypedSpec.DATA, TypedSpec.ELEM)) {
            SymbolRef symbol = optionalProperty(key, SymbolRef.class);
            IndexSpace space = key.equals(TypedSpec.DATA)
                    ? IndexSpace.DATA
                    : key.equals(TypedSpec.ELEM) ? IndexSpace.ELEM : IndexSpace.TYPE;
            if (symbol != null && WasmDefinition.find(this, symbol, space, symbols, diagnostics) == null) return;
        }
        Subtyping types = new Subtyping(this, symbols);
        TypedSignature signature =
                new TypedSignature(opcode(), types.find(type()), types.find(fromType()), number(), target());
        List<Type> given = new ArrayList<>();
        for (Value v : operands()) given.add(v.type());
        FunctionType taken = given.size() == signature.arity() ? signature.of(given) : null;
        if (taken == null) {
            diagnostics.error(this, "does not exist for what it names, with %d operands", operandCount());
            return;
        }
        FunctionType has = new FunctionType(given, resultTypes());
        if (types.areBelow(given, taken.inputs()) && taken.results().equals(resultTypes())) return;
        diagnostics.error(this, "has type %s, but needs %s", has, taken);
    }
}
