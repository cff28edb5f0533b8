package dev.wami.ssawasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Coroutine;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Resuming;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockUse;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs a continuation until it suspends by a tag or ends:
 *
 * <pre>{@code
 *   ssawasm.resume %k(%x : i64) [^on_yield, ^resume] @yield : !ssawasm.cont<"ct">
 * ^resume:                                      // it ended; falls through to here
 *   %r = ssawasm.on_stack : i32                 // what its function returned
 *   ...
 * ^on_yield:                                    // it suspended; a label
 *   %v = ssawasm.on_stack : i32                 // what it passed
 *   %rest = ssawasm.on_stack : !ssawasm.cont<"ct">
 *   ...
 * }</pre>
 *
 * What it does to memory is unknown, unlike with the other branches. Source: the paper, section 4.4 and figures 7, 12.
 */
public final class ResumeOp extends Branches.NestBranch implements SymbolUser, Resuming {
    private static final String TAG = "tag";

    // the stack's order: the continuation on top
    static final OpSpec SPEC = OpSpec.of(SsaWasmOp.RESUME, "run a continuation until it suspends or ends")
            .attribute(TAG, Attrs.FLAT_SYMBOL_REF)
            .variadic("arguments", SsaTypes.VALUE)
            .operand("continuation", SsaTypes.CONT)
            .successor("onYield")
            .successor("fallback")
            .format("$continuation (`(` $arguments^ `:` type($arguments) `)`)? `[` $onYield `,` $fallback `]` $tag"
                    + " attr-dict `:` type($continuation)");

    ResumeOp(OpState state) {
        super(SPEC, state);
    }

    /**
     * @param onYield the label that a suspension by {@code tag} goes to
     * @param fallback the next block, where it goes on when the continuation ends
     */
    public ResumeOp(
            Location location,
            Value continuation,
            List<? extends Value> arguments,
            String tag,
            Block onYield,
            Block fallback) {
        super(
                SPEC,
                OpState.at(location)
                        .property(TAG, SymbolRef.of(tag))
                        .operands(arguments)
                        .operand(continuation)
                        .successor(onYield)
                        .successor(fallback));
    }

    public SymbolRef tag() {
        return property(TAG, SymbolRef.class);
    }

    public List<Value> arguments() {
        return operands(0);
    }

    public Value continuation() {
        return operand(operandCount() - 1);
    }

    public ContType type() {
        return (ContType) continuation().type();
    }

    public Block onYield() {
        return successor(0);
    }

    public Block fallback() {
        return successor(1);
    }

    /** The types of the values that control flow leaves on the stack for {@code block}. */
    public static List<Type> onStack(Block block) {
        List<Type> out = new ArrayList<>();
        for (Operation op = block.first(); op instanceof Stack.OnStackOp; op = op.next()) {
            out.add(op.result().type());
        }
        return out;
    }

    // ---- branching

    @Override
    public boolean fallsThrough(int i) {
        return i == 1;
    }

    @Override
    public int successorOperandStart(int i) {
        return 0;
    }

    @Override
    public int successorOperandCount(int i) {
        return 0;
    }

    @Override
    public void setSuccessorOperands(int i, List<? extends Value> values) {
        if (!values.isEmpty()) throw new IllegalArgumentException("what is passed on is on the stack");
    }

    // ---- verifying

    @Override
    public void verify(Diagnostics diagnostics) {
        for (BlockUse edge : onYield().predecessorUses()) {
            if (edge.owner() instanceof ResumeOp && edge.index() == 0) continue;
            diagnostics.error(this, "something else goes to the block that handles suspensions");
            return;
        }
        if (!onStack(fallback()).isEmpty() && fallback().onlyPredecessor() == null) {
            diagnostics.error(this, "something else goes to the block that takes the results");
        }
    }

    @Override
    public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
        FunctionType continuation = Continuations.contType(this, type(), symbols, diagnostics);
        FunctionType suspension = Continuations.tagType(this, tag(), symbols, diagnostics);
        if (continuation == null || suspension == null) return;
        List<Type> passed = arguments().stream().<Type>map(Value::type).toList();
        verifyTypes("passes", passed, continuation.inputs(), diagnostics);
        verifyTypes("takes results of", onStack(fallback()), continuation.results(), diagnostics);
        List<Type> handled = onStack(onYield());
        int last = handled.size() - 1;
        if (last < 0 || !(handled.get(last) instanceof ContType rest)) {
            diagnostics.error(
                    this, "the block that handles suspensions does not begin with a continuation on the stack");
            return;
        }
        verifyTypes("handles suspensions with", handled.subList(0, last), suspension.inputs(), diagnostics);
        FunctionType left = Continuations.contType(this, rest, symbols, diagnostics);
        FunctionType wanted = new FunctionType(suspension.results(), continuation.results());
        if (left == null || left.equals(wanted)) return;
        diagnostics.error(this, "what is left to run is of type %s, but '%s' is of %s", wanted, rest.name(), left);
    }

    private void verifyTypes(String what, List<Type> given, List<Type> expected, Diagnostics diagnostics) {
        if (given.equals(expected)) return;
        diagnostics.error(this, "%s types %s, but should be %s", what, given, expected);
    }

    // ---- meaning

    @Override
    public Step evaluate(Frame frame) {
        return frame.get(continuation()) instanceof Coroutine c
                ? frame.resume(c, tag(), frame.getAll(arguments()))
                : frame.trap("null continuation reference");
    }

    @Override
    public Step suspended(Frame frame, Coroutine rest, List<Object> values) {
        for (Object v : values) Stack.push(frame, v);
        Stack.push(frame, rest);
        return goTo(0, frame);
    }

    @Override
    public Step ended(Frame frame, List<Object> results) {
        for (Object r : results) Stack.push(frame, r);
        return goTo(1, frame);
    }
}
