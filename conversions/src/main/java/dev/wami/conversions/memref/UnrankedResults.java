package dev.wami.conversions.memref;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.RuntimeSymbols;
import dev.wami.conversions.ShadowStack;
import dev.wami.core.dialect.builtin.UnrealizedConversionCastOp;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.CallLike;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.ReturnLike;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.ssawasm.Bulk.MemoryCopyOp;
import dev.wami.ssawasm.Calls.CallOp;
import java.util.List;

/**
 * Unranked memrefs as results. The stack that the descriptor is on ends with the function, so it travels on the heap: a
 * return copies it there, and the call copies it to the caller's stack and frees it. A host that calls does so itself.
 * Upstream: LLVMTypeConverter, copyUnrankedDescriptors.
 */
final class UnrankedResults {
    private static final List<Type> PARTS = List.of(IntegerType.I32, IntegerType.I32);

    private UnrankedResults() {}

    /** Puts the copies into {@code module}, as Wasm's operations between casts. */
    static void copy(Operation module) {
        module.walk(op -> {
            if (op instanceof ReturnLike && op.parentOp() instanceof FunctionLike) {
                for (int i = 0; i < op.operandCount(); i++) if (Unranked.is(op.operand(i))) toHeap(op, i);
            } else if (op instanceof CallLike) {
                for (Value result : op.results()) if (Unranked.is(result)) toStack(op, result);
            }
        });
    }

    private static void toHeap(Operation leaving, int operand) {
        Emitter e = new Emitter(Builder.before(leaving), leaving.location());
        Value memref = leaving.operand(operand);
        UnrealizedConversionCastOp parts = cast(e, List.of(memref), PARTS);
        Value bytes = Unranked.descriptorBytes(parts.result(0), e);
        Value heap = e.builder()
                .insert(new CallOp(e.location(), RuntimeSymbols.MALLOC, List.of(bytes), List.of(IntegerType.I32)))
                .result(0);
        e.builder().insert(new MemoryCopyOp(e.location(), heap, parts.result(1), bytes));
        leaving.setOperand(operand, made(e, parts.result(0), heap, memref.type()));
    }

    private static void toStack(Operation call, Value result) {
        Emitter e = new Emitter(Builder.after(call), call.location());
        UnrealizedConversionCastOp parts = cast(e, List.of(result), PARTS);
        Value bytes = Unranked.descriptorBytes(parts.result(0), e);
        Value stack = ShadowStack.push(e, bytes, ShadowStack.ALIGNMENT);
        e.builder().insert(new MemoryCopyOp(e.location(), stack, parts.result(1), bytes));
        e.builder().insert(new CallOp(e.location(), RuntimeSymbols.FREE, List.of(parts.result(1)), List.of()));
        Value copy = made(e, parts.result(0), stack, result.type());
        result.replaceUsesIf(copy, use -> use.owner() != parts);
    }

    private static Value made(Emitter e, Value rank, Value descriptor, Type type) {
        return cast(e, List.of(rank, descriptor), List.of(type)).result();
    }

    private static UnrealizedConversionCastOp cast(Emitter e, List<Value> from, List<Type> to) {
        return e.builder().insert(new UnrealizedConversionCastOp(e.location(), from, to));
    }
}
