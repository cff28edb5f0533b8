package dev.wami.std.scf;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.RegionEvaluable;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
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
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.AllocationScope;
import dev.wami.core.ir.trait.CarriesValues;
import dev.wami.core.ir.trait.ImplicitTerminator;
import dev.wami.core.ir.trait.InferIntRange;
import dev.wami.core.ir.trait.LoopLike;
import dev.wami.core.ir.trait.RecursiveMemoryEffects;
import dev.wami.core.ir.trait.Speculation;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.range.IntRange;
import dev.wami.core.rewrite.RegionBranchSimplification;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.Argument;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.text.AssignmentList;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Counts from a lower bound to before an upper bound by a positive step, carrying values from one iteration to the
 * next. The comparison is signed unless {@code unsigned} is given. Upstream: scf.for.
 */
public final class ForOp extends Operation
        implements LoopLike,
                CarriesValues,
                InferIntRange,
                ImplicitTerminator,
                RecursiveMemoryEffects,
                Speculation,
                AllocationScope,
                RegionEvaluable {
    private static final String UNSIGNED = "unsignedCmp";

    static final OpSpec SPEC = OpSpec.of(ScfOp.FOR, "counted loop")
            .operand("lowerBound", Types.SIGNLESS_INTEGER_OR_INDEX)
            .operand("upperBound", Types.SIGNLESS_INTEGER_OR_INDEX)
            .operand("step", Types.SIGNLESS_INTEGER_OR_INDEX)
            .variadic("initArgs", Types.ANY)
            .optionalAttribute(UNSIGNED, Attrs.UNIT)
            .variadicResult("results", Types.ANY)
            .region("region", RegionKind.ONE_BLOCK)
            .sameTypes("lowerBound", "upperBound", "step")
            .customSyntax();

    ForOp(OpState state) {
        super(SPEC, state);
    }

    /**
     * A loop whose body is a block with the induction variable and an argument per initial value, and no terminator
     * yet.
     */
    public ForOp(Location location, Value lower, Value upper, Value step, List<? extends Value> inits) {
        super(
                SPEC,
                OpState.at(location)
                        .operand(lower, upper, step)
                        .operands(inits)
                        .results(inits.stream().map(Value::type).toList())
                        .region(new Region()));
        Block body = region(0).add(new Block());
        body.addArgument(lower.type(), location);
        for (Value init : inits) body.addArgument(init.type(), init.location());
    }

    // ---- parts

    public Value lowerBound() {
        return operand(0);
    }

    public Value upperBound() {
        return operand(1);
    }

    public Value step() {
        return operand(2);
    }

    public List<Value> inits() {
        return operands(3);
    }

    public boolean isUnsigned() {
        return hasAttribute(UNSIGNED);
    }

    public void setUnsigned() {
        setAttribute(UNSIGNED, UnitAttr.UNIT);
    }

    public Block body() {
        return region(0).entry();
    }

    public BlockArgument inductionVariable() {
        return body().argument(0);
    }

    /** The body's arguments that carry values, one per result. */
    public List<BlockArgument> carried() {
        return body().arguments().subList(1, body().argumentCount());
    }

    /** What the body hands to the next iteration. */
    public ScfTerminators.YieldOp yieldOp() {
        return (ScfTerminators.YieldOp) body().requiredTerminator();
    }

    // ---- interfaces

    @Override
    public List<Region> loopRegions() {
        return List.of(region(0));
    }

    @Override
    public List<Successor> successorsFrom(@Nullable Region from) {
        return List.of(new Successor(region(0), carried()), new Successor(null, results()));
    }

    @Override
    public List<Value> entryOperands(@Nullable Region to) {
        return inits();
    }

    @Override
    public List<@Nullable IntRange> resultRanges(List<@Nullable IntRange> operands) {
        return Collections.nCopies(resultCount(), null);
    }

    /** {@code lower <= i < upper}, if {@code i + step} does not wrap around. */
    @Override
    public @Nullable IntRange argumentRange(BlockArgument argument, List<@Nullable IntRange> operands) {
        IntRange lower = operands.get(0);
        IntRange upper = operands.get(1);
        IntRange step = operands.get(2);
        if (argument != inductionVariable() || isUnsigned()) return null;
        if (lower == null || upper == null || step == null || step.smin().signum() <= 0) return null;
        BigInteger last = upper.smax().subtract(BigInteger.ONE);
        int bits = argument.type() instanceof IndexType ? 32 : step.width();
        boolean one = step.smax().equals(BigInteger.ONE);
        if (!one && last.add(step.smax()).bitLength() >= bits) return null;
        return IntRange.signed(step.width(), lower.smin(), last.max(lower.smin()));
    }

    @Override
    public String terminatorName() {
        return "scf.yield";
    }

    @Override
    public Operation makeTerminator(Location location) {
        return new ScfTerminators.YieldOp(location, List.of());
    }

    /** Certain to end, and to change nothing the body does not, if it counts by one. */
    @Override
    public Speculatability speculatability() {
        IntegerAttr step = new Folder().integer(step());
        return step != null && step.value() == 1 ? Speculatability.RECURSIVELY : Speculatability.NO;
    }

    // ---- verifying

    @Override
    public void verify(Diagnostics diagnostics) {
        int inits = inits().size();
        if (inits != resultCount()) {
            diagnostics.error(this, "mismatch in number of loop-carried values and defined values");
            return;
        }
        if (body().argumentCount() != inits + 1) {
            diagnostics.error(
                    this,
                    "different number of inits and region iter_args: %d != %d",
                    inits,
                    body().argumentCount() - 1);
            return;
        }
        if (!inductionVariable().type().equals(lowerBound().type())) {
            diagnostics.error(this, "expected induction variable to be same type as bounds and step");
            return;
        }
        for (int i = 0; i < inits; i++) {
            Type init = inits().get(i).type();
            Type carried = carried().get(i).type();
            if (!init.equals(carried)) {
                mismatch(diagnostics, i, "init", "region iter_arg", init, carried);
                return;
            }
            if (!carried.equals(result(i).type())) {
                mismatch(
                        diagnostics,
                        i,
                        "region iter_arg",
                        "loop result",
                        carried,
                        result(i).type());
                return;
            }
        }
    }

    @Override
    public void verifyRegions(Diagnostics diagnostics) {
        if (!(body().last() instanceof ScfTerminators.YieldOp yield)) return;
        // upstream takes a loop that yields nothing for one that does not say what it yields
        if (yield.operandCount() == 0) return;
        if (yield.operandCount() != carried().size()) {
            diagnostics.error(
                    this,
                    "different number of region iter_args and yielded values: %d != %d",
                    carried().size(),
                    yield.operandCount());
            return;
        }
        for (int i = 0; i < yield.operandCount(); i++) {
            Type carried = carried().get(i).type();
            Type yielded = yield.operand(i).type();
            if (carried.equals(yielded)) continue;
            mismatch(diagnostics, i, "region iter_arg", "yielded value", carried, yielded);
            return;
        }
    }

    private void mismatch(Diagnostics diagnostics, int i, String one, String other, Type a, Type b) {
        diagnostics.error(this, "%d-th %s and %d-th %s have different type: '%s' != '%s'", i, one, i, other, a, b);
    }

    // ---- simplification

    /** A loop that runs never or once, or that is empty but runs, is what it computes. */
    @Override
    public boolean canonicalize(Rewriter rewriter) {
        return removeIfTrivial(rewriter) || RegionBranchSimplification.run(this, rewriter);
    }

    private boolean removeIfTrivial(Rewriter rewriter) {
        BigInteger trips = constantTripCount();
        if (trips == null) return false;
        if (trips.signum() == 0) {
            rewriter.replace(this, inits());
            return true;
        }
        if (trips.equals(BigInteger.ONE)) {
            List<Value> arguments = new ArrayList<>();
            arguments.add(lowerBound());
            arguments.addAll(inits());
            ScfRegions.replaceByRegion(rewriter, this, region(0), arguments);
            return true;
        }
        if (!ScfRegions.isOnlyTerminator(body())) return false;
        List<Value> yielded = yieldOp().operands();
        for (Value v : yielded) if (!isDefinedOutside(v)) return false;
        rewriter.replace(this, yielded);
        return true;
    }

    /** How often the body runs, if that is known. Upstream: ForOp::getStaticTripCount. */
    public @Nullable BigInteger constantTripCount() {
        return ConstantTripCount.of(lowerBound(), upperBound(), step(), isUnsigned());
    }

    // ---- meaning

    @Override
    public Step evaluate(Frame frame) {
        return next(frame, frame.getLong(lowerBound()), frame.getAll(inits()));
    }

    /** {@code i += step} modulo 2^n, then the test again. */
    @Override
    public Step leave(Frame frame, Region region, List<Object> values) {
        long i = frame.getLong(inductionVariable()) + frame.getLong(step());
        return next(frame, frame.machine().wrap(inductionVariable().type(), i), values);
    }

    private Step next(Frame frame, long i, List<Object> carried) {
        long upper = frame.getLong(upperBound());
        // both are sign-extended from the same width, which keeps the unsigned order as well
        boolean go = isUnsigned() ? Long.compareUnsigned(i, upper) < 0 : i < upper;
        if (!go) return frame.finish(carried);
        List<Object> arguments = new ArrayList<>(carried.size() + 1);
        arguments.add(i);
        arguments.addAll(carried);
        return frame.enter(region(0), arguments);
    }

    // ---- text

    /** {@code %i = %lb to %ub step %s iter_args(%a = %x) -> (i32) : i64 { ... }}. */
    @Override
    public boolean parse(AsmParser parser, OpState state) {
        if (parser.optionalKeyword("unsigned")) state.property(UNSIGNED, UnitAttr.UNIT);
        Argument variable = parser.parseArgument(false, false);
        if (variable == null || !parser.parse("=")) return false;
        UnresolvedOperand lower = parser.parseOperand();
        if (lower == null || !parser.parseKeyword("to")) return false;
        UnresolvedOperand upper = parser.parseOperand();
        if (upper == null || !parser.parseKeyword("step")) return false;
        UnresolvedOperand step = parser.parseOperand();
        if (step == null) return false;

        AssignmentList carried = new AssignmentList(List.of(), List.of());
        List<Type> types = List.of();
        if (parser.optionalKeyword("iter_args")) {
            carried = AssignmentList.parse(parser);
            if (carried == null) return false;
            types = parser.parseArrowTypeList();
            if (types == null) return false;
        }
        if (carried.arguments().size() != types.size()) {
            parser.error(parser.operationLocation(), "mismatch in number of loop-carried values and defined values");
            return false;
        }
        Type type = IndexType.INDEX;
        if (parser.optional(":")) {
            type = parser.parseType();
            if (type == null) return false;
        }
        List<Argument> arguments = new ArrayList<>();
        arguments.add(variable.withType(type));
        for (int i = 0; i < types.size(); i++) {
            arguments.add(carried.arguments().get(i).withType(types.get(i)));
        }
        Region body = new Region();
        state.region(body);
        if (!parser.parseRegion(body, arguments)) return false;

        // after the region, so that nothing which that defines is taken
        List<Value> bounds = parser.resolveAll(List.of(lower, upper, step), type);
        List<Value> inits = bounds == null ? null : parser.resolve(carried.values(), types);
        if (bounds == null || inits == null) return false;
        state.operand(bounds.get(0), bounds.get(1), bounds.get(2)).operands(inits);
        state.results(types);
        return parser.optionalAttrDict(state);
    }

    @Override
    public void print(AsmPrinter printer) {
        printer.text(isUnsigned() ? " unsigned " : " ");
        printer.value(inductionVariable());
        printer.text(" = ");
        printer.value(lowerBound());
        printer.text(" to ");
        printer.value(upperBound());
        printer.text(" step ");
        printer.value(step());
        List<Value> inits = inits();
        if (!inits.isEmpty()) {
            printer.text(" iter_args");
            AssignmentList.print(printer, carried(), inits);
            printer.text(" -> (").types(resultTypes()).text(")");
        }
        printer.text(" ");
        Type type = inductionVariable().type();
        if (type != IndexType.INDEX) printer.text(" : ").print(type).text(" ");
        printer.region(region(0), false, !inits.isEmpty());
        printer.optionalAttrDict(this, List.of(UNSIGNED));
    }
}
