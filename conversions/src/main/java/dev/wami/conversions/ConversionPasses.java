package dev.wami.conversions;

import dev.wami.conversions.affine.LowerAffine;
import dev.wami.conversions.arith.ArithToSsaWasm;
import dev.wami.conversions.async.AsyncToStd;
import dev.wami.conversions.cf.AssertToCall;
import dev.wami.conversions.cf.CfToSsaWasm;
import dev.wami.conversions.cf.DispatchTangledCycles;
import dev.wami.conversions.cf.LiftCfToScf;
import dev.wami.conversions.cf.NameAsserts;
import dev.wami.conversions.dcont.DContToSsaWasm;
import dev.wami.conversions.dcont.FramesToHeap;
import dev.wami.conversions.features.LowerFeatures;
import dev.wami.conversions.func.ExpandCInterface;
import dev.wami.conversions.func.FuncToSsaWasm;
import dev.wami.conversions.func.RequestCInterface;
import dev.wami.conversions.index.IndexToArith;
import dev.wami.conversions.layout.ExpandStridedAllocations;
import dev.wami.conversions.layout.NormalizeMemRefs;
import dev.wami.conversions.llvm.LlvmCastsToSsaWasm;
import dev.wami.conversions.llvm.LlvmToSsaWasm;
import dev.wami.conversions.llvmtostd.LlvmToStd;
import dev.wami.conversions.locals.CoalesceLocals;
import dev.wami.conversions.locals.IntroduceLocals;
import dev.wami.conversions.math.MathToSsaWasm;
import dev.wami.conversions.memref.ExpandAtomics;
import dev.wami.conversions.memref.ExpandDma;
import dev.wami.conversions.memref.MemRefToSsaWasm;
import dev.wami.conversions.memref.StaticAllocations;
import dev.wami.conversions.mlprogram.MlProgramToStd;
import dev.wami.conversions.scf.ForallToFor;
import dev.wami.conversions.scf.ForallToParallel;
import dev.wami.conversions.scf.ParallelToFor;
import dev.wami.conversions.scf.ScfToCf;
import dev.wami.conversions.scf.ScfToSsaWasm;
import dev.wami.conversions.scf.TestWhileFirst;
import dev.wami.conversions.ub.UbToSsaWasm;
import dev.wami.conversions.ub.UnreachableToAssert;
import dev.wami.conversions.vector.ScalarizeVectors;
import dev.wami.conversions.vector.SplitVectors;
import dev.wami.conversions.vector.VectorToSsaWasm;
import dev.wami.conversions.verification.GenerateRuntimeVerification;
import dev.wami.conversions.wasm.MergeFunctions;
import dev.wami.conversions.wasm.OrderLocals;
import dev.wami.conversions.wasm.Outline;
import dev.wami.conversions.wasm.PackMemory;
import dev.wami.conversions.wasm.ShareConstants;
import dev.wami.conversions.wasm.ShrinkConstants;
import dev.wami.conversions.wasm.SimplifyBlocks;
import dev.wami.conversions.wasm.SimplifyGlobals;
import dev.wami.conversions.wasm.SsaWasmGlobalToWasm;
import dev.wami.conversions.wasm.SsaWasmToWasm;
import dev.wami.conversions.wasmssa.WasmSsaToWasm;
import dev.wami.conversions.wasmssa.WasmSsaVerifyStack;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassSource;
import dev.wami.ssawasm.transform.BulkMemory;
import dev.wami.ssawasm.transform.FoldAccessOffsets;
import dev.wami.ssawasm.transform.IfConversion;
import dev.wami.ssawasm.transform.LoopStrengthReduce;
import dev.wami.ssawasm.transform.PromoteMemory;
import dev.wami.ssawasm.transform.ReplaceLoopTests;
import dev.wami.ssawasm.transform.ScaleLoopCounters;
import dev.wami.ssawasm.transform.SharePointers;
import dev.wami.ssawasm.transform.ThreadJumps;
import dev.wami.ssawasm.transform.UnrollBlockLoops;
import dev.wami.ssawasm.transform.gvn.Gvn;
import dev.wami.ssawasm.transform.ranges.CorrelatedPropagation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The passes of this module by name. */
public final class ConversionPasses implements PassSource {
    @Override
    public @Nullable Pass create(String name) {
        return switch (name) {
            case "arith-to-ssawasm" -> new ArithToSsaWasm();
            case "assert-to-call" -> new AssertToCall();
            case "async-to-std" -> new AsyncToStd();
            case "bulk-memory" -> new BulkMemory();
            case "cf-to-ssawasm" -> new CfToSsaWasm();
            case "coalesce-locals" -> new CoalesceLocals();
            case "convert-scf-to-cf" -> new ScfToCf();
            case "correlated-propagation" -> new CorrelatedPropagation();
            case "dcont-frames-to-heap" -> new FramesToHeap();
            case "dcont-to-ssawasm" -> new DContToSsaWasm();
            case "dispatch-tangled-cycles" -> new DispatchTangledCycles();
            case "expand-c-interface" -> new ExpandCInterface();
            case "expand-memref-atomics" -> new ExpandAtomics();
            case "expand-memref-dma" -> new ExpandDma();
            case "expand-strided-allocations" -> new ExpandStridedAllocations();
            case "fold-access-offsets" -> new FoldAccessOffsets();
            case "func-to-ssawasm" -> new FuncToSsaWasm();
            case "generate-runtime-verification" -> new GenerateRuntimeVerification();
            case "gvn" -> new Gvn();
            case "if-conversion" -> new IfConversion();
            case "index-to-arith" -> new IndexToArith();
            case "introduce-locals" -> new IntroduceLocals();
            case "lift-cf-to-scf" -> new LiftCfToScf();
            case "llvm-casts-to-ssawasm" -> new LlvmCastsToSsaWasm();
            case "llvm-request-c-wrappers" -> new RequestCInterface();
            case "llvm-to-ssawasm" -> new LlvmToSsaWasm();
            case "llvm-to-std" -> new LlvmToStd();
            case "loop-strength-reduce" -> new LoopStrengthReduce();
            case "lower-affine" -> new LowerAffine();
            case "lower-features" -> new LowerFeatures();
            case "math-to-ssawasm" -> new MathToSsaWasm();
            case "memref-to-ssawasm" -> new MemRefToSsaWasm();
            case "ml-program-to-std" -> new MlProgramToStd();
            case "name-asserts" -> new NameAsserts();
            case "normalize-memrefs" -> new NormalizeMemRefs();
            case "promote-memory" -> new PromoteMemory();
            case "replace-loop-tests" -> new ReplaceLoopTests();
            case "scalarize-vectors" -> new ScalarizeVectors();
            case "scale-loop-counters" -> new ScaleLoopCounters();
            case "scf-forall-to-for" -> new ForallToFor();
            case "scf-forall-to-parallel" -> new ForallToParallel();
            case "scf-parallel-for-to-nested-fors" -> new ParallelToFor();
            case "scf-to-ssawasm" -> new ScfToSsaWasm();
            case "scf-while-test-first" -> new TestWhileFirst();
            case "share-pointers" -> new SharePointers();
            case "split-vectors" -> new SplitVectors();
            case "ssawasm-global-to-wasm" -> new SsaWasmGlobalToWasm();
            case "ssawasm-to-wasm" -> new SsaWasmToWasm();
            case "static-allocations" -> new StaticAllocations();
            case "thread-jumps" -> new ThreadJumps();
            case "ub-to-ssawasm" -> new UbToSsaWasm();
            case "unreachable-to-assert" -> new UnreachableToAssert();
            case "unroll-block-loops" -> new UnrollBlockLoops();
            case "vector-to-ssawasm" -> new VectorToSsaWasm();
            case "wasm-merge-functions" -> new MergeFunctions();
            case "wasm-order-locals" -> new OrderLocals();
            case "wasm-outline" -> new Outline();
            case "wasm-pack-memory" -> new PackMemory();
            case "wasm-share-constants" -> new ShareConstants();
            case "wasm-shrink-constants" -> new ShrinkConstants();
            case "wasm-simplify-blocks" -> new SimplifyBlocks();
            case "wasm-simplify-globals" -> new SimplifyGlobals();
            case "wasmssa-to-wasm" -> new WasmSsaToWasm();
            case "wasmssa-verify-stack" -> new WasmSsaVerifyStack();
            default -> null;
        };
    }

