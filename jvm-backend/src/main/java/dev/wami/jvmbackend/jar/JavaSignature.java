package dev.wami.jvmbackend.jar;

import static org.objectweb.asm.Opcodes.*;

import dev.wami.jvmbackend.Boxes;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.MethodVisitor;

/** A function's type as Java sees it. Several results are an object of a class for their types. */
final class JavaSignature {
    static final String BOXES = "[Ljava/lang/Object;";

    final List<JavaType> params;
    final List<JavaType> results;
    private final ResultClasses resultClasses;

    JavaSignature(FuncType type, ResultClasses resultClasses) {
        params = types(type.params());
        results = types(type.results());
        this.resultClasses = resultClasses;
    }

    private static List<JavaType> types(List<ValueType> types) {
        List<JavaType> out = new ArrayList<>(types.size());
        for (ValueType type : types) {
            out.add(JavaType.of(type));
        }
        return out;
    }

    String descriptor() {
        StringBuilder text = new StringBuilder("(");
        for (JavaType param : params) {
            text.append(param.descriptor());
        }
        return text.append(')').append(returned()).toString();
    }

    private String returned() {
        return switch (results.size()) {
            case 0 -> "V";
            case 1 -> results.get(0).descriptor();
            default -> 'L' + resultClasses.of(results) + ';';
        };
    }

    /** The arguments in variables from 1 on become an array of boxes on the JVM's stack. */
    void boxParams(MethodVisitor code) {
        Boxes.array(params.stream().map(JavaType::kind).toList(), 1, code);
    }

    /** What compiled code returned, on the JVM's stack, is returned. */
    void giveBack(MethodVisitor code) {
        if (results.isEmpty()) {
            code.visitInsn(RETURN);
        } else if (results.size() == 1) {
            JavaType only = results.get(0);
            if (!only.cast().isEmpty()) code.visitTypeInsn(CHECKCAST, only.cast());
            code.visitInsn(only.kind().returns);
        } else {
            code.visitMethodInsn(
                    INVOKESTATIC,
                    resultClasses.of(results),
                    "of",
                    '(' + BOXES + ")L" + resultClasses.of(results) + ';',
                    false);
            code.visitInsn(ARETURN);
        }
    }

    /** The array of boxes on the JVM's stack is returned. */
    void giveBackBoxes(MethodVisitor code) {
        if (results.size() == 1) {
            code.visitInsn(ICONST_0);
            code.visitInsn(AALOAD);
            Boxes.unbox(results.get(0).kind(), code);
        } else if (results.isEmpty()) {
            code.visitInsn(POP);
        }
        giveBack(code);
    }

    /** The result of a method of Java's, on its stack, is returned in an array of boxes. */
    void box(MethodVisitor code, int slot) {
        if (results.size() > 1) {
            code.visitMethodInsn(INVOKEVIRTUAL, resultClasses.of(results), "boxes", "()" + BOXES, false);
            return;
        }
        if (!results.isEmpty()) code.visitVarInsn(results.get(0).kind().store, slot);
        Boxes.array(results.stream().map(JavaType::kind).toList(), slot, code);
    }
}
