package dev.wami.std.scf;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.RegionEvaluable;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Block;
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
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.CarriesValues;
import dev.wami.core.ir.trait.ImplicitTerminator;
import dev.wami.core.ir.trait.NoRegionArguments;
import dev.wami.core.ir.trait.RecursiveMemoryEffects;
import dev.wami.core.ir.trait.Speculation;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import dev.wami.std.arith.ArithBits;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Executes one of two regions; the second may be empty if there are no results. Upstream: scf.if. */
public final class IfOp extends Operation
        implements CarriesValues,
                ImplicitTerminator,
                NoRegionArguments,
                RecursiveMemoryEffects,
                Speculation,
                RegionEvaluable {
    static final OpSpec SPEC = OpSpec.of(ScfOp.IF, "conditional")
            .operand("condition", Types.I1)
            .variadicResult("results", Types.ANY)
            .region("thenRegion", RegionKind.ONE_BLOCK)
            .region("elseRegion", RegionKind.MAX_ONE_BLOCK)
            .customSyntax();

    IfOp(OpState state) {
        super(SPEC, state);
    }

    /** A conditional whose regions have a block each, without terminators yet; none for {@code else} if not wanted. */
    public IfOp(Location location, Value condition, List<? extends Type> results, boolean withElse) {
        super(
                SPEC,
                OpState.at(location)
                        .operand(condition)
                        .results(results)
                        .region(new Region())
                        .region(new Region()));
        thenRegion().add(new Block());
        if (withElse) elseRegion().add(new Block());
    }

    public Value condition() {
        return operand(0);
    }

    public Region thenRegion() {
        return region(0);
    }

    public Region elseRegion() {
        return region(1);
    }

    public boolean hasElse() {
        return !elseRegion().isEmpty();
    }

    public Block thenBlock() {
        return thenRegion().entry();
    }

    public Block elseBlock() {
        return elseRegion().entry();
    }

    public ScfTerminators.YieldOp thenYield() {
        return (ScfTerminators.YieldOp) thenBlock().requiredTerminator();
    }

    public ScfTerminators.YieldOp elseYield() {
        return (ScfTerminators.YieldOp) elseBlock().requiredTerminator();
    }

    // ---- interfaces

    @Override
    public void completeRegions() {
        if (hasElse()) return;
        elseRegion().add(new Block()).add(makeTerminator(location()));
    }

    @Override
    public List<Successor> successorsFrom(@Nullable Region from) {
        if (from != null) return List.of(toResults());
        return List.of(into(thenRegion()), intoElse());
    }

    @Override
    public List<Successor> entrySuccessors(List<@Nullable Attribute> operands) {
        if (!(operands.get(0) instanceof IntegerAttr condition)) return successorsFrom(null);
        return List.of(condition.value() != 0 ? into(thenRegion()) : intoElse());
    }

    private Successor intoElse() {
        return hasElse() ? into(elseRegion()) : toResults();
    }

    private static Successor into(Region region) {
        return new Successor(region, List.of());
    }

    private Successor toResults() {
        return new Successor(null, results());
    }

    @Override
    public List<Value> entryOperands(@Nullable Region to) {
        return List.of();
    }

    @Override
    public String terminatorName() {
        return "scf.yield";
    }

    @Override
    public Operation makeTerminator(Location location) {
        return new ScfTerminators.YieldOp(location, List.of());
    }

    @Override
    public Speculatability speculatability() {
        return Speculatability.RECURSIVELY;
    }

    // ---- verifying

    @Override
    public void verify(Diagnostics diagnostics) {
        if (resultCount() > 0 && !hasElse()) diagnostics.error(this, "must have an else block if defining values");
    }

    // ---- simplification

    /** {@code if (not c) A else B -> if (c) B else A}. */
    @Override
    public FoldResult fold(Folder folder) {
        if (!hasElse() || !(condition().definedBy() instanceof ArithBits.XOrIOp not)) return FoldResult.NONE;
        if (!folder.isOne(not.rhs())) return FoldResult.NONE;
        setOperand(0, not.lhs());
        Block then = thenBlock();
        thenRegion().insertBefore(elseBlock(), then);
        elseRegion().add(then);
        return FoldResult.CHANGED;
    }

    @Override
    public boolean canonicalize(Rewriter rewriter) {
        return IfSimplification.run(this, rewriter);
    }

    // ---- meaning

    @Override
    public Step evaluate(Frame frame) {
        Region taken = frame.getBool(condition()) ? thenRegion() : elseRegion();
        return taken.isEmpty() ? frame.finish(List.of()) : frame.enter(taken, List.of());
    }

    @Override
    public Step leave(Frame frame, Region region, List<Object> values) {
        return frame.finish(values);
    }

    // ---- text

    /** {@code %c -> (i32) { ... } else { ... }}. */
    @Override
    public boolean parse(AsmParser parser, OpState state) {
        UnresolvedOperand condition = parser.parseOperand();
        if (condition == null) return false;
        Value value = parser.resolve(condition, IntegerType.I1);
        List<Type> types = value == null ? null : parser.optionalArrowTypeList();
        if (value == null || types == null) return false;
        Region then = new Region();
        Region otherwise = new Region();
        state.operand(value).results(types).region(then).region(otherwise);
        if (!parser.parseRegion(then, List.of())) return false;
        if (parser.optionalKeyword("else") && !parser.parseRegion(otherwise, List.of())) return false;
        return parser.optionalAttrDict(state);
    }

    @Override
    public void print(AsmPrinter printer) {
        boolean terminators = resultCount() > 0;
        printer.text(" ");
        printer.value(condition());
        if (terminators) printer.text(" -> (").types(resultTypes()).text(")");
        printer.text(" ");
        printer.region(thenRegion(), true, terminators);
        if (hasElse()) {
            printer.text(" else ");
            printer.region(elseRegion(), true, terminators);
        }
        printer.optionalAttrDict(this, List.of());
    }
}
