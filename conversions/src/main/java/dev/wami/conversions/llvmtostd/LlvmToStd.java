package dev.wami.conversions.llvmtostd;

import static java.util.Objects.requireNonNull;

import dev.wami.conversions.Aggregates;
import dev.wami.conversions.RuntimeSymbols;
import dev.wami.conversions.WasmTypes;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Conversion;
import dev.wami.core.rewrite.Lowering;
import dev.wami.core.rewrite.TypeConverter;
import dev.wami.llvm.CastOp;
import dev.wami.llvm.GepOp;
import dev.wami.llvm.IntrinsicOp;
import dev.wami.llvm.LlvmAggregates.ExtractValueOp;
import dev.wami.llvm.LlvmAggregates.InsertValueOp;
import dev.wami.llvm.LlvmAtomics.AtomicRmwOp;
import dev.wami.llvm.LlvmAtomics.CmpXchgOp;
import dev.wami.llvm.LlvmBranches.BrOp;
import dev.wami.llvm.LlvmBranches.CondBrOp;
import dev.wami.llvm.LlvmCallOp;
import dev.wami.llvm.LlvmFuncOp;
import dev.wami.llvm.LlvmGlobals.AddressOfOp;
import dev.wami.llvm.LlvmGlobals.GlobalOp;
import dev.wami.llvm.LlvmMemory.AllocaOp;
import dev.wami.llvm.LlvmOp;
import dev.wami.llvm.LlvmSwitchOp;
import dev.wami.llvm.LlvmType;
import dev.wami.std.ub.PoisonOp;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Functions and globals of {@code llvm}, with all that is in them, to the standard dialects: what mlir-runner takes is
 * compiled as any other program is. Pointers become addresses of 32 bits, aggregates their parts, and memory is
 * accessed by instructions of WebAssembly. Aggregates in functions of {@code func} stay for {@code llvm-to-ssawasm}.
 */
public final class LlvmToStd extends Conversion {
    private final FlatTypes types = new FlatTypes();
    private final Aggregates aggregates = new Aggregates(types);
    private Map<String, MemRefType> globals = Map.of();
    private Set<String> declared = Set.of();

    @Override
    public String name() {
        return "llvm-to-std";
    }

    @Override
    public String summary() {
        return "lower functions and globals of llvm to the standard dialects";
    }

    @Override
    public String anchor() {
        return "builtin.module";
    }

    @Override
    protected List<String> sources() {
        return List.of("llvm");
    }

    @Override
    protected TypeConverter types() {
        return types;
    }

    /**
     * In functions of {@code func}, aggregates and pointers are left to {@code llvm-to-ssawasm}, which has values for
     * them.
     */
    @Override
    protected boolean mayStay(Operation op) {
        if (op instanceof LlvmFuncOp || op instanceof GlobalOp || op.parentOfType(LlvmFuncOp.class) != null) {
            return false;
        }
        if (op.parentOfType(FunctionLike.class) == null) return true;
        if (op.kind() == CastOp.Kind.PTRTOINT || op.kind() == CastOp.Kind.INTTOPTR) return hasLlvmType(op);
        if (!(op.kind() instanceof LlvmOp kind)) return false;
        return switch (kind) {
            case MLIR_UNDEF, MLIR_POISON, MLIR_ZERO, MLIR_CONSTANT, EXTRACTVALUE, INSERTVALUE -> hasLlvmType(op);
            default -> false; // whatever has no value in llvm-to-ssawasm
        };
    }

    private static boolean hasLlvmType(Operation op) {
        for (Type t : op.resultTypes()) if (t instanceof LlvmType) return true;
        for (Value v : op.operands()) if (v.type() instanceof LlvmType) return true;
        return false;
    }

    @Override
    protected void begin(Operation root, Lowering to) {
        Structors.expand(root);
        globals = Globals.sizes(root);
        declared = new HashSet<>();
        for (LlvmFuncOp f : root.collect(LlvmFuncOp.class)) if (f.isDeclaration()) declared.add(f.functionName());
    }

    @Override
    protected void end(Operation root, Lowering to) {
        RuntimeSymbols.declareMissing(root);
    }

