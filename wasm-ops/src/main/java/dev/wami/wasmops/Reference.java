package dev.wami.wasmops;

import dev.wami.core.interp.Frame;
import dev.wami.core.ir.type.Type;

/** References on the interpreter: that to a function is its operation. */
public final class Reference {
    /** The null reference of all types. */
    public static final Object NULL = new Object() {
        @Override
        public String toString() {
            return "null";
        }
    };

    private Reference() {}

    /** What a variable of the type holds at first: zero or null. */
    public static Object zero(Type type) {
        return type instanceof ReferenceType ? NULL : Frame.zero(type);
    }
}
