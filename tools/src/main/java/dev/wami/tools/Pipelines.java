package dev.wami.tools;

import dev.wami.core.target.Target;
import dev.wami.tools.CompileOptions.Asserts;
import dev.wami.wasmspec.Feature;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;

/**
 * The pipelines of {@code wami compile}, as {@code wami opt --pass-pipeline} reads them.
 *
 * <pre>
 *   input --std--> STD --ssawasm--> SSAWASM --locals--> SSAWASM_LOCALS --wasm--> WASM --emission--> WAT, OBJ, BIN
 * </pre>
 */
public final class Pipelines {
    private static final int PAGE = 1 << 16;

    /** Ends with the pass whose options may follow. */
    private static final String LOWER_TO_LLVM =
            "normalize-memrefs{keep-strided=true},lower-affine,expand-memref-dma,scalarize-vectors,"
                    + "expand-strided-allocations,convert-scf-to-cf,index-to-arith,std-to-llvm";

    /** The same for what Wasm becomes, whose vectors LLVM has. */
    private static final String LOWER_WASM_TO_LLVM = "convert-scf-to-cf,index-to-arith,std-to-llvm";

    /** Standard MLIR to the {@code llvm} dialect; what is of it already stays. */
    static final String LLVM = "builtin.module(" + LOWER_TO_LLVM + ")";

    /** The first pass of each compile, by which every function that others call is one of {@code func}. */
    static final String FUNCTIONS = "builtin.module(llvm-to-std)";

    /** Puts assertions before operations on memrefs, those that affine and vector operations become among them. */
    static final String CHECKS = "lower-affine,expand-memref-dma,scalarize-vectors,generate-runtime-verification";

    private static final String CLEAN =
            "canonicalize,cse,mem2reg,loop-invariant-code-motion,sccp,canonicalize,cse,control-flow-sink";

    private static final String STRUCTURED =
            "unreachable-to-assert,dispatch-tangled-cycles,lift-cf-to-scf,scf-while-test-first";

    private static final String STRUCTURE = "func.func(" + STRUCTURED + ")";

    private static final List<Feature> LOWERED = List.of(Feature.SIGN_EXTENSION, Feature.SATURATING_CONVERSION);

    private Pipelines() {}

    /** Everything from the input to {@link CompileOptions#emit}, without the emission of WAT and binary. */
    public static String compile(CompileOptions options) {
        StringBuilder passes = new StringBuilder(std(options));
        EmitStage stage = options.emit();
        if (stage.compareTo(EmitStage.SSAWASM) >= 0) passes.append(',').append(ssawasm(options));
        if (stage.compareTo(EmitStage.SSAWASM_LOCALS) >= 0) passes.append(',').append(locals(options));
        if (stage.compareTo(EmitStage.WASM) >= 0) passes.append(',').append(wasm(options));
        return "builtin.module(" + passes + ")";
    }

    /**
     * From wasmssa, as it is imported, to wasm: {@code wasabi opt}.
     *
     * @param features what the result may use
     */
    static String optimize(OptLevel level, Set<Feature> features) {
        CompileOptions options = CompileOptions.DEFAULT.withLevel(level).withFeatures(features);
        StringJoiner passes = new StringJoiner(",", "builtin.module(", ")");
        passes.add("wasmssa-to-std,recognize-wasm");
        if (atLeastO1(options)) passes.add("inline{only-smaller=true},func.func(" + CLEAN + "),symbol-dce");
        passes.add("index-to-arith," + STRUCTURE);
        if (atLeastO1(options)) passes.add("func.func(canonicalize,cse,mem2reg,loop-invariant-code-motion)");
        // whoever made the module has chosen pointers, and how often to repeat the bodies of loops: more of that makes
        // interpreters faster by a twentieth, nobody else, and a module larger by a third
        passes.add(ssawasm(level == OptLevel.O2 ? options.withLevel(OptLevel.OS) : options));
        return passes.add(locals(options)).add(wasm(options)).toString();
    }

