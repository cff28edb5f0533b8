package dev.wami.cli;

import dev.wami.tools.TargetEngine;
import dev.wami.wasmspec.Feature;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * {@code --target}, {@code --mattr} and {@code --target-engine}: which features of WebAssembly a module may use, as
 * LLVM 22 names and groups them.
 */
final class TargetOptions {
    /** LLVM's processors for WebAssembly. */
    static final List<String> CPUS = List.of("mvp", "generic", "lime1", "bleeding-edge");

    /** Features of LLVM's that say how something is encoded that we never encode so. */
    private static final Set<String> WITHOUT_MEANING = Set.of("call-indirect-overlong", "fp16");

    private TargetOptions() {}

    static Set<Feature> features(Arguments args) {
        String cpu = args.value("--target", "");
        if (!cpu.isEmpty() && !CPUS.contains(cpu)) {
            throw new UsageException(
                    "--target: '" + cpu + "' is none of " + String.join(", ", CPUS) + Closest.hint(cpu, CPUS));
        }
        EnumSet<Feature> features = of(cpu);
        if (engine(args).isInterpreter(true)) features.removeAll(EnumSet.of(Feature.SIMD, Feature.RELAXED_SIMD));
        for (String item : args.value("--mattr", "").split(",")) if (!item.isEmpty()) change(features, item);
        return features;
    }

    static TargetEngine engine(Arguments args) {
        return args.choice("--target-engine", TargetEngine.GENERIC, List.of(TargetEngine.values()));
    }

    private static EnumSet<Feature> of(String cpu) {
        EnumSet<Feature> features = EnumSet.of(Feature.MVP);
        switch (cpu) {
            case "mvp" -> {}
            case "generic" ->
                features.addAll(EnumSet.of(
                        Feature.BULK_MEMORY,
                        Feature.BULK_MEMORY_OPT,
                        Feature.MULTI_VALUE,
                        Feature.MUTABLE_GLOBALS,
                        Feature.SATURATING_CONVERSION,
                        Feature.REFERENCE_TYPES,
                        Feature.SIGN_EXTENSION));
            case "lime1" ->
                features.addAll(EnumSet.of(
                        Feature.BULK_MEMORY_OPT,
                        Feature.EXTENDED_CONST,
                        Feature.MULTI_VALUE,
                        Feature.MUTABLE_GLOBALS,
                        Feature.SATURATING_CONVERSION,
                        Feature.SIGN_EXTENSION));
            case "bleeding-edge" -> {
                features.addAll(of("generic"));
                features.addAll(EnumSet.of(
                        Feature.THREADS,
                        Feature.EXCEPTIONS,
                        Feature.EXTENDED_CONST,
                        Feature.GC,
                        Feature.MULTI_MEMORY,
                        Feature.RELAXED_SIMD,
                        Feature.SIMD,
                        Feature.TAIL_CALL));
            }
            default -> features.addAll(Feature.all());
        }
        return features;
    }

    /** Applies {@code +NAME} or {@code -NAME}, with what the one implies as in LLVM. */
    private static void change(EnumSet<Feature> features, String item) {
        String name = item.substring(1);
        Feature named = null;
        for (Feature f : Feature.all()) if (f.toString().equals(name)) named = f;
        boolean add = item.startsWith("+");
        if (!add && !item.startsWith("-") || named == null && !WITHOUT_MEANING.contains(name)) {
            throw new UsageException(
                    "--mattr: '" + item + "' is not + or - and the name of a feature, such as " + Feature.MULTI_VALUE);
        }
        if (named == null) return;
        if (add) {
            features.add(named);
            if (named == Feature.BULK_MEMORY) features.add(Feature.BULK_MEMORY_OPT);
            if (named == Feature.RELAXED_SIMD) features.add(Feature.SIMD);
        } else {
            features.remove(named);
            if (named == Feature.BULK_MEMORY_OPT) features.remove(Feature.BULK_MEMORY);
            if (named == Feature.SIMD) features.remove(Feature.RELAXED_SIMD);
        }
    }
}
