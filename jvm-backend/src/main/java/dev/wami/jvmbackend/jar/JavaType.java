package dev.wami.jvmbackend.jar;

import dev.wami.jvmbackend.Kind;
import dev.wami.wasmspec.AbstractHeapType;
import dev.wami.wasmspec.HeapType;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.ValueType;
import java.util.Locale;

/**
 * How Java sees a type: numbers as its own, a vector as {@code V128}, a function as {@code FunctionInstance}, other
 * references as objects.
 *
 * @param kind what compiled code holds it as
 * @param descriptor of the JVM
 * @param word in the name of a list of types
 */
record JavaType(Kind kind, String descriptor, String word) {
    private static final String FUNCTION = "dev/wami/jvmbackend/runtime/FunctionInstance";

    static JavaType of(ValueType type) {
        Kind kind = Kind.of(type);
        if (kind != Kind.REF) {
            String name = kind.name();
            return new JavaType(
                    kind, kind.descriptor, name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT));
        }
        return isFunction((RefType) type)
                ? new JavaType(kind, 'L' + FUNCTION + ';', "Func")
                : new JavaType(kind, kind.descriptor, "Ref");
    }

    /** A definition is a structure or an array as often, so that only the type of all functions is taken for one. */
    private static boolean isFunction(RefType type) {
        HeapType heap = type.heap();
        return heap == AbstractHeapType.FUNC;
    }

    /** The class that a reference of compiled code must be cast to, or empty. */
    String cast() {
        return word.equals("Func") ? FUNCTION : "";
    }
}
