package dev.wami.std.affine;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.RegionEvaluable;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.attr.AffineMapAttr;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.AllocationScope;
import dev.wami.core.ir.trait.ImplicitTerminator;
import dev.wami.core.ir.trait.LoopLike;
import dev.wami.core.ir.trait.RecursiveMemoryEffects;
import dev.wami.core.ir.trait.Speculation;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.std.memref.AtomicKind;
import dev.wami.std.scf.IterationSpace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A nest of loops with affine bounds whose iterations may run in any order. What each yields is reduced to results,
 * from the identity of the reduction on. The interpreter runs it in lexicographic order. Upstream: affine.parallel.
 */
public final class AffineParallelOp extends Operation
        implements LoopLike, ImplicitTerminator, RecursiveMemoryEffects, Speculation, AllocationScope, RegionEvaluable {
    static final String REDUCTIONS = "reductions";
    static final String LOWER = "lowerBoundsMap";
    static final String LOWER_GROUPS = "lowerBoundsGroups";
    static final String UPPER = "upperBoundsMap";
    static final String UPPER_GROUPS = "upperBoundsGroups";
    static final String STEPS = "steps";

    static final OpSpec SPEC = OpSpec.of(AffineOp.PARALLEL, "multi-index parallel band operation")
            .attribute(REDUCTIONS, ParallelAttrs.REDUCTIONS)
            .attribute(LOWER, Attrs.AFFINE_MAP)
            .attribute(LOWER_GROUPS, ParallelAttrs.GROUPS)
            .attribute(UPPER, Attrs.AFFINE_MAP)
            .attribute(UPPER_GROUPS, ParallelAttrs.GROUPS)
            .attribute(STEPS, ParallelAttrs.STEPS)
            .variadic("mapOperands", Types.INDEX)
            .variadicResult("results", Types.ANY)
            .region("region", RegionKind.ONE_BLOCK)
            .customSyntax();

    AffineParallelOp(OpState state) {
        super(SPEC, state);
    }

    /**
     * One loop from the greatest result of {@code lower} to before the least of {@code upper}, whose body is a block
     * with its variable and no terminator yet.
     *
     * @param results the types of the values reduced, each as the kind at its place in {@code reductions} says
     */
    public AffineParallelOp(
            Location location,
            AffineForOp.Bound lower,
            AffineForOp.Bound upper,
            long step,
            List<AtomicKind> reductions,
            List<? extends Type> results) {
        super(
                SPEC,
                OpState.at(location)
                        .operands(lower.operands())
                        .operands(upper.operands())
                        .property(REDUCTIONS, ParallelAttrs.reductions(reductions))
                        .property(LOWER, new AffineMapAttr(lower.map()))
                        .property(
                                LOWER_GROUPS,
                                ParallelAttrs.groups(lower.map().results().size()))
                        .property(UPPER, new AffineMapAttr(upper.map()))
                        .property(
                                UPPER_GROUPS,
                                ParallelAttrs.groups(upper.map().results().size()))
                        .property(STEPS, ParallelAttrs.steps(step))
                        .results(results)
                        .region(new Region()));
        region(0).add(new Block()).addArgument(IndexType.INDEX, location);
    }

    // ---- parts

    /** What each loop adds to its variable. */
    public long[] steps() {
        return property(STEPS, ArrayAttr.class).elements().stream()
                .mapToLong(a -> ((IntegerAttr) a).value())
                .toArray();
    }

    public int loops() {
        return property(STEPS, ArrayAttr.class).size();
    }

    /** The results of the map of the lower bounds, of which each loop takes the greatest of its group. */
    public AffineMap lowerMap() {
        return property(LOWER, AffineMapAttr.class).map();
    }

    /** The results of the map of the upper bounds, of which each loop takes the least of its group. */
    public AffineMap upperMap() {
        return property(UPPER, AffineMapAttr.class).map();
    }

    public List<Value> lowerOperands() {
        return operands().subList(0, lowerMap().inputs());
    }

    public List<Value> upperOperands() {
        return operands().subList(lowerMap().inputs(), operandCount());
    }

    /** Per loop how many results of {@link #lowerMap} are its. */
    public int[] lowerGroups() {
        return groups(LOWER_GROUPS);
    }

    /** Per loop how many results of {@link #upperMap} are its. */
    public int[] upperGroups() {
        return groups(UPPER_GROUPS);
    }

    /** Counts from the results of {@code lower} to before those of {@code upper}, one of each per loop. */
    public void setSpace(ValueMap lower, ValueMap upper, long[] steps) {
        long[] ones = new long[steps.length];
        Arrays.fill(ones, 1);
        DenseElementsAttr each = ParallelAttrs.groups(ones);
        setAttribute(LOWER, new AffineMapAttr(lower.map()));
        setAttribute(LOWER_GROUPS, each);
        setAttribute(UPPER, new AffineMapAttr(upper.map()));
        setAttribute(UPPER_GROUPS, each);
        setAttribute(STEPS, ParallelAttrs.steps(steps));
        List<Value> operands = new ArrayList<>(lower.operands());
        operands.addAll(upper.operands());
        setAllOperands(operands);
    }

    /** How many groups there are; only the verifier meets more than there are loops, as many as a type can say. */
    private long groupCount(String key) {
        return property(key, DenseElementsAttr.class).type().shape().elementCount();
    }

    private int[] groups(String key) {
        DenseElementsAttr all = property(key, DenseElementsAttr.class);
        int[] out = new int[Math.toIntExact(groupCount(key))];
        for (int i = 0; i < out.length; i++) out[i] = (int) all.get(i);
        return out;
    }

    /** How each result is reduced. */
    public List<AtomicKind> reductions() {
        List<AtomicKind> out = new ArrayList<>();
        for (Attribute a : property(REDUCTIONS, ArrayAttr.class).elements()) {
            out.add(AtomicKind.values()[(int) ((IntegerAttr) a).value()]);
        }
        return out;
    }

    public Block body() {
        return region(0).entry();
    }

    /** One per loop, the outermost first. */
    public List<BlockArgument> inductionVariables() {
        return body().arguments();
    }

    // ---- interfaces

    @Override
    public List<Region> loopRegions() {
        return List.of(region(0));
    }

    @Override
    public String terminatorName() {
        return "affine.yield";
    }

    @Override
    public Operation makeTerminator(Location location) {
        return new AffineYieldOp(location, List.of());
    }

    @Override
    public Speculatability speculatability() {
        return Speculatability.RECURSIVELY;
    }

    // ---- verifying

    @Override
    public void verify(Diagnostics diagnostics) {
        String wrong = wrong();
        if (wrong != null) {
            diagnostics.error(this, "%s", wrong);
        } else if (AffineOperands.verify(this, lowerOperands(), lowerMap().dims(), diagnostics)) {
            AffineOperands.verify(this, upperOperands(), upperMap().dims(), diagnostics);
        }
    }

    private @Nullable String wrong() {
        int arguments = body().argumentCount();
        long lower = groupCount(LOWER_GROUPS);
        long upper = groupCount(UPPER_GROUPS);
        if (lower != loops() || upper != loops() || arguments != loops()) {
            return "the number of region arguments (" + arguments + ") and the number of map groups for lower (" + lower
                    + ") and upper bound (" + upper + "), and the number of steps (" + loops() + ") must all match";
        }
        String wrong = wrongGroups("lower", lowerGroups(), lowerMap());
        if (wrong == null) wrong = wrongGroups("upper", upperGroups(), upperMap());
        int inputs = lowerMap().inputs() + upperMap().inputs();
        if (wrong == null && inputs != operandCount()) {
            return "expected as many operands as its maps have inputs, " + inputs + ", but found " + operandCount();
        }
        return wrong == null ? wrongReductions() : wrong;
    }

    private static @Nullable String wrongGroups(String which, int[] groups, AffineMap map) {
        int results = 0;
        for (int g : groups) {
            if (g == 0) return "expected " + which + " bound map to have at least one result";
            results += g;
        }
        return results == map.results().size()
                ? null
                : "expected " + which + " bounds map to have " + results + " results";
    }

    private @Nullable String wrongReductions() {
        List<AtomicKind> kinds = reductions();
        if (kinds.size() != resultCount()) return "a reduction must be specified for each output";
        for (int i = 0; i < kinds.size(); i++) {
            if (!ParallelAttrs.fits(kinds.get(i), result(i).type())) {
                return "result type cannot match reduction attribute";
            }
        }
        return null;
    }

    // ---- simplification

    /** Composes the bounds with what computes their operands. */
    @Override
    public FoldResult fold(Folder folder) {
        ValueMap lower = new ValueMap(lowerMap(), lowerOperands()).compose();
        ValueMap upper = new ValueMap(upperMap(), upperOperands()).compose();
        if (lower.is(lowerMap(), lowerOperands()) && upper.is(upperMap(), upperOperands())) return FoldResult.NONE;
        List<Value> operands = new ArrayList<>(lower.operands());
        operands.addAll(upper.operands());
        setAttribute(LOWER, new AffineMapAttr(lower.map()));
        setAttribute(UPPER, new AffineMapAttr(upper.map()));
        setAllOperands(operands);
        return FoldResult.CHANGED;
    }

    // ---- meaning

    /** The results hold what has been reduced so far. */
    @Override
    public Step evaluate(Frame frame) {
        List<AtomicKind> kinds = reductions();
        for (int i = 0; i < resultCount(); i++) {
            Type type = result(i).type();
            Attribute identity = kinds.get(i).identity(type);
            frame.put(result(i), identity == null ? Frame.zero(type) : Frame.valueOf(identity));
        }
        IterationSpace space = space(frame);
        if (space == null) return frame.trap("division by zero in an affine map");
        return space.isEmpty() ? frame.finish(frame.getAll(results())) : enter(frame, space.lower());
    }

    @Override
    public Step leave(Frame frame, Region region, List<Object> values) {
        List<AtomicKind> kinds = reductions();
        for (int i = 0; i < resultCount(); i++) {
            Type type = result(i).type();
            Object reduced = kinds.get(i).combine(type, frame.get(result(i)), values.get(i));
            if (reduced == null) return frame.trap("reduction of values of type '" + type + "'");
            frame.put(result(i), reduced);
        }
        IterationSpace space = space(frame);
        long[] at = frame.longs(inductionVariables());
        return space != null && space.advance(at, frame) ? enter(frame, at) : frame.finish(frame.getAll(results()));
    }

    private @Nullable IterationSpace space(Frame frame) {
        long[] lower = AffineApply.compute(frame, lowerMap(), lowerOperands());
        long[] upper = AffineApply.compute(frame, upperMap(), upperOperands());
        if (lower == null || upper == null) return null;
        return new IterationSpace(
                extrema(frame, lower, lowerGroups(), true), extrema(frame, upper, upperGroups(), false), steps());
    }

    private static long[] extrema(Frame frame, long[] results, int[] groups, boolean greatest) {
        long[] out = new long[groups.length];
        int at = 0;
        for (int i = 0; i < groups.length; i++) {
            long best = results[at];
            for (int k = 1; k < groups[i]; k++) {
                long next = results[at + k];
                best = greatest ? Math.max(best, next) : Math.min(best, next);
            }
            out[i] = frame.machine().wrap(IndexType.INDEX, best);
            at += groups[i];
        }
        return out;
    }

    private Step enter(Frame frame, long[] at) {
        List<Object> arguments = new ArrayList<>(at.length);
        for (long i : at) arguments.add(i);
        return frame.enter(region(0), arguments);
    }

    // ---- text

    @Override
    public boolean parse(AsmParser parser, OpState state) {
        return ParallelSyntax.parse(parser, state);
    }

    @Override
    public void print(AsmPrinter printer) {
        ParallelSyntax.print(this, printer);
    }
}
