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
import dev.wami.conversions.mlprogram.MlProgramToStd;
import dev.wami.conversions.scf.ForallToFor;
import dev.wami.conversions.scf.ForallToParallel;
import dev.wami.conversions.scf.ParallelToFor;
import dev.wami.conversions.scf.ScfToCf;
import dev.wami.conversions.scf.ScfToSsaWasm;
import dev.wami.conversions.ub.UbToSsaWasm;
import dev.wami.conversions.ub.UnreachableToAssert;
import dev.wami.conversions.vector.ScalarizeVectors;
import dev.wami.conversions.vector.SplitVectors;
import dev.wami.conversions.vector.VectorToSsaWasm;
import dev.wami.conversions.verification.GenerateRuntimeVerification;
import dev.wami.conversions.wasm.SsaWasmGlobalToWasm;
import dev.wami.conversions.wasm.SsaWasmToWasm;
import dev.wami.conversions.wasmssa.WasmSsaToWasm;
import dev.wami.conversions.wasmssa.WasmSsaVerifyStack;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassSource;
import dev.wami.ssawasm.transform.FoldAccessOffsets;
import dev.wami.ssawasm.transform.ForwardMemory;
import dev.wami.ssawasm.transform.LoopStrengthReduce;
import dev.wami.ssawasm.transform.PromoteMemory;
import dev.wami.ssawasm.transform.ReplaceLoopTests;
import dev.wami.ssawasm.transform.SharePointers;
import dev.wami.ssawasm.transform.UnrollBlockLoops;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The passes of this module by name. */
public final class ConversionPasses implements PassSource {
    @Override
    public @Nullable Pass create(String name) {
        return switch (name) {
            case "llvm-to-std" -> new LlvmToStd();
            case "async-to-std" -> new AsyncToStd();
            case "ml-program-to-std" -> new MlProgramToStd();
            case "generate-runtime-verification" -> new GenerateRuntimeVerification();
            case "lower-affine" -> new LowerAffine();
            case "scalarize-vectors" -> new ScalarizeVectors();
            case "split-vectors" -> new SplitVectors();
            case "dispatch-tangled-cycles" -> new DispatchTangledCycles();
            case "lift-cf-to-scf" -> new LiftCfToScf();
            case "scf-forall-to-for" -> new ForallToFor();
            case "scf-forall-to-parallel" -> new ForallToParallel();
            case "scf-parallel-for-to-nested-fors" -> new ParallelToFor();
            case "convert-scf-to-cf" -> new ScfToCf();
            case "index-to-arith" -> new IndexToArith();
            case "dcont-frames-to-heap" -> new FramesToHeap();
            case "dcont-to-ssawasm" -> new DContToSsaWasm();
            case "assert-to-call" -> new AssertToCall();
            case "name-asserts" -> new NameAsserts();
            case "unreachable-to-assert" -> new UnreachableToAssert();
            case "cf-to-ssawasm" -> new CfToSsaWasm();
            case "ub-to-ssawasm" -> new UbToSsaWasm();
            case "vector-to-ssawasm" -> new VectorToSsaWasm();
            case "arith-to-ssawasm" -> new ArithToSsaWasm();
            case "math-to-ssawasm" -> new MathToSsaWasm();
            case "normalize-memrefs" -> new NormalizeMemRefs();
            case "expand-memref-atomics" -> new ExpandAtomics();
            case "expand-memref-dma" -> new ExpandDma();
            case "expand-strided-allocations" -> new ExpandStridedAllocations();
            case "llvm-casts-to-ssawasm" -> new LlvmCastsToSsaWasm();
            case "memref-to-ssawasm" -> new MemRefToSsaWasm();
            case "llvm-to-ssawasm" -> new LlvmToSsaWasm();
            case "expand-c-interface" -> new ExpandCInterface();
            case "llvm-request-c-wrappers" -> new RequestCInterface();
            case "func-to-ssawasm" -> new FuncToSsaWasm();
            case "scf-to-ssawasm" -> new ScfToSsaWasm();
            case "lower-features" -> new LowerFeatures();
            case "promote-memory" -> new PromoteMemory();
            case "loop-strength-reduce" -> new LoopStrengthReduce();
            case "unroll-block-loops" -> new UnrollBlockLoops();
            case "forward-memory" -> new ForwardMemory();
            case "share-pointers" -> new SharePointers();
            case "fold-access-offsets" -> new FoldAccessOffsets();
            case "replace-loop-tests" -> new ReplaceLoopTests();
            case "introduce-locals" -> new IntroduceLocals();
            case "coalesce-locals" -> new CoalesceLocals();
            case "ssawasm-global-to-wasm" -> new SsaWasmGlobalToWasm();
            case "ssawasm-to-wasm" -> new SsaWasmToWasm();
            case "wasmssa-to-wasm" -> new WasmSsaToWasm();
            case "wasmssa-verify-stack" -> new WasmSsaVerifyStack();
            default -> null;
        };
    }

    @Override
    public List<String> names() {
        return List.of(
                "llvm-to-std",
                "async-to-std",
                "ml-program-to-std",
                "generate-runtime-verification",
                "lower-affine",
                "scalarize-vectors",
                "split-vectors",
                "dispatch-tangled-cycles",
                "lift-cf-to-scf",
                "scf-forall-to-for",
                "scf-forall-to-parallel",
                "scf-parallel-for-to-nested-fors",
                "convert-scf-to-cf",
                "index-to-arith",
                "dcont-frames-to-heap",
                "dcont-to-ssawasm",
                "assert-to-call",
                "name-asserts",
                "unreachable-to-assert",
                "cf-to-ssawasm",
                "ub-to-ssawasm",
                "vector-to-ssawasm",
                "arith-to-ssawasm",
                "math-to-ssawasm",
                "normalize-memrefs",
                "expand-memref-atomics",
                "expand-memref-dma",
                "expand-strided-allocations",
                "llvm-casts-to-ssawasm",
                "memref-to-ssawasm",
                "llvm-to-ssawasm",
                "expand-c-interface",
                "llvm-request-c-wrappers",
                "func-to-ssawasm",
                "scf-to-ssawasm",
                "lower-features",
                "promote-memory",
                "loop-strength-reduce",
                "unroll-block-loops",
                "forward-memory",
                "share-pointers",
                "fold-access-offsets",
                "replace-loop-tests",
                "introduce-locals",
                "coalesce-locals",
                "ssawasm-global-to-wasm",
                "ssawasm-to-wasm",
                "wasmssa-to-wasm",
                "wasmssa-verify-stack");
    }
}
