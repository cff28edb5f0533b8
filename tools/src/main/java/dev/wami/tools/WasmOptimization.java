package dev.wami.tools;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Pipeline;
import dev.wami.core.verify.Verifier;
import dev.wami.wasm.FuncOp;
import dev.wami.wasmbinary.BinaryEncoder;
import dev.wami.wasmbinary.CustomSection;
import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmbinary.TargetFeatures;
import dev.wami.wasmbinary.Validator;
import dev.wami.wasmbinary.WasmError;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmbinary.optimize.BlocksToIfs;
import dev.wami.wasmbinary.optimize.CoalesceLocals;
import dev.wami.wasmbinary.optimize.DuplicateFunctions;
import dev.wami.wasmbinary.optimize.IndexOrder;
import dev.wami.wasmbinary.optimize.InlineCalledOnce;
import dev.wami.wasmbinary.optimize.InlineSmall;
import dev.wami.wasmbinary.optimize.KeptLocals;
import dev.wami.wasmbinary.optimize.MemoryPacking;
import dev.wami.wasmbinary.optimize.UnusedDefinitions;
import dev.wami.wasmbinary.optimize.UsedTypes;
import dev.wami.wasmbinary.optimize.tree.DeadArguments;
import dev.wami.wasmbinary.optimize.tree.ExpressionTrees;
import dev.wami.wasmbinary.wat.WatPrinter;
import dev.wami.wasmemit.WasmEmitter;
import dev.wami.wasmimport.WasmImport;
import dev.wami.wasmimport.WasmInput;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.Level;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmssa.Functions;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * WebAssembly to the same with better code: import, the passes of {@code wami compile} on standard MLIR and on ssawasm,
 * its back end; then, function by function, the smaller code of both. The counterpart of Binaryen's wasm-opt.
 *
 * <pre>
 *   .wasm -import-> wasmssa -wasmssa-to-std, recognize-wasm-> func, cf, arith and the instructions of memories, tables
 *         -optimise, structure-> scf -> ssawasm -optimise-> wasm -emit-> .wasm
 * </pre>
 */
final class WasmOptimization {
    /** Sections whose contents are positions in the code, which moves. */
    private static final List<String> POSITIONS =
            List.of(".debug_", "reloc.", "metadata.code.", "sourceMappingURL", "external_debug_info");

    /**
     * More code than this is made anew only where it was asked for: that takes fifteen times as long as all else, for
     * two bytes of a thousand.
     */
    private static final int MAX_NEW_CODE = 128 << 10;

    /**
     * Blocks in one another and labels of one {@code br_table}: no module of which a function has more is made anew.
     * Regions in one another are looked through once for each that they are in, and so are the ways out of a switch.
     */
    private static final int MAX_NESTING = 300;

    private static final int MAX_LABELS = 1000;

    private static final String LINKING = "linking";

    private final Context context;
    private final Passes passes;
    private final WasmOptOptions options;
    private final PassSettings settings;
    private final Diagnostics diagnostics;
    /** What the functions were that have other symbols at the end, as those of our own library are taken. */
    private final Map<String, Integer> origins = new HashMap<>();

    WasmOptimization(
            Context context, Passes passes, WasmOptOptions options, PassSettings settings, Diagnostics diagnostics) {
        this.context = context;
        this.passes = passes;
        this.options = options;
        this.settings = settings;
        this.diagnostics = diagnostics;
    }

    /**
     * What modules may use whose code is made anew. Standard MLIR has more, which has not been tried here; a constant
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
        if (options.level() == OptLevel.O0) return written(withCustoms(input));
        WasmModule clean = withCustoms(prepared(input));
        Set<Feature> used = EnumSet.noneOf(Feature.class);
        used.addAll(Validator.check(clean, Feature.all()).used());
        used.removeAll(features());
        if (!used.isEmpty()) {
            diagnostics.remark(
                    Location.inBinary(source.name(), 0), "%s: no new code is tried, what is there is cleaned up", used);
            return written(finished(clean));
        }
        if (hasLargeNest(clean)) return written(finished(clean));
        boolean always = options.level() == OptLevel.O3 || options.level() == OptLevel.OZ;
        if (!always && codeBytes(clean) > MAX_NEW_CODE) return written(finished(clean));
        WasmModule made = optimized(clean, source);
        if (made == null) return null;
        OptimizedBodies bodies = new OptimizedBodies(clean, tidied(made, List.of()), origins);
        return written(finished(bodies.merge(options.level() == OptLevel.O3)));
    }

    private static WasmModule cleaned(WasmModule module) {
        return DuplicateFunctions.merge(UnusedDefinitions.remove(module));
    }

    private static boolean hasLargeNest(WasmModule module) {
        for (Function f : module.functions()) {
            int depth = 0;
            for (Instruction i : f.body()) {
                if (i.opcode() == Opcode.END) depth--;
                else if (i.opcode().opensBlock() && ++depth > MAX_NESTING) return true;
                else if (i instanceof Instruction.BrTable t && t.labels().size() > MAX_LABELS) return true;
            }
        }
        return false;
    }

    private static int codeBytes(WasmModule module) {
        int bytes = 0;
        for (Function f : module.functions()) bytes += BinaryEncoder.codeSize(f);
        return bytes;
    }

    /** The code as it is, with fewer and shorter functions. */
    private static WasmModule prepared(WasmModule input) {
        WasmModule inlined = tidied(cleaned(InlineCalledOnce.apply(cleaned(input))), List.of());
        WasmModule called = InlineSmall.apply(DeadArguments.apply(inlined));
        return called == inlined ? inlined : cleaned(tidied(called, inlined.functions()));
    }

