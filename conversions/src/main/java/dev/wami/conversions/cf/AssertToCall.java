package dev.wami.conversions.cf;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.cf.AssertOp;
import dev.wami.std.func.FuncCalls.CallOp;
import dev.wami.std.func.FuncOp;
import dev.wami.std.scf.IfOp;
import dev.wami.std.scf.ScfTerminators.YieldOp;
import dev.wami.wasmspec.Trap;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells the host which {@code cf.assert} failed, since a trap has no message: before it traps,
 * {@code env.assert_failed} is called with its number among those of the module. Upstream's conversion prints the
 * message and calls {@code abort}; without the trap, this is upstream's test-cf-assert.
 */
public final class AssertToCall extends Pass {
    /** What the host gives, in module {@code env}: from i32 to nothing. */
    public static final String HOST_FUNCTION = "assert_failed";

    public final Option<Boolean> trap = Option.of("trap", true, "trap after the call; otherwise the program continues");

    private static final String SYMBOL = "__wami_assert_failed";

    @Override
    public String name() {
        return "assert-to-call";
    }

    @Override
    public String summary() {
        return "tell the host which assertion failed before the trap";
    }

    /**
     * The assertions of {@code module} by number. Those whose message is the specification's for a trap are not among
     * them: they become that trap. Nor are those that fail asynchronous work, not the program.
     */
    public static List<AssertOp> numbered(Operation module) {
        List<AssertOp> all = new ArrayList<>();
        for (AssertOp op : module.collect(AssertOp.class)) if (!isTrap(op.message()) && !failsWork(op)) all.add(op);
        return all;
    }

    private static boolean failsWork(AssertOp op) {
        Operation work = op.parentOp();
        return work != null && work.dialect().equals("async");
    }

    private static boolean isTrap(String message) {
        for (Trap trap : Trap.values()) if (trap.toString().equals(message)) return true;
        return false;
    }

    @Override
    public void run(Operation root, PassContext context) {
        List<AssertOp> all = numbered(root);
        if (all.isEmpty()) return;
        String symbol = free((SymbolTable) root);
        FunctionType type = new FunctionType(List.of(IntegerType.I32), List.of());
        FuncOp function = FuncOp.declare(root.location(), symbol, type);
        function.setAttribute("import_module", StringAttr.of("env"));
        function.setAttribute("import_name", StringAttr.of(HOST_FUNCTION));
        root.region(0).entry().add(function);
        for (int i = 0; i < all.size(); i++) {
            report(all.get(i), i, function);
            if (!trap.get()) all.get(i).erase();
        }
    }

    private static String free(SymbolTable table) {
        String name = SYMBOL;
        while (table.lookup(name) != null) name += "_";
        return name;
    }

    private static void report(AssertOp op, int number, FuncOp function) {
        Location at = op.location();
        IfOp test = Builder.before(op).insert(new IfOp(at, op.condition(), List.of(), true));
        Builder.atEnd(test.thenBlock()).insert(new YieldOp(at, List.of()));
        Builder failed = Builder.atEnd(test.elseBlock());
        Value which = failed.insert(new ConstantOp(at, IntegerAttr.i32(number))).result();
        failed.insert(new CallOp(at, function, List.of(which)));
        failed.insert(new YieldOp(at, List.of()));
    }
}
