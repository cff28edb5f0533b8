package dev.wami.conversions.ub;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.cf.AssertOp;
import dev.wami.std.func.FuncCalls.ReturnOp;
import dev.wami.std.func.FuncOp;
import dev.wami.std.scf.ExecuteRegionOp;
import dev.wami.std.scf.ScfTerminators.YieldOp;
import dev.wami.std.ub.PoisonOp;
import dev.wami.std.ub.UnreachableOp;
import dev.wami.wasmspec.Trap;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/**
 * Ends each block of a function or of an {@code scf.execute_region} that must not be reached with an assertion that
 * fails and a return or a yield, so that the region has one kind of end: control flow between blocks that end in
 * different ways has no structured form.
 */
public final class UnreachableToAssert extends Pass {
    @Override
    public String name() {
        return "unreachable-to-assert";
    }

    @Override
    public String summary() {
        return "end blocks that must not be reached with a failing assertion and a return or yield";
    }

    @Override
    public void run(Operation root, PassContext context) {
        if (!(root instanceof FuncOp function) || function.isDeclaration()) return;
        end(function.region(0), function.functionType().results(), ReturnOp::new);
        for (ExecuteRegionOp op : function.collect(ExecuteRegionOp.class)) {
            // a single block has no control flow to structure
            if (op.region(0).entry().next() != null) end(op.region(0), op.resultTypes(), YieldOp::new);
        }
    }

    private static void end(Region region, List<Type> results, BiFunction<Location, List<Value>, Operation> leave) {
        for (Block block : region) if (block.last() instanceof UnreachableOp end) end(end, results, leave);
    }

    private static void end(
            UnreachableOp unreachable, List<Type> results, BiFunction<Location, List<Value>, Operation> leave) {
        Builder builder = Builder.before(unreachable);
        Location location = unreachable.location();
        Value no = builder.insert(new ConstantOp(location, IntegerAttr.of(IntegerType.I1, 0)))
                .result();
        builder.insert(new AssertOp(location, no, Trap.UNREACHABLE.toString()));
        List<Value> values = new ArrayList<>();
        for (Type t : results) {
            values.add(builder.insert(new PoisonOp(location, t)).result());
        }
        builder.insert(leave.apply(location, values));
        unreachable.erase();
    }
}