    /** @param done functions that have been tidied already */
    private static WasmModule tidied(WasmModule module, List<Function> done) {
        Set<Function> same = Collections.newSetFromMap(new IdentityHashMap<>());
        same.addAll(done);
        return CoalesceLocals.apply(ExpressionTrees.apply(module, f -> !same.contains(f)), f -> !same.contains(f));
    }

    private static WasmModule finished(WasmModule module) {
        WasmModule last = tidied(InlineSmall.apply(module), module.functions());
        WasmModule shorter = BlocksToIfs.apply(KeptLocals.apply(last));
        return MemoryPacking.apply(UsedTypes.keep(IndexOrder.apply(cleaned(shorter))));
    }

    /** The index of each function by where it is. */
    private static Map<Location, Integer> places(Operation module, int imported) {
        Map<Location, Integer> places = new HashMap<>();
        int next = imported;
        for (Operation op : module.region(0).entry()) {
            if (op instanceof Functions.FuncOp) places.put(op.location(), next++);
        }
        return places;
    }

    /** What the passes make of the module, with the symbols as names; null after a report. */
    private @Nullable WasmModule optimized(WasmModule clean, SourceFile source) {
        Operation module = WasmImport.read(BinaryEncoder.encode(clean), source.name(), diagnostics);
        if (module == null || !Verifier.verify(module, context, diagnostics)) return null;
        Map<Location, Integer> places = places(module, IndexSpaces.of(clean).importedFunctions());
        Set<Feature> features = outputFeatures(clean);
        Pipeline pipeline = Pipeline.parse(Pipelines.optimize(options.level(), features), passes, diagnostics);
        if (pipeline == null) throw new IllegalStateException(String.valueOf(diagnostics.all()));
        if (!PassRun.run(pipeline, module, context, passes, settings, diagnostics)) return null;
        for (Operation op : module.region(0).entry()) {
            Integer place = op instanceof FuncOp ? places.remove(op.location()) : null;
            if (place != null && op instanceof FuncOp f) origins.put(String.valueOf(f.symbolName()), place);
        }
        // segments that a start function copies are the input's again later
        Set<Feature> all = EnumSet.copyOf(features());
        all.addAll(features);
        return NestedWork.on(
                NestedWork.isDeep(module), () -> new WasmEmitter(all, true).translate(module, diagnostics));
    }

    // ---- input

    private @Nullable WasmModule read(SourceFile source) {
        Optional<WasmModule> input =
                WasmInput.read(source.bytes(), source.name(), options.without(Feature.all()), diagnostics);
        if (input.isEmpty()) return null;
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

    // ---- output

    /** Without the custom sections that are left out or would not be true any more. */
    private WasmModule withCustoms(WasmModule module) {
        List<CustomSection> customs = new ArrayList<>();
        for (CustomSection c : module.customs()) if (isKept(c.name())) customs.add(c);
        return module.withCustoms(customs);
    }

    private byte[] written(WasmModule module) {
        List<WasmError> errors = Validator.validate(module, Feature.all());
        if (!errors.isEmpty()) throw new IllegalStateException("the result is not valid: " + errors.get(0));
        return options.text()
                ? WatPrinter.print(module).getBytes(StandardCharsets.UTF_8)
                : BinaryEncoder.encode(module);
    }

    private boolean isKept(String section) {
        return (options.names() || !section.equals(Names.SECTION))
                && !options.stripped().contains(section)
                && POSITIONS.stream().noneMatch(section::startsWith);
    }
}
