package dev.wami.ssawasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.CallableLike;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.HasParent;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.trait.ReturnLike;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.text.FunctionSyntax;
import dev.wami.wasmops.ReferenceInstruction;
import dev.wami.wasmops.WasmFunction;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Functions, imported functions, references to them, and the return from one. Source: the paper, figure 4(b, c). */
public final class Functions {
    private Functions() {}

    /** A function that can be called: defined here or imported. */
    public sealed interface FunctionDefinition extends WasmFunction permits FuncOp, FuncImportOp {
        /** The calling convention by which the signature was made. */
        default CallingConvention callingConvention() {
            return CallingConvention.get((Operation) this);
        }

        default void setCallingConvention(CallingConvention convention) {
            CallingConvention.set((Operation) this, convention);
        }

        private void verifyConvention(Diagnostics diagnostics) {
            String given = CallingConvention.text((Operation) this);
            if (CallingConvention.of(given) != null) return;
            diagnostics.error((Operation) this, "cc must be %s, but got '%s'", CallingConvention.choices(), given);
        }
    }

    /**
     * A function. Its arguments are local variables: {@code ssawasm.func @f(%x: !ssawasm.local<i32>) -> i32 { ... }}.
     * {@code attributes {exported = "name"}} exports it; {@code cc} is its {@link CallingConvention}, {@code exact}
     * unless given.
     */
    public static final class FuncOp extends Operation implements FunctionLike, FunctionDefinition {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.FUNC, "a function")
                .attribute(Symbol.NAME, Attrs.SYMBOL_NAME)
                .attribute(FunctionLike.FUNCTION_TYPE, Attrs.FUNCTION_TYPE)
                .optionalAttribute(Symbol.VISIBILITY, Attrs.STRING)
                .optionalAttribute(FunctionLike.ARGUMENT_ATTRIBUTES, Attrs.ARRAY)
                .optionalAttribute(FunctionLike.RESULT_ATTRIBUTES, Attrs.ARRAY)
                .optionalAttribute(Linkage.EXPORTED, Attrs.STRING)
                .optionalAttribute(CallingConvention.ATTRIBUTE, Attrs.STRING)
                .region("body", RegionKind.ANY)
                .customSyntax();

        FuncOp(OpState state) {
            super(SPEC, state);
        }

