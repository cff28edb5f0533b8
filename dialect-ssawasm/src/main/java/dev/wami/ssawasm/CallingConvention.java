package dev.wami.ssawasm;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.StringAttr;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * How the values of a function's type become Wasm parameters and results; docs/abi.md has the rules. A function of
 * {@code ssawasm} has its Wasm signature already, and keeps the convention by which it was made in its attribute
 * {@code cc}; a function of {@code func} asks for one in {@link #REQUEST}.
 */
public enum CallingConvention {
    /** A Wasm parameter or result for each scalar value, however many. */
    EXACT,
    /** BasicCABI.md of WebAssembly/tool-conventions, which clang calls {@code ccc}. */
    C,
    /** WebAssembly/tool-conventions #268, which LLVM's text calls {@code wasm_multivaluecc}. */
    MULTIVALUE;

    /** The attribute by which functions and calls of {@code func} ask for a convention, a string. */
    public static final String REQUEST = "ssawasm.cc";

    static final String ATTRIBUTE = "cc";

    /** The convention of that spelling, or null. */
    public static @Nullable CallingConvention of(String spelling) {
        for (CallingConvention c : values()) if (c.toString().equals(spelling)) return c;
        return null;
    }

    /** What {@code op}, of ssawasm, says of itself; exact where it says nothing. */
    static CallingConvention get(Operation op) {
        CallingConvention found = of(text(op));
        return found == null ? EXACT : found;
    }

    /** What {@code op} says, known or not. */
    static String text(Operation op) {
        StringAttr said = op.optionalProperty(ATTRIBUTE, StringAttr.class);
        return said == null ? EXACT.toString() : said.value();
    }

    /** Says it; nothing where it is exact. */
    static void set(Operation op, CallingConvention convention) {
        if (convention == EXACT) op.removeAttribute(ATTRIBUTE);
        else op.setAttribute(ATTRIBUTE, StringAttr.of(convention.toString()));
    }

    /** {@code 'exact', 'c' or 'multivalue'}, for messages. */
    public static String choices() {
        return "'exact', 'c' or 'multivalue'";
    }

    /** As attributes and options spell it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
