package dev.wami.jvmbackend;

import static org.objectweb.asm.Opcodes.*;

import dev.wami.wasmbinary.Function;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;

/** The method of a function in pieces: parameters into arrays, the body, results out of arrays. */
final class PieceEntry {
    private final Layout layout;
    private final Function function;
    private final Signature signature;
    private final Spread spread;
    private final MethodVisitor code;
    private final Label start = new Label();

    PieceEntry(Layout layout, Function function, Signature signature, Spread spread, MethodVisitor code) {
        this.layout = layout;
        this.function = function;
        this.signature = signature;
        this.spread = spread;
        this.code = code;
    }

    /** @param repeats whether the body may ask to be called again */
    void compile(String owner, String body, boolean repeats) {
        int params = signature.params().size();
        int instance = signature.paramSlots();
        int arrays = instance + 1;
        // What the body uses is known, and what is noted below, so that the arrays are long enough for both.
        List<Kind> locals = Signature.kinds(function.locals());
        int numbers = Math.max(
                spread.numbers(), params + locals.size() + signature.results().size());
        int objects = Math.max(
                spread.objects(), params + locals.size() + signature.results().size());
        Label from = new Label();
        Label to = new Label();
        Label failed = new Label();
        code.visitCode();
        code.visitTryCatchBlock(from, to, failed, null);
        frameSize(instance, numbers + objects, "enterFrame");
        code.visitLabel(from);
        new Numbers(code).constant(numbers);
        code.visitIntInsn(NEWARRAY, T_LONG);
        code.visitVarInsn(ASTORE, arrays);
        new Numbers(code).constant(objects);
        code.visitTypeInsn(ANEWARRAY, "java/lang/Object");
        code.visitVarInsn(ASTORE, arrays + 1);
        int slot = 0;
        for (int i = 0; i < params; i++) {
            Kind kind = signature.params().get(i);
            code.visitVarInsn(kind.load, slot);
            spread.store(i, kind, arrays, code);
            slot += kind.slots;
        }
        for (int i = 0; i < locals.size(); i++) {
            if (locals.get(i) != Kind.V128) continue;
            Environment.zero(Kind.V128, code);
            spread.store(params + i, Kind.V128, arrays, code);
        }
        if (repeats) bind(start, true, List.of());
        code.visitVarInsn(ALOAD, arrays);
        code.visitVarInsn(ALOAD, arrays + 1);
        code.visitVarInsn(ALOAD, instance);
        code.visitMethodInsn(INVOKESTATIC, owner, body, Spread.PIECE, false);
        if (repeats) code.visitJumpInsn(IFLT, start);
        else code.visitInsn(POP);
        code.visitLabel(to);
        frameSize(instance, numbers + objects, "leaveFrame");
        for (int i = 0; i < signature.results().size(); i++) {
            spread.load(params + locals.size() + i, signature.results().get(i), arrays, code);
        }
        Blocks.returnFromStack(signature.results(), layout, code);
        bind(failed, false, List.of("java/lang/Throwable"));
        frameSize(instance, numbers + objects, "leaveFrame");
        code.visitInsn(ATHROW);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    /** The arrays are on no stack: what they take is counted, so that recursion without end comes to one. */
    private void frameSize(int instance, int size, String method) {
        code.visitVarInsn(ALOAD, instance);
        new Numbers(code).constant(size);
        code.visitMethodInsn(INVOKEVIRTUAL, Signature.INSTANCE, method, "(I)V", false);
    }

    private void bind(Label label, boolean hasArrays, List<Object> stack) {
        List<Object> frame = new ArrayList<>();
        for (Kind kind : signature.params()) {
            frame.add(kind.frame);
        }
        frame.add(Signature.INSTANCE);
        if (hasArrays) frame.addAll(List.of("[J", "[Ljava/lang/Object;"));
        code.visitLabel(label);
        code.visitFrame(F_NEW, frame.size(), frame.toArray(), stack.size(), stack.toArray());
    }
}
