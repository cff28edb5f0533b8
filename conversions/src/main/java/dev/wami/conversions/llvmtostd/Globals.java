package dev.wami.conversions.llvmtostd;

import dev.wami.core.dialect.builtin.UnrealizedConversionCastOp;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.TensorType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.llvm.LlvmGlobals.AddressOfOp;
import dev.wami.llvm.LlvmGlobals.GlobalOp;
import dev.wami.llvm.LlvmWordAttr;
import dev.wami.std.func.FuncCalls;
import dev.wami.std.func.FuncOp;
import dev.wami.std.memref.MemRefGlobal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Globals, which become bytes in memory, and addresses of what has a name. */
final class Globals {
    private final Std std;
    private final MemoryLowering memory;
    private final Lowering to;
    /** The bytes of each global. */
    private final Map<String, MemRefType> sizes;

    Globals(Std std, MemoryLowering memory, Map<String, MemRefType> sizes) {
        this.std = std;
        this.memory = memory;
        this.to = std.to;
        this.sizes = sizes;
    }

    /** The memory of each global of {@code module} that is defined there and has a size. */
    static Map<String, MemRefType> sizes(Operation module) {
        Map<String, MemRefType> sizes = new HashMap<>();
        for (GlobalOp g : module.collect(GlobalOp.class)) {
            long bytes = DataLayout.size(g.type());
            if (bytes >= 0 && bytes <= Integer.MAX_VALUE) {
                sizes.put(
                        g.property(Symbol.NAME, StringAttr.class).value(),
                        MemRefType.of(IntegerType.I8, Math.max(1, bytes)));
            }
        }
        return sizes;
    }

    /** Whether nothing outside the module may refer to {@code op}. */
    static boolean isLocal(Operation op) {
        LlvmWordAttr linkage = op.property("linkage", LlvmWordAttr.class);
        boolean isPrivate = ((Symbol) op).visibility() == Symbol.Visibility.PRIVATE;
        return isPrivate || linkage.word().equals("private") || linkage.word().equals("internal");
    }

    boolean global(GlobalOp op) {
        String name = op.property(Symbol.NAME, StringAttr.class).value();
        MemRefType type = sizes.get(name);
        if (type == null || !MemoryLowering.holds(op.type())) {
            return to.fail("a value of type '" + op.type() + "' in memory");
        }
        if (op.isDeclaration()) return to.fail("it is defined elsewhere");
        Optional<byte[]> image = Image.of(op);
        if (image.isEmpty()) return to.fail("its value is not known before the program runs");
        long[] bytes = new long[(int) type.shape().elementCount()];
        for (int i = 0; i < image.get().length; i++) bytes[i] = image.get()[i];
        IntegerAttr given = op.optionalProperty("alignment", IntegerAttr.class);
        long alignment = Math.max(given == null ? 1 : given.value(), DataLayout.alignment(op.type()));
        MemRefGlobal.GlobalOp global = new MemRefGlobal.GlobalOp(
                op.location(),
                name,
                type,
                DenseElementsAttr.of(TensorType.of(IntegerType.I8, bytes.length), bytes),
                op.isConstant(),
                IntegerAttr.i64(alignment));
        global.setPrivate();
        to.insert(global);
        return to.erase(op);
    }

    boolean addressOf(AddressOfOp op) {
        Operation symbol = SymbolTable.lookupNearest(op, op.symbol());
        MemRefType type = sizes.get(op.symbol().root());
        if (type != null) {
            Value memref = std.insert(new MemRefGlobal.GetGlobalOp(
                            std.location(), op.symbol().root(), type))
                    .result();
            return to.replace(op, memory.address(memref));
        }
        if (!(symbol instanceof FunctionLike f)) {
            return to.fail("the address of '@" + op.symbol().root() + "'");
        }
        Optional<FunctionType> signature = signature(f);
        if (signature.isEmpty()) return to.fail("a function with values that must stay in memory");
        Value function = std.insert(new FuncCalls.ConstantOp(std.location(), op.symbol(), signature.get()))
                .result();
        return to.replace(
                op,
                std.insert(new UnrealizedConversionCastOp(std.location(), List.of(function), List.of(IntegerType.I32)))
                        .result(0));
    }

    private Optional<FunctionType> signature(FunctionLike function) {
        if (function instanceof FuncOp f) return Optional.of(f.functionType());
        FunctionType type = function.functionType();
        var inputs = to.types().convertAll(type.inputs());
        var results = to.types().convertAll(type.results());
        return inputs == null || results == null ? Optional.empty() : Optional.of(new FunctionType(inputs, results));
    }
}
