package dev.wami.std.scf;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.RegionEvaluable;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.AllocationScope;
import dev.wami.core.ir.trait.ChecksTerminator;
import dev.wami.core.ir.trait.ImplicitTerminator;
import dev.wami.core.ir.trait.LoopLike;
import dev.wami.core.ir.trait.RecursiveMemoryEffects;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.Argument;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A nest of loops whose iterations may run in any order, and may reduce a value of each to results by its terminator, a
 * {@link Reductions.ReduceOp}. The interpreter runs them in lexicographic order. Upstream: scf.parallel.
 */
public final class ParallelOp extends Operation
        implements LoopLike,
                ImplicitTerminator,
                ChecksTerminator,
                RecursiveMemoryEffects,
                AllocationScope,
                RegionEvaluable {
    static final OpSpec SPEC = OpSpec.of(ScfOp.PARALLEL, "parallel for operation")
            .variadic("lowerBound", Types.INDEX)
            .variadic("upperBound", Types.INDEX)
            .variadic("step", Types.INDEX)
            .variadic("initVals", Types.ANY)
            .variadicResult("results", Types.ANY)
            .region("region", RegionKind.ONE_BLOCK)
            .customSyntax();

    ParallelOp(OpState state) {
        super(SPEC, state);
    }

    /** A loop nest whose body is a block with an induction variable per bound, and no terminator yet. */
    public ParallelOp(
            Location location,
            List<? extends Value> lower,
            List<? extends Value> upper,
            List<? extends Value> step,
            List<? extends Value> inits) {
        this(location, lower, upper, step, inits, new Region());
        Block body = region(0).add(new Block());
        for (Value l : lower) body.addArgument(l.type(), location);
    }

    private ParallelOp(
            Location location,
            List<? extends Value> lower,
            List<? extends Value> upper,
            List<? extends Value> step,
            List<? extends Value> inits,
            Region body) {
        super(
                SPEC,
                OpState.at(location)
                        .operands(lower)
                        .operands(upper)
                        .operands(step)
                        .operands(inits)
                        .results(inits.stream().map(Value::type).toList())
                        .region(body));
    }

    // ---- parts

    public List<Value> lowerBounds() {
        return operands(0);
    }

    public List<Value> upperBounds() {
        return operands(1);
    }

    public List<Value> steps() {
        return operands(2);
    }

    public List<Value> inits() {
        return operands(3);
    }

    public Block body() {
        return region(0).entry();
    }

    /** One per bound, the outermost first. */
    public List<BlockArgument> inductionVariables() {
        return body().arguments();
    }

    public Reductions.ReduceOp reduceOp() {
        return (Reductions.ReduceOp) body().requiredTerminator();
    }

    // ---- interfaces

    @Override
    public List<Region> loopRegions() {
        return List.of(region(0));
    }

    @Override
    public String terminatorName() {
        return "scf.reduce";
    }

    @Override
    public Operation makeTerminator(Location location) {
        return new Reductions.ReduceOp(location, List.of());
    }

    // ---- verifying

    @Override
    public void verify(Diagnostics diagnostics) {
        int loops = steps().size();
        if (loops == 0) {
            diagnostics.error(this, "needs at least one tuple element for lowerBound, upperBound and step");
            return;
        }
        Folder folder = new Folder();
        for (Value step : steps()) {
            IntegerAttr constant = folder.integer(step);
            if (constant != null && constant.big().signum() <= 0) {
                diagnostics.error(this, "constant step operand must be positive");
                return;
            }
        }
        if (body().argumentCount() != loops) {
            diagnostics.error(
                    this,
                    "expects the same number of induction variables: %d as bound and step values: %d",
                    body().argumentCount(),
                    loops);
            return;
        }
        for (BlockArgument argument : body().arguments()) {
            if (argument.type() == IndexType.INDEX) continue;
            diagnostics.error(this, "expects arguments for the induction variable to be of index type");
            return;
        }
        verifyReductions(diagnostics);
    }

    private void verifyReductions(Diagnostics diagnostics) {
        if (!(body().last() instanceof Reductions.ReduceOp reduce)) {
            var error = diagnostics.error(this, "expects body to terminate with 'scf.reduce'");
            Operation last = body().last();
            if (last != null) error.note(last.location(), "terminator here");
            return;
        }
        int reductions = reduce.regionCount();
        if (resultCount() != reductions) {
            diagnostics.error(
                    this,
                    "expects number of results: %d to be the same as number of reductions: %d",
                    resultCount(),
                    reductions);
            return;
        }
        if (resultCount() != inits().size()) {
            diagnostics.error(
                    this,
                    "expects number of results: %d to be the same as number of initial values: %d",
                    resultCount(),
                    inits().size());
            return;
        }
        // an scf.reduce of another number of values says so itself
        if (reduce.operandCount() != reductions) return;
        for (int i = 0; i < reductions; i++) {
            Type reduced = reduce.operand(i).type();
            if (reduced.equals(result(i).type())) continue;
            diagnostics.error(
                    reduce,
                    "expects type of %d-th reduction operand: '%s' to be the same as the %d-th result type: '%s'",
                    i,
                    reduced,
                    i,
                    result(i).type());
            return;
        }
    }

    // ---- simplification

    @Override
    public boolean canonicalize(Rewriter rewriter) {
        return dropTrivialLoops(rewriter) || mergeNested(rewriter);
    }

    /** Nothing runs if one loop does not; a loop that runs once is its lower bound; without loops, the body remains. */
    private boolean dropTrivialLoops(Rewriter rewriter) {
        List<Integer> once = new ArrayList<>();
        for (int i = 0; i < steps().size(); i++) {
            BigInteger trips =
                    ConstantTripCount.of(lowerBounds().get(i), upperBounds().get(i), steps().get(i), false);
            if (trips != null && trips.signum() == 0) {
                rewriter.replace(this, inits());
                return true;
            }
            if (trips != null && trips.equals(BigInteger.ONE)) once.add(i);
        }
        if (once.isEmpty()) return false;
        if (once.size() == steps().size()) {
            Reductions.ReduceOp reduce = reduceOp();
            List<Value> reduced = reduce.inlineReductions(rewriter, inits());
            rewriter.inlineBlockBefore(body(), this, lowerBounds());
            rewriter.replace(this, reduced);
            rewriter.erase(reduce);
            return true;
        }
        Collections.reverse(once);
        List<Value> lower = new ArrayList<>(lowerBounds());
        List<Value> upper = new ArrayList<>(upperBounds());
        List<Value> step = new ArrayList<>(steps());
        for (int i : once) {
            rewriter.replaceAllUses(inductionVariables().get(i), lower.remove(i));
            body().eraseArgument(i);
            upper.remove(i);
            step.remove(i);
        }
        ParallelOp fewer = new ParallelOp(location(), lower, upper, step, inits(), new Region());
        fewer.region(0).takeBody(region(0));
        rewriter.replace(this, fewer);
        return true;
    }

    /** A nest in a nest, and nothing else, is one nest; if the inner bounds do not depend on the outer loops. */
    private boolean mergeNested(Rewriter rewriter) {
        if (!(body().first() instanceof ParallelOp inner) || inner.next() != body().last()) return false;
        if (!inits().isEmpty() || !inner.inits().isEmpty()) return false;
        for (Value bound : inner.operands()) {
            if (bound instanceof BlockArgument argument && argument.block() == body()) return false;
        }
        ParallelOp merged = new ParallelOp(
                location(),
                joined(lowerBounds(), inner.lowerBounds()),
                joined(upperBounds(), inner.upperBounds()),
                joined(steps(), inner.steps()),
                List.of(),
                new Region());
        for (int i = 0; i < inductionVariables().size(); i++) {
            BlockArgument outer = inductionVariables().get(i);
            rewriter.replaceAllUses(outer, inner.body().insertArgument(i, outer.type(), outer.location()));
        }
        merged.region(0).takeBody(inner.region(0));
        rewriter.replace(this, merged);
        return true;
    }

    private static List<Value> joined(List<Value> outer, List<Value> inner) {
        List<Value> all = new ArrayList<>(outer);
        all.addAll(inner);
        return all;
    }

    // ---- meaning

    /** The results hold what has been reduced so far. */
    @Override
    public Step evaluate(Frame frame) {
        for (int i = 0; i < resultCount(); i++) frame.put(result(i), frame.get(inits().get(i)));
        IterationSpace space = space(frame);
        return space.isEmpty() ? done(frame) : enter(frame, space.lower());
    }

    @Override
    public Step leave(Frame frame, Region region, List<Object> values) {
        long[] at = frame.longs(inductionVariables());
        return space(frame).advance(at, frame) ? enter(frame, at) : done(frame);
    }

    private IterationSpace space(Frame frame) {
        return new IterationSpace(frame.longs(lowerBounds()), frame.longs(upperBounds()), frame.longs(steps()));
    }

    private Step enter(Frame frame, long[] at) {
        List<Object> arguments = new ArrayList<>(at.length);
        for (long i : at) arguments.add(i);
        return frame.enter(region(0), arguments);
    }

    private Step done(Frame frame) {
        return frame.finish(frame.getAll(results()));
    }

    // ---- text

    /** {@code (%i, %j) = (%l, %l) to (%m, %n) step (%s, %s) init (%x) -> f32 { ... }}. */
    @Override
    public boolean parse(AsmParser parser, OpState state) {
        List<Argument> variables = parser.parseArgumentList("(", ")", false, false);
        if (variables == null || !parser.parse("=")) return false;
        List<Value> lower = parseBounds(parser, variables.size());
        if (lower == null || !parser.parseKeyword("to")) return false;
        List<Value> upper = parseBounds(parser, variables.size());
        if (upper == null || !parser.parseKeyword("step")) return false;
        List<Value> step = parseBounds(parser, variables.size());
        if (step == null) return false;
        List<UnresolvedOperand> inits = List.of();
        if (parser.optionalKeyword("init")) {
            inits = parser.parseOperandList("(", ")");
            if (inits == null) return false;
        }
        List<Type> types = parser.optionalArrowTypeList();
        if (types == null) return false;
        List<Argument> typed =
                variables.stream().map(v -> v.withType(IndexType.INDEX)).toList();
        Region body = new Region();
        if (!parser.parseRegion(body, typed) || !parser.optionalAttrDict(state)) return false;
        if (inits.size() != types.size()) {
            parser.error(
                    parser.operationLocation(),
                    "number of operands and types do not match: got %d operands and %d types",
                    inits.size(),
                    types.size());
            return false;
        }
        List<Value> initial = parser.resolve(inits, types);
        if (initial == null) return false;
        state.operands(lower).operands(upper).operands(step).operands(initial).results(types);
        state.region(body);
        return true;
    }

    private static @Nullable List<Value> parseBounds(AsmParser parser, int count) {
        Location at = parser.here();
        List<UnresolvedOperand> bounds = parser.parseOperandList("(", ")");
        if (bounds == null) return null;
        if (bounds.size() != count) {
            parser.error(at, "expected %d operands", count);
            return null;
        }
        return parser.resolveAll(bounds, IndexType.INDEX);
    }

    @Override
    public void print(AsmPrinter printer) {
        printer.text(" (");
        printer.values(inductionVariables()).text(") = (");
        printer.values(lowerBounds()).text(") to (");
        printer.values(upperBounds()).text(") step (");
        printer.values(steps()).text(")");
        if (!inits().isEmpty()) {
            printer.text(" init (");
            printer.values(inits()).text(")");
        }
        printer.optionalArrowTypeList(resultTypes());
        printer.text(" ");
        printer.region(region(0), false, true);
        printer.optionalAttrDict(this, List.of(OpSpec.OPERAND_SEGMENTS));
    }
}
