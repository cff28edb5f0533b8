package dev.wami.std.async;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Catching;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.RegionEvaluable;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.AllocationScope;
import dev.wami.core.ir.trait.RecursiveMemoryEffects;
import dev.wami.core.ir.trait.RegionBranch;
import dev.wami.core.ir.trait.SingleBlock;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.Argument;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Begins to execute its region once what it depends on has ended; gives a token, and values for what the region yields.
 * Upstream: async.execute.
 */
public final class ExecuteOp extends Operation
        implements RegionBranch, SingleBlock, AllocationScope, RecursiveMemoryEffects, RegionEvaluable, Catching {
    static final OpSpec SPEC = OpSpec.of(AsyncOp.EXECUTE, "asynchronous execute operation")
            .variadic("dependencies", AsyncTypes.TOKEN)
            .variadic("bodyOperands", AsyncTypes.VALUE_OR_TOKEN)
            .result("token", AsyncTypes.TOKEN)
            .variadicResult("bodyResults", AsyncTypes.VALUE)
            .region("bodyRegion", RegionKind.ONE_BLOCK)
            .customSyntax();

    ExecuteOp(OpState state) {
        super(SPEC, state);
    }

    public List<Value> dependencies() {
        return operands(0);
    }

    public List<Value> bodyOperands() {
        return operands(1);
    }

    @Override
    public List<Successor> successorsFrom(@Nullable Region from) {
        return List.of(
                from == null
                        ? new Successor(region(0), region(0).arguments())
                        : new Successor(null, results().subList(1, resultCount())));
    }

    @Override
    public List<Value> entryOperands(@Nullable Region to) {
        return bodyOperands();
    }

    /** A value outside is what it holds inside. */
    @Override
    public boolean areTypesCompatible(Type passed, Type input) {
        return held(passed).equals(held(input));
    }

    private static Type held(Type type) {
        return type instanceof AsyncValueType v ? v.type() : type;
    }

    @Override
    public void verifyRegions(Diagnostics diagnostics) {
        Operation last = region(0).entry().last();
        if (last != null && !(last instanceof AsyncFunctions.YieldOp)) {
            diagnostics.error(this, "expects regions to end with 'async.yield', found '%s'", last.name());
            return;
        }
        List<Type> held = bodyOperands().stream().map(v -> held(v.type())).toList();
        if (!region(0).entry().argumentTypes().equals(held)) {
            diagnostics.error(
                    this, "async body region argument types do not match the execute operation arguments types");
        }
    }

    /** At once: there is one thread. */
    @Override
    public Step evaluate(Frame frame) {
        List<Object> held = new ArrayList<>();
        for (Object o : frame.getAll(operands())) if (Future.failed(o)) return frame.finish(failed());
        for (Object o : frame.getAll(bodyOperands())) {
            Object value = ((Future) o).value;
            if (value == null) return frame.trap("nothing ever gives an awaited value");
            held.add(value);
        }
        return frame.enter(region(0), held);
    }

    @Override
    public Step leave(Frame frame, Region region, List<Object> values) {
        List<Object> results = new ArrayList<>();
        results.add(new Future());
        for (Object v : values) results.add(Future.of(v));
        return frame.finish(results);
    }

    @Override
    public List<Object> failed() {
        List<Object> results = new ArrayList<>();
        for (int i = 0; i < resultCount(); i++) results.add(Future.failure());
        return results;
    }

    /** {@code [%t] (%v as %x: !async.value<f32>) -> !async.value<f32> attributes {a} { ... }}. */
    @Override
    public boolean parse(AsmParser parser, OpState state) {
        List<Value> dependencies = List.of();
        if (parser.optional("[")) {
            List<UnresolvedOperand> tokens = parser.atOperand() ? parser.parseOperandList() : List.of();
            List<Value> found = tokens == null ? null : parser.resolveAll(tokens, AsyncType.TOKEN);
            if (found == null || !parser.parse("]")) return false;
            dependencies = found;
        }
        List<UnresolvedOperand> given = new ArrayList<>();
        List<Type> types = new ArrayList<>();
        List<Argument> arguments = new ArrayList<>();
        if (parser.optional("(") && !parser.optional(")")) {
            do if (!parseUnwrapped(parser, given, types, arguments)) return false;
            while (parser.optional(","));
            if (!parser.parse(")")) return false;
        }
        List<Value> values = parser.resolve(given, types);
        List<Type> results = values == null ? null : parser.optionalArrowTypeList();
        if (values == null || results == null) return false;
        state.operands(dependencies).operands(values).result(AsyncType.TOKEN).results(results);
        Region body = new Region();
        state.region(body);
        return parser.optionalAttrDictWithKeyword(state) && parser.parseRegion(body, arguments);
    }

    /** {@code %v as %x: !async.value<f32>}. */
    private static boolean parseUnwrapped(
            AsmParser parser, List<UnresolvedOperand> given, List<Type> types, List<Argument> arguments) {
        UnresolvedOperand value = parser.parseOperand();
        if (value == null || !parser.parseKeyword("as")) return false;
        Argument inside = parser.parseArgument(false, false);
        Type type = inside == null ? null : parser.parseColonType();
        if (inside == null || type == null) return false;
        given.add(value);
        types.add(type);
        arguments.add(inside.withType(held(type)));
        return true;
    }

    @Override
    public void print(AsmPrinter printer) {
        if (!dependencies().isEmpty()) {
            printer.text(" [");
            printer.values(dependencies());
            printer.text("]");
        }
        List<Value> values = bodyOperands();
        for (int i = 0; i < values.size(); i++) {
            printer.text(i == 0 ? " (" : ", ");
            printer.value(values.get(i)).text(" as ");
            printer.value(region(0).entry().argument(i));
            printer.text(": ").print(values.get(i).type());
        }
        if (!values.isEmpty()) printer.text(")");
        printer.optionalArrowTypeList(resultTypes().subList(1, resultCount()));
        printer.optionalAttrDictWithKeyword(this, List.of("operandSegmentSizes"));
        printer.text(" ");
        printer.region(region(0), false, true);
    }
}
