package dev.wami.dcont;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Coroutine;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.RegionEvaluable;
import dev.wami.core.interp.Resuming;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.ImplicitTerminator;
import dev.wami.core.ir.trait.RegionBranch;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.Argument;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Runs a continuation until it suspends, which {@code on_yield} handles, or ends, which {@code on_return} does:
 *
 * <pre>{@code
 * %more = dcont.resume %c(%sent) : !dcont.cont<(i32) -> i64> -> i1
 * on_yield(%v: i32, %rest: !dcont.cont<(i32) -> i64>) {
 *   dcont.yield %true : i1
 * } on_return {
 *   dcont.yield %false : i1
 * }
 * }</pre>
 *
 * The handler gets what is yielded, and what is left to run. The handler itself is not part of that: a suspension
 * inside it goes further out. Without results the yields and {@code on_return} may be left out. A continuation is used
 * up by being resumed; to resume it again traps.
 */
public final class ResumeOp extends Operation implements RegionBranch, ImplicitTerminator, RegionEvaluable, Resuming {
    private static final String ON_YIELD = "on_yield";
    private static final String ON_RETURN = "on_return";

    static final OpSpec SPEC = OpSpec.of(DContOp.RESUME, "run a continuation until it suspends or ends")
            .operand("continuation", DContTypes.CONTINUATION)
            .variadic("sent", Types.ANY)
            .variadicResult("results", Types.ANY)
            .region("onYield", RegionKind.ONE_BLOCK)
            .region("onReturn", RegionKind.MAX_ONE_BLOCK)
            .customSyntax();

    ResumeOp(OpState state) {
        super(SPEC, state);
    }

    /** With an empty {@code on_yield} block that has its arguments, and an empty {@code on_return} block if wanted. */
    public ResumeOp(
            Location location,
            Value continuation,
            List<? extends Value> sent,
            List<? extends Type> results,
            boolean withReturn) {
        super(
                SPEC,
                OpState.at(location)
                        .operand(continuation)
                        .operands(sent)
                        .results(results)
                        .region(new Region())
                        .region(new Region()));
        Block handler = onYield().add(new Block());
        for (Type t : handlerTypes()) handler.addArgument(t, location);
        if (withReturn) onReturn().add(new Block());
    }

    public Value continuation() {
        return operand(0);
    }

    /** What the suspended {@code dcont.suspend} gets; nothing does if the continuation has not begun. */
    public List<Value> sent() {
        return operands(1);
    }

    public ContinuationType type() {
        return (ContinuationType) continuation().type();
    }

    /** What happens when the continuation suspends; its arguments are what is yielded, and the rest of it. */
    public Region onYield() {
        return region(0);
    }

    /** What happens when the continuation ends; empty if nothing does. */
    public Region onReturn() {
        return region(1);
    }

    private List<Type> handlerTypes() {
        List<Type> types = new ArrayList<>(type().yielded());
        types.add(type());
        return types;
    }

    // ---- interfaces

    @Override
    public List<Successor> successorsFrom(@Nullable Region from) {
        Successor end = new Successor(null, results());
        if (from != null) return List.of(end);
        // what arrives in on_yield comes from the continuation, not from here
        Successor yield = new Successor(onYield(), List.of());
        return List.of(yield, onReturn().isEmpty() ? end : new Successor(onReturn(), List.of()));
    }

    @Override
    public List<Value> entryOperands(@Nullable Region to) {
        return List.of();
    }

    @Override
    public String terminatorName() {
        return "dcont.yield";
    }

    @Override
    public Operation makeTerminator(Location location) {
        return new YieldOp(location, List.of());
    }

    // ---- verifying

    @Override
    public void verify(Diagnostics diagnostics) {
        if (!(continuation().type() instanceof ContinuationType)) return; // reported by the spec's constraint
        verifyTypes("sends", typesOf(sent()), type().sent(), diagnostics);
        verifyTypes("on_yield takes", typesOf(onYield().arguments()), handlerTypes(), diagnostics);
        verifyTypes("on_return takes", typesOf(onReturn().arguments()), List.of(), diagnostics);
        if (resultCount() > 0 && onReturn().isEmpty()) {
            diagnostics.error(this, "must have an on_return region if defining values");
        }
    }

