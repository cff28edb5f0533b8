package dev.wami.jvmbackend.jar;

import static org.objectweb.asm.Opcodes.*;

import dev.wami.jvmbackend.Boxes;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;

/**
 * The classes of several results, one for each list of types, which is its name: {@code I32F64} has a field {@code v0}
 * and a field {@code v1}, and a constructor with both.
 */
final class ResultClasses {
    private static final String BOXES = JavaSignature.BOXES;

    private final String owner;
    private final Map<String, List<JavaType>> all = new TreeMap<>();

    /** @param owner the class in which they are */
    ResultClasses(String owner) {
        this.owner = owner;
    }

    /** The internal name of the class for these types. */
    String of(List<JavaType> types) {
        StringBuilder name = new StringBuilder();
        for (JavaType type : types) {
            name.append(type.word());
        }
        all.put(name.toString(), types);
        return owner + '$' + name;
    }

    /** Simple names, of those that were asked for. */
    Iterable<String> names() {
        return all.keySet();
    }

    void generate(Map<String, byte[]> classes) {
        all.forEach((name, types) -> classes.put(owner + '$' + name, generate(owner + '$' + name, name, types)));
    }

    private byte[] generate(String internal, String name, List<JavaType> types) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(V17, ACC_PUBLIC | ACC_FINAL | ACC_SUPER, internal, null, "java/lang/Object", null);
        writer.visitNestHost(owner);
        writer.visitInnerClass(internal, owner, name, ACC_PUBLIC | ACC_STATIC | ACC_FINAL);
        StringBuilder params = new StringBuilder();
        for (int i = 0; i < types.size(); i++) {
            writer.visitField(ACC_PUBLIC | ACC_FINAL, "v" + i, types.get(i).descriptor(), null, null);
            params.append(types.get(i).descriptor());
        }
        MethodVisitor code = method(writer, ACC_PUBLIC, "<init>", "(" + params + ")V");
        code.visitVarInsn(ALOAD, 0);
        code.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        int slot = 1;
        for (int i = 0; i < types.size(); i++) {
            JavaType type = types.get(i);
            code.visitVarInsn(ALOAD, 0);
            code.visitVarInsn(type.kind().load, slot);
            code.visitFieldInsn(PUTFIELD, internal, "v" + i, type.descriptor());
            slot += type.kind().slots;
        }
        code.visitInsn(RETURN);
        finish(code);

        code = method(writer, ACC_STATIC, "of", '(' + BOXES + ")L" + internal + ';');
        code.visitTypeInsn(NEW, internal);
        code.visitInsn(DUP);
        for (int i = 0; i < types.size(); i++) {
            Boxes.element(0, i, types.get(i).kind(), code);
            if (!types.get(i).cast().isEmpty()) {
                code.visitTypeInsn(CHECKCAST, types.get(i).cast());
            }
        }
        code.visitMethodInsn(INVOKESPECIAL, internal, "<init>", "(" + params + ")V", false);
        code.visitInsn(ARETURN);
        finish(code);

        code = method(writer, 0, "boxes", "()" + BOXES);
        slot = 1;
        for (int i = 0; i < types.size(); i++) {
            code.visitVarInsn(ALOAD, 0);
            code.visitFieldInsn(GETFIELD, internal, "v" + i, types.get(i).descriptor());
            code.visitVarInsn(types.get(i).kind().store, slot);
            slot += types.get(i).kind().slots;
        }
        Boxes.array(types.stream().map(JavaType::kind).toList(), 1, code);
        code.visitInsn(ARETURN);
        finish(code);
        writer.visitEnd();
        return writer.toByteArray();
    }

    private static MethodVisitor method(ClassWriter writer, int access, String name, String descriptor) {
        MethodVisitor code = writer.visitMethod(access, name, descriptor, null, null);
        code.visitCode();
        return code;
    }

    private static void finish(MethodVisitor code) {
        code.visitMaxs(0, 0);
        code.visitEnd();
    }
}
