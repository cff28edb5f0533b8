package dev.wami.jvmbackend;

import static org.objectweb.asm.Opcodes.*;

import dev.wami.wasmbinary.Instruction.Catch;
import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;

/**
 * The code of exceptions. One of Wasm's is one of the JVM's, of a class of its own, so that no clause catches a trap;
 * its tag says which it is.
 */
final class Handlers {
    private static final String EXCEPTION = "dev/wami/jvmbackend/runtime/WasmException";
    private static final String TAG = "dev/wami/jvmbackend/runtime/TagInstance";
    private static final String BOXES = "[Ljava/lang/Object;";

    private final Layout layout;
    private final MethodVisitor code;
    private final Numbers numbers;
    private final OperandStack stack;
    private final Environment environment;

    Handlers(Layout layout, MethodVisitor code, Numbers numbers, OperandStack stack, Environment environment) {
        this.layout = layout;
        this.code = code;
        this.numbers = numbers;
        this.stack = stack;
        this.environment = environment;
    }

    private List<Kind> values(int tag) {
        return layout.typeSignature(layout.spaces.tags().get(tag).typeIndex()).params();
    }

    private void tag(int tag) {
        environment.instance();
        code.visitFieldInsn(GETFIELD, Signature.INSTANCE, "tags", "[L" + TAG + ';');
        numbers.constant(tag);
        code.visitInsn(AALOAD);
    }

    /** {@code throw}. */
    void raise(int tag) {
        List<Kind> values = values(tag);
        stack.require(values.size());
        code.visitMethodInsn(INVOKESTATIC, layout.main, layout.packing(values), Signature.packing(values), false);
        stack.consume(values.size());
        int boxes = stack.temporary(Kind.REF);
        code.visitVarInsn(ASTORE, boxes);
        code.visitTypeInsn(NEW, EXCEPTION);
        code.visitInsn(DUP);
        tag(tag);
        code.visitVarInsn(ALOAD, boxes);
        code.visitMethodInsn(INVOKESPECIAL, EXCEPTION, "<init>", "(L" + TAG + ';' + BOXES + ")V", false);
        code.visitInsn(ATHROW);
    }

    /** {@code throw_ref}. */
    void raiseAgain() {
        stack.require(1);
        stack.consume(1);
        code.visitMethodInsn(INVOKESTATIC, EXCEPTION, "nonNull", "(Ljava/lang/Object;)L" + EXCEPTION + ';', false);
        code.visitInsn(ATHROW);
    }

    /** Begins what is done with exceptions from a label up to here; no operand but those below the block is there. */
    void open(Label from) {
        Label to = new Label();
        code.visitLabel(to);
        code.visitTryCatchBlock(from, to, to, EXCEPTION);
        stack.frame(List.of(EXCEPTION));
        environment.reload();
    }

    /**
     * Begins a clause, which makes operands of the exception; that is on the JVM's stack and does not count.
     *
     * @param next where it goes if the clause does not apply, the exception still there
     */
    void clause(Catch clause, Label next) {
        int exception = stack.temporary(Kind.REF);
        if (clause.kind().hasTag()) {
            code.visitInsn(DUP);
            code.visitMethodInsn(INVOKEVIRTUAL, EXCEPTION, "tag", "()L" + TAG + ';', false);
            tag(clause.tag());
            code.visitJumpInsn(IF_ACMPNE, next);
            code.visitVarInsn(ASTORE, exception);
            List<Kind> values = values(clause.tag());
            if (!values.isEmpty()) {
                int boxes = stack.temporary(Kind.V128);
                code.visitVarInsn(ALOAD, exception);
                code.visitMethodInsn(INVOKEVIRTUAL, EXCEPTION, "values", "()" + BOXES, false);
                code.visitVarInsn(ASTORE, boxes);
                for (int i = 0; i < values.size(); i++) {
                    Boxes.element(boxes, i, values.get(i), code);
                    stack.push(values.get(i));
                }
            }
        } else {
            code.visitVarInsn(ASTORE, exception);
        }
        if (clause.kind().passesReference()) {
            code.visitVarInsn(ALOAD, exception);
            stack.push(Kind.REF);
        }
    }

    /** Where a clause did not apply. */
    void next(Label next) {
        code.visitLabel(next);
        stack.frame(List.of(EXCEPTION));
    }
}
