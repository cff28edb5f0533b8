package dev.wami.ssawasm;

import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.UnrankedMemRefType;
import dev.wami.wasmops.Numbers;
import dev.wami.wasmops.Vectors;
import org.jspecify.annotations.Nullable;

/** What the operands and results of the dialect may be, and how its types relate to Wasm's. */
public enum SsaTypes implements TypeConstraint {
    /** Anything that a Wasm value can be, a memref standing for the address of its first element. */
    VALUE("i32, i64, f32, f64, vector of 128 bits, memref, !ssawasm.func_ref, !ssawasm.extern_ref, !ssawasm.exn_ref or"
            + " !ssawasm.cont"),
    /** A v128 of Wasm, typed by its lanes: see {@link Vectors}. */
    VECTOR("vector of 128 bits of i8, i16, i32, i64, f32 or f64"),
    NUMBER("i32, i64, f32 or f64"),
    MEMREF("memref"),
    LOCAL("!ssawasm.local"),
    FUNC_REF("!ssawasm.func_ref"),
    EXN_REF("!ssawasm.exn_ref"),
    REFERENCE("!ssawasm.func_ref, !ssawasm.extern_ref, !ssawasm.exn_ref or !ssawasm.cont"),
    CONT("!ssawasm.cont");

    private final String description;

    SsaTypes(String description) {
        this.description = description;
    }

    @Override
    public String description() {
        return description;
    }

    @Override
    public boolean accepts(Type type) {
        return switch (this) {
            case VALUE -> isValue(type);
            case VECTOR -> Vectors.shape(type) != null;
            case NUMBER -> Numbers.type(type) != null;
            case MEMREF -> isMemRef(type);
            case LOCAL -> type instanceof LocalType;
            case FUNC_REF -> type == FuncRefType.FUNC_REF;
            case EXN_REF -> type == ExnRefType.EXN_REF;
            case REFERENCE -> isReference(type);
            case CONT -> type instanceof ContType;
        };
    }

    @Override
    public @Nullable Type only() {
        if (this == EXN_REF) return ExnRefType.EXN_REF;
        return this == FUNC_REF ? FuncRefType.FUNC_REF : null;
    }

    /** Whether values of this type exist: all types of the dialect but {@code local}. */
    public static boolean isValue(Type type) {
        return Numbers.type(type) != null || Vectors.shape(type) != null || isMemRef(type) || isReference(type);
    }

    /** Whether values of this type are references of Wasm, which may be null. */
    static boolean isReference(Type type) {
        return type == FuncRefType.FUNC_REF
                || type == ExternRefType.EXTERN_REF
                || type == ExnRefType.EXN_REF
                || type instanceof ContType;
    }

    static boolean isMemRef(Type type) {
        return type instanceof MemRefType || type instanceof UnrankedMemRefType;
    }

    /**
     * Whether a value of type {@code given} may go where {@code expected} is: equal, or an address as i32 or memref.
     */
    static boolean matches(Type given, Type expected) {
        return given.equals(expected) || isAddress(given) && isAddress(expected);
    }

    private static boolean isAddress(Type type) {
        return isMemRef(type) || type.isInteger(32);
    }

    /** How the type of a local and the type of its contents follow from one another. */
    enum Rule implements TypeRule.Function {
        LOCAL_OF,
        INNER_OF;

        @Override
        public @Nullable Type apply(Type type) {
            if (this == LOCAL_OF) return isValue(type) ? new LocalType(type) : null;
            return type instanceof LocalType local ? local.inner() : null;
        }

        @Override
        public String description(String target, String from) {
            return this == LOCAL_OF
                    ? target + " is a local variable of the type of '" + from + "'"
                    : target + " type is the type that the local variable '" + from + "' holds";
        }
    }
}