    private static List<Type> typesOf(List<? extends Value> values) {
        return values.stream().<Type>map(Value::type).toList();
    }

    private void verifyTypes(String what, List<Type> given, List<Type> expected, Diagnostics diagnostics) {
        if (given.equals(expected)) return;
        diagnostics.error(this, "%s (%s), but %s wants (%s)", what, join(given), type(), join(expected));
    }

    private static String join(List<Type> types) {
        return String.join(", ", types.stream().map(Type::toString).toList());
    }

    // ---- meaning

    @Override
    public Step evaluate(Frame frame) {
        if (!(frame.get(continuation()) instanceof Coroutine continuation)) return frame.trap("resume of poison");
        return frame.resume(continuation, type(), continuation.isNew() ? List.of() : frame.getAll(sent()));
    }

    @Override
    public Step suspended(Frame frame, Coroutine rest, List<Object> values) {
        List<Object> arguments = new ArrayList<>(values);
        arguments.add(rest);
        return frame.enter(onYield(), arguments);
    }

    @Override
    public Step ended(Frame frame, List<Object> results) {
        return onReturn().isEmpty() ? frame.finish(List.of()) : frame.enter(onReturn(), List.of());
    }

    @Override
    public Step leave(Frame frame, Region region, List<Object> values) {
        return frame.finish(values);
    }

    // ---- text

    /** {@code %c(%sent) : type -> types on_yield(%v: type, %rest: type) { ... } on_return { ... }}. */
    @Override
    public boolean parse(AsmParser parser, OpState state) {
        UnresolvedOperand continuation = parser.parseOperand();
        if (continuation == null) return false;
        List<UnresolvedOperand> sent = List.of();
        if (parser.atPunctuation("(")) sent = parser.parseOperandList("(", ")");
        if (sent == null) return false;
        Location typeAt = parser.here();
        Type type = parser.parseColonType();
        if (type == null) return false;
        if (!(type instanceof ContinuationType c)) {
            parser.error(typeAt, "expected the type of a continuation, !dcont.cont<...>, but got '%s'", type);
            return false;
        }
        if (sent.size() != c.sent().size()) {
            parser.error(
                    typeAt,
                    "sends %d values, but %s wants %d",
                    sent.size(),
                    c,
                    c.sent().size());
            return false;
        }
        Value resumed = parser.resolve(continuation, type);
        List<Value> values = resumed == null ? null : parser.resolve(sent, c.sent());
        List<Type> results = values == null ? null : parser.optionalArrowTypeList();
        if (resumed == null || values == null || results == null) return false;
        Region onYield = new Region();
        Region onReturn = new Region();
        state.operand(resumed).operands(values).results(results).region(onYield).region(onReturn);
        return parseRegions(parser, onYield, onReturn) && parser.optionalAttrDict(state);
    }

    private static boolean parseRegions(AsmParser parser, Region onYield, Region onReturn) {
        if (!parser.parseKeyword(ON_YIELD)) return false;
        List<Argument> arguments = parser.parseArgumentList("(", ")", true, false);
        if (arguments == null || !parser.parseRegion(onYield, arguments)) return false;
        return !parser.optionalKeyword(ON_RETURN) || parser.parseRegion(onReturn, List.of());
    }

    @Override
    public void print(AsmPrinter out) {
        boolean terminators = resultCount() > 0;
        out.text(" ");
        out.value(continuation());
        if (!sent().isEmpty()) {
            out.text("(");
            out.values(sent()).text(")");
        }
        out.text(" : ").print(type());
        out.optionalArrowTypeList(resultTypes());
        out.text(" on_yield(");
        String separator = "";
        for (BlockArgument a : onYield().arguments()) {
            out.text(separator);
            out.argument(a);
            separator = ", ";
        }
        out.text(") ");
        out.region(onYield(), false, terminators);
        if (!onReturn().isEmpty()) {
            out.text(" on_return ");
            out.region(onReturn(), true, terminators);
        }
        out.optionalAttrDict(this, List.of());
    }
}
