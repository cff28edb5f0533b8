package dev.wami.tools.run;

import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.ValueType;
import java.math.BigInteger;
import java.util.Optional;

/**
 * A type whose values can be written on a command line. A value is 64 bits: an integer sign-extended, a float's own
 * bits zero-extended.
 *
 * @param name as the program spells it
 * @param bits 1 to 64; 32 or 64 for floats
 */
public record Scalar(String name, boolean isFloat, int bits) {

    /** Wasm's numbers; empty for vectors and references. */
    public static Optional<Scalar> of(ValueType type) {
        if (!(type instanceof NumericType number) || number == NumericType.V128) return Optional.empty();
        return Optional.of(new Scalar(number.toString(), number.isFloat(), number.bits()));
    }

    /** MLIR's integers of up to 64 bits, {@code index}, f32 and f64. */
    public static Optional<Scalar> of(Type type, int indexBits) {
        if (type == IndexType.INDEX) return Optional.of(new Scalar("index", false, indexBits));
        if (type instanceof IntegerType i && i.width() > 0 && i.width() <= 64) {
            return Optional.of(new Scalar(type.toString(), false, i.width()));
        }
        if (type == FloatType.F32) return Optional.of(new Scalar("f32", true, 32));
        if (type == FloatType.F64) return Optional.of(new Scalar("f64", true, 64));
        return Optional.empty();
    }

    /**
     * The value that {@code text} says, or nothing if it does not fit: integers signed or unsigned, in decimal or after
     * {@code 0x}, for i1 {@code true} and {@code false}; floats as {@link NumberText} reads them.
     */
    public Optional<Long> parse(String text) {
        return isFloat ? parseFloat(text) : parseInteger(text);
    }

    private Optional<Long> parseFloat(String text) {
        Double value = NumberText.parse(text, bits == 32);
        if (value == null) return Optional.empty();
        long raw = bits == 32
                ? Float.floatToRawIntBits((float) (double) value) & 0xFFFF_FFFFL
                : Double.doubleToRawLongBits(value);
        return Optional.of(raw);
    }

    private Optional<Long> parseInteger(String text) {
        if (bits == 1 && text.equals("true")) return Optional.of(wrap(1));
        if (bits == 1 && text.equals("false")) return Optional.of(0L);
        boolean negative = text.startsWith("-");
        String digits = negative || text.startsWith("+") ? text.substring(1) : text;
        boolean hexadecimal = digits.startsWith("0x") || digits.startsWith("0X");
        if (hexadecimal) digits = digits.substring(2);
        if (digits.isEmpty() || Character.digit(digits.charAt(0), 16) < 0) return Optional.empty();
        BigInteger value;
        try {
            value = new BigInteger(digits, hexadecimal ? 16 : 10);
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
        if (negative) value = value.negate();
        boolean fits = value.signum() < 0 ? value.bitLength() < bits : value.bitLength() <= bits;
        return fits ? Optional.of(wrap(value.longValue())) : Optional.empty();
    }

    /** What {@link #parse} takes, for messages. */
    public String range() {
        if (isFloat) return "a number, nan or inf";
        if (bits == 1) return "true, false, 0 or 1";
        BigInteger unsigned = BigInteger.ONE.shiftLeft(bits);
        return "an integer from -" + BigInteger.ONE.shiftLeft(bits - 1) + " to " + unsigned.subtract(BigInteger.ONE);
    }

    /** {@code value} as text: signed decimal, 0 or 1 for i1, the shortest text of a float. */
    public String print(long value) {
        if (isFloat) {
            return bits == 32
                    ? NumberText.shortest(Float.intBitsToFloat((int) value))
                    : NumberText.shortest(Double.longBitsToDouble(value));
        }
        return Long.toString(bits == 1 ? value & 1 : wrap(value));
    }

    /** {@code value} without what may stand above its width: an integer sign-extended, a float's bits zero-extended. */
    public long canonical(long value) {
        return !isFloat ? wrap(value) : bits == 32 ? value & 0xFFFF_FFFFL : value;
    }

    /** The low bits of an integer, sign-extended. */
    private long wrap(long value) {
        return value << 64 - bits >> 64 - bits;
    }

    @Override
    public String toString() {
        return name;
    }
}
