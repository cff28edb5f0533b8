package dev.wami.conversions.func;

import dev.wami.conversions.WasmTypes;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.ssawasm.CallingConvention;
import dev.wami.std.func.FuncOp;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How a function crosses its module's border: what a caller in another language has to know, docs/abi.md.
 *
 * @param problem why there is no such function in Wasm, or null
 * @param memrefs how memrefs cross
 * @param wasmType the parameters and results of the Wasm function
 * @param resultBytes where results go by pointer, which is the first Wasm parameter then: the size of what is behind
 *     it; 0 otherwise
 */
public record FunctionAbi(
        @Nullable String problem,
        CallingConvention convention,
        MemRefAbi memrefs,
        FunctionType wasmType,
        List<Place> parameters,
        List<Place> results,
        long resultBytes) {

    public FunctionAbi {
        parameters = List.copyOf(parameters);
        results = List.copyOf(results);
    }

    /**
     * Where a parameter or result is.
     *
     * @param extension of a narrow integer
     * @param byPointer whether a parameter is the address of its value
     * @param offsets of the scalars of a result that goes by pointer, in bytes
     */
    public record Place(Type type, Extension extension, boolean byPointer, List<Long> offsets) {
        public Place {
            offsets = List.copyOf(offsets);
        }
    }

    /** What decides where functions say nothing: options of a compile. */
    public record Defaults(CallingConvention convention, MemRefAbi memrefs, boolean severalResults) {
        private Conventions conventions() {
            return new Conventions(convention, memrefs, severalResults, new WasmTypes());
        }
    }

    /** Of {@code f}, before it is lowered. */
    public static FunctionAbi of(FuncOp f, Defaults defaults) {
        String bad = Conventions.badRequest(f);
        return of(defaults.conventions().signatureOf(f), bad);
    }

    /** Of the function {@link #cInterfaceName} that {@code llvm.emit_c_interface} makes for {@code f}. */
    public static FunctionAbi ofCInterface(FuncOp f, Defaults defaults) {
        Signature.Rules rules = defaults.conventions().rules(CallingConvention.C, MemRefAbi.POINTER);
        return of(Signature.of(f.functionType(), f, rules), null);
    }

    /** The name under which {@code f} is exported; empty if it is not. */
    public static Optional<String> exportName(FuncOp f) {
        return Optional.ofNullable(f.isDeclaration() ? null : Conventions.exportName(f));
    }

    /** The name of the function beside {@code f} that C calls or provides; empty if {@code f} does not ask for one. */
    public static Optional<String> cInterfaceName(FuncOp f) {
        return f.hasAttribute(ExpandCInterface.REQUEST)
                ? Optional.of(ExpandCInterface.PREFIX + f.functionName())
                : Optional.empty();
    }

    public boolean resultsInMemory() {
        return resultBytes > 0;
    }

    private static FunctionAbi of(Signature signature, @Nullable String bad) {
        Signature.Rules rules = signature.rules();
        String problem = bad != null ? bad : signature.problem();
        FunctionType wasm = problem == null ? signature.wasmType() : new FunctionType(List.of(), List.of());
        List<Place> parameters = new ArrayList<>();
        List<Place> results = new ArrayList<>();
        if (problem == null) {
            List<Type> inputs = signature.type().inputs();
            for (int i = 0; i < inputs.size(); i++) {
                parameters.add(parameter(inputs.get(i), signature.parameters().get(i)));
            }
            results = results(signature);
        }
        boolean inMemory = problem == null && signature.results().byPointer();
        long bytes = inMemory ? signature.results().type().size() : 0;
        return new FunctionAbi(problem, rules.convention(), rules.memrefs(), wasm, parameters, results, bytes);
    }

    private static Place parameter(Type type, Passing passing) {
        return new Place(type, extension(passing.type().scalars()), passing.byPointer(), List.of());
    }

    private static Extension extension(List<AbiScalar> scalars) {
        return scalars.isEmpty() ? Extension.NONE : scalars.get(0).extension();
    }

    /** The scalars of all results are in one list, one result's behind the other's. */
    private static List<Place> results(Signature signature) {
        Signature.Rules rules = signature.rules();
        List<AbiScalar> all = signature.results().type().scalars();
        List<Place> places = new ArrayList<>();
        int at = 0;
        for (Type t : signature.type().results()) {
            AbiType abi = AbiType.of(t, Extension.NONE, rules.memrefs(), rules.types());
            int count = abi == null ? 0 : abi.scalars().size();
            List<AbiScalar> own = all.subList(at, at + count);
            List<Long> offsets = new ArrayList<>();
            if (signature.results().byPointer()) for (AbiScalar s : own) offsets.add(s.offset());
            places.add(new Place(t, extension(own), false, offsets));
            at += count;
        }
        return places;
    }
}
