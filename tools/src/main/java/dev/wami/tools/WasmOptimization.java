package dev.wami.tools;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.pass.Pipeline;
import dev.wami.core.verify.Verifier;
import dev.wami.wasm.FuncOp;
import dev.wami.wasm.Segments;
import dev.wami.wasm.WasmDialect;
import dev.wami.wasmbinary.BinaryEncoder;
import dev.wami.wasmbinary.CustomSection;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmbinary.Section;
import dev.wami.wasmbinary.TargetFeatures;
import dev.wami.wasmbinary.Validator;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmbinary.wat.WatPrinter;
import dev.wami.wasmemit.WasmEmitter;
import dev.wami.wasmimport.WasmImport;
import dev.wami.wasmimport.WasmInput;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.Level;
import dev.wami.wasmssa.Functions;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * WebAssembly to the same with better code: import, the passes of {@code wami compile} on standard MLIR and on ssawasm,
 * its back end. The counterpart of Binaryen's wasm-opt.
 *
 * <pre>
 *   .wasm -import-> wasmssa -wasmssa-to-std, recognize-wasm-> func, cf, arith and the instructions of memories, tables
 *         -optimise, structure-> scf -> ssawasm -optimise-> wasm -emit-> .wasm
 * </pre>
 */
final class WasmOptimization {
    private static final String BEYOND =
            "exceptions, several memories and what else came after Wasm 2.0 cannot be optimised yet";

    /** Sections whose contents are positions in the code, which moves. */
    private static final List<String> POSITIONS =
            List.of(".debug_", "reloc.", "metadata.code.", "sourceMappingURL", "external_debug_info");

    private static final String LINKING = "linking";

    private final Context context;
    private final Passes passes;
    private final WasmOptOptions options;
    private final PassSettings settings;
    private final Diagnostics diagnostics;

    WasmOptimization(
            Context context, Passes passes, WasmOptOptions options, PassSettings settings, Diagnostics diagnostics) {
        this.context = context;
        this.passes = passes;
        this.options = options;
        this.settings = settings;
        this.diagnostics = diagnostics;
    }

    /**
     * What can be optimised: of what can be imported, a second memory has no place in ssawasm, and a constant
     * expression of several instructions would be computed by a start function.
     */
    static Set<Feature> features() {
        EnumSet<Feature> features = EnumSet.copyOf(Feature.upTo(Level.WASM_2_0));
        features.add(Feature.RELAXED_SIMD);
        features.add(Feature.TAIL_CALL);
        return features;
    }

    /** The optimised module as bytes or text; null after a report. */
    byte @Nullable [] run(SourceFile source) {
        WasmModule input = read(source);
        if (input == null) return null;
        Operation module = WasmImport.read(source.bytes(), source.name(), diagnostics);
        if (module == null || !Verifier.verify(module, context, diagnostics)) return null;
        Map<Location, String> names = names(module);
        Set<Feature> features = outputFeatures(input);
        Pipeline pipeline = Pipeline.parse(Pipelines.optimize(options.level(), features), passes, diagnostics);
        if (pipeline == null) throw new IllegalStateException(String.valueOf(diagnostics.all()));
        if (!PassRun.run(pipeline, module, context, passes, settings, diagnostics)) return null;
        if (!features.contains(Feature.BULK_MEMORY) && isInitializedByCode(module)) {
            Location start = Location.inBinary(source.name(), 0);
            diagnostics
                    .error(start, "a segment is put at an address that is known at instantiation only")
                    .note(start, "with --enable-bulk-memory, a start function does it");
            return null;
        }
        if (options.names()) name(module, names);
        WasmModule made = NestedWork.on(NestedWork.isDeep(module), () -> emit(module, input, features));
        return made == null ? null : written(better(made, input, source));
    }

