package dev.wami.jvmbackend.runtime;

import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmspec.StructType;
import dev.wami.wasmspec.V128;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Evaluates constant expressions of an instance (specification 3.4.14). */
final class Constants {
    private final ModuleInstance instance;
    private final List<GlobalCell> globals;

    /**
     * Where expressions are evaluated.
     *
     * @param globals grows while the globals are made
     */
    Constants(ModuleInstance instance, List<GlobalCell> globals) {
        this.instance = instance;
        this.globals = globals;
    }

    /** An offset, unsigned and extended to 64 bits. */
    long offset(List<Instruction> expression) {
        Object value = evaluate(expression);
        return value instanceof Integer address ? address & 0xFFFF_FFFFL : (Long) Objects.requireNonNull(value);
    }

    /** The value in its box. */
    @Nullable
    Object evaluate(List<Instruction> expression) {
        // A deque holds no null.
        Deque<Optional<Object>> stack = new ArrayDeque<>();
        for (Instruction instruction : expression) {
            step(instruction, stack);
        }
        return stack.pop().orElse(null);
    }

    private void step(Instruction instruction, Deque<Optional<Object>> stack) {
        if (instruction instanceof Instruction.VectorConstant vector) {
            stack.push(Optional.of(new V128(vector.low(), vector.high())));
            return;
        }
        switch (instruction.opcode()) {
            case I32_CONST -> stack.push(Optional.of((int) bits(instruction)));
            case I64_CONST -> stack.push(Optional.of(bits(instruction)));
            case F32_CONST -> stack.push(Optional.of(Float.intBitsToFloat((int) bits(instruction))));
            case F64_CONST -> stack.push(Optional.of(Double.longBitsToDouble(bits(instruction))));
            case REF_NULL -> stack.push(Optional.empty());
            case REF_FUNC -> stack.push(Optional.of(instance.functionAt(index(instruction))));
            case GLOBAL_GET ->
                stack.push(Optional.ofNullable(globals.get(index(instruction)).get()));
            case I32_ADD -> stack.push(Optional.of(i32(stack) + i32(stack)));
            case I32_MUL -> stack.push(Optional.of(i32(stack) * i32(stack)));
            case I32_SUB -> stack.push(Optional.of(-i32(stack) + i32(stack)));
            case I64_ADD -> stack.push(Optional.of(i64(stack) + i64(stack)));
            case I64_MUL -> stack.push(Optional.of(i64(stack) * i64(stack)));
            case I64_SUB -> stack.push(Optional.of(-i64(stack) + i64(stack)));
            case REF_I31 -> stack.push(Optional.of(I31.of(i32(stack))));
            // An object is the same for the host and for the program.
            case ANY_CONVERT_EXTERN, EXTERN_CONVERT_ANY -> {}
            case STRUCT_NEW, STRUCT_NEW_DEFAULT, ARRAY_NEW, ARRAY_NEW_DEFAULT, ARRAY_NEW_FIXED ->
                aggregate(instruction, stack);
            default -> throw new UnsupportedOperationException(instruction.opcode() + " in a constant expression");
        }
    }

    private void aggregate(Instruction instruction, Deque<Optional<Object>> stack) {
        int type = instruction instanceof Instruction.IndexedPair pair ? pair.first() : index(instruction);
        int count = switch (instruction.opcode()) {
            case STRUCT_NEW ->
                ((StructType) instance.types[type].composite()).fields().size();
            case ARRAY_NEW -> 2;
            case ARRAY_NEW_DEFAULT -> 1;
            case ARRAY_NEW_FIXED -> ((Instruction.IndexedPair) instruction).second();
            default -> 0;
        };
        @Nullable Object[] operands = new Object[count];
        for (int i = count - 1; i >= 0; i--) {
            operands[i] = stack.pop().orElse(null);
        }
        stack.push(Optional.ofNullable(Aggregates.evaluate(operands, instance, instruction.opcode(), type, 0)));
    }

    private static long bits(Instruction instruction) {
        return ((Instruction.Constant) instruction).bits();
    }

    private static int index(Instruction instruction) {
        return ((Instruction.Indexed) instruction).index();
    }

    private static int i32(Deque<Optional<Object>> stack) {
        return (Integer) stack.pop().orElseThrow();
    }

    private static long i64(Deque<Optional<Object>> stack) {
        return (Long) stack.pop().orElseThrow();
    }
}
