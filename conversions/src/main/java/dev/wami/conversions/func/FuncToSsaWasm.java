package dev.wami.conversions.func;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.LinkedAddress;
import dev.wami.conversions.RuntimeSymbols;
import dev.wami.conversions.SsaWasmConversion;
import dev.wami.conversions.dcont.FramesToHeap;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.pass.Option;
import dev.wami.core.rewrite.Lowering;
import dev.wami.ssawasm.CallingConvention;
import dev.wami.ssawasm.Calls.CallIndirectOp;
import dev.wami.ssawasm.Calls.CallOp;
import dev.wami.ssawasm.ConstOp;
import dev.wami.ssawasm.Functions.FuncImportOp;
import dev.wami.ssawasm.Functions.FunctionDefinition;
import dev.wami.ssawasm.Functions.ReturnOp;
import dev.wami.ssawasm.Linkage;
import dev.wami.ssawasm.Locals.LocalGetOp;
import dev.wami.std.func.FuncCalls;
import dev.wami.std.func.FuncDialectOp;
import dev.wami.std.func.FuncOp;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Functions, calls and returns. A public function is exported under its symbol name, a private declaration is imported
 * from module {@code env}; the attributes {@code exported}, {@code import_module} and {@code import_name} say
 * otherwise. What is passed how, the calling convention of the function decides: {@code ssawasm.cc}, see docs/abi.md.
 * Paper: section 5.1.
 */
public final class FuncToSsaWasm extends SsaWasmConversion {
    public final Option<MemRefAbi> memrefAbi =
            Option.of("memref-abi", MemRefAbi.DESCRIPTOR, "how memrefs cross public functions and imports");

    public final Option<CallingConvention> abi =
            Option.of("abi", CallingConvention.EXACT, "the calling convention of public functions that do not say one");

    public final Option<Boolean> multivalue =
            Option.of("multivalue", true, "whether a Wasm function may have more than one result");

    public final Option<Boolean> relocatable =
            Option.of("relocatable", false, "leave the indices of functions in the table to a linker");

    private static final String ON_STACK =
            "the function may be suspended, and its calling convention passes values on the"
                    + " stack in memory, which others use meanwhile; 'exact' does not";

    private Conventions conventions = new Conventions(CallingConvention.EXACT, MemRefAbi.DESCRIPTOR, true, types);

    /** Of functions that are defined or declared in func, and of what they were lowered to. */
    private final Map<Operation, Signature> signatures = new IdentityHashMap<>();

    public FuncToSsaWasm() {
        super("func");
    }

    @Override
    public String anchor() {
        return "builtin.module";
    }

    /** Calls of a function that is lowered later have to know its index and its signature. */
    @Override
    protected void begin(Operation root, Lowering to) {
        FunctionTable.make(root);
        signatures.clear();
        conventions = new Conventions(abi.get(), memrefAbi.get(), multivalue.get(), types);
        for (FuncOp f : root.collect(FuncOp.class)) signatures.put(f, conventions.signatureOf(f));
    }

    /** Declarations of intrinsics are looked up by calls, and go last. */
    @Override
    protected boolean mayStay(Operation op) {
        return Intrinsics.isIntrinsic(op);
    }

    @Override
    protected void end(Operation root, Lowering to) {
        for (FuncOp f : root.collect(FuncOp.class)) if (Intrinsics.isIntrinsic(f)) f.erase();
        RuntimeSymbols.declareMissing(root);
        LinkedAddress.declareMissing(root);
    }

    @Override
    protected boolean lower(Operation op, Lowering to) {
        return switch ((FuncDialectOp) op.kind()) {
            case FUNC -> lowerFunc((FuncOp) op, to);
            case CALL -> lowerCall((FuncCalls.CallOp) op, to);
            case RETURN -> lowerReturn(op, to);
            case CONSTANT -> lowerConstant((FuncCalls.ConstantOp) op, to);
            case CALL_INDIRECT -> lowerCallIndirect((FuncCalls.CallIndirectOp) op, to);
        };
    }

    // ---- conventions

    /** How to call {@code callee}, lowered or not, with values of {@code type}. */
    private Signature signatureOf(Operation callee, FunctionType type) {
        Signature known = signatures.get(callee);
        if (known != null) return known;
        boolean inside = callee instanceof Symbol s
                && s.visibility() != Symbol.Visibility.PUBLIC
                && !(callee instanceof FuncImportOp)
                && FunctionTable.indexOf(callee, String.valueOf(s.symbolName())) < 0;
        CallingConvention convention =
                callee instanceof FunctionDefinition f ? f.callingConvention() : CallingConvention.EXACT;
        return Signature.of(type, conventions.rules(convention, inside ? MemRefAbi.PARTS : memrefAbi.get()));
    }

    // ---- functions

    private boolean lowerFunc(FuncOp op, Lowering to) {
        String bad = Conventions.badRequest(op);
        if (bad != null) return to.fail(bad);
        if (op.hasAttribute(ExpandCInterface.REQUEST)) return to.fail("run expand-c-interface before");
        Signature signature = signatureOf(op, op.functionType());
        if (signature.problem() != null) return to.fail(signature.problem());
        if (op.isDeclaration()) return lowerDeclaration(op, signature, to);
        if (!op.body().hasOneBlock()) return to.fail("unstructured control flow; lift-cf-to-scf makes it structured");
        dev.wami.ssawasm.Functions.FuncOp function =
                new dev.wami.ssawasm.Functions.FuncOp(op.location(), op.functionName(), signature.wasmType());
        keepAttributes(op, function);
        boolean isPublic = op.visibility() == Symbol.Visibility.PUBLIC;
        String exported = Conventions.exportName(op);
        if (exported != null) Linkage.setExport(function, exported);
        if (!isPublic) function.setPrivate();
        to.insert(function);
        became(function, signature);
        moveBody(op, function, signature, to);
        return to.erase(op);
    }

