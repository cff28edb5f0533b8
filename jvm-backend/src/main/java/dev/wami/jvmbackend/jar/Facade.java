package dev.wami.jvmbackend.jar;

import static org.objectweb.asm.Opcodes.*;

import dev.wami.jvmbackend.CompiledClasses;
import dev.wami.wasmbinary.Export;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.GlobalType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;

/**
 * The public class of a jar: an instance, with a method for each export.
 *
 * <pre>
 *   private static final JarModule MODULE = JarModule.read(Foo.class, "Foo");
 *   private final Foo$Code code;
 *   public int add(int a, int b) { try { return Foo$Code$0.f3(a, b, code); } catch (Throwable t) { throw Traps.leaving(t); } }
 * </pre>
 */
final class Facade {
    private static final String RUNTIME = "dev/wami/jvmbackend/runtime/";
    private static final String INSTANCE = RUNTIME + "ModuleInstance";
    private static final String MODULE = RUNTIME + "JarModule";
    private static final String FUNCTION = RUNTIME + "FunctionInstance";
    private static final String CELL = RUNTIME + "GlobalCell";
    private static final String WASI = "dev/wami/jvmbackend/wasi/Wasi";
    private static final String LAUNCHER = "dev/wami/jvmbackend/wasi/Launcher";
    private static final String START = "_start";

    private final WasmModule module;
    private final IndexSpaces spaces;
    private final CompiledClasses compiled;
    private final String main;
    private final ResultClasses results;
    private final HostClass host;
    private final JavaNames names;

    /** @param main the internal name of the class */
    Facade(WasmModule module, CompiledClasses compiled, String main) {
        this.module = module;
        this.compiled = compiled;
        this.main = main;
        spaces = IndexSpaces.of(module);
        results = new ResultClasses(main);
        host = new HostClass(module, main, results);
        names = isCommand() ? new JavaNames("instance", "main") : new JavaNames("instance");
    }

    /** Whether the module is a program that needs WASI at most. */
    boolean isCommand() {
        if (host.hasOthers()) return false;
        for (Export export : module.exports()) {
            if (export.kind() == ExternKind.FUNC && export.name().equals(START)) {
                return Objects.requireNonNull(spaces.function(export.index())).equals(FuncType.EMPTY);
            }
        }
        return false;
    }

