package dev.wami.std.async;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Catching;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.CallLike;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.HasParent;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.trait.ReturnLike;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.text.FunctionSyntax;
import dev.wami.std.func.Callee;
import java.util.ArrayList;
import java.util.List;

/** Functions that callers wait for, and what ends asynchronous work. */
public final class AsyncFunctions {
    private AsyncFunctions() {}

    /** A function that gives a token, values, or both. Upstream: async.func. */
    public static final class FuncOp extends Operation implements FunctionLike {
        static final OpSpec SPEC = OpSpec.of(AsyncOp.FUNC, "async function operation")
                .attribute(Symbol.NAME, Attrs.SYMBOL_NAME)
                .attribute(FunctionLike.FUNCTION_TYPE, Attrs.FUNCTION_TYPE)
                .optionalAttribute(Symbol.VISIBILITY, Attrs.STRING)
                .optionalAttribute(FunctionLike.ARGUMENT_ATTRIBUTES, Attrs.ARRAY)
                .optionalAttribute(FunctionLike.RESULT_ATTRIBUTES, Attrs.ARRAY)
                .region("body", RegionKind.ANY)
                .customSyntax();

        FuncOp(OpState state) {
            super(SPEC, state);
        }

        /** Whether the first result is a token. */
        public boolean isStateful() {
            return functionType().results().get(0) == AsyncType.TOKEN;
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            verifySignature(diagnostics);
            List<Type> results = functionType().results();
            if (results.isEmpty()) diagnostics.error(this, "result is expected to be at least of size 1, but got 0");
            for (int i = 0; i < results.size(); i++) {
                if (!AsyncTypes.VALUE_OR_TOKEN.accepts(results.get(i))) {
                    diagnostics.error(
                            this,
                            "result type must be async value type or async token type, but got '%s'",
                            results.get(i));
                    return;
                }
                if (i > 0 && results.get(i) == AsyncType.TOKEN) {
                    diagnostics.error(
                            this,
                            " results' (optional) async token type is expected to appear as the 1st return value,"
                                    + " but got %d",
                            i + 1);
                    return;
                }
            }
        }

        @Override
        public String defaultDialect() {
            return AsyncDialect.NAME;
        }

        @Override
        public boolean parse(AsmParser parser, OpState state) {
            return FunctionSyntax.parse(parser, state);
        }

        @Override
        public void print(AsmPrinter printer) {
            FunctionSyntax.print(this, printer);
        }
    }

    /** Calls a function. Upstream: async.call. */
    public static final class CallOp extends Operation implements CallLike, SymbolUser, Evaluable, Catching {
        static final OpSpec SPEC = OpSpec.of(AsyncOp.CALL, "async call operation")
                .attribute("callee", Attrs.FLAT_SYMBOL_REF)
                .variadic("operands", Types.ANY)
                .optionalAttribute("arg_attrs", Attrs.ARRAY)
                .optionalAttribute("res_attrs", Attrs.ARRAY)
                .variadicResult("results", AsyncTypes.VALUE_OR_TOKEN)
                .format("$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)");

        CallOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        public SymbolRef callee() {
            return property("callee", SymbolRef.class);
        }

        @Override
        public List<Value> callArguments() {
            return operands();
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            FuncOp function = symbols.lookup(this, callee(), FuncOp.class);
            if (function == null) {
                diagnostics.error(this, "'%s' does not reference a valid async function", callee().leaf());
            } else {
                Callee.verify(this, function.functionType(), diagnostics);
            }
        }

        @Override
        public Step evaluate(Frame frame) {
            Operation function = frame.machine().symbols().lookup(this, callee());
            if (function == null) return frame.trap("call of unknown function @" + callee().leaf());
            return frame.call(function, frame.getAll(operands()));
        }

        @Override
        public List<Object> failed() {
            List<Object> results = new ArrayList<>();
            for (int i = 0; i < resultCount(); i++) results.add(Future.failure());
            return results;
        }
    }

    /** Leaves a function with what its values are to hold. Upstream: async.return. */
    public static final class ReturnOp extends Operation implements ReturnLike, HasParent, Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(AsyncOp.RETURN, "async function return operation")
                .variadic("operands", Types.ANY)
                .format("attr-dict ($operands^ `:` type($operands))?");

        ReturnOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        public List<? extends OpKind> allowedParents() {
            return List.of(AsyncOp.FUNC);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            if (!(parentOp() instanceof FuncOp function)) return;
            List<Type> held = new ArrayList<>();
            for (Type t : function.functionType().results()) if (t instanceof AsyncValueType v) held.add(v.type());
            List<Type> given = operands().stream().map(Value::type).toList();
            if (!given.equals(held)) {
                diagnostics.error(this, "operand types do not match the types returned from the parent FuncOp");
            }
        }

        @Override
        public Step evaluate(Frame frame) {
            List<Object> results = new ArrayList<>();
            if (parentOp() instanceof FuncOp f && f.isStateful()) results.add(new Future());
            for (Object o : frame.getAll(operands())) results.add(Future.of(o));
            return frame.returnValues(results);
        }
    }

    /** Ends the region of an {@code async.execute} with what its values are to hold. Upstream: async.yield. */
    public static final class YieldOp extends Operation implements ReturnLike, HasParent, Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(AsyncOp.YIELD, "terminator for Async execute operation")
                .variadic("operands", Types.ANY)
                .format("($operands^ `:` type($operands))? attr-dict");

        YieldOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        public List<? extends OpKind> allowedParents() {
            return List.of(AsyncOp.EXECUTE);
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.leave(frame.getAll(operands()));
        }
    }
}