    @Override
    public List<String> names() {
        return List.of(
                "arith-to-ssawasm",
                "assert-to-call",
                "async-to-std",
                "bulk-memory",
                "cf-to-ssawasm",
                "coalesce-locals",
                "convert-scf-to-cf",
                "correlated-propagation",
                "dcont-frames-to-heap",
                "dcont-to-ssawasm",
                "dispatch-tangled-cycles",
                "expand-c-interface",
                "expand-memref-atomics",
                "expand-memref-dma",
                "expand-strided-allocations",
                "fold-access-offsets",
                "func-to-ssawasm",
                "generate-runtime-verification",
                "gvn",
                "if-conversion",
                "index-to-arith",
                "introduce-locals",
                "lift-cf-to-scf",
                "llvm-casts-to-ssawasm",
                "llvm-request-c-wrappers",
                "llvm-to-ssawasm",
                "llvm-to-std",
                "loop-strength-reduce",
                "lower-affine",
                "lower-features",
                "math-to-ssawasm",
                "memref-to-ssawasm",
                "ml-program-to-std",
                "name-asserts",
                "normalize-memrefs",
                "promote-memory",
                "replace-loop-tests",
                "scalarize-vectors",
                "scale-loop-counters",
                "scf-forall-to-for",
                "scf-forall-to-parallel",
                "scf-parallel-for-to-nested-fors",
                "scf-to-ssawasm",
                "scf-while-test-first",
                "share-pointers",
                "split-vectors",
                "ssawasm-global-to-wasm",
                "ssawasm-to-wasm",
                "static-allocations",
                "thread-jumps",
                "ub-to-ssawasm",
                "unreachable-to-assert",
                "unroll-block-loops",
                "vector-to-ssawasm",
                "wasm-merge-functions",
                "wasm-order-locals",
                "wasm-outline",
                "wasm-pack-memory",
                "wasm-share-constants",
                "wasm-shrink-constants",
                "wasm-simplify-blocks",
                "wasm-simplify-globals",
                "wasmssa-to-wasm",
                "wasmssa-verify-stack");
    }
}
