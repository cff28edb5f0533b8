package dev.wami.conversions.llvmtostd;

import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.llvm.LlvmPointerType;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.memref.AllocaScopeOp;
import dev.wami.std.memref.MemRefOp;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Variable arguments as C has them on Wasm (tool-conventions, BasicCABI.md): promoted as C does it, in memory, each at
 * the next multiple of its alignment. The address of the first is an argument after the others, 0 if there are none.
 */
final class VariableArguments {
    private static final long ALIGNMENT = 16;

    private final Std std;
    private final Arithmetic arithmetic;
    private final MemoryLowering memory;
    private final List<Value> values = new ArrayList<>();
    private final List<Type> types = new ArrayList<>();

    VariableArguments(Std std) {
        this.std = std;
        this.arithmetic = new Arithmetic(std);
        this.memory = new MemoryLowering(std, arithmetic);
    }

    /** Appends {@code argument}, whose type is not converted yet; false if C has none like that. */
    boolean add(Value argument) {
        Type type = promoted(argument.type());
        if (type == null) return false;
        types.add(type);
        values.add(argument);
        return true;
    }

    /** Integers of up to 32 bits are i32, floats of up to 64 f64. */
    private static @Nullable Type promoted(Type type) {
        if (type instanceof LlvmPointerType) return type;
        if (type instanceof IntegerType i) {
            return i.width() <= 32 ? IntegerType.I32 : i.width() <= 64 ? IntegerType.I64 : null;
        }
        return type instanceof FloatType f && f.width() <= 64 ? FloatType.F64 : null;
    }

    /**
     * Makes {@code call} with the address, in a scope in which the arguments are on the stack.
     *
     * @param results the types of what it gives
     */
    List<Value> pass(List<Type> results, Function<Value, List<Value>> call) {
        if (values.isEmpty()) return call.apply(std.i32(0));
        AllocaScopeOp scope = std.insert(new AllocaScopeOp(std.location(), results));
        std.to.createBlock(scope.region(0), List.of(), std.location());
        Value buffer = buffer();
        long offset = 0;
        for (int i = 0; i < values.size(); i++) {
            offset = DataLayout.align(offset, DataLayout.alignment(types.get(i)));
            memory.store(types.get(i), List.of(value(i)), buffer, offset);
            offset += DataLayout.size(types.get(i));
        }
        std.insert(new AllocaScopeOp.ReturnOp(std.location(), call.apply(buffer)));
        std.to.setAfter(scope);
        return List.copyOf(scope.results());
    }

    private Value buffer() {
        long bytes = 0;
        for (Type t : types) bytes = DataLayout.align(bytes, DataLayout.alignment(t)) + DataLayout.size(t);
        OpState state = OpState.at(std.location())
                .operands(List.of())
                .operands(List.of())
                .property("alignment", IntegerAttr.i64(ALIGNMENT))
                .result(MemRefType.of(IntegerType.I8, bytes));
        return memory.address(std.make(MemRefOp.ALLOCA, state));
    }

    private Value value(int i) {
        Value given = std.to.value(values.get(i));
        if (types.get(i) instanceof IntegerType t) return std.resize(given, t, Std.width(given.type()) > 1);
        boolean widens = types.get(i) == FloatType.F64 && given.type() != FloatType.F64;
        return widens ? std.make(ArithOp.EXTF, List.of(given), FloatType.F64) : given;
    }
}
