package dev.wami.std.affine;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.IfLike;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
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
import dev.wami.core.ir.affine.AffineConstantExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.affine.IntegerSet;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerSetAttr;
import dev.wami.core.ir.trait.CarriesValues;
import dev.wami.core.ir.trait.ImplicitTerminator;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Executes one of two regions, by whether the operands are in a set; the second may be empty. Upstream: affine.if. */
public final class AffineIfOp extends Operation implements IfLike, CarriesValues, ImplicitTerminator {
    private static final String CONDITION = "condition";

    static final OpSpec SPEC = OpSpec.of(AffineOp.IF, "conditional on an integer set")
            .variadic("operands", Types.INDEX)
            .attribute(CONDITION, Attrs.INTEGER_SET)
            .variadicResult("results", Types.ANY)
            .region("thenRegion", RegionKind.ONE_BLOCK)
            .region("elseRegion", RegionKind.ANY)
            .customSyntax();

    AffineIfOp(OpState state) {
        super(SPEC, state);
    }

    /** A conditional whose regions have a block each, without terminators yet; none for {@code else} if not wanted. */
    public AffineIfOp(
            Location location,
            IntegerSet set,
            List<? extends Value> operands,
            List<? extends Type> results,
            boolean withElse) {
        super(
                SPEC,
                OpState.at(location)
                        .operands(operands)
                        .property(CONDITION, new IntegerSetAttr(set))
                        .results(results)
                        .region()
                        .region());
        addBlocks(withElse);
    }

    public IntegerSet condition() {
        return property(CONDITION, IntegerSetAttr.class).set();
    }

    /** Makes it a conditional on {@code set} of {@code operands}. */
    public void setCondition(IntegerSet set, List<? extends Value> operands) {
        setAttribute(CONDITION, new IntegerSetAttr(set));
        setAllOperands(operands);
    }

    // ---- interfaces

    @Override
    public void completeRegions() {
        if (hasElse()) return;
        elseRegion().add(new Block()).add(makeTerminator(location()));
    }

    /** As upstream, nothing is sunk into it: it mostly stands in loops, where that would undo hoisting. */
    @Override
    public boolean isOptional(Region region) {
        return false;
    }

    @Override
    public String terminatorName() {
        return "affine.yield";
    }

    @Override
    public Operation makeTerminator(Location location) {
        return new AffineYieldOp(location, List.of());
    }

    // ---- verifying

    @Override
    public void verify(Diagnostics diagnostics) {
        IntegerSet set = condition();
        if (operandCount() != set.inputs()) {
            diagnostics.error(this, "operand count and condition integer set dimension and symbol count must match");
            return;
        }
        if (!AffineOperands.verify(this, operands(), set.dims(), diagnostics)) return;
    }

    // ---- simplification

    /** Brings the condition and its operands to their canonical form. */
    @Override
    public FoldResult fold(Folder folder) {
        IntegerSet set = condition();
        AffineMap constraints = new AffineMap(set.dims(), set.symbols(), set.constraints());
        ValueMap simpler = new ValueMap(constraints, operands());
        if (operands().stream().anyMatch(v -> v.definedBy() instanceof AffineApply.ApplyOp)) simpler.compose();
        simpler.canonicalize();
        if (simpler.is(constraints, operands())) return FoldResult.NONE;
        AffineMap map = simpler.map();
        setCondition(new IntegerSet(map.dims(), map.symbols(), map.results(), set.equalities()), simpler.operands());
        return FoldResult.CHANGED;
    }

    /** An empty else region goes away; a condition that plainly holds or fails decides. */
    @Override
    public boolean canonicalize(Rewriter rewriter) {
        boolean emptyElse = hasElse()
                && resultCount() == 0
                && elseRegion().entry().first() == elseRegion().entry().last();
        if (emptyElse) {
            rewriter.erase(elseRegion().entry());
            rewriter.changed(this);
            return true;
        }
        Boolean known = knownCondition();
        if (known == null) return false;
        Region taken = known ? thenRegion() : elseRegion();
        if (taken.isEmpty()) {
            rewriter.erase(this);
            return true;
        }
        Block block = taken.entry();
        Operation yield = block.requiredTerminator();
        rewriter.inlineBlockBefore(block, this, List.of());
        rewriter.replace(this, yield.operands());
        rewriter.erase(yield);
        return true;
    }

    /** True for {@code (0 == 0)}, false for {@code (1 == 0)}, as upstream, whose folds stop at other constants. */
    private @Nullable Boolean knownCondition() {
        IntegerSet set = condition();
        if (set.constraints().size() != 1 || !set.isEquality(0)) return null;
        if (!(set.constraints().get(0) instanceof AffineConstantExpr c)) return null;
        if (c.value() == 0) return true;
        return c.value() == 1 ? Boolean.FALSE : null;
    }

    // ---- meaning

    @Override
    public Step evaluate(Frame frame) {
        boolean holds;
        try {
            holds = condition().contains(frame.longs(operands()));
        } catch (ArithmeticException e) {
            return frame.trap("division by zero in an integer set");
        }
        return enter(frame, holds);
    }

    // ---- text

    /** {@code #set(%i)[%n] -> i32 { ... } else { ... }}. */
    @Override
    public boolean parse(AsmParser parser, OpState state) {
        Location at = parser.here();
        Attribute set = parser.parseAttribute(IndexType.INDEX);
        if (set == null) return false;
        if (!(set instanceof IntegerSetAttr s)) {
            parser.error(at, "invalid kind of attribute specified");
            return false;
        }
        MapSyntax syntax = MapSyntax.parse(parser);
        if (syntax == null) return false;
        if (syntax.dims() != s.set().dims()) {
            parser.error(parser.operationLocation(), "dim operand count and integer set dim count must match");
            return false;
        }
        if (syntax.symbols() != s.set().symbols()) {
            parser.error(parser.operationLocation(), "symbol operand count and integer set symbol count must match");
            return false;
        }
        List<Type> types = parser.optionalArrowTypeList();
        if (types == null) return false;
        state.operands(syntax.operands()).property(CONDITION, s).results(types);
        return IfLike.parseRegions(parser, state);
    }

    @Override
    public void print(AsmPrinter printer) {
        printer.text(" ").print(property(CONDITION, IntegerSetAttr.class));
        MapSyntax.print(printer, operands(), condition().dims());
        printer.optionalArrowTypeList(resultTypes());
        printer.text(" ");
        printRegions(printer, List.of(CONDITION));
    }
}
