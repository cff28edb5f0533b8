package dev.wami.loops;

import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassSource;
import dev.wami.loops.affine.AffineExpandIndexOps;
import dev.wami.loops.affine.AffineExpandIndexOpsAsAffine;
import dev.wami.loops.affine.AffineLoopCoalescing;
import dev.wami.loops.affine.AffineLoopInvariantCodeMotion;
import dev.wami.loops.affine.AffineLoopNormalize;
import dev.wami.loops.affine.AffineLoopUnroll;
import dev.wami.loops.affine.AffineParallelize;
import dev.wami.loops.affine.AffineSimplifyMinMax;
import dev.wami.loops.affine.AffineSimplifyStructures;
import dev.wami.loops.alias.AffineLoopVersioning;
import dev.wami.loops.alias.DistinctArguments;
import dev.wami.loops.alias.InferCallEffects;
import dev.wami.loops.contract.AffineArrayContraction;
import dev.wami.loops.copy.AffineDataCopyGenerate;
import dev.wami.loops.dependence.TestMemrefDependenceCheck;
import dev.wami.loops.forward.AffineIterationForwarding;
import dev.wami.loops.fuse.AffineLoopFusion;
import dev.wami.loops.order.AffineLoopDistribution;
import dev.wami.loops.order.AffineLoopInterchange;
import dev.wami.loops.order.AffineLoopReversal;
import dev.wami.loops.order.AffineLoopSkewing;
import dev.wami.loops.order.GroupByStore;
import dev.wami.loops.raise.FormAffineScopes;
import dev.wami.loops.raise.RaiseScfToAffine;
import dev.wami.loops.raise.UnrollForBounds;
import dev.wami.loops.raise.UpliftWhileToFor;
import dev.wami.loops.scf.ScfCompareInIfs;
import dev.wami.loops.scf.ScfForLoopCanonicalization;
import dev.wami.loops.scf.ScfForLoopPeeling;
import dev.wami.loops.scf.ScfForLoopRangeFolding;
import dev.wami.loops.scf.ScfForLoopSpecialization;
import dev.wami.loops.scf.ScfParallelLoopFusion;
import dev.wami.loops.scf.ScfParallelLoopSpecialization;
import dev.wami.loops.scf.ScfParallelLoopTiling;
import dev.wami.loops.scf.ScfWhileRotate;
import dev.wami.loops.scf.ScfWhileUnroll;
import dev.wami.loops.scope.InlineAffineScopes;
import dev.wami.loops.slp.SlpVectorize;
import dev.wami.loops.split.AffineIndexSetSplitting;
import dev.wami.loops.strip.AffineShiftedStrips;
import dev.wami.loops.supervector.AffineSuperVectorize;
import dev.wami.loops.tile.AffineLoopTile;
import dev.wami.loops.tile.AffineLoopUnrollJam;
import dev.wami.loops.tile.AffineRegisterTile;
import dev.wami.loops.tile.AffineScalarPromotion;
import dev.wami.loops.tile.AffineScalarReplacement;
import dev.wami.loops.unswitch.LoopUnswitch;
import dev.wami.loops.vectorize.VectorizeAffineLoops;
import dev.wami.loops.work.MarkColdLoops;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The passes on loops. */
public final class LoopPasses implements PassSource {
    @Override
    public @Nullable Pass create(String name) {
        return switch (name) {
            case "affine-array-contraction" -> new AffineArrayContraction();
            case "affine-data-copy-generate" -> new AffineDataCopyGenerate();
            case "affine-expand-index-ops" -> new AffineExpandIndexOps();
            case "affine-expand-index-ops-as-affine" -> new AffineExpandIndexOpsAsAffine();
            case "affine-index-set-splitting" -> new AffineIndexSetSplitting();
            case "affine-iteration-forwarding" -> new AffineIterationForwarding();
            case "affine-loop-coalescing" -> new AffineLoopCoalescing();
            case "affine-loop-distribution" -> new AffineLoopDistribution();
            case "affine-loop-fusion" -> new AffineLoopFusion();
            case "affine-loop-interchange" -> new AffineLoopInterchange();
            case "affine-loop-invariant-code-motion" -> new AffineLoopInvariantCodeMotion();
            case "affine-loop-normalize" -> new AffineLoopNormalize();
            case "affine-loop-reversal" -> new AffineLoopReversal();
            case "affine-loop-skewing" -> new AffineLoopSkewing();
            case "affine-loop-tile" -> new AffineLoopTile();
            case "affine-loop-unroll" -> new AffineLoopUnroll();
            case "affine-loop-unroll-jam" -> new AffineLoopUnrollJam();
            case "affine-loop-versioning" -> new AffineLoopVersioning();
            case "affine-parallelize" -> new AffineParallelize();
            case "affine-register-tile" -> new AffineRegisterTile();
            case "affine-scalar-promotion" -> new AffineScalarPromotion();
            case "affine-scalrep" -> new AffineScalarReplacement();
            case "affine-shifted-strips" -> new AffineShiftedStrips();
            case "affine-simplify-min-max" -> new AffineSimplifyMinMax();
            case "affine-simplify-structures" -> new AffineSimplifyStructures();
            case "affine-super-vectorize" -> new AffineSuperVectorize();
            case "distinct-arguments" -> new DistinctArguments();
            case "group-by-store" -> new GroupByStore();
            case "infer-call-effects" -> new InferCallEffects();
            case "mark-cold-loops" -> new MarkColdLoops();
            case "loop-unswitch" -> new LoopUnswitch();
            case "form-affine-scopes" -> new FormAffineScopes();
            case "inline-affine-scopes" -> new InlineAffineScopes();
            case "raise-scf-to-affine" -> new RaiseScfToAffine();
            case "scf-compare-in-ifs" -> new ScfCompareInIfs();
            case "scf-for-loop-canonicalization" -> new ScfForLoopCanonicalization();
            case "scf-for-loop-peeling" -> new ScfForLoopPeeling();
            case "scf-for-loop-range-folding" -> new ScfForLoopRangeFolding();
            case "scf-for-loop-specialization" -> new ScfForLoopSpecialization();
            case "scf-parallel-loop-fusion" -> new ScfParallelLoopFusion();
            case "scf-parallel-loop-specialization" -> new ScfParallelLoopSpecialization();
            case "scf-parallel-loop-tiling" -> new ScfParallelLoopTiling();
            case "scf-while-rotate" -> new ScfWhileRotate();
            case "scf-while-unroll" -> new ScfWhileUnroll();
            case "slp-vectorize" -> new SlpVectorize();
            case "test-memref-dependence-check" -> new TestMemrefDependenceCheck();
            case "unroll-for-bounds" -> new UnrollForBounds();
            case "uplift-while-to-for" -> new UpliftWhileToFor();
            case "vectorize-affine-loops" -> new VectorizeAffineLoops();
            default -> null;
        };
    }