    @Override
    protected boolean lower(Operation op, Lowering to) {
        for (Type t : op.resultTypes()) if (types.convert(t) == null) return unsupported(t, to);
        for (Value v : op.operands()) if (types.convert(v.type()) == null) return unsupported(v.type(), to);
        Std std = new Std(to);
        Arithmetic arithmetic = new Arithmetic(std);
        MemoryLowering memory = new MemoryLowering(std, arithmetic);
        Functions functions = new Functions(std, declared);
        if (op instanceof IntrinsicOp i) return new Intrinsics(std, arithmetic, memory).lower(i.intrinsic(), i);
        if (!(op.kind() instanceof LlvmOp kind)) return arithmetic.lower(op) || to.fail("no lowering to WebAssembly");
        return switch (kind) {
            case FUNC -> functions.function((LlvmFuncOp) op);
            case CALL -> functions.call((LlvmCallOp) op);
            case BR -> functions.branch((BrOp) op);
            case COND_BR -> functions.conditional((CondBrOp) op);
            case SWITCH -> functions.choice((LlvmSwitchOp) op);
            case RETURN -> functions.result(op);
            case UNREACHABLE -> functions.unreachable(op);
            case MLIR_GLOBAL -> new Globals(std, memory, globals).global((GlobalOp) op);
            case MLIR_ADDRESSOF -> new Globals(std, memory, globals).addressOf((AddressOfOp) op);
            case LOAD -> memory.load(op);
            case STORE -> memory.store(op);
            case ALLOCA -> memory.alloca((AllocaOp) op);
            case GETELEMENTPTR -> memory.elementAddress((GepOp) op);
            case FENCE -> to.erase(op);
            case ATOMICRMW -> new Atomics(std, memory).update((AtomicRmwOp) op);
            case CMPXCHG -> new Atomics(std, memory).exchange((CmpXchgOp) op);
            case MLIR_UNDEF, MLIR_POISON -> undefined(op, std);
            case MLIR_ZERO -> zero(op, std);
            case MLIR_CONSTANT -> constant(op, std);
            case EXTRACTVALUE -> aggregates.extract((ExtractValueOp) op, to);
            case INSERTVALUE -> aggregates.insert((InsertValueOp) op, to);
            case INVOKE, LANDINGPAD, RESUME -> to.fail("exceptions are not supported");
            default -> arithmetic.lower(op) || to.fail("no lowering to WebAssembly");
        };
    }

    private static boolean unsupported(Type t, Lowering to) {
        return to.fail(WasmTypes.unrepresented(t));
    }

    // ---- aggregates and constants

    private List<Type> flat(Operation op) {
        List<Type> flat = types.convert(op.result().type());
        if (flat == null) {
            throw new IllegalStateException("no parts of " + op.result().type());
        }
        return flat;
    }

    private boolean undefined(Operation op, Std std) {
        List<Value> parts = new ArrayList<>();
        for (Type t : flat(op)) {
            parts.add(std.insert(new PoisonOp(std.location(), t)).result());
        }
        return std.to.replaceAll(op, List.of(parts));
    }

    private boolean zero(Operation op, Std std) {
        List<Value> parts = new ArrayList<>();
        for (Type t : flat(op)) parts.add(std.zero(t));
        return std.to.replaceAll(op, List.of(parts));
    }

    private boolean constant(Operation op, Std std) {
        List<Value> parts = new ArrayList<>();
        Attribute value = op.attribute("value");
        DenseElementsAttr dense = DenseElementsAttr.of(value);
        if (dense != null) value = dense;
        boolean known = value != null && constant(value, op.result().type(), std, parts);
        return known ? std.to.replaceAll(op, List.of(parts)) : std.to.fail("a constant " + value);
    }

    private boolean constant(Attribute value, Type type, Std std, List<Value> into) {
        List<Type> inner = Aggregates.parts(type);
        if (inner != null) {
            for (int i = 0; i < inner.size(); i++) {
                Attribute part = Aggregates.part(value, i);
                if (part == null || !constant(part, inner.get(i), std, into)) return false;
            }
            return true;
        }
        if (value instanceof IntegerAttr i && type instanceof IntegerType t) {
            BigInteger bits = i.big().and(BigInteger.ONE.shiftLeft(t.width()).subtract(BigInteger.ONE));
            into.add(std.integer(type, bits));
        } else if (value instanceof FloatAttr f && type instanceof IntegerType) {
            // LLVM has no such floats: their encodings
            into.add(std.integer(type, BigInteger.valueOf(f.bits())));
        } else if (value instanceof FloatAttr f && type instanceof FloatType) into.add(std.constant(f));
        else if (value instanceof DenseElementsAttr d && type instanceof VectorType v) {
            into.add(std.constant(requireNonNull(DenseElementsAttr.fromBytes(v, d.toBytes()))));
        } else return false;
        return true;
    }
}
