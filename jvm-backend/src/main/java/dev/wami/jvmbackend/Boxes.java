package dev.wami.jvmbackend;

import static org.objectweb.asm.Opcodes.*;

import java.util.List;
import org.objectweb.asm.MethodVisitor;

/** Values as objects, for calls that leave a module, for several results and for exceptions. */
public final class Boxes {
    private Boxes() {}

    /** The value on the JVM's stack becomes its box. */
    public static void box(Kind kind, MethodVisitor code) {
        if (!kind.isPrimitive()) return;
        code.visitMethodInsn(INVOKESTATIC, kind.box, "valueOf", '(' + kind.descriptor + ")L" + kind.box + ';', false);
    }

    /** The box on the JVM's stack becomes its value. */
    public static void unbox(Kind kind, MethodVisitor code) {
        if (kind == Kind.REF) return;
        code.visitTypeInsn(CHECKCAST, kind.box);
        if (kind.isPrimitive()) {
            code.visitMethodInsn(INVOKEVIRTUAL, kind.box, kind.unbox, "()" + kind.descriptor, false);
        }
    }

    /** Pushes the value with an index of an array in a variable. */
    public static void element(int array, int index, Kind kind, MethodVisitor code) {
        code.visitVarInsn(ALOAD, array);
        new Numbers(code).constant(index);
        code.visitInsn(AALOAD);
        unbox(kind, code);
    }

    /** The values in variables from {@code slot} on become a new array on the JVM's stack. */
    public static void array(List<Kind> kinds, int slot, MethodVisitor code) {
        Numbers numbers = new Numbers(code);
        numbers.constant(kinds.size());
        code.visitTypeInsn(ANEWARRAY, "java/lang/Object");
        for (int i = 0; i < kinds.size(); i++) {
            Kind kind = kinds.get(i);
            code.visitInsn(DUP);
            numbers.constant(i);
            code.visitVarInsn(kind.load, slot);
            box(kind, code);
            code.visitInsn(AASTORE);
            slot += kind.slots;
        }
    }
}
