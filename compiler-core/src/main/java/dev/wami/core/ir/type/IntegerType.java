package dev.wami.core.ir.type;

import dev.wami.core.ir.AsmText;
import org.jspecify.annotations.Nullable;

/** An integer of 0 to 2^24-1 bits: {@code i32}, {@code si8}, {@code ui16}. Upstream: builtin IntegerType. */
public record IntegerType(int width, Signedness signedness) implements BuiltinType {

    /** Whether operations may rely on a sign. Most dialects use signless integers and put the sign on the operation. */
    public enum Signedness {
        SIGNLESS,
        SIGNED,
        UNSIGNED
    }

    /** The widest integer that MLIR's text can name. */
    public static final int MAX_WIDTH = (1 << 24) - 1;

    public static final IntegerType I1 = new IntegerType(1, Signedness.SIGNLESS);
    public static final IntegerType I8 = new IntegerType(8, Signedness.SIGNLESS);
    public static final IntegerType I16 = new IntegerType(16, Signedness.SIGNLESS);
    public static final IntegerType I32 = new IntegerType(32, Signedness.SIGNLESS);
    public static final IntegerType I64 = new IntegerType(64, Signedness.SIGNLESS);
    public static final IntegerType I128 = new IntegerType(128, Signedness.SIGNLESS);

    public IntegerType {
        if (width < 0 || width > MAX_WIDTH) throw new IllegalArgumentException("integer width " + width);
    }

    /** The signless integer type of {@code width} bits; the common widths are shared instances. */
    public static IntegerType of(int width) {
        return switch (width) {
            case 1 -> I1;
            case 8 -> I8;
            case 16 -> I16;
            case 32 -> I32;
            case 64 -> I64;
            case 128 -> I128;
            default -> new IntegerType(width, Signedness.SIGNLESS);
        };
    }

    /** The integer type of {@code width} bits and {@code signedness}. */
    public static IntegerType of(int width, Signedness signedness) {
        return signedness == Signedness.SIGNLESS ? of(width) : new IntegerType(width, signedness);
    }

    public boolean isSignless() {
        return signedness == Signedness.SIGNLESS;
    }

    public boolean isSigned() {
        return signedness == Signedness.SIGNED;
    }

    public boolean isUnsigned() {
        return signedness == Signedness.UNSIGNED;
    }

    @Override
    public void print(AsmText out) {
        out.text(
                switch (signedness) {
                    case SIGNLESS -> "i";
                    case SIGNED -> "si";
                    case UNSIGNED -> "ui";
                });
        out.text(width);
    }

    @Override
    public String toString() {
        return switch (signedness) {
            case SIGNLESS -> "i" + width;
            case SIGNED -> "si" + width;
            case UNSIGNED -> "ui" + width;
        };
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this || other instanceof IntegerType o && width == o.width && signedness == o.signedness;
    }

    @Override
    public int hashCode() {
        return 31 * width + signedness.ordinal();
    }
}
