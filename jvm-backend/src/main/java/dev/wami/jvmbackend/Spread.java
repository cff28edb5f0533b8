package dev.wami.jvmbackend;

import static org.objectweb.asm.Opcodes.*;

import org.objectweb.asm.MethodVisitor;

/**
 * The variables of a function that several methods share: bits of numbers in one array, objects in another, first the
 * locals, then operands by their height.
 */
final class Spread {
    /** The parameters of each piece: both arrays and the instance. */
    static final String PIECE = "([J[Ljava/lang/Object;L" + Signature.INSTANCE + ";)I";

    private static final int NUMBERS = 0;
    private static final int OBJECTS = 1;

    private final int locals;
    private int numbers;
    private int objects;
    private int pieces;

    Spread(int locals) {
        this.locals = locals;
    }

    int nextPiece() {
        return pieces++;
    }

    /** How long the array of numbers must be. */
    int numbers() {
        return numbers;
    }

    /** How long the array of objects must be. */
    int objects() {
        return objects;
    }

    void loadOperand(int height, Kind kind, MethodVisitor code) {
        load(locals + height, kind, code);
    }

    void storeOperand(int height, Kind kind, MethodVisitor code) {
        store(locals + height, kind, code);
    }

    /** Pushes a variable. */
    void load(int index, Kind kind, MethodVisitor code) {
        load(index, kind, NUMBERS, code);
    }

    /** Pushes a variable, where the arrays are not the first two variables of the JVM. */
    void load(int index, Kind kind, int arrays, MethodVisitor code) {
        note(index, kind);
        code.visitVarInsn(ALOAD, arrays + (kind.isPrimitive() ? NUMBERS : OBJECTS));
        new Numbers(code).constant(index);
        code.visitInsn(kind.isPrimitive() ? LALOAD : AALOAD);
        switch (kind) {
            case I32 -> code.visitInsn(L2I);
            case F32 -> {
                code.visitInsn(L2I);
                code.visitMethodInsn(INVOKESTATIC, "java/lang/Float", "intBitsToFloat", "(I)F", false);
            }
            case F64 -> code.visitMethodInsn(INVOKESTATIC, "java/lang/Double", "longBitsToDouble", "(J)D", false);
            case V128 -> code.visitTypeInsn(CHECKCAST, kind.box);
            default -> {}
        }
    }

    /** Pops into a variable. */
    void store(int index, Kind kind, MethodVisitor code) {
        store(index, kind, NUMBERS, code);
    }

    /** Pops into a variable, where the arrays are not the first two variables of the JVM. */
    void store(int index, Kind kind, int arrays, MethodVisitor code) {
        note(index, kind);
        switch (kind) {
            case I32 -> code.visitInsn(I2L);
            case F32 -> {
                code.visitMethodInsn(INVOKESTATIC, "java/lang/Float", "floatToRawIntBits", "(F)I", false);
                code.visitInsn(I2L);
            }
            case F64 -> code.visitMethodInsn(INVOKESTATIC, "java/lang/Double", "doubleToRawLongBits", "(D)J", false);
            default -> {}
        }
        boolean wide = kind.isPrimitive();
        code.visitVarInsn(ALOAD, arrays + (wide ? NUMBERS : OBJECTS));
        below(wide, code);
        new Numbers(code).constant(index);
        below(wide, code);
        code.visitInsn(wide ? LASTORE : AASTORE);
    }

    /** What is on top goes below the value. */
    private static void below(boolean wide, MethodVisitor code) {
        if (wide) {
            code.visitInsn(DUP_X2);
            code.visitInsn(POP);
        } else {
            code.visitInsn(SWAP);
        }
    }

    private void note(int index, Kind kind) {
        if (kind.isPrimitive()) numbers = Math.max(numbers, index + 1);
        else objects = Math.max(objects, index + 1);
    }
}
