package dev.wami.std.scf;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.RegionEvaluable;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.TypeKind;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.CarriesValues;
import dev.wami.core.ir.trait.ChecksTerminator;
import dev.wami.core.ir.trait.LoopLike;
import dev.wami.core.ir.trait.RecursiveMemoryEffects;
import dev.wami.core.ir.trait.SingleBlock;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.Argument;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.text.AssignmentList;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A general loop: {@code before} computes whether to go on and the values that go to {@code after}, or out as results;
 * {@code after} computes the next arguments of {@code before}. Upstream: scf.while.
 */
public final class WhileOp extends Operation
        implements LoopLike, CarriesValues, SingleBlock, ChecksTerminator, RecursiveMemoryEffects, RegionEvaluable {
    static final OpSpec SPEC = OpSpec.of(ScfOp.WHILE, "general loop")
            .variadic("inits", Types.ANY)
            .variadicResult("results", Types.ANY)
            .region("before", RegionKind.ONE_BLOCK)
            .region("after", RegionKind.ONE_BLOCK)
            .customSyntax();

    WhileOp(OpState state) {
        super(SPEC, state);
    }

    /**
     * A loop whose regions are blocks with arguments for {@code inits} and {@code results}, without terminators yet.
     */
    public WhileOp(Location location, List<? extends Value> inits, List<? extends Type> results) {
        super(
                SPEC,
                OpState.at(location)
                        .operands(inits)
                        .results(results)
                        .region(new Region())
                        .region(new Region()));
        Block before = before().add(new Block());
        for (Value init : inits) before.addArgument(init.type(), init.location());
        Block after = after().add(new Block());
        for (Type type : results) after.addArgument(type, location);
    }

    public List<Value> inits() {
        return operands();
    }

    public Region before() {
        return region(0);
    }

    public Region after() {
        return region(1);
    }

    public Block beforeBlock() {
        return before().entry();
    }

    public Block afterBlock() {
        return after().entry();
    }

    public ScfTerminators.ConditionOp condition() {
        return (ScfTerminators.ConditionOp) beforeBlock().requiredTerminator();
    }

    public ScfTerminators.YieldOp yieldOp() {
        return (ScfTerminators.YieldOp) afterBlock().requiredTerminator();
    }

    // ---- interfaces

    @Override
    public List<Region> loopRegions() {
        return List.of(before(), after());
    }

    @Override
    public List<Successor> successorsFrom(@Nullable Region from) {
        if (from != before()) return List.of(new Successor(before(), before().arguments()));
        return List.of(new Successor(null, results()), new Successor(after(), after().arguments()));
    }

    @Override
    public List<Value> entryOperands(@Nullable Region to) {
        return inits();
    }

    // ---- verifying

    @Override
    public void verify(Diagnostics diagnostics) {
        if (!(beforeBlock().last() instanceof ScfTerminators.ConditionOp)) {
            diagnostics.error(this, "expects the 'before' region to terminate with 'scf.condition'");
        } else if (!(afterBlock().last() instanceof ScfTerminators.YieldOp)) {
            diagnostics.error(this, "expects the 'after' region to terminate with 'scf.yield'");
        }
    }

    // ---- simplification

    @Override
    public boolean canonicalize(Rewriter rewriter) {
        return WhileSimplification.run(this, rewriter);
    }

    // ---- meaning

    @Override
    public Step evaluate(Frame frame) {
        return frame.enter(before(), frame.getAll(inits()));
    }

    @Override
    public Step leave(Frame frame, Region region, List<Object> values) {
        if (region == after()) return frame.enter(before(), values);
        boolean goOn = (Long) values.get(0) != 0;
        List<Object> passed = values.subList(1, values.size());
        return goOn ? frame.enter(after(), passed) : frame.finish(passed);
    }

    // ---- text

    /** {@code (%a = %x) : (i32) -> i64 { ... } do { ^bb0(%b: i64): ... } attributes {...}}. */
    @Override
    public boolean parse(AsmParser parser, OpState state) {
        AssignmentList inits = new AssignmentList(List.of(), List.of());
        if (parser.atPunctuation("(")) {
            inits = AssignmentList.parse(parser);
            if (inits == null) return false;
        }
        Location typeAt = parser.here();
        FunctionType function = parser.parseColonType(TypeKind.FUNCTION);
        if (function == null) return false;
        if (function.inputs().size() != inits.values().size()) {
            parser.error(
                    typeAt,
                    "expected as many input types as operands (expected %d got %d)",
                    inits.values().size(),
                    function.inputs().size());
            return false;
        }
        List<Value> values = parser.resolve(inits.values(), function.inputs());
        if (values == null) return false;
        List<Argument> arguments = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            arguments.add(inits.arguments().get(i).withType(function.inputs().get(i)));
        }
        Region before = new Region();
        Region after = new Region();
        state.operands(values).results(function.results()).region(before).region(after);
        return parser.parseRegion(before, arguments)
                && parser.parseKeyword("do")
                && parser.parseRegion(after, List.of())
                && parser.optionalAttrDictWithKeyword(state);
    }

    @Override
    public void print(AsmPrinter printer) {
        printer.text(" ");
        List<BlockArgument> arguments = before().arguments();
        if (!arguments.isEmpty()) {
            AssignmentList.print(printer, arguments, inits());
            printer.text(" ");
        }
        printer.text(": ");
        printer.functionalType(inits().stream().map(Value::type).toList(), resultTypes());
        printer.text(" ");
        printer.region(before(), false, true);
        printer.text(" do ");
        printer.region(after(), true, true);
        printer.optionalAttrDictWithKeyword(this, List.of());
    }
}
