package dev.wami.jvmbackend;

import static org.objectweb.asm.Opcodes.*;

import dev.wami.wasmbinary.Instruction.MemoryAccess;
import dev.wami.wasmspec.AddressType;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.ValueType;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.MethodVisitor;

/** The code of loads and stores. What they check, and how it becomes a trap, says the runtime's class of this name. */
final class Accesses {
    private static final String ACCESS = "dev/wami/jvmbackend/runtime/MemoryAccess";
    private static final String HANDLE = "java/lang/invoke/VarHandle";
    private static final String ATOMICS = "dev/wami/jvmbackend/runtime/Atomics";
    private static final String VECTOR = "Ldev/wami/wasmspec/V128;";
    static final String ROW = "Ldev/wami/wasmspec/Opcode;";

    private final Layout layout;
    private final MethodVisitor code;
    private final Numbers numbers;
    private final OperandStack stack;
    private final Environment environment;

    Accesses(Layout layout, MethodVisitor code, Numbers numbers, OperandStack stack, Environment environment) {
        this.layout = layout;
        this.code = code;
        this.numbers = numbers;
        this.stack = stack;
        this.environment = environment;
    }

    void compile(MemoryAccess access) {
        if (access.opcode().category() == Category.LOAD) load(access);
        else store(access);
    }

    private void load(MemoryAccess access) {
        Opcode opcode = access.opcode();
        int operands = opcode.type().params().size();
        stack.require(operands);
        index(access, operands == 2 ? Kind.V128 : null);
        switch (opcode) {
            case I32_LOAD -> get(access, "I32", "I");
            case I64_LOAD -> get(access, "I64", "J");
            case F32_LOAD -> {
                get(access, "I32", "I");
                code.visitMethodInsn(INVOKESTATIC, "java/lang/Float", "intBitsToFloat", "(I)F", false);
            }
            case F64_LOAD -> {
                get(access, "I64", "J");
                code.visitMethodInsn(INVOKESTATIC, "java/lang/Double", "longBitsToDouble", "(J)D", false);
            }
            case I32_LOAD8_S -> element(access);
            case I32_LOAD8_U -> {
                element(access);
                mask(0xFF);
            }
            case I32_LOAD16_S -> get(access, "I16", "S");
            case I32_LOAD16_U -> {
                get(access, "I16", "S");
                mask(0xFFFF);
            }
            case I64_LOAD8_S -> {
                element(access);
                code.visitInsn(I2L);
            }
            case I64_LOAD8_U -> {
                element(access);
                mask(0xFF);
                code.visitInsn(I2L);
            }
            case I64_LOAD16_S -> {
                get(access, "I16", "S");
                code.visitInsn(I2L);
            }
            case I64_LOAD16_U -> {
                get(access, "I16", "S");
                mask(0xFFFF);
                code.visitInsn(I2L);
            }
            case I64_LOAD32_S -> {
                get(access, "I32", "I");
                code.visitInsn(I2L);
            }
            case I64_LOAD32_U -> {
                get(access, "I32", "I");
                numbers.unsignedToLong();
            }
            case V128_LOAD -> {
                environment.bytes(access.memory());
                call("load128", "(I[B)" + VECTOR);
            }
            default -> {
                environment.bytes(access.memory());
                if (operands == 1) {
                    // Not into anything: the operand may be any.
                    code.visitFieldInsn(GETSTATIC, "dev/wami/wasmspec/V128", "ZERO", VECTOR);
                    code.visitInsn(SWAP);
                }
                row(opcode);
                numbers.constant(access.lane());
                call("load", "(I" + VECTOR + "[B" + ROW + "I)" + VECTOR);
            }
        }
        stack.consume(operands);
        stack.push(Kind.of(opcode.type().results().get(0)));
    }