    @Override
    public List<String> names() {
        return List.of(
                "affine-array-contraction",
                "affine-data-copy-generate",
                "affine-expand-index-ops",
                "affine-expand-index-ops-as-affine",
                "affine-index-set-splitting",
                "affine-iteration-forwarding",
                "affine-loop-coalescing",
                "affine-loop-distribution",
                "affine-loop-fusion",
                "affine-loop-interchange",
                "affine-loop-invariant-code-motion",
                "affine-loop-normalize",
                "affine-loop-reversal",
                "affine-loop-skewing",
                "affine-loop-tile",
                "affine-loop-unroll",
                "affine-loop-unroll-jam",
                "affine-loop-versioning",
                "affine-parallelize",
                "affine-register-tile",
                "affine-scalar-promotion",
                "affine-scalrep",
                "affine-shifted-strips",
                "affine-simplify-min-max",
                "affine-simplify-structures",
                "affine-super-vectorize",
                "distinct-arguments",
                "form-affine-scopes",
                "group-by-store",
                "infer-call-effects",
                "inline-affine-scopes",
                "mark-cold-loops",
                "loop-unswitch",
                "raise-scf-to-affine",
                "scf-compare-in-ifs",
                "scf-for-loop-canonicalization",
                "scf-for-loop-peeling",
                "scf-for-loop-range-folding",
                "scf-for-loop-specialization",
                "scf-parallel-loop-fusion",
                "scf-parallel-loop-specialization",
                "scf-parallel-loop-tiling",
                "scf-while-rotate",
                "scf-while-unroll",
                "slp-vectorize",
                "test-memref-dependence-check",
                "unroll-for-bounds",
                "uplift-while-to-for",
                "vectorize-affine-loops");
    }
}
