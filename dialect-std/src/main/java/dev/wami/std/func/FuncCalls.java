package dev.wami.std.func;

import dev.wami.core.analysis.CallEffects;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.TypeKind;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.CallLike;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.HasParent;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.trait.ReturnLike;
import dev.wami.core.ir.trait.Speculation;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Calls, references to functions, and the return from one. */
public final class FuncCalls {
    private FuncCalls() {}

    /** Calls a function by name. Upstream: func.call. */
    public static final class CallOp extends Operation implements CallLike, SymbolUser, Speculation, Evaluable {
        static final OpSpec SPEC = OpSpec.of(FuncDialectOp.CALL, "call a function")
                .attribute("callee", Attrs.FLAT_SYMBOL_REF)
                .variadic("operands", Types.ANY)
                .optionalAttribute("arg_attrs", Attrs.DICTIONARY_ARRAY)
                .optionalAttribute("res_attrs", Attrs.DICTIONARY_ARRAY)
                .optionalAttribute("no_inline", Attrs.UNIT)
                .variadicResult("results", Types.ANY)
                .format("$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)");

        CallOp(OpState state) {
            super(SPEC, state);
        }

        public CallOp(Location location, String callee, List<? extends Value> arguments, List<? extends Type> results) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property("callee", SymbolRef.of(callee))
                            .operands(arguments)
                            .results(results));
        }

        public CallOp(Location location, FuncOp callee, List<? extends Value> arguments) {
            this(
                    location,
                    callee.functionName(),
                    arguments,
                    callee.functionType().results());
        }

        @Override
        public SymbolRef callee() {
            return property("callee", SymbolRef.class);
        }

        @Override
        public List<Value> callArguments() {
            return operands();
        }

        /** Nothing is known of what is called, unless {@link CallEffects} say it. */
        @Override
        public Speculatability speculatability() {
            CallEffects said = CallEffects.of(this);
            return said != null && said.speculatable() ? Speculatability.YES : Speculatability.NO;
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            FuncOp function = symbols.lookup(this, callee(), FuncOp.class);
            if (function != null) Callee.verify(this, function.functionType(), diagnostics);
            else diagnostics.error(this, "'%s' does not reference a valid function", callee().leaf());
        }

        @Override
        public Step evaluate(Frame frame) {
            Operation function = frame.machine().symbols().lookup(this, callee());
            if (function == null) return frame.trap("call of unknown function @" + callee().leaf());
            return frame.call(function, frame.getAll(operands()));
        }
    }

    /** Calls the function that a value refers to. Upstream: func.call_indirect. */
    public static final class CallIndirectOp extends Operation implements CallLike, Evaluable {
        static final OpSpec SPEC = OpSpec.of(FuncDialectOp.CALL_INDIRECT, "call a function through a value")
                .operand("callee", Types.FUNCTION)
                .variadic("callee_operands", Types.ANY)
                .optionalAttribute("arg_attrs", Attrs.DICTIONARY_ARRAY)
                .optionalAttribute("res_attrs", Attrs.DICTIONARY_ARRAY)
                .variadicResult("results", Types.ANY)
                .customSyntax();

        CallIndirectOp(OpState state) {
            super(SPEC, state);
        }

        public CallIndirectOp(Location location, Value callee, List<? extends Value> arguments) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(callee)
                            .operands(arguments)
                            .results(((FunctionType) callee.type()).results()));
        }

        @Override
        public @Nullable SymbolRef callee() {
            return null;
        }

        public Value calleeValue() {
            return operand(0);
        }

        @Override
        public List<Value> callArguments() {
            return operands(1);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            FunctionType type = (FunctionType) calleeValue().type();
            List<Type> arguments = callArguments().stream().map(Value::type).toList();
            if (!type.inputs().equals(arguments)) {
                diagnostics.error(this, "failed to verify that callee input types match argument types");
            } else if (!type.results().equals(resultTypes())) {
                diagnostics.error(this, "failed to verify that callee result types match result types");
            }
        }

        /** {@code %f(%a, %b) {a = 1} : (i32, i32) -> i32}: the callee's type says all others. */
        @Override
        public boolean parse(AsmParser parser, OpState state) {
            UnresolvedOperand callee = parser.parseOperand();
            if (callee == null) return false;
            List<UnresolvedOperand> arguments = parser.parseOperandList("(", ")");
            if (arguments == null || !parser.attrDict(state)) return false;
            FunctionType function = parser.parse(":") ? parser.parseType(TypeKind.FUNCTION) : null;
            if (function == null) return false;
            Value target = parser.resolve(callee, function);
            List<Value> values = parser.resolve(arguments, function.inputs());
            if (target == null || values == null) return false;
            state.operand(target).operands(values).results(function.results());
            return true;
        }

        @Override
        public void print(AsmPrinter printer) {
            printer.text(" ");
            printer.value(calleeValue());
            printer.text("(");
            printer.values(callArguments());
            printer.text(")");
            printer.optionalAttrDict(this, List.of());
            printer.text(" : ").print(calleeValue().type());
        }

        /** {@code call_indirect(constant @f) -> call @f}. */
        @Override
        public boolean canonicalize(Rewriter rewriter) {
            if (!(calleeValue().definedBy() instanceof ConstantOp constant)) return false;
            rewriter.replace(this, new CallOp(location(), constant.function().leaf(), callArguments(), resultTypes()));
            return true;
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.call((Operation) frame.get(calleeValue()), frame.getAll(callArguments()));
        }
    }

    /** A reference to a function as a value. Upstream: func.constant. */
    public static final class ConstantOp extends Operation implements ConstantLike, SymbolUser, Evaluable {
        static final OpSpec SPEC = OpSpec.of(FuncDialectOp.CONSTANT, "a reference to a function")
                .attribute("value", Attrs.FLAT_SYMBOL_REF)
                .result("result", Types.ANY)
                .format("attr-dict $value `:` type(results)");

        ConstantOp(OpState state) {
            super(SPEC, state);
        }

        public ConstantOp(Location location, SymbolRef function, FunctionType type) {
            super(SPEC, OpState.at(location).property("value", function).result(type));
        }

        public SymbolRef function() {
            return property("value", SymbolRef.class);
        }

        @Override
        public Attribute constant() {
            return function();
        }

        @Override
        public FoldResult fold(Folder folder) {
            return FoldResult.of(function());
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            FuncOp target = symbols.lookup(this, function(), FuncOp.class);
            if (target == null) {
                diagnostics.error(
                        this, "reference to undefined function '%s'", function().leaf());
            } else if (!target.functionType().equals(result().type())) {
                diagnostics.error(this, "reference to function with mismatched type");
            }
        }

        @Override
        public @Nullable String resultName(int i) {
            return "f";
        }

        /** The value of a function is its operation. */
        @Override
        public Step evaluate(Frame frame) {
            Operation target = frame.machine().symbols().lookup(this, function());
            return target == null
                    ? frame.trap("reference to unknown function @" + function().leaf())
                    : frame.put(result(), (Object) target);
        }
    }

    /** Leaves the function with its results. Upstream: func.return. */
    public static final class ReturnOp extends Operation implements ReturnLike, HasParent, Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(FuncDialectOp.RETURN, "return from a function")
                .variadic("operands", Types.ANY)
                .format("attr-dict ($operands^ `:` type($operands))?");

        ReturnOp(OpState state) {
            super(SPEC, state);
        }

        public ReturnOp(Location location, List<? extends Value> values) {
            super(SPEC, OpState.at(location).operands(values));
        }

        @Override
        public List<? extends OpKind> allowedParents() {
            return List.of(FuncDialectOp.FUNC);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            if (!(parentOp() instanceof FunctionLike function)) return;
            List<Type> results = function.functionType().results();
            if (operandCount() != results.size()) {
                diagnostics.error(
                        this,
                        "has %d operands, but enclosing function (@%s) returns %d",
                        operandCount(),
                        function.functionName(),
                        results.size());
                return;
            }
            for (int i = 0; i < results.size(); i++) {
                if (operand(i).type().equals(results.get(i))) continue;
                diagnostics.error(
                        location(),
                        "type of return operand %d ('%s') doesn't match function result type ('%s') in function @%s",
                        i,
                        operand(i).type(),
                        results.get(i),
                        function.functionName());
                return;
            }
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.returnValues(frame.getAll(operands()));
        }
    }
}
