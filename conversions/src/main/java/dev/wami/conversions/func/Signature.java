package dev.wami.conversions.func;

import dev.wami.conversions.MemRefParts;
import dev.wami.conversions.WasmTypes;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.UnrankedMemRefType;
import dev.wami.ssawasm.CallingConvention;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A function type, and what a calling convention makes of it.
 *
 * @param rules what decides
 * @param parameters how each parameter crosses
 * @param results how the results cross, which together are one struct
 * @param problem why there is no such function in Wasm, or null
 */
record Signature(
        FunctionType type,
        Rules rules,
        List<Passing> parameters,
        Passing results,
        @Nullable String problem) {
    /** What engines take: limits of the JavaScript API. */
    private static final int MOST_VALUES = 1000;

    /**
     * @param memrefs how memrefs cross
     * @param severalResults whether a Wasm function may have more than one result
     */
    record Rules(CallingConvention convention, MemRefAbi memrefs, boolean severalResults, WasmTypes types) {
        private Extension extension() {
            return convention == CallingConvention.EXACT ? Extension.NONE : Extension.SIGN;
        }
    }

    /** Of a function of type {@code type} whose narrow integers are extended as the convention says. */
    static Signature of(FunctionType type, Rules rules) {
        return of(type, null, rules);
    }

    /** @param function may say in attributes of its arguments and results how they are extended */
    static Signature of(FunctionType type, @Nullable Operation function, Rules rules) {
        List<AbiType> inputs = new ArrayList<>();
        List<AbiType> outputs = new ArrayList<>();
        String problem = describe(type.inputs(), function, FunctionLike.ARGUMENT_ATTRIBUTES, rules, inputs);
        if (problem == null) {
            problem = describe(type.results(), function, FunctionLike.RESULT_ATTRIBUTES, rules, outputs);
        }
        List<Passing> parameters = new ArrayList<>();
        for (int i = 0; i < inputs.size(); i++) {
            Type input = type.inputs().get(i);
            boolean isMemRef = input instanceof MemRefType || input instanceof UnrankedMemRefType;
            parameters.add(
                    isMemRef
                            ? Passing.memref(inputs.get(i), rules.memrefs())
                            : Passing.parameter(inputs.get(i), rules.convention()));
        }
        Passing results = Passing.results(AbiType.struct(outputs, false), rules.convention());
        Signature made = new Signature(type, rules, parameters, results, problem);
        return problem != null ? made : new Signature(type, rules, parameters, results, made.excess());
    }

    private static @Nullable String describe(
            List<Type> from, @Nullable Operation function, String key, Rules rules, List<AbiType> into) {
        Extension usual = rules.extension();
        List<Extension> extensions =
                function == null ? Extension.all(from.size(), usual) : Extension.of(function, key, from.size(), usual);
        for (int i = 0; i < from.size(); i++) {
            Type t = from.get(i);
            AbiType found = AbiType.of(t, extensions.get(i), rules.memrefs(), rules.types());
            if (found == null) return WasmTypes.unrepresented(t);
            if (rules.memrefs() == MemRefAbi.BARE && saysMoreThanPointers(t)) {
                return "'" + t + "' cannot be passed as a bare pointer";
            }
            into.add(found);
        }
        return null;
    }

    private static boolean saysMoreThanPointers(Type t) {
        MemRefParts parts = t instanceof MemRefType m ? MemRefParts.of(m) : null;
        return t instanceof UnrankedMemRefType || parts != null && parts.count() > 2;
    }

    /** What is more than Wasm or its engines take, or null. */
    private @Nullable String excess() {
        FunctionType wasm = wasmType();
        if (results.isImpossible() || parameters.stream().anyMatch(Passing::isImpossible)) {
            return "a reference cannot be in memory, where calling convention '"
                    + rules.convention().name().toLowerCase(Locale.ROOT) + "' puts it";
        }
        if (!rules.severalResults() && rules.convention() == CallingConvention.MULTIVALUE) {
            return "calling convention 'multivalue' needs the feature multivalue";
        }
        if (!rules.severalResults() && wasm.results().size() > 1) {
            return wasm.results().size() + " Wasm results need the feature multivalue, or calling convention 'c'";
        }
        if (wasm.inputs().size() > MOST_VALUES) return tooMany(wasm.inputs().size(), "parameters");
        return wasm.results().size() > MOST_VALUES ? tooMany(wasm.results().size(), "results") : null;
    }

    private static String tooMany(int count, String what) {
        return count + " Wasm " + what + ", and engines take at most " + MOST_VALUES;
    }

    /** Whether the caller has something on the stack in memory during a call. */
    boolean usesStack() {
        return results.byPointer() || parameters.stream().anyMatch(Passing::byPointer);
    }

    /** The parameters and results of the Wasm function; a pointer to where results go comes first. */
    FunctionType wasmType() {
        List<Type> inputs = new ArrayList<>();
        if (results.byPointer()) inputs.add(IntegerType.I32);
        for (Passing p : parameters) inputs.addAll(p.wasm());
        return new FunctionType(inputs, results.byPointer() ? List.of() : results.wasm());
    }
}
