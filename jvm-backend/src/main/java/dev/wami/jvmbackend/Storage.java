package dev.wami.jvmbackend;

import static org.objectweb.asm.Opcodes.*;

import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmspec.AddressType;
import dev.wami.wasmspec.Opcode;
import java.util.List;
import java.util.Locale;
import org.objectweb.asm.MethodVisitor;

/** The code of globals, tables, and the instructions on whole memories and on segments. */
final class Storage {
    static final String TABLE = "dev/wami/jvmbackend/runtime/Table";
    static final String CELL = "dev/wami/jvmbackend/runtime/GlobalCell";
    private static final String REFERENCE = "Ljava/lang/Object;";

    private final Layout layout;
    private final MethodVisitor code;
    private final Numbers numbers;
    private final OperandStack stack;
    private final Environment environment;

    Storage(Layout layout, MethodVisitor code, Numbers numbers, OperandStack stack, Environment environment) {
        this.layout = layout;
        this.code = code;
        this.numbers = numbers;
        this.stack = stack;
        this.environment = environment;
    }

    // ---- globals

    void globalGet(int global) {
        Kind kind = layout.global(global);
        environment.main();
        if (layout.isShared(global)) {
            code.visitFieldInsn(GETFIELD, layout.main, "g" + global, 'L' + CELL + ';');
            code.visitFieldInsn(GETFIELD, CELL, field(kind), kind.descriptor);
        } else {
            code.visitFieldInsn(GETFIELD, layout.main, "g" + global, kind.descriptor);
        }
        stack.push(kind);
    }

    void globalSet(int global) {
        stack.require(1);
        Kind kind = layout.global(global);
        environment.main();
        if (layout.isShared(global)) code.visitFieldInsn(GETFIELD, layout.main, "g" + global, 'L' + CELL + ';');
        if (kind.slots == 2) {
            code.visitInsn(DUP_X2);
            code.visitInsn(POP);
        } else {
            code.visitInsn(SWAP);
        }
        if (layout.isShared(global)) code.visitFieldInsn(PUTFIELD, CELL, field(kind), kind.descriptor);
        else code.visitFieldInsn(PUTFIELD, layout.main, "g" + global, kind.descriptor);
        stack.consume(1);
    }

    static String field(Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }

    // ---- memories and tables

    void compile(Instruction instruction) {
        Opcode opcode = instruction.opcode();
        int first = instruction instanceof Instruction.IndexedPair pair
                ? pair.first()
                : ((Instruction.Indexed) instruction).index();
        int second = instruction instanceof Instruction.IndexedPair pair ? pair.second() : 0;
        switch (opcode) {
            case MEMORY_SIZE -> {
                environment.memory(first);
                code.visitMethodInsn(INVOKEVIRTUAL, Environment.MEMORY, "pages", "()I", false);
                pushSize(isWideMemory(first));
            }
            case MEMORY_GROW -> memoryGrow(first);
            case MEMORY_FILL -> {
                operands(List.of(true, false, true));
                environment.memory(first);
                callMemory("fill", "(JIJ");
            }
            case MEMORY_COPY -> {
                operands(List.of(true, true, true));
                environment.memory(first);
                environment.memory(second);
                callMemory("copy", "(JJJL" + Environment.MEMORY + ';');
            }
            case MEMORY_INIT -> {
                operands(List.of(true, true, true));
                environment.memory(second);
                segment("data", "[[B", first);
                code.visitMethodInsn(
                        INVOKESTATIC, Environment.MEMORY, "init", "(JJJL" + Environment.MEMORY + ";[B)V", false);
            }
            case DATA_DROP -> drop("data", "[[B", first);
            case ELEM_DROP -> drop("elements", "[[Ljava/lang/Object;", first);
            case TABLE_SIZE -> {
                table(first);
                code.visitMethodInsn(INVOKEVIRTUAL, TABLE, "size", "()I", false);
                pushSize(isWideTable(first));
            }
            case TABLE_GET -> {
                operands(List.of(true));
                table(first);
                callTable("get", "(J", REFERENCE);
                stack.push(Kind.REF);
            }
            case TABLE_SET -> {
                operands(List.of(true, false));
                table(first);
                callTable("set", "(J" + REFERENCE, "V");
            }
            case TABLE_GROW -> {
                operands(List.of(false, true));
                table(first);
                callTable("grow", "(" + REFERENCE + "J", "J");
                if (!isWideTable(first)) code.visitInsn(L2I);
                stack.push(isWideTable(first) ? Kind.I64 : Kind.I32);
            }
            case TABLE_FILL -> {
                operands(List.of(true, false, true));
                table(first);
                callTable("fill", "(J" + REFERENCE + "J", "V");
            }
            case TABLE_COPY -> {
                operands(List.of(true, true, true));
                table(first);
                table(second);
                callTable("copy", "(JJJL" + TABLE + ';', "V");
            }
            default -> {
                operands(List.of(true, true, true));
                table(second);
                segment("elements", "[[Ljava/lang/Object;", first);
                code.visitMethodInsn(INVOKESTATIC, TABLE, "init", "(JJJL" + TABLE + ";[Ljava/lang/Object;)V", false);
            }
        }
    }

