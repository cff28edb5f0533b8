package dev.wami.conversions.func;

import dev.wami.conversions.WasmTypes;
import dev.wami.conversions.memref.RuntimeSymbols;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.pass.Option;
import dev.wami.core.rewrite.Conversion;
import dev.wami.core.rewrite.Lowering;
import dev.wami.core.rewrite.TypeConverter;
import dev.wami.ssawasm.Calls.CallIndirectOp;
import dev.wami.ssawasm.Calls.CallOp;
import dev.wami.ssawasm.ConstOp;
import dev.wami.ssawasm.Functions.FuncImportOp;
import dev.wami.ssawasm.Functions.ReturnOp;
import dev.wami.ssawasm.Linkage;
import dev.wami.ssawasm.Locals.LocalGetOp;
import dev.wami.std.func.FuncCalls;
import dev.wami.std.func.FuncOp;
import java.util.ArrayList;
import java.util.List;

/**
 * Functions, calls and returns. A public function is exported under its symbol name, a private declaration is imported
 * from module {@code env}; the attributes {@code exported}, {@code import_module} and {@code import_name} say
 * otherwise. Memrefs cross public functions and imports as {@link Signature} says. Paper: section 5.1.
 */
public final class FuncToSsaWasm extends Conversion {
    public final Option<MemRefAbi> memrefAbi =
            Option.of("memref-abi", MemRefAbi.DESCRIPTOR, "how memrefs cross public functions and imports");

    private final WasmTypes types = new WasmTypes();

    @Override
    public String name() {
        return "func-to-ssawasm";
    }

    @Override
    public String summary() {
        return "lower func to ssawasm";
    }

    @Override
    public String anchor() {
        return "builtin.module";
    }

    @Override
    protected List<String> sources() {
        return List.of("func");
    }

    @Override
    protected TypeConverter types() {
        return types;
    }

    @Override
    protected void begin(Operation root, Lowering to) {
        FunctionTable.make(root);
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
    }

    @Override
    protected boolean lower(Operation op, Lowering to) {
        return switch (op.name()) {
            case "func.func" -> lowerFunc((FuncOp) op, to);
            case "func.call" -> lowerCall((FuncCalls.CallOp) op, to);
            case "func.return" -> lowerReturn(op, to);
            case "func.constant" -> lowerConstant((FuncCalls.ConstantOp) op, to);
            case "func.call_indirect" -> lowerCallIndirect((FuncCalls.CallIndirectOp) op, to);
            default -> to.fail("no lowering to ssawasm");
        };
    }

    /** How {@code symbol}, lowered or not, takes its memrefs. Whoever calls through the table cannot know more. */
    private MemRefAbi abiOf(Operation symbol) {
        if (symbol instanceof FuncImportOp || !(symbol instanceof Symbol s)) return memrefAbi.get();
        boolean outside = s.visibility() == Symbol.Visibility.PUBLIC || s.isDeclaration();
        String name = s.symbolName();
        boolean taken = name != null && FunctionTable.indexOf(symbol, name) >= 0;
        return outside || taken ? memrefAbi.get() : MemRefAbi.PARTS;
    }

    private boolean lowerFunc(FuncOp op, Lowering to) {
        Signature signature = Signature.of(op.functionType(), abiOf(op), types);
        if (signature.problem() != null) return to.fail(signature.problem());
        if (op.isDeclaration()) return lowerDeclaration(op, signature, to);
        if (!op.body().hasOneBlock()) return to.fail("unstructured control flow; lift-cf-to-scf makes it structured");
        dev.wami.ssawasm.Functions.FuncOp function =
                new dev.wami.ssawasm.Functions.FuncOp(op.location(), name(op), signature.wasmType());
        keepAttributes(op, function);
        boolean isPublic = op.visibility() == Symbol.Visibility.PUBLIC;
        String exported = exportName(op, isPublic);
        if (exported != null) Linkage.setExport(function, exported);
        if (!isPublic) function.setPrivate();
        to.insert(function);
        moveBody(op, function, signature, to);
        return to.erase(op);
    }

    private static String name(FuncOp op) {
        String name = op.symbolName();
        if (name == null) throw new IllegalStateException("a function has a name");
        return name;
    }