    /** Standard MLIR to standard MLIR. */
    static String std(CompileOptions options) {
        // of what is called and stays, only what is small is copied
        String optimise = switch (options.level()) {
            case O0 -> "";
            case O1 -> "func.func(" + CLEAN + "),symbol-dce,";
            case O2, O3 ->
                "inline{max-copied=80},func.func(" + CLEAN + "),symbol-dce,"
                        // divisions, in any file, say that they may be done so
                        + "func.func(arith-divide-by-reciprocal),"
                        + loops(options);
            case OS, OZ -> "inline{only-smaller=true},func.func(" + CLEAN + "),symbol-dce,";
        };
        boolean simd = options.features().contains(Feature.SIMD);
        String vectors = simd ? "split-vectors" : "scalarize-vectors";
        String lower =
                "lower-affine,inline-affine-scopes,expand-memref-dma,scf-forall-to-for,scf-parallel-for-to-nested-fors,"
                        + vectors
                        + ",dcont-frames-to-heap,expand-memref-atomics,expand-strided-allocations,emulate-small-floats,"
                        + pass("math-to-runtime", options.math() == Provider.IMPORT ? "source=import" : "")
                        + ","
                        + pass(
                                "link-runtime",
                                "malloc=" + options.malloc(),
                                allocator(options),
                                options.debugRuntime() ? "debug=true" : "",
                                options.debugRuntime() && options.asserts() != Asserts.TRAP ? "report=true" : "",
                                withoutRuntime(options))
                        + ",index-to-arith,"
                        + STRUCTURE;
        return attachTarget(options)
                + "llvm-to-std,"
                + (options.checkBounds() ? CHECKS + "," : "")
                + asserts(options)
                + (options.fastMath().isEmpty() ? "" : "set-fast-math{flags=" + options.fastMath() + "},")
                + "expand-c-interface,async-to-std,ml-program-to-std,normalize-memrefs{keep-strided=true},recognize-wasm,"
                + optimise
                + (options.checkBounds() && options.names() ? "name-asserts," : "")
                + staticMemory(options)
                + lower
                // what canonicalize makes of shuffles may be operations that were split before
                + (atLeastO1(options)
                        ? ",func.func(canonicalize,cse,mem2reg,loop-invariant-code-motion)," + vectors
                        : "")
                + (simd && options.level().atLeast(OptLevel.O2) ? ",func.func(group-by-store)" : "");
    }

    private static boolean isInterpreted(CompileOptions options) {
        boolean simd = options.features().contains(Feature.SIMD);
        return options.targetEngine().isInterpreter(simd);
    }

    /**
     * A fixed place for what is allocated once, unless memory is the host's, as large as it says, or mistakes with what
     * is allocated are looked for. Interpreters read a long offset of an access in each iteration, which takes more
     * than it saves: a twentieth of PolyBench on WAMR's and on Pulley.
     */
    private static String staticMemory(CompileOptions options) {
        boolean own = options.importedMemory().isEmpty() && options.malloc() == Provider.BUILTIN;
        boolean wanted = atLeastO1(options) && (options.level().isForSize() || !isInterpreted(options));
        return own && wanted && !options.debugRuntime() ? "static-allocations," : "";
    }

    /** What passes decide by, unless it is what they take it for anyway. */
    private static String attachTarget(CompileOptions options) {
        boolean simd = options.features().contains(Feature.SIMD);
        if (options.targetEngine() == TargetEngine.GENERIC && simd) return "";
        Target target = options.targetEngine().target(simd);
        return pass(
                        "attach-target",
                        "vector-bits=" + target.vectorBits(),
                        "registers=" + target.registers(),
                        "overlaps-chains=" + target.overlapsChains(),
                        "unroll-factor=" + target.unrollFactor(),
                        "unrolled-size=" + target.unrolledSize(),
                        "cheap-vector-constants=" + target.cheapVectorConstants())
                + ",";
    }

