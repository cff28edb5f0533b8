package dev.wami.conversions.cf;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.cf.AssertOp;
import dev.wami.std.func.FuncCalls.CallOp;
import dev.wami.std.func.FuncCalls.ReturnOp;
import dev.wami.std.func.FuncOp;
import dev.wami.std.scf.IfOp;
import dev.wami.std.scf.ScfTerminators.YieldOp;
import dev.wami.wasmspec.Trap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Lets each {@code cf.assert} trap in a function of its own, whose name is its place and message: engines show the
 * names of functions where a trap happened, and nothing else that a module can say.
 *
 * <pre>
 *   cf.assert %ok, "negative"   ->   scf.if %ok {} else { call @"f.mlir:3:5: negative"() }
 * </pre>
 */
public final class NameAsserts extends Pass {
    @Override
    public String name() {
        return "name-asserts";
    }

    @Override
    public String summary() {
        return "move the trap of each assertion into a function named after its location and message";
    }

    @Override
    public void run(Operation root, PassContext context) {
        Map<String, FuncOp> traps = new HashMap<>();
        for (AssertOp op : AssertToCall.numbered(root)) {
            String name = place(op.location()) + gist(op.message());
            FuncOp trap = traps.get(name);
            if (trap == null) {
                trap = trap(free((SymbolTable) root, name), op.location());
                root.region(0).entry().add(trap);
                traps.put(name, trap);
            }
            call(op, trap);
        }
    }

    private static String place(Location location) {
        Location.FileLineCol start = location.start();
        return start == null ? "" : start.file() + ":" + start.line() + ":" + start.column() + ": ";
    }

    /** What is wrong, without what generate-runtime-verification writes around it, and on one line. */
    private static String gist(String message) {
        String found = message;
        int mark = message.startsWith("ERROR: Runtime op verification failed\n") ? message.indexOf("\n^ ") : -1;
        if (mark >= 0) found = message.substring(mark + 3, message.indexOf('\n', mark + 1));
        return found.replace('\n', ' ');
    }

    private static String free(SymbolTable table, String name) {
        String free = name;
        while (table.lookup(free) != null) free += "_";
        return free;
    }

    private static FuncOp trap(String name, Location at) {
        FuncOp function = FuncOp.define(at, name, new FunctionType(List.of(), List.of()));
        function.setAttribute(Symbol.VISIBILITY, StringAttr.of("private"));
        Builder body = Builder.atEnd(function.body().entry());
        Value no = ConstantOp.insert(body, at, IntegerAttr.of(IntegerType.I1, 0));
        body.insert(new AssertOp(at, no, Trap.UNREACHABLE.toString()));
        body.insert(new ReturnOp(at, List.of()));
        return function;
    }

    private static void call(AssertOp op, FuncOp trap) {
        Location at = op.location();
        IfOp test = Builder.before(op).insert(new IfOp(at, op.condition(), List.of(), true));
        Builder.atEnd(test.thenBlock()).insert(new YieldOp(at, List.of()));
        Builder failed = Builder.atEnd(test.elseBlock());
        failed.insert(new CallOp(at, trap, List.of()));
        failed.insert(new YieldOp(at, List.of()));
        op.erase();
    }
}