    private void memoryGrow(int memory) {
        stack.require(1);
        stack.consume(1);
        boolean wide = isWideMemory(memory);
        environment.memory(memory);
        if (wide) {
            code.visitInsn(DUP_X2);
            code.visitInsn(POP);
            code.visitMethodInsn(INVOKEVIRTUAL, Environment.MEMORY, "grow", "(J)J", false);
        } else {
            code.visitInsn(SWAP);
            code.visitMethodInsn(INVOKEVIRTUAL, Environment.MEMORY, "grow", "(I)I", false);
        }
        stack.push(wide ? Kind.I64 : Kind.I32);
        environment.reload();
    }

    /**
     * Takes operands from the stack, those that are true as unsigned longs.
     *
     * @param widened one for each operand
     */
    private void operands(List<Boolean> widened) {
        int count = widened.size();
        boolean plain = true;
        for (int i = 0; i < count; i++) {
            plain &= !widened.get(i) || stack.kind(stack.size() - count + i) == Kind.I64;
        }
        if (plain) {
            stack.require(count);
            stack.consume(count);
            return;
        }
        if (count == 1) {
            stack.require(1);
            stack.consume(1);
            numbers.unsignedToLong();
            return;
        }
        stack.spill();
        int first = stack.size() - count;
        for (int i = 0; i < count; i++) {
            stack.load(first + i);
            if (widened.get(i) && stack.kind(first + i) == Kind.I32) numbers.unsignedToLong();
        }
        stack.drop(count);
    }

    private void pushSize(boolean wide) {
        if (wide) code.visitInsn(I2L);
        stack.push(wide ? Kind.I64 : Kind.I32);
    }

    private boolean isWideMemory(int memory) {
        return layout.spaces.memories().get(memory).addressType() == AddressType.I64;
    }

    private boolean isWideTable(int table) {
        return layout.spaces.tables().get(table).addressType() == AddressType.I64;
    }

    private void table(int table) {
        environment.main();
        code.visitFieldInsn(GETFIELD, layout.main, "t" + table, 'L' + TABLE + ';');
    }

    private void segment(String field, String descriptor, int index) {
        environment.instance();
        code.visitFieldInsn(GETFIELD, Signature.INSTANCE, field, descriptor);
        numbers.constant(index);
        code.visitInsn(AALOAD);
    }

    /** A dropped segment is empty. */
    private void drop(String field, String descriptor, int index) {
        environment.instance();
        code.visitFieldInsn(GETFIELD, Signature.INSTANCE, field, descriptor);
        numbers.constant(index);
        numbers.constant(0);
        if (field.equals("data")) code.visitIntInsn(NEWARRAY, T_BYTE);
        else code.visitTypeInsn(ANEWARRAY, "java/lang/Object");
        code.visitInsn(AASTORE);
    }

    private void callMemory(String name, String params) {
        code.visitMethodInsn(INVOKESTATIC, Environment.MEMORY, name, params + 'L' + Environment.MEMORY + ";)V", false);
    }

    private void callTable(String name, String params, String result) {
        code.visitMethodInsn(INVOKESTATIC, TABLE, name, params + 'L' + TABLE + ";)" + result, false);
    }
}
