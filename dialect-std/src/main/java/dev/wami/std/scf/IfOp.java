package dev.wami.std.scf;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.IfLike;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.CarriesValues;
import dev.wami.core.ir.trait.ImplicitTerminator;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import dev.wami.std.arith.ArithBits;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Executes one of two regions; the second may be empty if there are no results. Upstream: scf.if. */
public final class IfOp extends Operation implements IfLike, CarriesValues, ImplicitTerminator {
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
        super(SPEC, IfLike.state(location, condition, results));
        addBlocks(withElse);
    }

    public Value condition() {
        return operand(0);
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
    public List<Successor> entrySuccessors(List<@Nullable Attribute> operands) {
        if (!(operands.get(0) instanceof IntegerAttr condition)) return successorsFrom(null);
        return List.of(successor(condition.value() != 0));
    }

    @Override
    public String terminatorName() {
        return "scf.yield";
    }

    @Override
    public Operation makeTerminator(Location location) {
        return new ScfTerminators.YieldOp(location, List.of());
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
        return enter(frame, frame.getBool(condition()));
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
        state.operand(value).results(types);
        return IfLike.parseRegions(parser, state);
    }

    @Override
    public void print(AsmPrinter printer) {
        printer.text(" ");
        printer.value(condition());
        if (resultCount() > 0) printer.text(" -> (").types(resultTypes()).text(")");
        printer.text(" ");
        printRegions(printer, List.of());
    }
}
