package dev.wami.jvmbackend;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;

/**
 * The methods of the instance's class that lead to functions which are not known by name:
 *
 * <pre>
 *   callS(args, function, instance)      of this instance: placeS; of another: boxes, FunctionInstance.call
 *   placeS(args, place, instance)        a switch over the functions with shape S that may be values
 *   invoke(shape, place, boxes)          a switch to unboxS
 *   unboxS(boxes, place, instance)       placeS with values, and boxes of the results
 *   invokeBody(index, boxes)             a switch over functions with tail calls
 *   packN(values)                        an array of boxes
 * </pre>
 *
 * A switch over many functions is in parts, in classes of their own.
 */
final class Dispatch {
    private static final String BOXES = "[Ljava/lang/Object;";
    private static final String FUNCTION = 'L' + Calls.FUNCTION + ';';
    private static final String INSTANCE = 'L' + Signature.INSTANCE + ';';
    private static final String UNBOXING = '(' + BOXES + 'I' + INSTANCE + ')' + BOXES;
    private static final String BODY = '(' + BOXES + INSTANCE + ')' + BOXES;
    private static final String BODIES = "(I" + BOXES + INSTANCE + ')' + BOXES;
    /** Functions in one method with a switch: few enough that the JVM compiles it, which it does up to 8,000 bytes. */
    private static final int CHUNK = 128;

    /** Functions that are named in one class: few enough for its constant pool. */
    private static final int NAMED = 4000;

    private final Layout layout;
    private final Map<String, byte[]> classes;
    private int classCount;
    private @Nullable ClassWriter open;
    private int named;

    /** @param classes where classes with parts of switches go */
    Dispatch(Layout layout, Map<String, byte[]> classes) {
        this.layout = layout;
        this.classes = classes;
    }

    /** A class for a method that names so many functions. */
    private ClassWriter part(int functions) {
        if (open != null && named + functions > NAMED) finishPart();
        if (open == null) {
            open = ModuleCompiler.open(partName(), "java/lang/Object");
            named = 0;
        }
        named += functions;
        return open;
    }

    private String partName() {
        return layout.main + "$switch" + classCount;
    }

    private void finishPart() {
        if (open == null) return;
        open.visitEnd();
        classes.put(partName(), open.toByteArray());
        open = null;
        classCount++;
    }

    void generate(ClassWriter writer) {
        List<Map.Entry<Signature, Integer>> shapes = new ArrayList<>(layout.shapes.entrySet());
        for (Map.Entry<Signature, Integer> shape : shapes) {
            Signature signature = shape.getKey();
            int number = shape.getValue();
            call(writer, signature, number);
            places(writer, signature, number);
            unbox(writer, signature, number);
        }
        invoke(writer, shapes.size());
        invokeBody(writer);
        // The last, as all others may want some.
        for (Map.Entry<List<Kind>, Integer> packing : layout.packings.entrySet()) {
            MethodVisitor code =
                    method(writer, ACC_STATIC, "pack" + packing.getValue(), Signature.packing(packing.getKey()));
            Boxes.array(packing.getKey(), 0, code);
            code.visitInsn(ARETURN);
            finish(code);
        }
        finishPart();
    }

    private static MethodVisitor method(ClassWriter writer, int access, String name, String descriptor) {
        MethodVisitor code = new LatestFrame(writer.visitMethod(ACC_PUBLIC | access, name, descriptor, null, null));
        code.visitCode();
        return code;
    }