        /**
         * A function whose body is an entry block with a local variable per input and nothing else yet.
         *
         * @param signature the types that a caller passes and gets
         */
        public FuncOp(Location location, String name, FunctionType signature) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(Symbol.NAME, StringAttr.of(name))
                            .property(
                                    FunctionLike.FUNCTION_TYPE,
                                    new TypeAttr(new FunctionType(locals(signature.inputs()), signature.results())))
                            .region(new Region()));
            Block entry = body().add(new Block());
            for (Type t : argumentTypes()) entry.addArgument(t, location);
        }

        private static List<Type> locals(List<Type> types) {
            List<Type> out = new ArrayList<>(types.size());
            for (Type t : types) out.add(new LocalType(t));
            return out;
        }

        @Override
        public FunctionType signature() {
            List<Type> inputs = new ArrayList<>();
            for (Type t : functionType().inputs()) inputs.add(t instanceof LocalType local ? local.inner() : t);
            return new FunctionType(inputs, functionType().results());
        }

        public Block entry() {
            return body().entry();
        }

        @Override
        public boolean canDiscardOnUseEmpty() {
            return Linkage.canDiscard(this);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            verifySignature(diagnostics);
            if (isDeclaration()) diagnostics.error(this, "needs a body; a ssawasm.func_import declares a function");
            for (Type t : functionType().inputs()) {
                if (t instanceof LocalType local && SsaTypes.isValue(local.inner())) continue;
                diagnostics.error(this, "argument must be a !ssawasm.local of a value type, but got '%s'", t);
            }
            for (Type t : functionType().results()) {
                if (!SsaTypes.isValue(t)) diagnostics.error(this, "result cannot be of type '%s'", t);
            }
            ((FunctionDefinition) this).verifyConvention(diagnostics);
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

    /**
     * Declares a function that the host provides: {@code ssawasm.func_import @f from "env" "print" : (i32) -> ()};
     * without {@code from} it is imported from {@code env} under its symbol name.
     */
    public static final class FuncImportOp extends Operation implements FunctionDefinition {
        static final OpSpec SPEC = Linkage.attributes(OpSpec.of(SsaWasmOp.FUNC_IMPORT, "an imported function"))
                .attribute(FunctionLike.FUNCTION_TYPE, Attrs.FUNCTION_TYPE)
                .optionalAttribute(CallingConvention.ATTRIBUTE, Attrs.STRING)
                .customSyntax();

        FuncImportOp(OpState state) {
            super(SPEC, state);
        }

        public FuncImportOp(Location location, String name, FunctionType signature) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(Symbol.NAME, StringAttr.of(name))
                            .property(FunctionLike.FUNCTION_TYPE, new TypeAttr(signature)));
        }

        @Override
        public FunctionType signature() {
            return (FunctionType)
                    property(FunctionLike.FUNCTION_TYPE, TypeAttr.class).type();
        }

        /** The module that it is imported from. */
        public String importModule() {
            String module = Linkage.importModule(this);
            return module == null ? "env" : module;
        }

        /** The name under which it is imported. */
        public String importName() {
            String name = Linkage.importName(this);
            if (name != null) return name;
            String symbol = symbolName();
            return symbol == null ? "" : symbol;
        }

        @Override
        public @Nullable Region callableRegion() {
            return null;
        }

        @Override
        public List<Type> argumentTypes() {
            return signature().inputs();
        }

        @Override
        public List<Type> callResultTypes() {
            return signature().results();
        }

        @Override
        public boolean isDeclaration() {
            return true;
        }

        @Override
        public boolean canDiscardOnUseEmpty() {
            return Linkage.exportName(this) == null;
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            Linkage.verify(this, diagnostics);
            ((FunctionDefinition) this).verifyConvention(diagnostics);
            List<Type> all = new ArrayList<>(signature().inputs());
            all.addAll(signature().results());
            for (Type t : all) {
                if (!SsaTypes.isValue(t)) diagnostics.error(this, "cannot pass values of type '%s'", t);
            }
        }

        @Override
        public boolean parse(AsmParser parser, OpState state) {
            if (parser.optionalKeyword("private")) state.property(Symbol.VISIBILITY, StringAttr.of("private"));
            if (!Linkage.parseName(parser, state) || !Linkage.parse(parser, state)) return false;
            Type type = parser.parseColonType();
            if (type == null) return false;
            state.property(FunctionLike.FUNCTION_TYPE, new TypeAttr(type));
            return parser.optionalAttrDict(state);
        }

        @Override
        public void print(AsmPrinter out) {
            Linkage.printVisibility(this, out);
            Linkage.printName(this, out);
            Linkage.print(this, out);
            out.text(" : ").print(signature());
            out.optionalAttrDict(this, Linkage.and(FunctionLike.FUNCTION_TYPE));
        }
    }

    /** The function that {@code ref} names; null after an error. */
    static @Nullable CallableLike verifyFunction(
            Operation op, SymbolRef ref, SymbolTables symbols, Diagnostics diagnostics) {
        CallableLike function = symbols.lookup(op, ref, CallableLike.class);
        if (function == null) diagnostics.error(op, "'%s' does not reference a valid function", ref.leaf());
        return function;
    }

    /** A function as a value: {@code %f = ssawasm.func_ref @f : !ssawasm.func_ref}. */
    public static final class FuncRefOp extends ReferenceInstruction.Func implements ConstantLike {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.FUNC_REF, "a reference to a function")
                .attribute(FUNCTION, Attrs.FLAT_SYMBOL_REF)
                .result("result", SsaTypes.FUNC_REF)
                .format("$function attr-dict `:` type($result)");

        FuncRefOp(OpState state) {
            super(SPEC, state);
        }

        public FuncRefOp(Location location, String function) {
            this(location, SymbolRef.of(function));
        }

        FuncRefOp(Location location, SymbolRef function) {
            super(SPEC, OpState.at(location).property(FUNCTION, function).result(FuncRefType.FUNC_REF));
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
            verifyFunction(this, function(), symbols, diagnostics);
        }

        @Override
        public String resultName(int i) {
            return "f";
        }
    }

    /** Leaves the function with its results: {@code ssawasm.return %r : i32}. */
    public static final class ReturnOp extends Operation implements ReturnLike, HasParent, Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.RETURN, "return from a function")
                .variadic("values", SsaTypes.VALUE)
                .format("attr-dict ($values^ `:` type($values))?");

        ReturnOp(OpState state) {
            super(SPEC, state);
        }

        public ReturnOp(Location location, List<? extends Value> values) {
            super(SPEC, OpState.at(location).operands(values));
        }

        @Override
        public List<? extends OpKind> allowedParents() {
            return List.of(FuncOp.SPEC.kind());
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            if (!(parentOp() instanceof FuncOp function)) return;
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
                if (SsaTypes.matches(operand(i).type(), results.get(i))) continue;
                diagnostics.error(
                        this,
                        "type of operand %d ('%s') is not the function's result type ('%s')",
                        i,
                        operand(i).type(),
                        results.get(i));
            }
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.returnValues(frame.getAll(operands()));
        }
    }
}
