package dev.wami.jvmbackend.jar;

import static org.objectweb.asm.Opcodes.*;

import dev.wami.jvmbackend.Boxes;
import dev.wami.jvmbackend.wasi.Wasi;
import dev.wami.wasmbinary.Import;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.ExternType;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;

/**
 * The interface {@code Imports} with a method for each import that is not WASI's, and the class that hands these to an
 * instance.
 */
final class HostClass {
    private static final String SUPER = "dev/wami/jvmbackend/runtime/HostImports";
    private static final String GIVEN = "dev/wami/jvmbackend/runtime/Imports";
    private static final String EXTERN = "dev/wami/jvmbackend/runtime/Extern";
    private static final String RUNTIME = "dev/wami/jvmbackend/runtime/";
    private static final String BOXES = JavaSignature.BOXES;

    private final WasmModule module;
    private final IndexSpaces spaces;
    private final String main;
    private final ResultClasses results;
    /** By number, those that the interface has. */
    private final Map<Integer, String> names = new LinkedHashMap<>();

    private final boolean isWasi;

    HostClass(WasmModule module, String main, ResultClasses results) {
        this.module = module;
        this.main = main;
        this.results = results;
        spaces = IndexSpaces.of(module);
        List<Import> imports = module.imports();
        Map<String, Integer> uses = new HashMap<>();
        boolean wasi = false;
        for (Import i : imports) {
            if (isOther(i)) uses.merge(JavaNames.legal(i.name()), 1, Integer::sum);
            else wasi = true;
        }
        isWasi = wasi;
        JavaNames given = new JavaNames();
        for (int i = 0; i < imports.size(); i++) {
            Import wanted = imports.get(i);
            if (!isOther(wanted)) continue;
            boolean isOnlyOne = uses.getOrDefault(JavaNames.legal(wanted.name()), 0) == 1;
            names.put(i, given.give(isOnlyOne ? wanted.name() : wanted.module() + '_' + wanted.name()));
        }
    }

    private static boolean isOther(Import i) {
        return i.type().kind() != ExternKind.FUNC || !Wasi.provides(i.module(), i.name());
    }

    /** Whether WASI gives some. */
    boolean isWasi() {
        return isWasi;
    }

    /** Whether the program gives some. */
    boolean hasOthers() {
        return !names.isEmpty();
    }

    String importsName() {
        return main + "$Imports";
    }

    String name() {
        return main + "$Host";
    }

    /** Of the constructor: the imports and WASI, or null. */
    String constructor() {
        return "(L" + importsName() + ";L" + GIVEN + ";)V";
    }

    void generate(Map<String, byte[]> classes) {
        classes.put(importsName(), interfaceClass());
        classes.put(name(), hostClass());
    }

    private JavaSignature signature(Import i) {
        int type = ((ExternType.Func) i.type()).typeIndex();
        return new JavaSignature(Objects.requireNonNull(spaces.funcType(type)), results);
    }

    /** The class of what is imported, other than a function. */
    private static String type(Import i) {
        return RUNTIME
                + switch (i.type().kind()) {
                    case MEMORY -> "Memory";
                    case TABLE -> "Table";
                    case GLOBAL -> "GlobalCell";
                    case TAG -> "TagInstance";
                    case FUNC -> throw new IllegalArgumentException("a function");
                };
    }

    private String descriptor(Import i) {
        return i.type().kind() == ExternKind.FUNC ? signature(i).descriptor() : "()L" + type(i) + ';';
    }

    private byte[] interfaceClass() {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(V17, ACC_PUBLIC | ACC_ABSTRACT | ACC_INTERFACE, importsName(), null, "java/lang/Object", null);
        writer.visitNestHost(main);
        writer.visitInnerClass(importsName(), main, "Imports", ACC_PUBLIC | ACC_STATIC | ACC_ABSTRACT | ACC_INTERFACE);
        names.forEach((number, name) -> writer.visitMethod(
                        ACC_PUBLIC | ACC_ABSTRACT,
                        name,
                        descriptor(module.imports().get(number)),
                        null,
                        null)
                .visitEnd());
        writer.visitEnd();
        return writer.toByteArray();
    }