    /**
     * Standard MLIR to the same with other loops. Nothing where accesses are to be checked: what may fail stays where
     * it is.
     *
     * <pre>
     *   scf, memref --raise--> affine --unswitch, versioning--> nests whose memrefs are apart --fusion--> values
     *       between them --order--> perfect nests in the order of memory --register tile--> shared loads, sums side by
     *       side --values--> accumulators and neighbours in values --vectorize--> lanes --contraction--> less memory
     * </pre>
     */
    private static String loops(CompileOptions options) {
        if (options.checkBounds()) return "";
        String raised =
                "uplift-while-to-for,scf-while-unroll,raise-scf-to-affine,unroll-for-bounds,canonicalize,scf-compare-in-ifs"
                        + ",form-affine-scopes{known-ends=true},raise-scf-to-affine,canonicalize,cse"
                        // affine-index-set-splitting decides conditions on counters without asking for them
                        + ",loop-unswitch{counters=false},affine-loop-versioning";
        // what lies between nests only if it becomes a value: larger memory would keep tiles and lanes from being made
        String fused = "affine-loop-fusion{mode=producer only-private=1 free-private=true compute-tolerance=0},mem2reg";
        // distribution puts what is invariant into the loop that uses it
        String ordered = fused + ",affine-loop-distribution,affine-loop-interchange,affine-index-set-splitting"
                + ",canonicalize,cse,loop-invariant-code-motion,affine-loop-skewing";
        boolean search = options.level() == OptLevel.O3;
        String tiled = pass("affine-register-tile", "growth=8", search ? "max-body=400 thorough=true" : "");
        String values = "affine-scalar-promotion,affine-scalrep,affine-iteration-forwarding"
                + ",affine-loop-invariant-code-motion";
        String lanes = "vectorize-affine-loops";
        String small = "affine-loop-unroll{unroll-factor=-1 unroll-full-threshold=16 max-body=160}"
                + ",canonicalize,cse,affine-scalrep,affine-array-contraction"
                + ",affine-loop-invariant-code-motion,affine-shifted-strips,slp-vectorize";
        // what is made by one stage may be little of the work: the next one does not make more of it
        StringJoiner stages = new StringJoiner(
                "),mark-cold-loops,func.func(", "distinct-arguments,infer-call-effects,func.func(", "),");
        stages.add(raised).add(ordered).add(tiled).add(values).add(lanes).add(small);
        return stages.toString();
    }

    /**
     * Where nobody else allocates, the smaller allocator will do; at levels for size, however many blocks there are.
     */
    private static String allocator(CompileOptions options) {
        if (!atLeastO1(options)
                || options.emit() == EmitStage.OBJ
                || options.importedMemory().isPresent()) return "";
        return options.level().isForSize() ? "allocator=small" : "allocator=auto";
    }

    private static String asserts(CompileOptions options) {
        return switch (options.asserts()) {
            case TRAP -> "";
            case REPORT -> "assert-to-call,";
            case CONTINUE -> "assert-to-call{trap=false},";
        };
    }

