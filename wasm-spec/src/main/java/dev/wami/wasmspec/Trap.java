package dev.wami.wasmspec;

/**
 * Why execution ends abnormally. The texts are those of the specification's test suite, which engines print as well.
 */
public enum Trap {
    UNREACHABLE("unreachable"),
    INTEGER_DIVIDE_BY_ZERO("integer divide by zero"),
    INTEGER_OVERFLOW("integer overflow"),
    INVALID_CONVERSION_TO_INTEGER("invalid conversion to integer"),
    OUT_OF_BOUNDS_MEMORY_ACCESS("out of bounds memory access"),
    OUT_OF_BOUNDS_TABLE_ACCESS("out of bounds table access"),
    OUT_OF_BOUNDS_ARRAY_ACCESS("out of bounds array access"),
    UNDEFINED_ELEMENT("undefined element"),
    UNINITIALIZED_ELEMENT("uninitialized element"),
    INDIRECT_CALL_TYPE_MISMATCH("indirect call type mismatch"),
    CALL_STACK_EXHAUSTED("call stack exhausted"),
    NULL_REFERENCE("null reference"),
    NULL_FUNCTION_REFERENCE("null function reference"),
    NULL_EXCEPTION_REFERENCE("null exception reference"),
    NULL_CONTINUATION_REFERENCE("null continuation reference"),
    NULL_STRUCTURE_REFERENCE("null structure reference"),
    NULL_ARRAY_REFERENCE("null array reference"),
    NULL_I31_REFERENCE("null i31 reference"),
    CAST_FAILURE("cast failure"),
    UNALIGNED_ATOMIC("unaligned atomic"),
    EXPECTED_SHARED_MEMORY("expected shared memory"),
    CONTINUATION_ALREADY_CONSUMED("continuation already consumed"),
    UNHANDLED_TAG("unhandled tag");

    private final String text;

    Trap(String text) {
        this.text = text;
    }

    /** The specification's words. */
    @Override
    public String toString() {
        return text;
    }
}
