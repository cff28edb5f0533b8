package dev.wami.jvmbackend;

import static org.objectweb.asm.Opcodes.*;

import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.ValueType;

/** What the JVM holds a value as. A v128 is an object, as references are. */
public enum Kind {
    I32("I", 1, ILOAD, ISTORE, IRETURN, INTEGER, "java/lang/Integer", "intValue"),
    I64("J", 2, LLOAD, LSTORE, LRETURN, LONG, "java/lang/Long", "longValue"),
    F32("F", 1, FLOAD, FSTORE, FRETURN, FLOAT, "java/lang/Float", "floatValue"),
    F64("D", 2, DLOAD, DSTORE, DRETURN, DOUBLE, "java/lang/Double", "doubleValue"),
    V128("Ldev/wami/wasmspec/V128;", 1, ALOAD, ASTORE, ARETURN, "dev/wami/wasmspec/V128", "dev/wami/wasmspec/V128", ""),
    REF("Ljava/lang/Object;", 1, ALOAD, ASTORE, ARETURN, "java/lang/Object", "", "");

    public final String descriptor;
    /** How many local variables of the JVM it takes. */
    public final int slots;

    public final int load;
    public final int store;
    public final int returns;
    /** In a frame of the verifier. */
    public final Object frame;
    /** Its class where it is in an array of objects, or empty if it may be any. */
    public final String box;

    public final String unbox;

    Kind(String descriptor, int slots, int load, int store, int returns, Object frame, String box, String unbox) {
        this.descriptor = descriptor;
        this.slots = slots;
        this.load = load;
        this.store = store;
        this.returns = returns;
        this.frame = frame;
        this.box = box;
        this.unbox = unbox;
    }

    public static Kind of(ValueType type) {
        if (!(type instanceof NumericType numeric)) return REF;
        return switch (numeric) {
            case I32 -> I32;
            case I64 -> I64;
            case F32 -> F32;
            case F64 -> F64;
            case V128 -> V128;
        };
    }

    public boolean isPrimitive() {
        return this != V128 && this != REF;
    }
}
