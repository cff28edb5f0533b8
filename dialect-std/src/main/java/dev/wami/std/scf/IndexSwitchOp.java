package dev.wami.std.scf;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.RegionEvaluable;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Block;
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
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.CarriesValues;
import dev.wami.core.ir.trait.ChecksTerminator;
import dev.wami.core.ir.trait.ImplicitTerminator;
import dev.wami.core.ir.trait.RecursiveMemoryEffects;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.RegionBranchSimplification;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Executes the region of the case whose value is the argument, or the default's. Region 0 is the default, region
 * {@code i + 1} is case {@code i}. Upstream: scf.index_switch.
 */
public final class IndexSwitchOp extends Operation
        implements CarriesValues, ImplicitTerminator, ChecksTerminator, RecursiveMemoryEffects, RegionEvaluable {
    private static final String CASES = "cases";

    static final OpSpec SPEC = OpSpec.of(ScfOp.INDEX_SWITCH, "switch on an index")
            .operand("arg", Types.INDEX)
            .attribute(CASES, Attrs.DENSE_I64_ARRAY)
            .variadicResult("results", Types.ANY)
            .region("defaultRegion", RegionKind.ONE_BLOCK)
            .variadicRegion("caseRegions", RegionKind.ONE_BLOCK)
            .customSyntax();

    IndexSwitchOp(OpState state) {
        super(SPEC, state);
    }

    /** A switch whose regions have a block each, without terminators yet. */
    public IndexSwitchOp(Location location, Value argument, long[] cases, List<? extends Type> results) {
        super(SPEC, state(OpState.at(location), argument, cases, results));
    }

    private static OpState state(OpState state, Value argument, long[] cases, List<? extends Type> results) {
        state.operand(argument).results(results).property(CASES, DenseArrayAttr.i64(cases));
        for (int i = 0; i <= cases.length; i++) {
            Region region = new Region();
            region.add(new Block());
            state.region(region);
        }
        return state;
    }

    public Value argument() {
        return operand(0);
    }

    /** The values of the cases, in order. */
    public long[] cases() {
        return property(CASES, DenseArrayAttr.class).toLongs();
    }

    public Region defaultRegion() {
        return region(0);
    }

    public Region caseRegion(int i) {
        return region(i + 1);
    }

    /** The region that is executed for {@code argument}. */
    public Region regionFor(long argument) {
        long[] cases = cases();
        for (int i = 0; i < cases.length; i++) if (cases[i] == argument) return caseRegion(i);
        return defaultRegion();
    }

    // ---- interfaces

    @Override
    public List<Successor> successorsFrom(@Nullable Region from) {
        if (from != null) return List.of(new Successor(null, results()));
        List<Successor> out = new ArrayList<>();
        for (int i = 0; i < regionCount(); i++) out.add(new Successor(region(i), List.of()));
        return out;
    }

    @Override
    public List<Successor> entrySuccessors(List<@Nullable Attribute> operands) {
        if (!(operands.get(0) instanceof IntegerAttr argument)) return successorsFrom(null);
        return List.of(new Successor(regionFor(argument.value()), List.of()));
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

    // ---- verifying

    @Override
    public void verify(Diagnostics diagnostics) {
        long[] cases = cases();
        if (regionCount() != cases.length + 1) {
            diagnostics.error(this, "has %d case regions but %d case values", regionCount() - 1, cases.length);
            return;
        }
        long[] sorted = cases.clone();
        Arrays.sort(sorted);
        for (int i = 1; i < sorted.length; i++) {
            if (sorted[i] != sorted[i - 1]) continue;
            diagnostics.error(this, "has duplicate case value: %d", sorted[i]);
            return;
        }
        for (int i = 0; i < regionCount(); i++) {
            String name = i == 0 ? "default region" : "case region #" + (i - 1);
            if (!verifyRegion(region(i), name, diagnostics)) return;
        }
    }

    private boolean verifyRegion(Region region, String name, Diagnostics diagnostics) {
        Operation last = region.entry().last();
        if (!(last instanceof ScfTerminators.YieldOp yield)) {
            String found = last == null ? "nothing" : last.name();
            diagnostics.error(this, "expected region to end with scf.yield, but got %s", found);
            return false;
        }
        if (yield.operandCount() != resultCount()) {
            diagnostics
                    .error(
                            this,
                            "expected each region to return %d values, but %s returns %d",
                            resultCount(),
                            name,
                            yield.operandCount())
                    .note(yield.location(), "see yield operation here");
            return false;
        }
        for (int i = 0; i < resultCount(); i++) {
            Type type = result(i).type();
            Type yielded = yield.operand(i).type();
            if (yielded.equals(type)) continue;
            diagnostics
                    .error(this, "expected result #%d of each region to be '%s'", i, type)
                    .note(yield.location(), "%s returns '%s' here", name, yielded);
            return false;
        }
        return true;
    }

    // ---- simplification

    /** {@code switch (c) -> the region of c}. */
    @Override
    public boolean canonicalize(Rewriter rewriter) {
        IntegerAttr known = rewriter.folder().integer(argument());
        if (known == null) return RegionBranchSimplification.run(this, rewriter);
        ScfRegions.replaceByRegion(rewriter, this, regionFor(known.value()), List.of());
        return true;
    }

    // ---- meaning

    @Override
    public Step evaluate(Frame frame) {
        return frame.enter(regionFor(frame.getLong(argument())), List.of());
    }

    @Override
    public Step leave(Frame frame, Region region, List<Object> values) {
        return frame.finish(values);
    }

    // ---- text

    /** {@code %i -> i32 case 2 { ... } default { ... }}. */
    @Override
    public boolean parse(AsmParser parser, OpState state) {
        UnresolvedOperand argument = parser.parseOperand();
        if (argument == null || !parser.attrDict(state)) return false;
        List<Type> types = List.of();
        if (parser.optional("->")) {
            types = parser.parseTypeList();
            if (types == null) return false;
        }
        List<Long> cases = new ArrayList<>();
        List<Region> regions = new ArrayList<>();
        while (parser.optionalKeyword("case")) {
            Long c = parser.parseInteger();
            Region region = new Region();
            if (c == null || !parser.parseRegion(region, List.of())) return false;
            cases.add(c);
            regions.add(region);
        }
        Region otherwise = new Region();
        if (!parser.parseKeyword("default") || !parser.parseRegion(otherwise, List.of())) return false;
        Value value = parser.resolve(argument, IndexType.INDEX);
        if (value == null) return false;
        state.operand(value).results(types).region(otherwise);
        for (Region region : regions) state.region(region);
        long[] values = cases.stream().mapToLong(Long::longValue).toArray();
        state.property(CASES, DenseArrayAttr.i64(values));
        return true;
    }

    @Override
    public void print(AsmPrinter printer) {
        printer.text(" ");
        printer.value(argument());
        printer.optionalAttrDict(this, List.of(CASES));
        if (resultCount() > 0) printer.text(" -> ").types(resultTypes());
        printer.text(" ");
        long[] cases = cases();
        for (int i = 0; i < cases.length; i++) {
            printer.newline();
            printer.text("case ").text(cases[i]).text(" ");
            printer.region(caseRegion(i), false, true);
        }
        printer.newline();
        printer.text("default ");
        printer.region(defaultRegion(), true, hasTerminatorToPrint());
    }

    /** A yield of nothing is left out in the default region, by upstream's format, though not in the others. */
    private boolean hasTerminatorToPrint() {
        Operation last = defaultRegion().entry().last();
        return last != null && (last.operandCount() > 0 || !last.attributes().isEmpty());
    }
}
