package dev.wami.std.scf;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.RegionEvaluable;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.CarriesValues;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.RecursiveMemoryEffects;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.RegionBranchSimplification;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.std.cf.BranchOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Executes a region of any number of blocks once: a place for branches among structured control flow. Upstream:
 * scf.execute_region.
 */
public final class ExecuteRegionOp extends Operation implements CarriesValues, RecursiveMemoryEffects, RegionEvaluable {
    private static final String NO_INLINE = "no_inline";

    static final OpSpec SPEC = OpSpec.of(ScfOp.EXECUTE_REGION, "execute a region once")
            .optionalAttribute(NO_INLINE, Attrs.UNIT)
            .variadicResult("results", Types.ANY)
            .region("region", RegionKind.ANY)
            .customSyntax();

    ExecuteRegionOp(OpState state) {
        super(SPEC, state);
    }

    /** An operation whose region is empty yet. */
    public ExecuteRegionOp(Location location, List<? extends Type> results) {
        super(SPEC, OpState.at(location).results(results).region());
    }

    public boolean isNoInline() {
        return hasAttribute(NO_INLINE);
    }

    @Override
    public List<Successor> successorsFrom(@Nullable Region from) {
        return List.of(from == null ? new Successor(region(0), List.of()) : new Successor(null, results()));
    }

    @Override
    public List<Value> entryOperands(@Nullable Region to) {
        return List.of();
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        if (region(0).isEmpty()) diagnostics.error(this, "region needs to have at least one block");
        else if (!region(0).arguments().isEmpty()) diagnostics.error(this, "region cannot have any arguments");
    }

    /** One block takes the place of the operation; several take the place of the rest of a function's block. */
    @Override
    public boolean canonicalize(Rewriter rewriter) {
        if (isNoInline()) return RegionBranchSimplification.run(this, rewriter);
        if (region(0).hasOneBlock()) {
            ScfRegions.replaceByRegion(rewriter, this, region(0), List.of());
            return true;
        }
        if (parentOp() instanceof FunctionLike) {
            inlineBlocks(rewriter);
            return true;
        }
        return RegionBranchSimplification.run(this, rewriter);
    }

    /**
     *
     *
     * <pre>
     *   ^bb0: A                      ^bb0: A; br ^x
     *     r = execute_region {       ^x: ... br ^y(v)
     *       ^x: ... yield v    ->    ^y(r): B
     *     }
     *     B
     * </pre>
     */
    private void inlineBlocks(Rewriter rewriter) {
        Block before = requiredBlock();
        Region outer = parentRegion();
        if (outer == null) throw new IllegalStateException("in no region");
        Block after = before.splitBefore(this);
        for (OpResult r : results()) after.addArgument(r.type(), location());
        Block entry = region(0).entry();
        for (Block b = region(0).first(); b != null; b = region(0).first()) {
            outer.insertBefore(b, after);
            if (!(b.last() instanceof ScfTerminators.YieldOp yield)) continue;
            rewriter.setBefore(yield);
            rewriter.replace(yield, new BranchOp(yield.location(), after, yield.operands()));
        }
        rewriter.setToEnd(before);
        rewriter.insert(new BranchOp(location(), entry, List.of()));
        rewriter.replace(this, after.arguments());
    }

    @Override
    public Step evaluate(Frame frame) {
        return frame.enter(region(0), List.of());
    }

    @Override
    public Step leave(Frame frame, Region region, List<Object> values) {
        return frame.finish(values);
    }

    /** {@code -> i32 no_inline { ... }}. */
    @Override
    public boolean parse(AsmParser parser, OpState state) {
        List<Type> types = parser.optionalArrowTypeList();
        if (types == null) return false;
        if (parser.optionalKeyword(NO_INLINE)) state.property(NO_INLINE, UnitAttr.UNIT);
        Region body = new Region();
        state.results(types).region(body);
        return parser.parseRegion(body, List.of()) && parser.optionalAttrDict(state);
    }

    @Override
    public void print(AsmPrinter printer) {
        printer.optionalArrowTypeList(resultTypes());
        printer.text(isNoInline() ? " no_inline " : " ");
        printer.region(region(0), false, true);
        printer.optionalAttrDict(this, List.of(NO_INLINE));
    }
}
