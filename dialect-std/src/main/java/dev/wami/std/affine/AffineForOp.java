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
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.affine.AffineSymbolExpr;
import dev.wami.core.ir.attr.AffineMapAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.AllocationScope;
import dev.wami.core.ir.trait.CarriesValues;
import dev.wami.core.ir.trait.ImplicitTerminator;
import dev.wami.core.ir.trait.LoopLike;
import dev.wami.core.ir.trait.RecursiveMemoryEffects;
import dev.wami.core.ir.trait.Speculation;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.Argument;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.text.AssignmentList;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Counts from the greatest result of one affine map to before the least result of another, by a constant step, carrying
 * values from one iteration to the next. Upstream: affine.for.
 */
public final class AffineForOp extends Operation
        implements LoopLike,
                CarriesValues,
                ImplicitTerminator,
                RecursiveMemoryEffects,
                Speculation,
                AllocationScope,
                RegionEvaluable {
    private static final String LOWER = "lowerBoundMap";
    private static final String UPPER = "upperBoundMap";
    private static final String STEP = "step";
    private static final List<String> IN_SYNTAX = List.of(LOWER, UPPER, STEP, OpSpec.OPERAND_SEGMENTS);
    private static final AffineMap ONE_SYMBOL = new AffineMap(0, 1, List.of(AffineExpr.symbol(0)));

    static final OpSpec SPEC = OpSpec.of(AffineOp.FOR, "counted loop with affine bounds")
            .variadic("lowerBoundOperands", Types.INDEX)
            .variadic("upperBoundOperands", Types.INDEX)
            .variadic("inits", Types.ANY)
            .attribute(LOWER, Attrs.AFFINE_MAP)
            .attribute(UPPER, Attrs.AFFINE_MAP)
            .attribute(STEP, Attrs.INDEX)
            .variadicResult("results", Types.ANY)
            .region("region", RegionKind.ONE_BLOCK)
            .customSyntax();

    AffineForOp(OpState state) {
        super(SPEC, state);
    }

    /** A bound: the greatest (lower) or least (upper) result of {@code map} for {@code operands}, dimensions first. */
    public record Bound(AffineMap map, List<Value> operands) {
        public Bound {
            operands = List.copyOf(operands);
        }

        public static Bound constant(long value) {
            return new Bound(AffineMap.constant(value), List.of());
        }

        public boolean isConstant() {
            return map.isSingleConstant();
        }
    }

    /**
     * A loop whose body is a block with the induction variable and an argument per initial value, and no terminator
     * yet.
     */
    public AffineForOp(Location location, Bound lower, Bound upper, long step, List<? extends Value> inits) {
        super(
                SPEC,
                OpState.at(location)
                        .operands(lower.operands())
                        .operands(upper.operands())
                        .operands(inits)
                        .property(LOWER, new AffineMapAttr(lower.map()))
                        .property(UPPER, new AffineMapAttr(upper.map()))
                        .property(STEP, IntegerAttr.index(step))
                        .results(inits.stream().map(Value::type).toList())
                        .region(new Region()));
        Block body = region(0).add(new Block());
        body.addArgument(IndexType.INDEX, location);
        for (Value init : inits) body.addArgument(init.type(), init.location());
    }

    // ---- parts

    public Bound lower() {
        return new Bound(property(LOWER, AffineMapAttr.class).map(), operands(0));
    }

    public Bound upper() {
        return new Bound(property(UPPER, AffineMapAttr.class).map(), operands(1));
    }

    public void setLower(Bound bound) {
        setAttribute(LOWER, new AffineMapAttr(bound.map()));
        setOperands(0, bound.operands());
    }

    public void setUpper(Bound bound) {
        setAttribute(UPPER, new AffineMapAttr(bound.map()));
        setOperands(1, bound.operands());
    }

    /** Replaces the initial values by as many of the same types. */
    public void setInits(List<? extends Value> inits) {
        setOperands(2, inits);
    }

    public long step() {
        return property(STEP, IntegerAttr.class).value();
    }

    public void setStep(long step) {
        setAttribute(STEP, IntegerAttr.index(step));
    }

    public List<Value> inits() {
        return operands(2);
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
    public AffineYieldOp yieldOp() {
        return (AffineYieldOp) body().requiredTerminator();
    }

    public boolean hasConstantBounds() {
        return lower().isConstant() && upper().isConstant();
    }

    /** How often the body runs if the bounds are constant, else null. */
    public @Nullable Long constantTripCount() {
        if (!hasConstantBounds() || step() <= 0) return null;
        long span = upper().map().singleConstant() - lower().map().singleConstant();
        return span <= 0 ? 0 : Math.floorDiv(span + step() - 1, step());
    }

    // ---- interfaces

    @Override
    public List<Region> loopRegions() {
        return List.of(region(0));
    }

    /** If the trip count is known to be 0 or 1, or not 0, some edges do not exist. */
    @Override
    public List<Successor> successorsFrom(@Nullable Region from) {
        Successor again = new Successor(region(0), carried());
        Successor out = new Successor(null, results());
        Long trips = constantTripCount();
        if (trips != null && from == null) return List.of(trips > 0 ? again : out);
        return trips != null && trips == 1 ? List.of(out) : List.of(again, out);
    }

    @Override
    public List<Value> entryOperands(@Nullable Region to) {
        return inits();
    }

    @Override
    public String terminatorName() {
        return "affine.yield";
    }

    @Override
    public Operation makeTerminator(Location location) {
        return new AffineYieldOp(location, List.of());
    }

    /** Certain to end if it counts by one. */
    @Override
    public Speculatability speculatability() {
        return step() == 1 ? Speculatability.RECURSIVELY : Speculatability.NO;
    }

    // ---- verifying

    @Override
    public void verifyRegions(Diagnostics diagnostics) {
        boolean variable = body().argumentCount() > 0 && inductionVariable().type() == IndexType.INDEX;
        if (!variable) {
            diagnostics.error(this, "expected body to have a single index argument for the induction variable");
            return;
        }
        if (!verifyBound(lower(), "lower", diagnostics) || !verifyBound(upper(), "upper", diagnostics)) return;
        int inits = inits().size();
        if (resultCount() != inits) {
            diagnostics.error(this, "mismatch between the number of loop-carried values and results");
            return;
        }
        if (carried().size() != inits) {
            diagnostics.error(
                    this,
                    "different number of inits and region iter_args: %d != %d",
                    inits,
                    carried().size());
            return;
        }
        for (int i = 0; i < inits; i++) {
            Type init = inits().get(i).type();
            Type carried = carried().get(i).type();
            if (init.equals(carried)) continue;
            diagnostics.error(
                    this,
                    "%d-th init and %d-th region iter_arg have different type: '%s' != '%s'",
                    i,
                    i,
                    init,
                    carried);
            return;
        }
    }

    private boolean verifyBound(Bound bound, String which, Diagnostics diagnostics) {
        if (bound.map().inputs() != bound.operands().size()) {
            diagnostics.error(
                    this,
                    "%s bound map has %d inputs but %d operands",
                    which,
                    bound.map().inputs(),
                    bound.operands().size());
            return false;
        }
        if (bound.map().results().isEmpty()) {
            diagnostics.error(this, "expected %s bound map to have at least one result", which);
            return false;
        }
        return AffineOperands.verify(this, bound.operands(), bound.map().dims(), diagnostics);
    }

    // ---- simplification

    /** Constant bounds become constants, other ones canonical; a loop that never runs is its initial values. */
    @Override
    public FoldResult fold(Folder folder) {
        boolean changed = foldBound(lower(), true, folder) | foldBound(upper(), false, folder);
        changed |= canonicalizeBounds();
        Long trips = constantTripCount();
        if (trips != null && trips == 0 && resultCount() > 0) return FoldResult.ofAll(inits());
        return changed ? FoldResult.CHANGED : FoldResult.NONE;
    }

    private boolean foldBound(Bound bound, boolean lower, Folder folder) {
        if (bound.isConstant()) return false;
        long[] operands = new long[bound.operands().size()];
        for (int i = 0; i < operands.length; i++) {
            IntegerAttr c = folder.integer(bound.operands().get(i));
            if (c == null) return false;
            operands[i] = c.value();
        }
        long[] results;
        try {
            results = bound.map().evaluate(operands);
        } catch (ArithmeticException divisionByZero) {
            return false;
        }
        if (lower) setLower(Bound.constant(AffineApply.max(results)));
        else setUpper(Bound.constant(AffineApply.min(results)));
        return true;
    }

    private boolean canonicalizeBounds() {
        Bound lower = canonical(lower(), true);
        Bound upper = canonical(upper(), false);
        // as upstream, a change of operands alone is none
        if (lower.map().equals(lower().map()) && upper.map().equals(upper().map())) return false;
        setLower(lower);
        setUpper(upper);
        return true;
    }

    private static Bound canonical(Bound bound, boolean lower) {
        ValueMap simpler = new ValueMap(bound.map(), bound.operands()).compose().canonicalize();
        AffineMap map = Ranges.dropRedundant(simpler.map(), simpler.operands(), lower);
        List<AffineExpr> distinct = new ArrayList<>(new LinkedHashSet<>(map.results()));
        return new Bound(new AffineMap(map.dims(), map.symbols(), distinct), simpler.operands());
    }

    /** An empty loop is what it yields, if that is known without running it. */
    @Override
    public boolean canonicalize(Rewriter rewriter) {
        if (body().first() != body().last() || resultCount() == 0) return false;
        Long trips = constantTripCount();
        boolean outside = false;
        boolean permuted = false;
        List<Value> results = new ArrayList<>();
        for (int i = 0; i < resultCount(); i++) {
            Value yielded = yieldOp().operand(i);
            if (yielded == inductionVariable()) return false;
            int position = carried().indexOf(yielded);
            outside |= position < 0;
            permuted |= position >= 0 && position != i;
            results.add(position < 0 ? yielded : inits().get(position));
        }
        if (trips == null && (outside || permuted)) return false;
        if (trips != null && trips >= 2 && permuted) return false;
        rewriter.replace(this, trips != null && trips == 0 ? inits() : results);
        return true;
    }

    // ---- meaning

    @Override
    public Step evaluate(Frame frame) {
        long[] lower = AffineApply.compute(frame, lower().map(), lower().operands());
        if (lower == null) return frame.trap("division by zero in an affine map");
        return next(frame, frame.machine().wrap(IndexType.INDEX, AffineApply.max(lower)), frame.getAll(inits()));
    }

    /** {@code i += step} modulo the width of index, then the test again. */
    @Override
    public Step leave(Frame frame, Region region, List<Object> values) {
        long i = frame.getLong(inductionVariable()) + step();
        return next(frame, frame.machine().wrap(IndexType.INDEX, i), values);
    }

    private Step next(Frame frame, long i, List<Object> carried) {
        // the operands are defined outside of the loop: the bound is the same in every iteration
        long[] upper = AffineApply.compute(frame, upper().map(), upper().operands());
        if (upper == null) return frame.trap("division by zero in an affine map");
        if (i >= frame.machine().wrap(IndexType.INDEX, AffineApply.min(upper))) return frame.finish(carried);
        List<Object> arguments = new ArrayList<>(carried.size() + 1);
        arguments.add(i);
        arguments.addAll(carried);
        return frame.enter(region(0), arguments);
    }

    // ---- text

    /** {@code %i = max #map(%a)[%b] to min #map1(%a) step 2 iter_args(%x = %y) -> (i32) { ... }}. */
    @Override
    public boolean parse(AsmParser parser, OpState state) {
        Argument variable = parser.parseArgument(false, false);
        if (variable == null || !parser.parse("=") || !parseBound(parser, state, true)) return false;
        if (!parser.optionalKeyword("to")) {
            parser.error("expected 'to' between bounds");
            return false;
        }
        if (!parseBound(parser, state, false)) return false;
        if (!parseStep(parser, state)) return false;

        AssignmentList carried = new AssignmentList(List.of(), List.of());
        List<Type> types = List.of();
        if (parser.optionalKeyword("iter_args")) {
            carried = AssignmentList.parse(parser);
            types = carried == null ? null : parser.parseArrowTypeList();
            if (carried == null || types == null) return false;
        }
        int pairs = Math.min(carried.values().size(), types.size());
        List<Value> inits = parser.resolve(carried.values().subList(0, pairs), types.subList(0, pairs));
        if (inits == null) return false;
        if (carried.values().size() != types.size()) {
            parser.error(parser.operationLocation(), "mismatch between the number of loop-carried values and results");
            return false;
        }
        state.operands(inits).results(types);

        List<Argument> arguments = new ArrayList<>();
        arguments.add(variable.withType(IndexType.INDEX));
        for (int i = 0; i < types.size(); i++) {
            arguments.add(carried.arguments().get(i).withType(types.get(i)));
        }
        Region body = new Region();
        state.region(body);
        return parser.parseRegion(body, arguments) && parser.optionalAttrDict(state);
    }

    private static boolean parseStep(AsmParser parser, OpState state) {
        state.property(STEP, IntegerAttr.index(1));
        if (!parser.optionalKeyword("step")) return true;
        Location at = parser.here();
        Attribute step = parser.parseAttribute(IndexType.INDEX);
        if (step == null) return false;
        if (!(step instanceof IntegerAttr s)) {
            parser.error(at, "invalid kind of attribute specified");
            return false;
        }
        if (s.value() < 0) {
            parser.error(at, "expected step to be representable as a positive signed integer");
            return false;
        }
        state.property(STEP, s); // of another type, `false` for one, it is the verifier's
        return true;
    }

    private static boolean parseBound(AsmParser parser, OpState state, boolean lower) {
        String key = lower ? LOWER : UPPER;
        boolean prefixed = parser.optionalKeyword(lower ? "max" : "min");
        UnresolvedOperand operand = parser.optionalOperand();
        if (operand != null) {
            Value value = parser.resolve(operand, IndexType.INDEX);
            if (value == null) return false;
            state.operand(value).property(key, new AffineMapAttr(ONE_SYMBOL));
            return true;
        }
        Location at = parser.here();
        Attribute bound = parser.parseAttribute(IndexType.INDEX);
        if (bound == null) return false;
        if (bound instanceof IntegerAttr c) {
            state.operands(List.of()).property(key, new AffineMapAttr(AffineMap.constant(c.value())));
            return true;
        }
        if (!(bound instanceof AffineMapAttr map)) {
            parser.error(parser.operationLocation(), "expected valid affine map representation for loop bounds");
            return false;
        }
        MapSyntax syntax = MapSyntax.parse(parser);
        if (syntax == null) return false;
        String problem = boundProblem(map.map(), syntax, prefixed, lower);
        if (problem != null) {
            boolean prefix = problem.endsWith("prefix");
            parser.error(prefix ? at : parser.operationLocation(), problem);
            return false;
        }
        state.operands(syntax.operands()).property(key, map);
        return true;
    }

    private static @Nullable String boundProblem(AffineMap map, MapSyntax syntax, boolean prefixed, boolean lower) {
        if (syntax.dims() != map.dims()) return "dim operand count and affine map dim count must match";
        if (syntax.symbols() != map.symbols()) {
            return "symbol operand count and affine map symbol count must match";
        }
        if (prefixed || map.results().size() <= 1) return null;
        return lower
                ? "lower loop bound affine map with multiple results requires 'max' prefix"
                : "upper loop bound affine map with multiple results requires 'min' prefix";
    }

    @Override
    public void print(AsmPrinter printer) {
        printer.text(" ");
        printer.untypedArgument(inductionVariable());
        printer.text(" = ");
        printBound(printer, lower(), LOWER, "max ");
        printer.text(" to ");
        printBound(printer, upper(), UPPER, "min ");
        if (step() != 1) printer.text(" step ").text(step());
        List<Value> inits = inits();
        if (!inits.isEmpty()) {
            printer.text(" iter_args");
            AssignmentList.print(printer, carried(), inits);
            printer.text(" -> (").types(resultTypes()).text(")");
        }
        printer.text(" ");
        printer.region(region(0), false, !inits.isEmpty());
        printer.optionalAttrDict(this, IN_SYNTAX);
    }

    private void printBound(AsmPrinter printer, Bound bound, String key, String prefix) {
        AffineMap map = bound.map();
        if (map.results().size() != 1) {
            printer.text(prefix);
        } else if (map.inputs() == 0 && map.isSingleConstant()) {
            printer.text(map.singleConstant());
            return;
        } else if (map.dims() == 0 && map.symbols() == 1 && map.results().get(0) instanceof AffineSymbolExpr) {
            printer.value(bound.operands().get(0));
            return;
        }
        printer.print(property(key, AffineMapAttr.class));
        MapSyntax.print(printer, bound.operands(), map.dims());
    }
}