    private void became(FunctionDefinition lowered, Signature signature) {
        lowered.setCallingConvention(signature.rules().convention());
        signatures.put((Operation) lowered, signature);
    }

    private static void keepAttributes(FuncOp op, Operation function) {
        for (NamedAttribute a : op.attributes()) {
            boolean said = a.name().equals("exported")
                    || a.name().equals(CallingConvention.REQUEST)
                    || MemRefAbi.isRequest(a.name());
            if (!said) function.setAttribute(a.name(), a.value());
        }
    }

    /** Parameters are locals, read once at the start; what the body knew as its arguments is made from them. */
    private static void moveBody(
            FuncOp op, dev.wami.ssawasm.Functions.FuncOp function, Signature signature, Lowering to) {
        Block entry = function.body().entry();
        Builder atEnd = Builder.atEnd(entry);
        List<Value> parameters = new ArrayList<>();
        for (Value p : entry.arguments()) {
            parameters.add(atEnd.insert(new LocalGetOp(op.location(), p)).result());
        }
        to.setToEnd(entry);
        List<List<Value>> arguments = new AbiBoundary(signature, to).arriving(parameters);
        to.inline(op.body().entry(), arguments);
        to.setBefore(op);
    }

    private boolean lowerDeclaration(FuncOp op, Signature signature, Lowering to) {
        String module = op.attributes().get("import_module") instanceof StringAttr s ? s.value() : "env";
        String imported = op.attributes().get("import_name") instanceof StringAttr s ? s.value() : op.functionName();
        FuncImportOp lowered = to.insert(new FuncImportOp(op.location(), op.functionName(), signature.wasmType()));
        Linkage.setImport(lowered, module, imported);
        became(lowered, signature);
        return to.erase(op);
    }

    private boolean lowerCall(FuncCalls.CallOp op, Lowering to) {
        Operation callee = SymbolTable.lookupNearest(op, op.callee());
        if (callee == null) return to.fail("unknown function " + op.callee());
        if (Intrinsics.isIntrinsic(callee)) return lowerIntrinsic(op, to);
        FunctionType type =
                new FunctionType(op.operands().stream().<Type>map(Value::type).toList(), op.resultTypes());
        Signature signature = signatureOf(callee, type);
        if (signature.problem() != null) return true; // reported there
        CallingConvention asked = Conventions.requested(op);
        String bad = Conventions.badRequest(op);
        if (bad != null) return to.fail(bad);
        if (asked != null && asked != signature.rules().convention()) {
            return to.fail("calls by convention '" + asked + "' what has '"
                    + signature.rules().convention() + "'");
        }
        String name = op.callee().root();
        if (signature.usesStack() && callee.hasAttribute(FramesToHeap.SUSPENDS)) return to.fail(ON_STACK);
        List<List<Value>> results = new AbiBoundary(signature, to)
                .call(
                        op.operands(),
                        (arguments, types) -> to.insert(new CallOp(to.location(), name, arguments, types)));
        return to.replaceAll(op, results);
    }

    private static boolean lowerIntrinsic(FuncCalls.CallOp op, Lowering to) {
        Operation instruction = Intrinsics.instruction(op.callee().root(), to.location(), to.allValues(op.operands()));
        if (instruction == null) return to.fail("unknown intrinsic " + op.callee());
        return to.replaceWith(op, instruction);
    }

    private boolean lowerConstant(FuncCalls.ConstantOp op, Lowering to) {
        if (relocatable.get()) {
            Emitter e = new Emitter(to, to.location());
            return to.replace(op, LinkedAddress.ofFunction(e, op.function().root()));
        }
        long index = FunctionTable.indexOf(op, op.function().root());
        return to.replaceWith(op, ConstOp.i32(to.location(), (int) index));
    }

    private boolean lowerCallIndirect(FuncCalls.CallIndirectOp op, Lowering to) {
        FunctionType type = (FunctionType) op.calleeValue().type();
        String bad = Conventions.badRequest(op);
        if (bad != null) return to.fail(bad);
        CallingConvention requested = Conventions.requested(op);
        CallingConvention convention = requested == null ? abi.get() : requested;
        Signature signature = Signature.of(type, conventions.rules(convention, memrefAbi.get()));
        if (requested == null) signature = conventions.withoutSeveralResults(signature, null);
        if (signature.problem() != null) return to.fail(signature.problem());
        Operation caller = op.parentOfType(dev.wami.ssawasm.Functions.FuncOp.class);
        boolean maySuspend = caller != null && caller.hasAttribute(FramesToHeap.SUSPENDS);
        if (signature.usesStack() && maySuspend) return to.fail(ON_STACK);
        Value index = to.value(op.calleeValue());
        String table = FunctionTable.NAME;
        List<List<Value>> results = new AbiBoundary(signature, to)
                .call(
                        op.callArguments(),
                        (arguments, types) ->
                                to.insert(new CallIndirectOp(to.location(), table, index, arguments, types)));
        return to.replaceAll(op, results);
    }

    /** The function's first parameter is read where it is needed, if results go there. */
    private boolean lowerReturn(Operation op, Lowering to) {
        if (!(op.parentOp() instanceof dev.wami.ssawasm.Functions.FuncOp function)) return true; // reported there
        Signature signature = signatures.get(function);
        if (signature == null) return to.fail("the function is not one of func");
        List<Value> returned = new AbiBoundary(signature, to)
                .returning(
                        op.operands(),
                        () -> to.insert(new LocalGetOp(
                                        to.location(), function.entry().argument(0)))
                                .result());
        to.insert(new ReturnOp(to.location(), returned));
        return to.erase(op);
    }
}
