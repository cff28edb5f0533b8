package dev.wami.jvmbackend;

import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.List;

/**
 * How functions are called: the parameters, then the instance. One result is returned as it is, several in a new array
 * of boxes. Functions whose types differ in references only have the same signature.
 */
record Signature(List<Kind> params, List<Kind> results) {
    static final String INSTANCE = "dev/wami/jvmbackend/runtime/ModuleInstance";
    private static final String BOXES = "[Ljava/lang/Object;";

    static Signature of(FuncType type) {
        return new Signature(kinds(type.params()), kinds(type.results()));
    }

    static List<Kind> kinds(List<ValueType> types) {
        List<Kind> kinds = new ArrayList<>(types.size());
        for (ValueType type : types) {
            kinds.add(Kind.of(type));
        }
        return List.copyOf(kinds);
    }

    /** Of the method that is the function. */
    String descriptor() {
        return with("");
    }

    /** Of a method that takes more between the parameters and the instance. */
    String with(String more) {
        return '(' + params(params) + more + 'L' + INSTANCE + ";)" + returned();
    }

    /** Of a method that puts the parameters into an array of boxes. */
    String packing() {
        return packing(params);
    }

    static String packing(List<Kind> kinds) {
        return '(' + params(kinds) + ')' + BOXES;
    }

    private static String params(List<Kind> kinds) {
        StringBuilder text = new StringBuilder();
        for (Kind kind : kinds) {
            text.append(kind.descriptor);
        }
        return text.toString();
    }

    private String returned() {
        return switch (results.size()) {
            case 0 -> "V";
            case 1 -> results.get(0).descriptor;
            default -> BOXES;
        };
    }

    int paramSlots() {
        int slots = 0;
        for (Kind kind : params) {
            slots += kind.slots;
        }
        return slots;
    }
}