    /**
     * The conversions; any order that makes sense works. Memory goes first, while loops still tell the least value of
     * their counters. Divisions by powers of two become shifts when arithmetic is about to be lowered.
     */
    static String ssawasm(CompileOptions options) {
        boolean small = options.level().isForSize();
        boolean fast = options.level().atLeast(OptLevel.O2);
        // functions that a trap is named after stay
        boolean inline = (fast || small) && !options.debugRuntime() && !options.checkBounds();
        String convert = String.join(
                ",",
                (fast ? "func.func(scf-while-rotate)," : "")
                        + (small || fast ? "func.func(int-range-optimizations,canonicalize,cse)," : "")
                        + "dcont-to-ssawasm,llvm-casts-to-ssawasm",
                pass("memref-to-ssawasm", linked(options)),
                // now that calls of the allocator show, functions of the library that are called once can go where they
                // are called
                (inline ? "inline{default-pipeline= only-smaller=true}," : "")
                        + pass("scf-to-ssawasm", fast || small ? "rotate=true" : ""),
                "cf-to-ssawasm,ub-to-ssawasm,vector-to-ssawasm" + (atLeastO1(options) ? ",arith-strength-reduce" : ""),
                pass(
                        "arith-to-ssawasm",
                        fast ? "divide-by-multiplication=true" : "",
                        options.features().contains(Feature.RELAXED_SIMD)
                                        && !options.fastMath().isEmpty()
                                ? "relaxed-simd=true"
                                : ""),
                "math-to-ssawasm,llvm-to-ssawasm",
                pass(
                        "func-to-ssawasm",
                        "memref-abi=" + options.memrefAbi(),
                        "abi=" + options.abi(),
                        options.features().contains(Feature.MULTI_VALUE) ? "" : "multivalue=false",
                        linked(options)));
        if (!atLeastO1(options)) return convert;
        String clean = "canonicalize," + pass("thread-jumps", fast ? "max-copied=12" : "")
                + (fast || small ? ",correlated-propagation" : "")
                + "," + pass("gvn", "carry-computed=false") + ","
                + pass("loop-invariant-code-motion", fast ? "from-ifs=true" : "")
                + ",canonicalize,if-conversion,canonicalize,cse";
        String promote = ",promote-memory,loop-invariant-code-motion,canonicalize,cse";
        // for an interpreter, and in bytes, the instruction is better than the shortest loop
        boolean interpreted = isInterpreted(options);
        String bulk = options.features().contains(Feature.BULK_MEMORY_OPT)
                ? "," + pass("bulk-memory", interpreted || small ? "min-bytes=32 min-width=1" : "")
                : "";
        String pointers = ",loop-strength-reduce,canonicalize,cse,loop-invariant-code-motion"
                + ",unroll-block-loops,canonicalize,cse,share-pointers,canonicalize,gvn,fold-access-offsets"
                + ",replace-loop-tests,canonicalize,cse,loop-invariant-code-motion";
        String loops = small
                ? promote + bulk + ",scale-loop-counters,canonicalize,cse,fold-access-offsets,canonicalize,cse"
                : fast ? promote + bulk + pointers : "";
        return convert + ",ssawasm.func(" + clean + loops + "),symbol-dce";
    }

    static String locals(CompileOptions options) {
        return lowerFeatures(options) + "ssawasm.func(introduce-locals" + (atLeastO1(options) ? ",coalesce-locals" : "")
                + ")";
    }

    /** After all that finds instructions worth having: what the target lacks of them. */
    private static String lowerFeatures(CompileOptions options) {
        StringJoiner lacking = new StringJoiner(",", "lower-features{without=", "},");
        lacking.setEmptyValue("");
        for (Feature f : LOWERED) if (!options.features().contains(f)) lacking.add(f.toString());
        boolean bulk = options.features().contains(Feature.BULK_MEMORY_OPT);
        return (bulk ? "" : pass("bulk-memory-to-runtime", withoutRuntime(options)) + ",") + lacking;
    }

    static String wasm(CompileOptions options) {
        String layout = pass(
                "ssawasm-global-to-wasm",
                "stack-size=" + options.stackSize(),
                "initial-memory=" + (long) options.initialMemory() * PAGE,
                options.importedMemory().map(m -> "import-memory=" + m).orElse(""),
                linked(options));
        String inLoops = options.level() == OptLevel.OZ ? "" : "in-loops=false";
        String shrink = pass("wasm-share-constants", inLoops) + "," + pass("wasm-shrink-constants", inLoops)
                + ",wasm-order-locals";
        // what the module says as a whole is not known of an object, and functions that a trap is named after stay
        boolean whole = (options.level().isForSize() || options.level().atLeast(OptLevel.O2))
                && options.emit() != EmitStage.OBJ
                && !options.debugRuntime()
                && !options.checkBounds();
        StringJoiner passes = new StringJoiner(",");
        passes.add(layout).add("ssawasm-to-wasm");
        if (whole) passes.add("wasm-simplify-globals");
        if (atLeastO1(options)) passes.add("wasm.func(wasm-simplify-blocks," + shrink + ")");
        if (whole) passes.add("wasm-merge-functions");
        if (whole && options.level() == OptLevel.OZ) passes.add("wasm-outline,wasm.func(wasm-order-locals)");
        if (whole) passes.add("wasm-pack-memory");
        return passes.toString();
    }