    private void store(MemoryAccess access) {
        Opcode opcode = access.opcode();
        stack.require(2);
        Kind value = stack.top();
        switch (opcode) {
            case I64_STORE8, I64_STORE16, I64_STORE32 -> {
                code.visitInsn(L2I);
                value = Kind.I32;
            }
            default -> {}
        }
        int saved = stack.temporary(value);
        code.visitVarInsn(value.store, saved);
        index(access);
        switch (opcode) {
            case I32_STORE, I64_STORE32 -> set(access, "I32", "I", value, saved);
            case I64_STORE -> set(access, "I64", "J", value, saved);
            case F32_STORE -> set(access, "I32", "I", value, saved);
            case F64_STORE -> set(access, "I64", "J", value, saved);
            case I32_STORE16, I64_STORE16 -> set(access, "I16", "S", value, saved);
            case I32_STORE8, I64_STORE8 -> {
                environment.bytes(access.memory());
                code.visitInsn(SWAP);
                code.visitVarInsn(ILOAD, saved);
                code.visitInsn(BASTORE);
            }
            case V128_STORE -> {
                code.visitVarInsn(value.load, saved);
                environment.bytes(access.memory());
                call("store128", "(I" + VECTOR + "[B)V");
            }
            default -> {
                code.visitVarInsn(value.load, saved);
                environment.bytes(access.memory());
                row(opcode);
                numbers.constant(access.lane());
                call("store", "(I" + VECTOR + "[B" + ROW + "I)V");
            }
        }
        stack.consume(2);
    }

    /**
     * The address becomes an index.
     *
     * @param above what is above it on the JVM's stack, if anything
     */
    private void index(MemoryAccess access, @Nullable Kind above) {
        MemoryType type = layout.spaces.memories().get(access.memory());
        if (!type.shared() && type.addressType() == AddressType.I32 && access.offset() == 0) return;
        int saved = 0;
        if (above != null) {
            saved = stack.temporary(above);
            code.visitVarInsn(above.store, saved);
        }
        index(access);
        if (above != null) code.visitVarInsn(above.load, saved);
    }

    /** The address on top of the JVM's stack becomes an index. */
    private void index(MemoryAccess access) {
        MemoryType type = layout.spaces.memories().get(access.memory());
        boolean wide = type.addressType() == AddressType.I64;
        long offset = access.offset();
        if (type.shared()) {
            if (!wide) numbers.unsignedToLong();
            numbers.constant(offset);
            numbers.constant(access.opcode().accessBytes());
            environment.memory(access.memory());
            call("shared", "(JJIL" + Environment.MEMORY + ";)I");
        } else if (wide) {
            numbers.constant(offset);
            call("index64", "(JJ)I");
        } else if (offset == 0) {
            // An int that is no index is none of an array either.
        } else if (offset >= 0 && offset <= Integer.MAX_VALUE) {
            // The JVM's compiler knows this check, and takes it out of loops.
            numbers.constant(Integer.MAX_VALUE);
            code.visitMethodInsn(INVOKESTATIC, "java/util/Objects", "checkIndex", "(II)I", false);
            numbers.constant((int) offset);
            code.visitInsn(IADD);
        } else {
            numbers.constant(offset);
            call("index", "(IJ)I");
        }
    }

    // ---- atomic instructions

    /** Any of them but the fence, which the order of all atomic accesses makes unnecessary. */
    void atomic(MemoryAccess access) {
        Opcode opcode = access.opcode();
        List<ValueType> params = opcode.type().params();
        int operands = params.size();
        stack.spill();
        int first = stack.size() - operands;
        stack.load(first);
        index(access);
        switch (opcode) {
            case MEMORY_ATOMIC_WAIT32, MEMORY_ATOMIC_WAIT64, MEMORY_ATOMIC_NOTIFY -> {
                for (int i = 1; i < operands; i++) {
                    stack.load(first + i);
                }
                environment.memory(access.memory());
                waiting(opcode);
            }
            default -> {
                int bytes = opcode.accessBytes();
                String name = name(opcode);
                Kind value = Kind.of(
                        operands > 1 ? params.get(1) : opcode.type().results().get(0));
                boolean narrows = value == Kind.I64 && bytes < 8;
                boolean isNarrowExchange = narrows && name.equals("cmpxchg");
                for (int i = 1; i < operands; i++) {
                    stack.load(first + i);
                    if (narrows && !isNarrowExchange) code.visitInsn(L2I);
                }
                environment.bytes(access.memory());
                if (isNarrowExchange) {
                    numbers.constant(bytes);
                    code.visitMethodInsn(INVOKESTATIC, ATOMICS, "cmpxchgNarrow", "(IJJ[BI)J", false);
                } else {
                    Kind passed = narrows ? Kind.I32 : value;
                    boolean isStore = opcode.type().results().isEmpty();
                    String descriptor =
                            "(I" + passed.descriptor.repeat(operands - 1) + "[B)" + (isStore ? "V" : passed.descriptor);
                    code.visitMethodInsn(INVOKESTATIC, ATOMICS, name + 8 * bytes, descriptor, false);
                    if (narrows && !isStore) numbers.unsignedToLong();
                }
            }
        }
        stack.drop(operands);
        for (ValueType result : opcode.type().results()) {
            stack.push(Kind.of(result));
        }
    }

