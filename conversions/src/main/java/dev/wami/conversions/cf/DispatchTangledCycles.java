package dev.wami.conversions.cf;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.transform.Cycles;
import dev.wami.std.func.FuncOp;
import java.util.Set;

/**
 * Makes one loop with a switch of cycles of blocks that would become very many loops in one another, or are entered in
 * many places: code of which structured control flow would grow with the square of its size.
 *
 * <pre>{@code
 * ^a: ... cond_br %c, ^b(%x), ^d                 ^a: ... cond_br %c, ^e1, ^e2
 * ^b(%y): ... br ^a                      ->      ^e1: store %x, 1; store "b", 0; br ^next
 *                                                ^next: switch load 0 [ "a": ^a, "b": ^b ... ]
 *                                                ^b: %y = load 1 ...
 * }</pre>
 *
 * Values that go from block to block are in a memref on the stack meanwhile.
 */
public final class DispatchTangledCycles extends Pass {
    /** As many loops in one another are left to be structured. */
    private static final int DEEP = 24;

    /** Of loops that are entered in fewer places a switch at the start of each iteration knows the values of all. */
    private static final int MANY = 8;

    @Override
    public String name() {
        return "dispatch-tangled-cycles";
    }

    @Override
    public String summary() {
        return "replace cycles of blocks that would nest too deeply by one loop with a dispatch switch";
    }

    @Override
    public String anchor() {
        return "func.func";
    }

    @Override
    public void run(Operation root, PassContext context) {
        if (!(root instanceof FuncOp f) || f.isDeclaration()) return;
        Region body = f.body();
        if (body.blockCount() < MANY
                || f.collect(Operation.class).stream()
                        .anyMatch(op -> op.dialect().equals("dcont"))) return;
        for (Set<Block> cycle : Cycles.find(body.entry())) {
            if (cycle.size() >= MANY && Cycles.isTangled(cycle, DEEP, MANY)) Dispatch.replace(cycle, body);
        }
    }
}
