package dev.wami.jvmbackend;

import static org.objectweb.asm.Opcodes.ASM9;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;

/** Counts what the instructions of a method take at most, and forgets them. */
final class MethodSize extends MethodVisitor {
    private long bytes;

    MethodSize() {
        super(ASM9);
    }

    long bytes() {
        return bytes;
    }

    @Override
    public void visitInsn(int opcode) {
        bytes++;
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
        bytes += 3;
    }

    @Override
    public void visitVarInsn(int opcode, int variable) {
        bytes += variable < 4 ? 1 : variable < 256 ? 2 : 4;
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
        bytes += 3;
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        bytes += 3;
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        bytes += 3;
    }

    @Override
    public void visitJumpInsn(int opcode, Label label) {
        bytes += 3;
    }

    @Override
    public void visitLdcInsn(@Nullable Object value) {
        bytes += 3;
    }

    @Override
    public void visitTableSwitchInsn(int min, int max, Label otherwise, Label... labels) {
        bytes += 16 + 4L * labels.length;
    }

    @Override
    public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] labels) {
        bytes += 12 + 8L * labels.length;
    }
}
