package dev.wami.std.scf;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.trait.GraphRegion;
import dev.wami.core.ir.trait.HasParent;
import dev.wami.core.ir.trait.NoTerminator;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.trait.SingleBlock;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import java.util.List;

/**
 * Ends the body of a {@link ForallOp}. Its region combines slices of tensors to the results, by an operation of a
 * dialect that is not here ({@link #COMBINING}); where memory is written it is empty. Upstream: scf.forall.in_parallel.
 */
public final class InParallelOp extends Operation
        implements Pure, Terminator, HasParent, GraphRegion, SingleBlock, NoTerminator, Evaluable {
    static final OpSpec SPEC = OpSpec.of(ScfOp.FORALL_IN_PARALLEL, "terminates a `forall` block")
            .region("region", RegionKind.ONE_BLOCK)
            .customSyntax();

    /** The one operation that implements upstream's ParallelCombiningOpInterface. Here it is not registered. */
    private static final String COMBINING = "tensor.parallel_insert_slice";

    InParallelOp(OpState state) {
        super(SPEC, state);
    }

    /** Combines nothing. */
    public InParallelOp(Location location) {
        super(SPEC, OpState.at(location).region(new Region()));
        region(0).add(new Block());
    }

    @Override
    public List<? extends OpKind> allowedParents() {
        return List.of(ScfOp.FORALL);
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        boolean hasOutputs = parentOp() != null && parentOp().resultCount() > 0;
        for (Operation op : region(0).entry()) {
            if (!op.name().equals(COMBINING)) {
                diagnostics.error(this, "expected only ParallelCombiningOpInterface ops");
                return;
            }
            if (!hasOutputs) diagnostics.error(op, "may only insert into an output block argument");
        }
    }

    @Override
    public Step evaluate(Frame frame) {
        Operation first = region(0).entry().first();
        return first == null ? frame.leave(List.of()) : frame.trap("no meaning of '" + first.name() + "' is known");
    }

    @Override
    public boolean parse(AsmParser parser, OpState state) {
        Region region = new Region();
        state.region(region);
        if (!parser.parseRegion(region, List.of())) return false;
        if (region.isEmpty()) region.add(new Block());
        return parser.optionalAttrDict(state);
    }

    @Override
    public void print(AsmPrinter printer) {
        printer.text(" ");
        printer.region(region(0), false, false);
        printer.optionalAttrDict(this, List.of());
    }
}