    /**
     * What {@link #STD_OF_WASM} makes to the {@code llvm} dialect. Several such modules fit into one program: what is
     * private in one is seen in no other, and what is public has {@code prefix} before its name. Functions go that only
     * attributes of standard MLIR refer to.
     */
    static String llvmOfWasm(String prefix) {
        String names = prefix.isEmpty() ? "" : "symbol-prefix{prefix=" + prefix + "},";
        return "builtin.module(" + names + OWN_LLVM_OF_WASM + ",symbol-dce)";
    }

    private static final String OWN_LLVM_OF_WASM = LOWER_WASM_TO_LLVM + "{internal-functions=true quiet-min-max=true}";

    /** The same for some of such a module, without a prefix. */
    static final String LLVM_OF_WASM_PART = "builtin.module(" + OWN_LLVM_OF_WASM + ")";

    /**
     * What {@code wasmssa} makes to the {@code llvm} dialect for {@code wasabi build}: memories, references and traps
     * are those of the runtime in C.
     *
     * @param keep the exports that can be seen from outside, empty for all
     */
    static String nativeOfWasm(String prefix, boolean guarded, List<String> keep) {
        String names = prefix.isEmpty() ? "" : "symbol-prefix{prefix=" + prefix + "},";
        String exports = keep.isEmpty() ? "" : " keep=" + String.join(",", keep);
        return "builtin.module(wasm-names-to-symbols,wasmssa-to-std,canonicalize,cse,symbol-dce,func.func(mem2reg,canonicalize),"
                + "wasm-to-native{bounds=" + (guarded ? "guard" : "explicit") + exports + "},symbol-dce," + names
                + LOWER_WASM_TO_LLVM + "{internal-functions=true quiet-min-max=true assert-function=wasabi_trap})";
    }

    /** Cleans up a function that was imported into standard MLIR. */
    private static final String TIDY = "canonicalize,cse";

    /** Cleans up what an import into standard MLIR leaves: nothing that a person would not have written. */
    static final String STD_OF_WASM = "builtin.module(wasmssa-to-std," + TIDY + ",symbol-dce)";

    /** Makes loops and conditionals of the blocks of a function that {@link #STD_OF_WASM} made. */
    static final String STRUCTURE_OF_STD =
            "func.func(mem2reg," + STRUCTURED + "," + TIDY + ",uplift-while-to-for," + TIDY + ")";

    /** The same as {@link #STD_OF_WASM} for a function of a module that is converted one function at a time. */
    static final String STD_OF_WASM_FUNCTION = "func.func(" + TIDY + ")";

    /** The same for some of what else there is in such a module. */
    static final String STD_OF_WASM_PART = "builtin.module(" + TIDY + ")";

    /** The same for what else there is in such a module. */
    static final String STD_OF_WASM_REST = "builtin.module(" + TIDY + ",symbol-dce)";

    /** The option of each pass that leaves something to a linker, where there will be one; otherwise nothing. */
    private static String linked(CompileOptions options) {
        return options.emit() == EmitStage.OBJ ? "relocatable=true" : "";
    }

    private static String withoutRuntime(CompileOptions options) {
        return options.runtime() ? "" : "runtime=false";
    }

    /** {@code name{option option}} with those options that are not empty. */
    private static String pass(String name, String... options) {
        StringJoiner given = new StringJoiner(" ", name + "{", "}").setEmptyValue(name);
        for (String option : options) if (!option.isEmpty()) given.add(option);
        return given.toString();
    }

    private static boolean atLeastO1(CompileOptions options) {
        return options.level().atLeast(OptLevel.O1);
    }
}