    private static void finish(MethodVisitor code) {
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private static List<Object> frame(Signature signature, Object... more) {
        List<Object> frame = new ArrayList<>();
        for (Kind kind : signature.params()) {
            frame.add(kind.frame);
        }
        frame.addAll(List.of(more));
        return frame;
    }

    private static void bind(MethodVisitor code, Label label, List<Object> frame) {
        code.visitLabel(label);
        code.visitFrame(F_NEW, frame.size(), frame.toArray(), 0, new Object[0]);
    }

    private static void params(MethodVisitor code, Signature signature) {
        int slot = 0;
        for (Kind kind : signature.params()) {
            code.visitVarInsn(kind.load, slot);
            slot += kind.slots;
        }
    }

    private static void giveBack(MethodVisitor code, Signature signature) {
        switch (signature.results().size()) {
            case 0 -> code.visitInsn(RETURN);
            case 1 -> code.visitInsn(signature.results().get(0).returns);
            default -> code.visitInsn(ARETURN);
        }
    }

    /** The boxes of results on the JVM's stack become what the signature returns. */
    private static void giveBackBoxes(MethodVisitor code, Signature signature) {
        if (signature.results().size() == 1) {
            code.visitInsn(ICONST_0);
            code.visitInsn(AALOAD);
            Boxes.unbox(signature.results().get(0), code);
        }
        giveBack(code, signature);
    }

    private void call(ClassWriter writer, Signature signature, int shape) {
        MethodVisitor code = method(writer, ACC_STATIC, "call" + shape, signature.with(FUNCTION));
        int function = signature.paramSlots();
        Label other = new Label();
        code.visitVarInsn(ALOAD, function);
        code.visitMethodInsn(INVOKEVIRTUAL, Calls.FUNCTION, "instance", "()" + INSTANCE, false);
        code.visitVarInsn(ALOAD, function + 1);
        code.visitJumpInsn(IF_ACMPNE, other);
        params(code, signature);
        code.visitVarInsn(ALOAD, function);
        code.visitMethodInsn(INVOKEVIRTUAL, Calls.FUNCTION, "place", "()I", false);
        code.visitVarInsn(ALOAD, function + 1);
        code.visitMethodInsn(INVOKESTATIC, layout.main, "place" + shape, signature.with("I"), false);
        giveBack(code, signature);
        bind(code, other, frame(signature, Calls.FUNCTION, Signature.INSTANCE));
        code.visitVarInsn(ALOAD, function);
        code.visitVarInsn(ALOAD, function + 1);
        params(code, signature);
        code.visitMethodInsn(
                INVOKESTATIC,
                layout.main,
                layout.packing(signature.params()),
                Signature.packing(signature.params()),
                false);
        code.visitMethodInsn(INVOKEVIRTUAL, Calls.FUNCTION, "call", '(' + INSTANCE + BOXES + ')' + BOXES, false);
        giveBackBoxes(code, signature);
        finish(code);
    }

    /** One switch for few functions, else one over those for so many each. */
    private void places(ClassWriter writer, Signature signature, int shape) {
        List<Integer> functions = layout.places.get(shape);
        int chunks = (functions.size() + CHUNK - 1) / CHUNK;
        if (chunks <= 1) {
            chunk(writer, "place" + shape, signature, functions, 0);
            return;
        }
        String[] owners = new String[chunks];
        for (int i = 0; i < chunks; i++) {
            List<Integer> some = functions.subList(i * CHUNK, Math.min(functions.size(), (i + 1) * CHUNK));
            ClassWriter part = part(some.size());
            owners[i] = partName();
            chunk(part, "place" + shape + '_' + i, signature, some, i * CHUNK);
        }
        MethodVisitor code = method(writer, ACC_STATIC, "place" + shape, signature.with("I"));
        int place = signature.paramSlots();
        code.visitVarInsn(ILOAD, place);
        new Numbers(code).constant(CHUNK);
        code.visitInsn(IDIV);
        Label[] labels = new Label[chunks];
        for (int i = 0; i < chunks; i++) {
            labels[i] = new Label();
        }
        Label none = new Label();
        code.visitTableSwitchInsn(0, chunks - 1, none, labels);
        for (int i = 0; i < chunks; i++) {
            bind(code, labels[i], frame(signature, INTEGER, Signature.INSTANCE));
            params(code, signature);
            code.visitVarInsn(ILOAD, place);
            code.visitVarInsn(ALOAD, place + 1);
            code.visitMethodInsn(INVOKESTATIC, owners[i], "place" + shape + '_' + i, signature.with("I"), false);
            giveBack(code, signature);
        }
        bind(code, none, frame(signature, INTEGER, Signature.INSTANCE));
        none(code);
        finish(code);
    }

    private void chunk(ClassWriter writer, String name, Signature signature, List<Integer> functions, int first) {
        MethodVisitor code = method(writer, ACC_STATIC, name, signature.with("I"));
        int place = signature.paramSlots();
        Label none = new Label();
        List<Object> frame = frame(signature, INTEGER, Signature.INSTANCE);
        if (!functions.isEmpty()) {
            Label[] labels = new Label[functions.size()];
            for (int i = 0; i < labels.length; i++) {
                labels[i] = new Label();
            }
            code.visitVarInsn(ILOAD, place);
            code.visitTableSwitchInsn(first, first + labels.length - 1, none, labels);
            for (int i = 0; i < labels.length; i++) {
                bind(code, labels[i], frame);
                params(code, signature);
                code.visitVarInsn(ALOAD, place + 1);
                int function = functions.get(i);
                if (layout.isImported(function)) throw new IllegalStateException("an imported function has a place");
                code.visitMethodInsn(
                        INVOKESTATIC, layout.owner(function), Layout.name(function), signature.descriptor(), false);
                giveBack(code, signature);
            }
        }
        bind(code, none, frame);
        none(code);
        finish(code);
    }

    /** Does not happen: a function has its place from here. */
    private static void none(MethodVisitor code) {
        code.visitInsn(ACONST_NULL);
        code.visitInsn(ATHROW);
    }

    private void unbox(ClassWriter writer, Signature signature, int shape) {
        MethodVisitor code = method(writer, ACC_STATIC, "unbox" + shape, UNBOXING);
        for (int i = 0; i < signature.params().size(); i++) {
            Boxes.element(0, i, signature.params().get(i), code);
        }
        code.visitVarInsn(ILOAD, 1);
        code.visitVarInsn(ALOAD, 2);
        code.visitMethodInsn(INVOKESTATIC, layout.main, "place" + shape, signature.with("I"), false);
        boxResults(code, signature);
        finish(code);
    }

    private void boxResults(MethodVisitor code, Signature signature) {
        if (signature.results().size() < 2) {
            code.visitMethodInsn(
                    INVOKESTATIC,
                    layout.main,
                    layout.packing(signature.results()),
                    Signature.packing(signature.results()),
                    false);
        }
        code.visitInsn(ARETURN);
    }

    private void invoke(ClassWriter writer, int shapes) {
        MethodVisitor code = method(writer, 0, "invoke", "(II" + BOXES + ')' + BOXES);
        List<Object> frame = List.of(layout.main, INTEGER, INTEGER, BOXES);
        Label none = new Label();
        if (shapes > 0) {
            Label[] labels = new Label[shapes];
            for (int i = 0; i < shapes; i++) {
                labels[i] = new Label();
            }
            code.visitVarInsn(ILOAD, 1);
            code.visitTableSwitchInsn(0, shapes - 1, none, labels);
            for (int i = 0; i < shapes; i++) {
                bind(code, labels[i], frame);
                code.visitVarInsn(ALOAD, 3);
                code.visitVarInsn(ILOAD, 2);
                code.visitVarInsn(ALOAD, 0);
                code.visitMethodInsn(INVOKESTATIC, layout.main, "unbox" + i, UNBOXING, false);
                code.visitInsn(ARETURN);
            }
        }
        bind(code, none, frame);
        none(code);
        finish(code);
    }

    private void invokeBody(ClassWriter writer) {
        int[] functions = layout.facts.tailCalling.stream()
                .filter(layout.facts.values::get)
                .toArray();
        int parts = (functions.length + CHUNK - 1) / CHUNK;
        int[] firsts = new int[parts];
        String[] owners = new String[parts];
        for (int i = 0; i < parts; i++) {
            int[] some = Arrays.copyOfRange(functions, i * CHUNK, Math.min(functions.length, (i + 1) * CHUNK));
            ClassWriter part = part(some.length);
            firsts[i] = some[0];
            owners[i] = partName();
            bodies(part, owners[i], i, some);
        }
        MethodVisitor code = method(writer, 0, "invokeBody", "(I" + BOXES + ')' + BOXES);
        List<Object> frame = List.of(layout.main, INTEGER, BOXES);
        // The parts are in the order of their functions: the last one that begins at or before it has it.
        for (int i = parts - 1; i >= 0; i--) {
            Label before = new Label();
            code.visitVarInsn(ILOAD, 1);
            new Numbers(code).constant(firsts[i]);
            code.visitJumpInsn(IF_ICMPLT, before);
            code.visitVarInsn(ILOAD, 1);
            code.visitVarInsn(ALOAD, 2);
            code.visitVarInsn(ALOAD, 0);
            code.visitMethodInsn(INVOKESTATIC, owners[i], "bodies" + i, BODIES, false);
            code.visitInsn(ARETURN);
            bind(code, before, frame);
        }
        none(code);
        finish(code);
    }

    /** A switch over some of the functions with tail calls. */
    private void bodies(ClassWriter part, String owner, int number, int[] functions) {
        for (int function : functions) {
            Signature signature = layout.signature(function);
            MethodVisitor code = method(part, ACC_STATIC, "body" + function, BODY);
            for (int i = 0; i < signature.params().size(); i++) {
                Boxes.element(0, i, signature.params().get(i), code);
            }
            code.visitVarInsn(ALOAD, 1);
            code.visitMethodInsn(
                    INVOKESTATIC, layout.owner(function), Layout.bodyName(function), signature.descriptor(), false);
            boxResults(code, signature);
            finish(code);
        }
        MethodVisitor code = method(part, ACC_STATIC, "bodies" + number, BODIES);
        List<Object> frame = List.of(INTEGER, BOXES, Signature.INSTANCE);
        Label none = new Label();
        Label[] labels = new Label[functions.length];
        for (int i = 0; i < labels.length; i++) {
            labels[i] = new Label();
        }
        code.visitVarInsn(ILOAD, 0);
        code.visitLookupSwitchInsn(none, functions, labels);
        for (int i = 0; i < labels.length; i++) {
            bind(code, labels[i], frame);
            code.visitVarInsn(ALOAD, 1);
            code.visitVarInsn(ALOAD, 2);
            code.visitMethodInsn(INVOKESTATIC, owner, "body" + functions[i], BODY, false);
            code.visitInsn(ARETURN);
        }
        bind(code, none, frame);
        none(code);
        finish(code);
    }

    /** Runs a body, then the tail calls that it asks for. */
    void tailLoop(MethodVisitor code, Signature signature, String owner, String body) {
        int instance = signature.paramSlots();
        int result = instance + 1;
        params(code, signature);
        code.visitVarInsn(ALOAD, instance);
        code.visitMethodInsn(INVOKESTATIC, owner, body, signature.descriptor(), false);
        List<Object> frame = frame(signature, Signature.INSTANCE);
        boolean several = signature.results().size() > 1;
        if (!signature.results().isEmpty()) {
            Kind kind = several ? Kind.REF : signature.results().get(0);
            code.visitVarInsn(kind.store, result);
            frame.add(several ? BOXES : kind.frame);
        }
        Label more = new Label();
        code.visitVarInsn(ALOAD, instance);
        code.visitMethodInsn(INVOKEVIRTUAL, Signature.INSTANCE, "hasTailCall", "()Z", false);
        code.visitJumpInsn(IFNE, more);
        if (!signature.results().isEmpty()) {
            code.visitVarInsn(several ? ALOAD : signature.results().get(0).load, result);
        }
        giveBack(code, signature);
        bind(code, more, frame);
        code.visitVarInsn(ALOAD, instance);
        code.visitMethodInsn(INVOKEVIRTUAL, Signature.INSTANCE, "finishTailCalls", "()" + BOXES, false);
        giveBackBoxes(code, signature);
        finish(code);
    }
}
