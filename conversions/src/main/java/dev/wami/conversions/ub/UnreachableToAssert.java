package dev.wami.conversions.ub;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
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
import dev.wami.std.ub.PoisonOp;
import dev.wami.std.ub.UnreachableOp;
import dev.wami.wasmspec.Trap;
import java.util.ArrayList;
import java.util.List;

/**
 * Ends each block of a function that must not be reached with an assertion that fails and a return, so that the function has one kind of
 * end: control flow between blocks that end in different ways has no structured form.
 */
public final class UnreachableToAssert extends Pass {
    @Override
    public String name() {
        return "unreachable-to-assert";
    }

    @Override
    public String summary() {
        return "end blocks that must not be reached with a failing assertion and a return";
    }

    @Override
    public void run(Operation root, PassContext context) {
        if (!(root instanceof FuncOp function) || function.isDeclaration()) return;
        for (Block block : function.region(0)) {
            if (block.last() instanceof UnreachableOp end)
                end(end, function.functionType().results());
        }
    }

    private static void end(UnreachableOp unreachable, List<Type> results) {
        Builder builder = Builder.before(unreachable);
        Location location = unreachable.location();
        Value no = builder.insert(new ConstantOp(location, IntegerAttr.of(IntegerType.I1, 0)))
                .result();
        builder.insert(new AssertOp(location, no, Trap.UNREACHABLE.toString()));
        List<Value> values = new ArrayList<>();
        for (Type t : results)
            values.add(builder.insert(new PoisonOp(location, t)).result());
        builder.insert(new ReturnOp(location, values));
        unreachable.erase();
    }
}