    private static @org.jspecify.annotations.Nullable String exportName(FuncOp op, boolean isPublic) {
        Attribute a = op.attributes().get("exported");
        if (a instanceof StringAttr s) return s.value();
        return isPublic || a == UnitAttr.UNIT ? op.symbolName() : null;
    }

    private static void keepAttributes(FuncOp op, Operation function) {
        for (NamedAttribute a : op.attributes()) {
            if (!a.name().equals("exported")) function.setAttribute(a.name(), a.value());
        }
    }

    /** Parameters are locals, read once at the start; what the body knew as its arguments is made from them. */
    private static void moveBody(
            FuncOp op, dev.wami.ssawasm.Functions.FuncOp function, Signature signature, Lowering to) {
        Block entry = function.body().entry();
        Builder atEnd = Builder.atEnd(entry);
        List<Value> parameters = new ArrayList<>();
        for (Value p : entry.arguments())
            parameters.add(atEnd.insert(new LocalGetOp(op.location(), p)).result());
        to.setToEnd(entry);
        List<List<Value>> arguments = signature.arriving(parameters);
        to.inline(op.body().entry(), arguments);
        to.setBefore(op);
    }

    private static boolean lowerDeclaration(FuncOp op, Signature signature, Lowering to) {
        String module = op.attributes().get("import_module") instanceof StringAttr s ? s.value() : "env";
        String imported = op.attributes().get("import_name") instanceof StringAttr s ? s.value() : name(op);
        FuncImportOp lowered = to.insert(new FuncImportOp(op.location(), name(op), signature.wasmType()));
        Linkage.setImport(lowered, module, imported);
        return to.erase(op);
    }

    private boolean lowerCall(FuncCalls.CallOp op, Lowering to) {
        Operation callee = SymbolTable.lookupNearest(op, op.callee());
        if (callee == null) return to.fail("unknown function " + op.callee());
        if (Intrinsics.isIntrinsic(callee)) return lowerIntrinsic(op, to);
        FunctionType type =
                new FunctionType(op.operands().stream().<Type>map(Value::type).toList(), op.resultTypes());
        Signature signature = Signature.of(type, abiOf(callee), types);
        if (signature.problem() != null) return to.fail(signature.problem());
        List<Value> arguments = signature.leaving(type.inputs(), op.operands(), to);
        CallOp call = to.insert(new CallOp(
                to.location(),
                op.callee().root(),
                arguments,
                signature.wasmType().results()));
        return to.replaceAll(op, signature.results(List.copyOf(call.results())));
    }

    private static boolean lowerIntrinsic(FuncCalls.CallOp op, Lowering to) {
        Operation instruction = Intrinsics.instruction(op.callee().root(), to.location(), to.allValues(op.operands()));
        if (instruction == null) return to.fail("unknown intrinsic " + op.callee());
        return to.replaceWith(op, instruction);
    }

    private static boolean lowerConstant(FuncCalls.ConstantOp op, Lowering to) {
        long index = FunctionTable.indexOf(op, op.function().root());
        return to.replaceWith(op, ConstOp.i32(to.location(), (int) index));
    }

    private boolean lowerCallIndirect(FuncCalls.CallIndirectOp op, Lowering to) {
        FunctionType type = (FunctionType) op.calleeValue().type();
        Signature signature = Signature.of(type, memrefAbi.get(), types);
        if (signature.problem() != null) return to.fail(signature.problem());
        List<Value> arguments = signature.leaving(type.inputs(), op.callArguments(), to);
        Value index = to.value(op.calleeValue());
        CallIndirectOp call = to.insert(new CallIndirectOp(
                to.location(),
                FunctionTable.NAME,
                index,
                arguments,
                signature.wasmType().results()));
        return to.replaceAll(op, signature.results(List.copyOf(call.results())));
    }

    private boolean lowerReturn(Operation op, Lowering to) {
        Operation function = op.parentOp();
        MemRefAbi abi = function == null ? MemRefAbi.PARTS : abiOf(function);
        FunctionType type = new FunctionType(
                List.of(), op.operands().stream().<Type>map(Value::type).toList());
        Signature signature = Signature.of(type, abi, types);
        if (signature.problem() != null) return to.fail(signature.problem());
        to.insert(new ReturnOp(to.location(), signature.leaving(type.results(), op.operands(), to)));
        return to.erase(op);
    }
}