    private void waiting(Opcode opcode) {
        String memory = 'L' + Environment.MEMORY + ';';
        switch (opcode) {
            case MEMORY_ATOMIC_WAIT32 ->
                code.visitMethodInsn(INVOKESTATIC, Environment.MEMORY, "wait32", "(IIJ" + memory + ")I", false);
            case MEMORY_ATOMIC_WAIT64 ->
                code.visitMethodInsn(INVOKESTATIC, Environment.MEMORY, "wait64", "(IJJ" + memory + ")I", false);
            default -> code.visitMethodInsn(INVOKESTATIC, Environment.MEMORY, "notify", "(II" + memory + ")I", false);
        }
    }

    /** What it does, as its mnemonic says: {@code i64.atomic.rmw8.add_u} adds, {@code i32.atomic.load16_u} loads. */
    private static String name(Opcode opcode) {
        String mnemonic = opcode.mnemonic();
        return mnemonic.substring(mnemonic.lastIndexOf('.') + 1).replaceAll("\\d.*|_u", "");
    }

    /** The byte with the index on the JVM's stack. */
    private void element(MemoryAccess access) {
        environment.bytes(access.memory());
        code.visitInsn(SWAP);
        code.visitInsn(BALOAD);
    }

    /**
     * What is at the index on the JVM's stack, through a view. The VarHandle is called here and not in a method of the
     * runtime: the JVM's compiler inlines so many methods into one function and no more, but those of VarHandles
     * always.
     */
    private void get(MemoryAccess access, String view, String type) {
        place(access, view);
        code.visitMethodInsn(INVOKEVIRTUAL, HANDLE, "get", "([BI)" + type, false);
    }

    /** Puts the value of a variable there. */
    private void set(MemoryAccess access, String view, String type, Kind value, int saved) {
        place(access, view);
        code.visitVarInsn(value.load, saved);
        if (value == Kind.F32) {
            code.visitMethodInsn(INVOKESTATIC, "java/lang/Float", "floatToRawIntBits", "(F)I", false);
        } else if (value == Kind.F64) {
            code.visitMethodInsn(INVOKESTATIC, "java/lang/Double", "doubleToRawLongBits", "(D)J", false);
        } else if (type.equals("S")) {
            code.visitInsn(I2S);
        }
        code.visitMethodInsn(INVOKEVIRTUAL, HANDLE, "set", "([BI" + type + ")V", false);
    }

    /** The view and the bytes go below the index. */
    private void place(MemoryAccess access, String view) {
        code.visitFieldInsn(GETSTATIC, ACCESS, view, 'L' + HANDLE + ';');
        code.visitInsn(SWAP);
        environment.bytes(access.memory());
        code.visitInsn(SWAP);
    }

    private void mask(int bits) {
        numbers.constant(bits);
        code.visitInsn(IAND);
    }

    private void row(Opcode opcode) {
        code.visitFieldInsn(GETSTATIC, "dev/wami/wasmspec/Opcode", opcode.name(), ROW);
    }

    private void call(String name, String descriptor) {
        code.visitMethodInsn(INVOKESTATIC, ACCESS, name, descriptor, false);
    }
}