    /**
     * The smaller one of both, but where speed alone counts. Code with many ways out of several blocks at once grows:
     * between import and output such a branch is a number and tests of it.
     */
    private WasmModule better(WasmModule made, WasmModule input, SourceFile source) {
        if (options.level() == OptLevel.O0 || options.level() == OptLevel.O3) return made;
        WasmModule same = input.withCustoms(customs(
                input,
                input.customs().stream()
                        .filter(c -> c.name().equals(Names.SECTION) && options.names())
                        .toList()));
        int before = BinaryEncoder.encode(same).length;
        int after = BinaryEncoder.encode(made).length;
        if (after <= before) return made;
        diagnostics.remark(
                Location.inBinary(source.name(), 0),
                "optimised, it would have %d bytes instead of %d: it is written as it was",
                after,
                before);
        return same;
    }

    // ---- input

    private @Nullable WasmModule read(SourceFile source) {
        Diagnostics problems = new Diagnostics();
        Optional<WasmModule> input =
                WasmInput.read(source.bytes(), source.name(), options.without(features()), problems);
        if (input.isEmpty()) {
            Set<Feature> all = options.without(Feature.all());
            boolean later = WasmInput.read(source.bytes(), source.name(), all, new Diagnostics())
                    .isPresent();
            if (later) {
                problems.all().get(0).note(Location.inBinary(source.name(), 0), "the module is valid, but %s", BEYOND);
            }
            diagnostics.addAll(problems);
            return null;
        }
        for (CustomSection c : input.get().customs()) {
            if (!c.name().equals(LINKING)) continue;
            diagnostics.error(
                    Location.inBinary(source.name(), 0),
                    "this is an object file for a linker: optimise what is linked");
            return null;
        }
        return input.get();
    }

    /** What the result may use: nothing that an engine of the input need not have. */
    private Set<Feature> outputFeatures(WasmModule input) {
        EnumSet<Feature> features = EnumSet.of(Feature.MVP, Feature.MUTABLE_GLOBALS);
        features.addAll(Validator.check(input, features()).used());
        features.addAll(TargetFeatures.declared(input));
        features.addAll(options.enabled());
        return options.without(features);
    }

    /**
     * Whether instructions do what active segments did in a module without bulk memory: those with an address that is
     * no constant, or beyond what a memory or table has at first.
     */
    private static boolean isInitializedByCode(Operation module) {
        for (Operation op : module.region(0).entry()) {
            if (op instanceof Segments.DataOp d && d.offset() == null) return true;
            if (op instanceof Segments.ElemOp e && e.offset() == null && !e.isDeclarative()) return true;
        }
        return false;
    }

    // ---- names

    /** The names of functions, by where their code was. */
    private static Map<Location, String> names(Operation module) {
        Map<Location, String> names = new HashMap<>();
        for (Operation op : module.region(0).entry()) {
            if (op instanceof Functions.FuncOp && op.attribute(dev.wami.wasmssa.Names.NAME) instanceof StringAttr s) {
                names.put(op.location(), s.value());
            }
        }
        return names;
    }

    private static void name(Operation module, Map<Location, String> names) {
        for (Operation op : module.region(0).entry()) {
            String name = op instanceof FuncOp ? names.get(op.location()) : null;
            if (name != null) op.setAttribute(WasmDialect.NAME_ATTRIBUTE, StringAttr.of(name));
        }
        String after = Section.DATA.toString();
        module.region(0).entry().add(new Segments.CustomOp(module.location(), Names.SECTION, null, after));
    }

    // ---- output

    private @Nullable WasmModule emit(Operation module, WasmModule input, Set<Feature> features) {
        WasmModule made = new WasmEmitter(features, false).translate(module, diagnostics);
        return made == null ? null : made.withCustoms(customs(input, made.customs()));
    }

    /** The custom sections of {@code input} that are kept, and {@code names}. */
    private List<CustomSection> customs(WasmModule input, List<CustomSection> names) {
        List<CustomSection> customs = new ArrayList<>();
        for (CustomSection c : input.customs()) if (isKept(c.name())) customs.add(c);
        customs.addAll(names);
        return customs;
    }

    private byte[] written(WasmModule module) {
        return options.text()
                ? WatPrinter.print(module).getBytes(StandardCharsets.UTF_8)
                : BinaryEncoder.encode(module);
    }

    private boolean isKept(String section) {
        return !section.equals(Names.SECTION)
                && !options.stripped().contains(section)
                && POSITIONS.stream().noneMatch(section::startsWith);
    }
}
