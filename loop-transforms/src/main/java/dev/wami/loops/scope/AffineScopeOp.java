package dev.wami.loops.scope;

import dev.wami.core.interp.Frame;
import dev.wami.core.interp.RegionEvaluable;
import dev.wami.core.interp.RegionReturn;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.AffineScope;
import dev.wami.core.ir.trait.CarriesValues;
import dev.wami.core.ir.trait.HasParent;
import dev.wami.core.ir.trait.ImplicitTerminator;
import dev.wami.core.ir.trait.NoRegionArguments;
import dev.wami.core.ir.trait.RecursiveMemoryEffects;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.RegionBranchSimplification;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.std.affine.AffineOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Executes a region once, in which values that are computed directly in it or around it are symbols of affine maps, as
 * those of a function are:
 *
 * <pre>
 *   scf.for %i = %c0 to %n step %c1 {
 *     %from = memref.load %offsets[%i] : memref&lt;?xindex&gt;
 *     loops.affine_scope {
 *       affine.for %j = #map()[%from] to ... { affine.load %a[%j - symbol(%from)] }
 *     }
 *   }
 * </pre>
 *
 * Symbols are fixed while the region is executed, and may be others when it is executed again: whoever compares
 * iterations of loops around a scope asks where a value is defined, not whether it is a symbol. Upstream has the trait
 * AffineScope on functions, modules and gpu.launch alone.
 */
public final class AffineScopeOp extends Operation
        implements AffineScope,
                CarriesValues,
                ImplicitTerminator,
                NoRegionArguments,
                RecursiveMemoryEffects,
                RegionEvaluable {
    static final OpSpec SPEC = OpSpec.of(LoopsOp.AFFINE_SCOPE, "execute a region once whose values are affine symbols")
            .variadicResult("results", Types.ANY)
            .region("body", RegionKind.ONE_BLOCK)
            .customSyntax();

    AffineScopeOp(OpState state) {
        super(SPEC, state);
    }

    /** An operation whose region is empty yet. */
    public AffineScopeOp(Location location, List<? extends Type> results) {
        super(SPEC, OpState.at(location).results(results).region());
    }

    public Block body() {
        return region(0).entry();
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
    public String terminatorName() {
        return LoopsOp.YIELD.opName();
    }

    @Override
    public Operation makeTerminator(Location location) {
        return new YieldOp(location, List.of());
    }

    // ---- simplification

    /** A scope that makes no difference is the operations in it. */
    @Override
    public boolean canonicalize(Rewriter rewriter) {
        if (!isNeeded()) {
            inline(rewriter);
            return true;
        }
        return RegionBranchSimplification.run(this, rewriter);
    }

    /** Not where nothing affine is in it, or where it is directly in another one, which has the same symbols. */
    boolean isNeeded() {
        if (parentOp() instanceof AffineScope) return false;
        boolean[] affine = {false};
        walkOuterFirst(op -> {
            affine[0] |= op.kind() instanceof AffineOp;
            return affine[0] ? Walk.STOP : Walk.INTO;
        });
        return affine[0];
    }

    private void inline(Rewriter rewriter) {
        Operation terminator = body().requiredTerminator();
        rewriter.inlineBlockBefore(body(), this, List.of());
        rewriter.replace(this, terminator.operands());
        rewriter.erase(terminator);
    }

    /** Puts the operations of the region in the place of this one. */
    void inline() {
        Operation terminator = body().requiredTerminator();
        replaceAllUsesWith(terminator.operands());
        terminator.erase();
        requiredBlock().takeOperations(body(), this);
        erase();
    }

    // ---- meaning

    @Override
    public Step evaluate(Frame frame) {
        return frame.enter(region(0), List.of());
    }

    @Override
    public Step leave(Frame frame, Region region, List<Object> values) {
        return frame.finish(values);
    }

    // ---- text

    /** {@code -> (i32) { ... }}. */
    @Override
    public boolean parse(AsmParser parser, OpState state) {
        List<Type> types = parser.optionalArrowTypeList();
        if (types == null) return false;
        Region body = new Region();
        state.results(types).region(body);
        return parser.parseRegion(body, List.of()) && parser.optionalAttrDict(state);
    }

    @Override
    public void print(AsmPrinter printer) {
        printer.optionalArrowTypeList(resultTypes());
        printer.text(" ");
        printer.region(region(0), false, resultCount() > 0);
        printer.optionalAttrDict(this, List.of());
    }

    /** Ends the region of a scope with the results of it. */
    public static final class YieldOp extends Operation implements RegionReturn, HasParent {
        static final OpSpec SPEC = OpSpec.of(LoopsOp.YIELD, "end a scope with values")
                .variadic("results", Types.ANY)
                .format("attr-dict ($results^ `:` type($results))?");

        YieldOp(OpState state) {
            super(SPEC, state);
        }

        public YieldOp(Location location, List<? extends Value> values) {
            super(SPEC, OpState.at(location).operands(values));
        }

        @Override
        public List<? extends OpKind> allowedParents() {
            return List.of(LoopsOp.AFFINE_SCOPE);
        }
    }
}