    private byte[] hostClass() {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(V17, ACC_FINAL | ACC_SUPER, name(), null, SUPER, null);
        writer.visitField(ACC_PRIVATE | ACC_FINAL, "imports", 'L' + importsName() + ';', null, null);
        MethodVisitor code = method(writer, 0, "<init>", constructor());
        code.visitVarInsn(ALOAD, 0);
        code.visitVarInsn(ALOAD, 2);
        code.visitMethodInsn(INVOKESPECIAL, SUPER, "<init>", "(L" + GIVEN + ";)V", false);
        code.visitVarInsn(ALOAD, 0);
        code.visitVarInsn(ALOAD, 1);
        code.visitFieldInsn(PUTFIELD, name(), "imports", 'L' + importsName() + ';');
        code.visitInsn(RETURN);
        finish(code);
        dispatch(writer, true, "call", "(I" + BOXES + ')' + BOXES);
        dispatch(writer, false, "extern", "(I)L" + EXTERN + ';');
        names.forEach((number, name) -> {
            Import wanted = module.imports().get(number);
            if (wanted.type().kind() == ExternKind.FUNC) function(writer, number, name, signature(wanted));
        });
        writer.visitEnd();
        return writer.toByteArray();
    }

    /** A switch over the numbers of functions, or of other imports. */
    private void dispatch(ClassWriter writer, boolean functions, String name, String descriptor) {
        MethodVisitor code = method(writer, ACC_PROTECTED, name, descriptor);
        int[] numbers = names.keySet().stream()
                .mapToInt(Integer::intValue)
                .filter(n -> module.imports().get(n).type().kind() == ExternKind.FUNC == functions)
                .toArray();
        Object[] frame = functions ? new Object[] {name(), INTEGER, BOXES} : new Object[] {name(), INTEGER};
        Label none = new Label();
        Label[] labels = new Label[numbers.length];
        for (int i = 0; i < labels.length; i++) {
            labels[i] = new Label();
        }
        code.visitVarInsn(ILOAD, 1);
        code.visitLookupSwitchInsn(none, numbers, labels);
        for (int i = 0; i < labels.length; i++) {
            code.visitLabel(labels[i]);
            code.visitFrame(F_NEW, frame.length, frame, 0, new Object[0]);
            code.visitVarInsn(ALOAD, 0);
            if (functions) {
                code.visitVarInsn(ALOAD, 2);
                code.visitMethodInsn(INVOKEVIRTUAL, name(), "call" + numbers[i], '(' + BOXES + ')' + BOXES, false);
            } else {
                Import wanted = module.imports().get(numbers[i]);
                code.visitFieldInsn(GETFIELD, name(), "imports", 'L' + importsName() + ';');
                code.visitMethodInsn(
                        INVOKEINTERFACE,
                        importsName(),
                        Objects.requireNonNull(names.get(numbers[i])),
                        descriptor(wanted),
                        true);
            }
            code.visitInsn(ARETURN);
        }
        code.visitLabel(none);
        code.visitFrame(F_NEW, frame.length, frame, 0, new Object[0]);
        code.visitInsn(ACONST_NULL);
        code.visitInsn(ARETURN);
        finish(code);
    }

    /** Unboxes what a function of the interface takes, and boxes what it returns. */
    private void function(ClassWriter writer, int number, String name, JavaSignature signature) {
        MethodVisitor code = method(writer, 0, "call" + number, '(' + BOXES + ')' + BOXES);
        code.visitVarInsn(ALOAD, 0);
        code.visitFieldInsn(GETFIELD, name(), "imports", 'L' + importsName() + ';');
        for (int i = 0; i < signature.params.size(); i++) {
            JavaType param = signature.params.get(i);
            Boxes.element(1, i, param.kind(), code);
            if (!param.cast().isEmpty()) code.visitTypeInsn(CHECKCAST, param.cast());
        }
        code.visitMethodInsn(INVOKEINTERFACE, importsName(), name, signature.descriptor(), true);
        signature.box(code, 2);
        code.visitInsn(ARETURN);
        finish(code);
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
