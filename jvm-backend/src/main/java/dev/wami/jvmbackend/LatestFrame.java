package dev.wami.jvmbackend;

import static org.objectweb.asm.Opcodes.ASM9;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;

/**
 * Of several frames at one place, passes on the last. There are several where blocks end one after the other; they
 * differ at most in what is no longer used.
 */
final class LatestFrame extends MethodVisitor {
    private final MethodVisitor out;
    private boolean pending;
    private int localCount;
    private Object[] locals = {};
    private Object[] stack = {};

    LatestFrame(MethodVisitor out) {
        super(ASM9, out);
        this.out = out;
    }

    @Override
    public void visitFrame(int type, int localCount, Object[] locals, int stackCount, Object[] stack) {
        this.locals = locals;
        this.stack = stack;
        this.localCount = localCount;
        pending = true;
    }

    private MethodVisitor next() {
        if (pending) {
            pending = false;
            out.visitFrame(org.objectweb.asm.Opcodes.F_NEW, localCount, locals, stack.length, stack);
        }
        return out;
    }

    @Override
    public void visitInsn(int opcode) {
        next().visitInsn(opcode);
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
        next().visitIntInsn(opcode, operand);
    }

    @Override
    public void visitVarInsn(int opcode, int variable) {
        next().visitVarInsn(opcode, variable);
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
        next().visitTypeInsn(opcode, type);
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        next().visitFieldInsn(opcode, owner, name, descriptor);
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        next().visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    }

    @Override
    public void visitJumpInsn(int opcode, Label label) {
        next().visitJumpInsn(opcode, label);
    }

    @Override
    public void visitLdcInsn(@Nullable Object value) {
        next().visitLdcInsn(value);
    }

    @Override
    public void visitTableSwitchInsn(int min, int max, Label otherwise, Label... labels) {
        next().visitTableSwitchInsn(min, max, otherwise, labels);
    }

    @Override
    public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] labels) {
        next().visitLookupSwitchInsn(otherwise, keys, labels);
    }
}
