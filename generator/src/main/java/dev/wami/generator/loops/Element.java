package dev.wami.generator.loops;

import java.util.List;

/** What arrays are made of and values have as their type. */
public enum Element {
    F64("f64", 64, true),
    F32("f32", 32, true),
    I64("i64", 64, false),
    I32("i32", 32, false),
    I16("i16", 16, false),
    I8("i8", 8, false);

    private static final List<String> FLOAT_OPERATIONS = List.of(
            "arith.addf", "arith.addf", "arith.mulf", "arith.mulf", "arith.subf", "arith.maximumf", "arith.minimumf");
    private static final List<String> INTEGER_OPERATIONS = List.of(
            "arith.addi",
            "arith.addi",
            "arith.subi",
            "arith.muli",
            "arith.xori",
            "arith.andi",
            "arith.ori",
            "arith.maxsi",
            "arith.minsi",
            "arith.maxui",
            "arith.minui");

    private final String text;
    private final int bits;
    private final boolean isFloat;

    Element(String text, int bits, boolean isFloat) {
        this.text = text;
        this.bits = bits;
        this.isFloat = isFloat;
    }

    /** The type in MLIR. */
    public String text() {
        return text;
    }

    public int bits() {
        return bits;
    }

    public boolean isFloat() {
        return isFloat;
    }

    /** Operations of two values of this type that give a third, the likelier more often. */
    List<String> operations() {
        return isFloat ? FLOAT_OPERATIONS : INTEGER_OPERATIONS;
    }

    /** The operation that makes another type of this one. */
    String castTo(Element to) {
        if (isFloat && to.isFloat) return to.bits > bits ? "arith.extf" : "arith.truncf";
        if (isFloat) throw new IllegalArgumentException("what is out of range has no integer");
        if (to.isFloat) return "arith.sitofp";
        return to.bits > bits ? "arith.extsi" : "arith.trunci";
    }

    /** A number as it is written, from random bits: floats have all bits of a mantissa, of a magnitude about 1. */
    String literal(long random) {
        return switch (this) {
            case F64 -> Double.toString(Double.longBitsToDouble(Fill.float64(random)));
            case F32 -> Float.toString(Float.intBitsToFloat((int) Fill.float32(random)));
            case I64 -> Long.toString(random >> 8 * (random & 7));
            case I32 -> Integer.toString((int) (random >> 32) >> 8 * (random & 3));
            case I16 -> Short.toString((short) (random >> 48));
            case I8 -> Byte.toString((byte) (random >> 56));
        };
    }
}
