package dev.wami.loops.tile;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.dependence.Legality;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Tiles the outermost bands of loops. Upstream: affine-loop-tile, which takes operations that do not say what they do
 * to memory to do nothing to it.
 */
public final class AffineLoopTile extends Pass {
    public final Option<Long> cacheSize = Option.of("cache-size", 512L, "the cache to tile for, in KiB");
    public final Option<Boolean> separate = Option.of("separate", false, "give full tiles loops of their own");
    public final Option<Integer> tileSize = Option.of("tile-size", 0, "iterations per tile, for all loops");
    public final Option<List<String>> tileSizes = Option.of(
            "tile-sizes", List.of(), "iterations per tile, for each loop of a band; 4 for those that are missing");
    public final Option<Boolean> argumentsApart =
            Option.of("arguments-apart", false, "take different arguments for different memory");
    public final Option<Boolean> ignoreUnknownEffects = Option.of(
            "ignore-unknown-effects", false, "operations that do not say what they do to memory do nothing to it");

    @Override
    public String name() {
        return "affine-loop-tile";
    }

    @Override
    public String summary() {
        return "tile bands of affine loops";
    }

    @Override
    public String anchor() {
        return "func.func";
    }

    @Override
    public void run(Operation function, PassContext context) {
        for (String size : tileSizes.get()) {
            if (size.matches("[1-9]\\d{0,8}")) continue;
            context.diagnostics().error(function, "tile-sizes: '%s' is no number of iterations", size);
            return;
        }
        MemoryFacts facts = argumentsApart.get() ? MemoryFacts.ARGUMENTS_APART : MemoryFacts.NONE;
        for (AffineForOp first : outermost(function)) {
            List<AffineForOp> band = Tiling.band(first);
            Legality legality = new Legality(Dependences.of(first, facts));
            if (!legality.isPermutable(band, ignoreUnknownEffects.get())) {
                context.diagnostics().remark(first.location(), "tiling nest is invalid due to dependences");
            } else if (Tiling.isRectangular(band)) {
                List<AffineForOp> inner = Tiling.tile(band, sizes(band));
                if (separate.get()) FullTiles.separate(inner);
            }
        }
    }

    private static List<AffineForOp> outermost(Operation function) {
        List<AffineForOp> out = new ArrayList<>();
        for (Block b = function.region(0).first(); b != null; b = b.next()) {
            for (Operation op : b) if (op instanceof AffineForOp loop) out.add(loop);
        }
        return out;
    }

    private List<Integer> sizes(List<AffineForOp> band) {
        if (tileSize.get() > 0) return Collections.nCopies(band.size(), tileSize.get());
        if (tileSizes.get().isEmpty()) return TileSizes.forCache(band, cacheSize.get());
        List<Integer> out = new ArrayList<>();
        for (String size : tileSizes.get()) out.add(Integer.valueOf(size));
        while (out.size() < band.size()) out.add(TileSizes.DEFAULT);
        return out.subList(0, band.size());
    }
}
