package dev.wami.jvmbackend;

import static org.objectweb.asm.Opcodes.*;

import dev.wami.wasmspec.AddressType;
import java.util.List;
import org.objectweb.asm.MethodVisitor;

/** The code of calls. */
final class Calls {
    static final String FUNCTION = "dev/wami/jvmbackend/runtime/FunctionInstance";
    static final String TYPE = "dev/wami/jvmbackend/runtime/RuntimeType";

    private final Layout layout;
    private final MethodVisitor code;
    private final Numbers numbers;
    private final OperandStack stack;
    private final Environment environment;

    Calls(Layout layout, MethodVisitor code, Numbers numbers, OperandStack stack, Environment environment) {
        this.layout = layout;
        this.code = code;
        this.numbers = numbers;
        this.stack = stack;
        this.environment = environment;
    }

    /** Calls a function by its index. */
    void direct(int function) {
        Signature signature = layout.signature(function);
        stack.require(signature.params().size());
        if (layout.isImported(function)) {
            functionAt(function);
            indirect(signature);
            return;
        }
        environment.instance();
        code.visitMethodInsn(
                INVOKESTATIC, layout.owner(function), Layout.name(function), signature.descriptor(), false);
        finish(signature, layout.facts.mayGrow.get(function));
    }

    /** Calls the function that is on top of the JVM's stack, where it does not count, above the arguments. */
    void indirect(Signature signature) {
        environment.instance();
        code.visitMethodInsn(
                INVOKESTATIC,
                layout.main,
                "call" + layout.shape(signature),
                signature.with('L' + FUNCTION + ';'),
                false);
        finish(signature, true);
    }

    /** Arguments become results. */
    private void finish(Signature signature, boolean grows) {
        stack.consume(signature.params().size());
        if (grows) environment.reload();
        unpack(signature.results());
    }

    /** What was returned becomes operands. */
    private void unpack(List<Kind> results) {
        if (results.size() > 1) {
            int array = stack.temporary(Kind.REF);
            code.visitVarInsn(ASTORE, array);
            for (int i = 0; i < results.size(); i++) {
                Boxes.element(array, i, results.get(i), code);
                stack.push(results.get(i));
            }
        } else if (!results.isEmpty()) {
            stack.push(results.get(0));
        }
    }

    /** The index on top becomes the function in a table, which must have the type; it does not count. */
    void callee(int type, int table) {
        stack.require(layout.typeSignature(type).params().size() + 1);
        boolean wide = layout.spaces.tables().get(table).addressType() == AddressType.I64;
        stack.consume(1);
        environment.main();
        code.visitFieldInsn(GETFIELD, layout.main, "t" + table, 'L' + Storage.TABLE + ';');
        environment.instance();
        code.visitFieldInsn(GETFIELD, Signature.INSTANCE, "types", "[L" + TYPE + ';');
        numbers.constant(type);
        code.visitInsn(AALOAD);
        code.visitMethodInsn(
                INVOKESTATIC,
                Storage.TABLE,
                "callee",
                (wide ? "(J" : "(I") + 'L' + Storage.TABLE + ";L" + TYPE + ";)L" + FUNCTION + ';',
                false);
    }

    /** The reference above the arguments becomes the function that it must be; it does not count. */
    void nonNull(Signature signature) {
        stack.require(signature.params().size() + 1);
        stack.consume(1);
        code.visitMethodInsn(INVOKESTATIC, FUNCTION, "nonNull", "(Ljava/lang/Object;)L" + FUNCTION + ';', false);
    }

    /** Pushes a function as a value; it does not count. */
    void functionAt(int function) {
        environment.instance();
        numbers.constant(function);
        code.visitMethodInsn(INVOKEVIRTUAL, Signature.INSTANCE, "functionAt", "(I)L" + FUNCTION + ';', false);
    }

    /** Leaves a note to call the function on top of the JVM's stack with the arguments below it. */
    void tail(List<Kind> params) {
        int function = stack.temporary(Kind.REF);
        code.visitVarInsn(ASTORE, function);
        stack.require(params.size());
        code.visitMethodInsn(INVOKESTATIC, layout.main, layout.packing(params), Signature.packing(params), false);
        stack.consume(params.size());
        environment.instance();
        code.visitInsn(SWAP);
        code.visitVarInsn(ALOAD, function);
        code.visitInsn(SWAP);
        code.visitMethodInsn(
                INVOKEVIRTUAL, Signature.INSTANCE, "tailCall", "(L" + FUNCTION + ";[Ljava/lang/Object;)V", false);
    }
}
