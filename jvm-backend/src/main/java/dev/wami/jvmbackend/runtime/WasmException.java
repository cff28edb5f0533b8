package dev.wami.jvmbackend.runtime;

import org.jspecify.annotations.Nullable;

/** An exception that a program threw, and the value of an {@code exnref}. It has no stack trace. */
public final class WasmException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient TagInstance tag;
    private final transient @Nullable Object[] values;

    /** An exception with this tag. */
    public WasmException(TagInstance tag, @Nullable Object[] values) {
        super("wasm exception", null, false, false);
        this.tag = tag;
        this.values = values;
    }

    /** Which exception this is. */
    public TagInstance tag() {
        return tag;
    }

    /** What was thrown, one box per parameter of the tag's type. */
    public @Nullable Object[] values() {
        return values;
    }

    /** {@code throw_ref}: the exception, if it is one. */
    public static WasmException nonNull(@Nullable Object reference) {
        if (reference == null) throw Traps.nullException();
        return (WasmException) reference;
    }
}
