package dev.wami.jvmbackend;

import static org.objectweb.asm.Opcodes.*;

import dev.wami.wasmspec.GlobalType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassTooLargeException;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.MethodVisitor;

/** Makes the classes of a module: that of its instances, and those with its functions. */
final class ModuleCompiler {
    private static final String BIND = "([L" + Environment.MEMORY + ";[L" + Storage.TABLE + ";[Ljava/lang/Object;)V";
    private static final int GLOBALS_PER_METHOD = 1000;

    private final Layout layout;
    private final Map<String, byte[]> classes = new LinkedHashMap<>();

    ModuleCompiler(Layout layout) {
        this.layout = layout;
    }

    Map<String, byte[]> compile() throws UnsupportedModuleException {
        try {
            functions();
            instance();
        } catch (MethodTooLargeException large) {
            throw new UnsupportedModuleException(
                    "the method " + large.getMethodName() + " is larger than the JVM allows", Optional.empty());
        } catch (ClassTooLargeException large) {
            throw new UnsupportedModuleException(
                    "the class " + large.getClassName() + " is larger than the JVM allows", Optional.empty());
        }
        return classes;
    }

    private void functions() throws UnsupportedModuleException {
        ClassWriter writer = null;
        int open = -1;
        int imported = layout.spaces.importedFunctions();
        for (int i = imported; i < layout.spaces.functions().size(); i++) {
            if (layout.classOf(i) != open) {
                finish(open, writer);
                open = layout.classOf(i);
                writer = open(layout.className(open), "java/lang/Object");
            }
            if (writer == null) throw new IllegalStateException();
            limits(i);
            FunctionCompiler.compile(layout, i, writer);
            if (layout.facts.tailCalling.get(i)) tailLoop(i, writer);
        }
        finish(open, writer);
    }

    private void limits(int function) throws UnsupportedModuleException {
        if (layout.signature(function).paramSlots() > 250) {
            throw new UnsupportedModuleException(
                    "function " + function + " has more parameters than the JVM allows", Optional.empty());
        }
        if (layout.module
                        .functions()
                        .get(function - layout.spaces.importedFunctions())
                        .locals()
                        .size()
                > 16_000) {
            throw new UnsupportedModuleException(
                    "function " + function + " has more locals than the JVM allows", Optional.empty());
        }
    }

    private void finish(int number, @Nullable ClassWriter writer) {
        if (writer == null) return;
        writer.visitEnd();
        classes.put(layout.className(number), writer.toByteArray());
    }

    static ClassWriter open(String name, String superclass) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(V17, ACC_PUBLIC | ACC_FINAL | ACC_SUPER, name, null, superclass, null);
        return writer;
    }

    /**
     * What is called for a function with tail calls: its body ends at the first, and this makes them one after the
     * other.
     */
    private void tailLoop(int function, ClassWriter writer) {
        Signature signature = layout.signature(function);
        MethodVisitor code = new LatestFrame(
                writer.visitMethod(ACC_PUBLIC | ACC_STATIC, Layout.name(function), signature.descriptor(), null, null));
        code.visitCode();
        new Dispatch(layout, classes)
                .tailLoop(code, signature, layout.className(layout.classOf(function)), Layout.bodyName(function));
    }

    private void instance() {
        ClassWriter writer = open(layout.main, Signature.INSTANCE);
        for (int i = 0; i < layout.spaces.memories().size(); i++) {
            writer.visitField(ACC_PUBLIC, "m" + i, 'L' + Environment.MEMORY + ';', null, null);
        }
        for (int i = 0; i < layout.spaces.tables().size(); i++) {
            writer.visitField(ACC_PUBLIC, "t" + i, 'L' + Storage.TABLE + ';', null, null);
        }
        List<GlobalType> globals = layout.spaces.globals();
        for (int i = 0; i < globals.size(); i++) {
            String type = layout.isShared(i) ? 'L' + Storage.CELL + ';' : layout.global(i).descriptor;
            writer.visitField(ACC_PUBLIC, "g" + i, type, null, null);
        }
        MethodVisitor constructor = writer.visitMethod(ACC_PUBLIC, "<init>", "()V", null, null);
        constructor.visitCode();
        constructor.visitVarInsn(ALOAD, 0);
        constructor.visitMethodInsn(INVOKESPECIAL, Signature.INSTANCE, "<init>", "()V", false);
        constructor.visitInsn(RETURN);
        constructor.visitMaxs(0, 0);
        constructor.visitEnd();
        bind(writer);
        new Dispatch(layout, classes).generate(writer);
        writer.visitEnd();
        classes.put(layout.main, writer.toByteArray());
    }

    private void bind(ClassWriter writer) {
        MethodVisitor code = writer.visitMethod(ACC_PUBLIC, "bind", BIND, null, null);
        code.visitCode();
        Numbers numbers = new Numbers(code);
        for (int i = 0; i < layout.spaces.memories().size(); i++) {
            element(code, numbers, 1, i);
            code.visitFieldInsn(PUTFIELD, layout.main, "m" + i, 'L' + Environment.MEMORY + ';');
        }
        for (int i = 0; i < layout.spaces.tables().size(); i++) {
            element(code, numbers, 2, i);
            code.visitFieldInsn(PUTFIELD, layout.main, "t" + i, 'L' + Storage.TABLE + ';');
        }
        int globals = layout.spaces.globals().size();
        for (int i = 0; i < globals; i += GLOBALS_PER_METHOD) {
            for (int k = 0; k < 4; k++) {
                code.visitVarInsn(ALOAD, k);
            }
            code.visitMethodInsn(INVOKEVIRTUAL, layout.main, "bind" + i, BIND, false);
        }
        code.visitInsn(RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
        for (int i = 0; i < globals; i += GLOBALS_PER_METHOD) {
            globals(writer, i, Math.min(globals, i + GLOBALS_PER_METHOD));
        }
    }

    private void globals(ClassWriter writer, int from, int to) {
        MethodVisitor code = writer.visitMethod(ACC_PUBLIC, "bind" + from, BIND, null, null);
        code.visitCode();
        Numbers numbers = new Numbers(code);
        for (int i = from; i < to; i++) {
            element(code, numbers, 3, i);
            if (layout.isShared(i)) {
                code.visitTypeInsn(CHECKCAST, Storage.CELL);
                code.visitFieldInsn(PUTFIELD, layout.main, "g" + i, 'L' + Storage.CELL + ';');
            } else {
                Boxes.unbox(layout.global(i), code);
                code.visitFieldInsn(PUTFIELD, layout.main, "g" + i, layout.global(i).descriptor);
            }
        }
        code.visitInsn(RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private static void element(MethodVisitor code, Numbers numbers, int array, int index) {
        code.visitVarInsn(ALOAD, 0);
        code.visitVarInsn(ALOAD, array);
        numbers.constant(index);
        code.visitInsn(AALOAD);
    }
}
