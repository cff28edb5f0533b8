package dev.wami.core.interp;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.NoRegionArguments;
import dev.wami.core.ir.trait.RecursiveMemoryEffects;
import dev.wami.core.ir.trait.RegionBranch;
import dev.wami.core.ir.trait.Speculation;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Executes one of its two regions, of a block each, and has the results of that: the first where a condition holds,
 * else the second. The second may be empty if there are no results.
 */
public interface IfLike extends RegionBranch, NoRegionArguments, RecursiveMemoryEffects, Speculation, RegionEvaluable {

    default Region thenRegion() {
        return ((Operation) this).region(0);
    }

    default Region elseRegion() {
        return ((Operation) this).region(1);
    }

    default boolean hasElse() {
        return !elseRegion().isEmpty();
    }

    default Block thenBlock() {
        return thenRegion().entry();
    }

    default Block elseBlock() {
        return elseRegion().entry();
    }

    /** What a new operation with one operand, its condition, is made from. */
    static OpState state(Location location, Value condition, List<? extends Type> results) {
        return OpState.at(location).operand(condition).results(results).region().region();
    }

    /** For a new operation: gives the regions their blocks, without terminators yet; the second only if wanted. */
    default void addBlocks(boolean withElse) {
        thenRegion().add(new Block());
        if (withElse) elseRegion().add(new Block());
    }

    // ---- where control goes

    @Override
    default List<Successor> successorsFrom(@Nullable Region from) {
        return from != null ? List.of(after()) : List.of(successor(true), successor(false));
    }

    /** Where control goes first if the condition holds, or if it does not. */
    default Successor successor(boolean holds) {
        Region region = holds ? thenRegion() : elseRegion();
        return region.isEmpty() ? after() : new Successor(region, List.of());
    }

    private Successor after() {
        return new Successor(null, ((Operation) this).results());
    }

    @Override
    default List<Value> entryOperands(@Nullable Region to) {
        return List.of();
    }

    @Override
    default Speculatability speculatability() {
        return Speculatability.RECURSIVELY;
    }

    // ---- meaning

    /** Enters the region that is to be executed. */
    default Step enter(Frame frame, boolean holds) {
        Region taken = holds ? thenRegion() : elseRegion();
        return taken.isEmpty() ? frame.finish(List.of()) : frame.enter(taken, List.of());
    }

    @Override
    default Step leave(Frame frame, Region region, List<Object> values) {
        return frame.finish(values);
    }

    // ---- text

    /** Parses <code>{...} else {...}</code> and the attributes after it, the end of upstream's syntax. */
    static boolean parseRegions(AsmParser parser, OpState state) {
        Region then = new Region();
        Region otherwise = new Region();
        state.region(then).region(otherwise);
        if (!parser.parseRegion(then, List.of())) return false;
        if (parser.optionalKeyword("else") && !parser.parseRegion(otherwise, List.of())) return false;
        return parser.optionalAttrDict(state);
    }

    /** Prints what {@link #parseRegions} reads, without the terminators if there are no results. */
    default void printRegions(AsmPrinter printer, List<String> elided) {
        Operation op = (Operation) this;
        boolean terminators = op.resultCount() > 0;
        printer.region(thenRegion(), true, terminators);
        if (hasElse()) {
            printer.text(" else ");
            printer.region(elseRegion(), true, terminators);
        }
        printer.optionalAttrDict(op, elided);
    }
}
