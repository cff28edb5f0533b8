package dev.wami.wasmbinary;

import dev.wami.wasmspec.AbstractHeapType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.HeapType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.ValueType;

/** References, casts and conversions between any and extern (specification 3.4.6 and 3.4.10). */
final class ReferenceRules {
    private final ModuleContext context;
    private final TypeStack stack;

    ReferenceRules(ModuleContext context, TypeStack stack) {
        this.context = context;
        this.stack = stack;
    }

    void check(Instruction instruction) throws InvalidException {
        Opcode opcode = instruction.opcode();
        switch (opcode) {
            case REF_NULL -> {
                HeapType heap = ((Instruction.HeapTyped) instruction).heap();
                context.check(heap);
                stack.push(RefType.nullable(heap));
            }
            case REF_IS_NULL -> {
                stack.popReference();
                stack.push(ValueType.I32);
            }
            case REF_AS_NON_NULL ->
                stack.push(RefType.nonNull(stack.popReference().heap()));
            case REF_FUNC -> {
                int function = ((Instruction.Indexed) instruction).index();
                int type = context.functionTypeIndex(function);
                context.declared(function);
                stack.push(RefType.nonNull(HeapType.type(type)));
            }
            case REF_TEST, REF_TEST_NULL -> {
                popForCast(((Instruction.HeapTyped) instruction).heap());
                stack.push(ValueType.I32);
            }
            case REF_CAST, REF_CAST_NULL -> {
                HeapType heap = ((Instruction.HeapTyped) instruction).heap();
                popForCast(heap);
                stack.push(new RefType(opcode == Opcode.REF_CAST_NULL, heap));
            }
            case ANY_CONVERT_EXTERN -> convert(RefType.EXTERNREF, AbstractHeapType.ANY);
            case EXTERN_CONVERT_ANY -> convert(RefType.ANYREF, AbstractHeapType.EXTERN);
            default -> {
                FuncType type = opcode.type();
                stack.pop(type.params());
                stack.push(type.results());
            }
        }
    }

    /** The operand of a cast may be anything of the target's hierarchy. */
    private void popForCast(HeapType target) throws InvalidException {
        context.check(target);
        requireCastable(context, target);
        stack.pop(RefType.nullable(context.types.abstraction(target).top()));
    }

    /** Continuations can't be told apart at run time. */
    static void requireCastable(ModuleContext context, HeapType target) throws InvalidException {
        if (context.types.abstraction(target).top() == AbstractHeapType.CONT) {
            throw new InvalidException("invalid cast: to a continuation type");
        }
    }

    /** Null stays null: the result is nullable if the operand is. */
    private void convert(RefType from, AbstractHeapType to) throws InvalidException {
        ValueType operand = stack.pop(from);
        stack.push(new RefType(operand instanceof RefType reference && reference.nullable(), to));
    }
}
