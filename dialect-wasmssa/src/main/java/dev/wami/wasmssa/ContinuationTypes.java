package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.IndexSpace;
import dev.wami.wasmops.TypeDefinition.Form;
import dev.wami.wasmops.WasmDefinition;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the verifiers of {@link Continuations} and {@link Resumptions} ask: which function type a continuation type
 * stands for, what a tag passes, and which types an operation has.
 */
final class ContinuationTypes {
    private final Operation user;
    private final SymbolTables symbols;
    private final Diagnostics diagnostics;
    private final Subtyping types;

    ContinuationTypes(Operation user, SymbolTables symbols, Diagnostics diagnostics) {
        this.user = user;
        this.symbols = symbols;
        this.diagnostics = diagnostics;
        this.types = new Subtyping(user, symbols);
    }

    /** The definition of a type of continuations; null after a report, or if it is of another dialect. */
    @Nullable
    TypeOp find(String type) {
        Operation found = WasmDefinition.find(user, SymbolRef.of(type), IndexSpace.TYPE, symbols, diagnostics);
        if (!(found instanceof TypeOp t)) return null;
        if (t.form() == Form.CONT) return t;
        diagnostics.error(user, "'%s' is no type of continuations", type).note(found.location(), "defined here");
        return null;
    }

    /** What a continuation of the type takes when it is resumed, and what it ends with; null after a report. */
    @Nullable
    FunctionType function(String type) {
        TypeOp continuation = find(type);
        return continuation == null ? null : function(continuation);
    }

    @Nullable
    FunctionType function(TypeOp continuation) {
        TypeOp function = types.find(continuation.function());
        return function == null ? null : function.functionType();
    }

    /** The type of what is left to run where a label takes {@code type}; null if that is no continuation. */
    @Nullable
    FunctionType referredTo(Type type) {
        TypeOp of = type instanceof RefType r ? types.find(r.type()) : null;
        return of == null || of.form() != Form.CONT ? null : function(of);
    }

    /** What a tag passes, and what comes back; null after a report. */
    @Nullable
    FunctionType tag(String tag) {
        Operation found = WasmDefinition.find(user, SymbolRef.of(tag), IndexSpace.TAG, symbols, diagnostics);
        return found instanceof Exceptions.TagDefinition t ? t.type() : null;
    }

    boolean areBelow(List<? extends Type> below, List<? extends Type> above) {
        return types.areBelow(below, above);
    }

    /** Whether functions of a type may stand where those of another are wanted. */
    boolean isBelow(FunctionType below, FunctionType above) {
        return types.areBelow(above.inputs(), below.inputs()) && types.areBelow(below.results(), above.results());
    }

    /** Reports operands or results of other types. */
    void verify(FunctionType wanted) {
        List<Type> given = new ArrayList<>();
        for (Value v : user.operands()) given.add(v.type());
        FunctionType has = new FunctionType(given, user.resultTypes());
        if (!has.equals(wanted)) diagnostics.error(user, "has type %s, but needs %s", has, wanted);
    }

    /** {@code types}, then a reference to a continuation that may be null. */
    static List<Type> withContinuation(List<? extends Type> types, String continuation) {
        List<Type> all = new ArrayList<>(types);
        all.add(RefType.to(true, continuation));
        return all;
    }
}