    /** The class, its interface and what belongs to them. */
    Map<String, byte[]> generate() {
        Map<String, byte[]> classes = new TreeMap<>();
        boolean imports = host.hasOthers() || host.isWasi();
        if (imports) host.generate(classes);
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(V17, ACC_PUBLIC | ACC_FINAL | ACC_SUPER, main, null, "java/lang/Object", null);
        writer.visitField(ACC_PRIVATE | ACC_STATIC | ACC_FINAL, "MODULE", 'L' + MODULE + ';', null, null);
        writer.visitField(ACC_PRIVATE | ACC_FINAL, "code", 'L' + compiled.main() + ';', null, null);
        initializer(writer);
        constructor(writer, imports);
        MethodVisitor code = method(writer, ACC_PUBLIC, "instance", "()L" + INSTANCE + ';');
        code(code);
        code.visitInsn(ARETURN);
        finish(code);
        String start = "";
        for (Export export : module.exports()) {
            String name = names.give(export.name());
            if (export.name().equals(START)) start = name;
            export(writer, export, name);
        }
        if (isCommand()) main(writer, start, classes);
        results.generate(classes);
        List<String> nested = new ArrayList<>();
        for (String name : results.names()) {
            writer.visitInnerClass(main + '$' + name, main, name, ACC_PUBLIC | ACC_STATIC | ACC_FINAL);
            nested.add(main + '$' + name);
        }
        if (imports) {
            int access = ACC_PUBLIC | ACC_STATIC | ACC_ABSTRACT | ACC_INTERFACE;
            writer.visitInnerClass(host.importsName(), main, "Imports", access);
            nested.add(host.importsName());
        }
        nested.forEach(writer::visitNestMember);
        writer.visitEnd();
        classes.put(main, writer.toByteArray());
        return classes;
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

    private void code(MethodVisitor code) {
        code.visitVarInsn(ALOAD, 0);
        code.visitFieldInsn(GETFIELD, main, "code", 'L' + compiled.main() + ';');
    }

    private void initializer(ClassWriter writer) {
        MethodVisitor code = method(writer, ACC_STATIC, "<clinit>", "()V");
        code.visitLdcInsn(Type.getObjectType(main));
        code.visitLdcInsn(main.substring(main.lastIndexOf('/') + 1));
        code.visitMethodInsn(
                INVOKESTATIC, MODULE, "read", "(Ljava/lang/Class;Ljava/lang/String;)L" + MODULE + ';', false);
        code.visitFieldInsn(PUTSTATIC, main, "MODULE", 'L' + MODULE + ';');
        code.visitInsn(RETURN);
        finish(code);
    }

    private String constructorType() {
        return '(' + (host.hasOthers() ? 'L' + host.importsName() + ';' : "") + (host.isWasi() ? 'L' + WASI + ';' : "")
                + ")V";
    }

    private void constructor(ClassWriter writer, boolean imports) {
        MethodVisitor code = method(writer, ACC_PUBLIC, "<init>", constructorType());
        code.visitVarInsn(ALOAD, 0);
        code.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        code.visitVarInsn(ALOAD, 0);
        code.visitTypeInsn(NEW, compiled.main());
        code.visitInsn(DUP);
        code.visitMethodInsn(INVOKESPECIAL, compiled.main(), "<init>", "()V", false);
        code.visitFieldInsn(PUTFIELD, main, "code", 'L' + compiled.main() + ';');
        code.visitFieldInsn(GETSTATIC, main, "MODULE", 'L' + MODULE + ';');
        code(code);
        if (imports) {
            code.visitTypeInsn(NEW, host.name());
            code.visitInsn(DUP);
            int slot = 1;
            if (host.hasOthers()) code.visitVarInsn(ALOAD, slot++);
            else code.visitInsn(ACONST_NULL);
            if (host.isWasi()) code.visitVarInsn(ALOAD, slot);
            else code.visitInsn(ACONST_NULL);
            code.visitMethodInsn(INVOKESPECIAL, host.name(), "<init>", host.constructor(), false);
        } else {
            code.visitInsn(ACONST_NULL);
        }
        code.visitMethodInsn(
                INVOKEVIRTUAL,
                MODULE,
                "instantiate",
                "(L" + INSTANCE + ";L" + RUNTIME + "HostImports;)L" + INSTANCE + ';',
                false);
        code.visitInsn(POP);
        code.visitInsn(RETURN);
        finish(code);
    }

    private void export(ClassWriter writer, Export export, String name) {
        int index = export.index();
        switch (export.kind()) {
            case FUNC -> function(writer, index, name);
            case MEMORY -> field(writer, name, "m" + index, RUNTIME + "Memory");
            case TABLE -> field(writer, name, "t" + index, RUNTIME + "Table");
            case GLOBAL -> global(writer, index, name);
            case TAG -> {
                MethodVisitor code = method(writer, ACC_PUBLIC, name, "()L" + RUNTIME + "TagInstance;");
                code(code);
                code.visitFieldInsn(GETFIELD, INSTANCE, "tags", "[L" + RUNTIME + "TagInstance;");
                code.visitLdcInsn(index);
                code.visitInsn(AALOAD);
                code.visitInsn(ARETURN);
                finish(code);
            }
        }
    }

    private void field(ClassWriter writer, String name, String field, String type) {
        MethodVisitor code = method(writer, ACC_PUBLIC, name, "()L" + type + ';');
        code(code);
        code.visitFieldInsn(GETFIELD, compiled.main(), field, 'L' + type + ';');
        code.visitInsn(ARETURN);
        finish(code);
    }

    /** A method that reads a global, and one that writes it if it is mutable. */
    private void global(ClassWriter writer, int index, String name) {
        GlobalType type = spaces.globals().get(index);
        JavaType java = JavaType.of(type.type());
        String field = java.kind().name().toLowerCase(Locale.ROOT);
        MethodVisitor code = method(writer, ACC_PUBLIC, name, "()" + java.descriptor());
        cell(code, index);
        code.visitFieldInsn(GETFIELD, CELL, field, java.kind().descriptor);
        if (!java.cast().isEmpty()) code.visitTypeInsn(CHECKCAST, java.cast());
        code.visitInsn(java.kind().returns);
        finish(code);
        if (!type.mutable()) return;
        code = method(writer, ACC_PUBLIC, name, '(' + java.descriptor() + ")V");
        cell(code, index);
        code.visitVarInsn(java.kind().load, 1);
        code.visitFieldInsn(PUTFIELD, CELL, field, java.kind().descriptor);
        code.visitInsn(RETURN);
        finish(code);
    }

    private void cell(MethodVisitor code, int global) {
        code(code);
        code.visitFieldInsn(GETFIELD, compiled.main(), "g" + global, 'L' + CELL + ';');
    }

    private void function(ClassWriter writer, int index, String name) {
        JavaSignature signature = new JavaSignature(Objects.requireNonNull(spaces.function(index)), results);
        MethodVisitor code = method(writer, ACC_PUBLIC, name, signature.descriptor());
        String owner = compiled.owner(index);
        if (owner.isEmpty()) {
            code(code);
            code.visitLdcInsn(index);
            code.visitMethodInsn(INVOKEVIRTUAL, INSTANCE, "functionAt", "(I)L" + FUNCTION + ';', false);
            signature.boxParams(code);
            String boxes = JavaSignature.BOXES;
            code.visitMethodInsn(INVOKEVIRTUAL, FUNCTION, "invoke", '(' + boxes + ')' + boxes, false);
            signature.giveBackBoxes(code);
            finish(code);
            return;
        }
        Label begin = new Label();
        Label end = new Label();
        code.visitTryCatchBlock(begin, end, end, "java/lang/Throwable");
        code.visitLabel(begin);
        List<Object> frame = new ArrayList<>(List.of(main));
        int slot = 1;
        for (JavaType param : signature.params) {
            code.visitVarInsn(param.kind().load, slot);
            slot += param.kind().slots;
            frame.add(param.cast().isEmpty() ? param.kind().frame : param.cast());
        }
        code(code);
        code.visitMethodInsn(INVOKESTATIC, owner, compiled.method(index), compiled.descriptor(index), false);
        signature.giveBack(code);
        code.visitLabel(end);
        code.visitFrame(F_NEW, frame.size(), frame.toArray(), 1, new Object[] {"java/lang/Throwable"});
        code.visitMethodInsn(
                INVOKESTATIC,
                RUNTIME + "Traps",
                "leaving",
                "(Ljava/lang/Throwable;)Ljava/lang/RuntimeException;",
                false);
        code.visitInsn(ATHROW);
        finish(code);
    }

    /** What {@code java -jar} starts, and the object that it hands on. */
    private void main(ClassWriter writer, String start, Map<String, byte[]> classes) {
        String program = main + "$Main";
        MethodVisitor code = method(writer, ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V");
        code.visitLdcInsn(main.substring(main.lastIndexOf('/') + 1));
        code.visitVarInsn(ALOAD, 0);
        code.visitTypeInsn(NEW, program);
        code.visitInsn(DUP);
        code.visitMethodInsn(INVOKESPECIAL, program, "<init>", "()V", false);
        code.visitMethodInsn(
                INVOKESTATIC,
                LAUNCHER,
                "main",
                "(Ljava/lang/String;[Ljava/lang/String;L" + LAUNCHER + "$Program;)V",
                false);
        code.visitInsn(RETURN);
        finish(code);

        ClassWriter other = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        String[] interfaces = {LAUNCHER + "$Program"};
        other.visit(V17, ACC_FINAL | ACC_SUPER, program, null, "java/lang/Object", interfaces);
        code = method(other, 0, "<init>", "()V");
        code.visitVarInsn(ALOAD, 0);
        code.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        code.visitInsn(RETURN);
        finish(code);
        code = method(other, ACC_PUBLIC, "run", "(L" + WASI + ";)V");
        code.visitTypeInsn(NEW, main);
        code.visitInsn(DUP);
        if (host.isWasi()) code.visitVarInsn(ALOAD, 1);
        code.visitMethodInsn(INVOKESPECIAL, main, "<init>", constructorType(), false);
        code.visitMethodInsn(INVOKEVIRTUAL, main, start, "()V", false);
        code.visitInsn(RETURN);
        finish(code);
        other.visitEnd();
        classes.put(program, other.toByteArray());
    }
}
