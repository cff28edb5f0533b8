package dev.wami.jvmbackend;

import static org.objectweb.asm.Opcodes.*;

import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.MethodVisitor;

/**
 * The local variables that a method has everywhere: the parameters; the instance; the instance as its generated class,
 * if the function uses more of it than functions; the bytes of the first memory, if it accesses that; the locals.
 */
class Environment {
    static final String MEMORY = "dev/wami/jvmbackend/runtime/Memory";

    private final Layout layout;
    final MethodVisitor code;
    final List<Object> frame = new ArrayList<>();
    final Kind[] kinds;
    private final int[] localSlots;
    final int params;
    private int instance;
    private int main = -1;
    private int bytes = -1;
    private int slots;

    private Environment(Layout layout, List<Kind> params, List<Kind> locals, MethodVisitor code) {
        this.layout = layout;
        this.code = code;
        this.params = params.size();
        kinds = new Kind[params.size() + locals.size()];
        for (int i = 0; i < kinds.length; i++) {
            kinds[i] = i < this.params ? params.get(i) : locals.get(i - this.params);
        }
        localSlots = new int[kinds.length];
    }

    /** Without the variables of the JVM, which are assigned in order by what follows. */
    Environment(Layout layout, Signature signature, Function function, MethodVisitor code) {
        this(layout, signature.params(), Signature.kinds(function.locals()), code);
    }

    /** That of a method which is a whole function. */
    static Environment whole(Layout layout, Signature signature, Function function, MethodVisitor code) {
        Environment environment = new Environment(layout, signature, function, code);
        for (int i = 0; i < environment.params; i++) {
            environment.assign(i);
        }
        environment.assignInstance(function);
        for (int i = environment.params; i < environment.kinds.length; i++) {
            environment.assign(i);
        }
        return environment;
    }

    /** Gives a local a variable of the JVM. */
    final void assign(int local) {
        localSlots[local] = slots;
        slots += kinds[local].slots;
        frame.add(kinds[local].frame);
    }

    /** Takes a variable that is there already. */
    final void assign(Object type) {
        slots++;
        frame.add(type);
    }

    final void assignInstance(Function function) {
        instance = slots;
        assign(Signature.INSTANCE);
        boolean accesses = accesses(function);
        if (accesses || usesMain(function)) {
            main = slots;
            assign(layout.main);
        }
        if (accesses) {
            bytes = slots;
            assign("[B");
        }
    }

    private static boolean accesses(Function function) {
        for (Instruction instruction : function.body()) {
            if (instruction instanceof Instruction.MemoryAccess access && access.memory() == 0) return true;
        }
        return false;
    }

    private static boolean usesMain(Function function) {
        for (Instruction instruction : function.body()) {
            Opcode opcode = instruction.opcode();
            switch (opcode.category()) {
                case TABLE, MEMORY, LOAD, STORE, ATOMIC -> {
                    return true;
                }
                default -> {
                    switch (opcode) {
                        case GLOBAL_GET, GLOBAL_SET, CALL_INDIRECT, RETURN_CALL_INDIRECT -> {
                            return true;
                        }
                        default -> {}
                    }
                }
            }
        }
        return false;
    }

    /** The variables for the verifier. */
    List<Object> frame() {
        return frame;
    }

    /** How many slots these take. */
    int slots() {
        return slots;
    }

    Kind local(int index) {
        return kinds[index];
    }

    int localSlot(int index) {
        return localSlots[index];
    }

    /** Pushes a local. */
    void get(int local) {
        code.visitVarInsn(kinds[local].load, localSlots[local]);
    }

    /** Pops into a local. */
    void set(int local) {
        code.visitVarInsn(kinds[local].store, localSlots[local]);
    }

    /** Puts locals where other methods of the function find them. */
    void save() {}

    /** Takes locals from there. */
    void restore() {}

    /** Sets them at the start of the method. */
    void enter() {
        enterInstance();
        resetLocals();
    }

    final void enterInstance() {
        if (main >= 0) {
            instance();
            code.visitTypeInsn(CHECKCAST, layout.main);
            code.visitVarInsn(ASTORE, main);
        }
        reload();
    }

    private void resetLocals() {
        for (int i = params; i < kinds.length; i++) {
            zero(kinds[i], code);
            set(i);
        }
    }

    /** Pops the upper values into the parameters, and clears the locals: the function starts again. */
    void setParams(OperandStack stack) {
        stack.require(params);
        for (int i = params - 1; i >= 0; i--) {
            set(i);
        }
        stack.consume(params);
        stack.drop(stack.size());
        resetLocals();
    }

    static void zero(Kind kind, MethodVisitor code) {
        switch (kind) {
            case I32 -> code.visitInsn(ICONST_0);
            case I64 -> code.visitInsn(LCONST_0);
            case F32 -> code.visitInsn(FCONST_0);
            case F64 -> code.visitInsn(DCONST_0);
            case V128 -> code.visitFieldInsn(GETSTATIC, "dev/wami/wasmspec/V128", "ZERO", "Ldev/wami/wasmspec/V128;");
            case REF -> code.visitInsn(ACONST_NULL);
        }
    }

    void instance() {
        code.visitVarInsn(ALOAD, instance);
    }

    void main() {
        code.visitVarInsn(ALOAD, main);
    }

    /** Pushes a memory. */
    void memory(int index) {
        main();
        code.visitFieldInsn(GETFIELD, layout.main, "m" + index, 'L' + MEMORY + ';');
    }

    /** Pushes the bytes of a memory. */
    void bytes(int index) {
        if (index == 0) {
            code.visitVarInsn(ALOAD, bytes);
            return;
        }
        memory(index);
        code.visitFieldInsn(GETFIELD, MEMORY, "bytes", "[B");
    }

    /** Takes the bytes of the first memory anew, where it may have grown. */
    void reload() {
        if (bytes < 0) return;
        memory(0);
        code.visitFieldInsn(GETFIELD, MEMORY, "bytes", "[B");
        code.visitVarInsn(ASTORE, bytes);
    }

    /** Looks if the program is to stop, or has no more fuel. */
    void poll() {
        if (layout.options.interruptible()) {
            code.visitMethodInsn(INVOKESTATIC, Signature.INSTANCE, "poll", "()V", false);
        }
        if (layout.options.metered()) {
            instance();
            code.visitMethodInsn(INVOKEVIRTUAL, Signature.INSTANCE, "burn", "()V", false);
        }
    }
}
