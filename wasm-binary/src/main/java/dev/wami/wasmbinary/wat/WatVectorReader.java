package dev.wami.wasmbinary.wat;

import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.MalformedException;
import dev.wami.wasmspec.LaneShape;
import dev.wami.wasmspec.Opcode;
import org.jspecify.annotations.Nullable;

/** Reads constants: numbers, and vectors lane by lane. */
final class WatVectorReader {
    private static final int BYTES = 16;

    private WatVectorReader() {}

    /** Passes an integer: its lowest {@code bits} bits, the others zero. */
    static long integer(WatCursor in, int bits) throws MalformedException {
        if (in.kind() != WatTokens.NUMBER) throw in.unexpected("an integer");
        long value = WatNumbers.integer(in.tokens.text(), in.tokens.start(in.at), in.tokens.end(in.at), bits);
        in.at++;
        return value;
    }

    /** Passes a number: the bits of the float, the upper half zero. */
    static long f32(WatCursor in) throws MalformedException {
        expectFloat(in);
        int value = WatNumbers.f32(in.tokens.text(), in.tokens.start(in.at), in.tokens.end(in.at));
        in.at++;
        return value & 0xFFFF_FFFFL;
    }

    /** Passes a number: its bits. */
    static long f64(WatCursor in) throws MalformedException {
        expectFloat(in);
        long value = WatNumbers.f64(in.tokens.text(), in.tokens.start(in.at), in.tokens.end(in.at));
        in.at++;
        return value;
    }

    private static void expectFloat(WatCursor in) throws MalformedException {
        boolean word =
                in.kind() == WatTokens.KEYWORD && (in.tokens.is(in.at, "inf") || in.tokens.startsWith(in.at, "nan"));
        // Scripts have names for sets of NaNs.
        boolean pattern = in.isKeyword("nan:canonical") || in.isKeyword("nan:arithmetic");
        if (in.kind() != WatTokens.NUMBER && !word || pattern) throw in.unexpected("a number");
    }

    static Instruction constant(WatCursor in, Opcode opcode) throws MalformedException {
        LaneShape shape = shape(in);
        if (shape == null) throw in.unexpected("the shape of a vector");
        in.at++;
        long low = 0;
        long high = 0;
        for (int lane = 0; lane < shape.lanes(); lane++) {
            if (in.kind() == WatTokens.RIGHT || in.kind() == WatTokens.LEFT) {
                throw in.error("wrong number of lane literals: " + lane + " for " + shape);
            }
            long value = !shape.isFloat() ? integer(in, shape.bits()) : shape.bits() == 32 ? f32(in) : f64(in);
            int shift = lane * shape.bits();
            if (shift < 64) {
                low |= value << shift;
            } else {
                high |= value << shift - 64;
            }
        }
        if (in.kind() == WatTokens.NUMBER) throw in.error("wrong number of lane literals: too many for " + shape);
        return new Instruction.VectorConstant(opcode, low, high);
    }

    private static @Nullable LaneShape shape(WatCursor in) {
        for (LaneShape shape : LaneShape.values()) {
            if (in.isKeyword(shape.toString())) return shape;
        }
        return null;
    }

    static Instruction shuffle(WatCursor in, Opcode opcode) throws MalformedException {
        long low = 0;
        long high = 0;
        for (int i = 0; i < BYTES; i++) {
            if (in.kind() == WatTokens.RIGHT || in.kind() == WatTokens.LEFT) {
                throw in.error("invalid lane length: " + i + " of " + BYTES);
            }
            long lane = in.unsigned(8, "the index of a lane");
            if (i < 8) {
                low |= lane << 8 * i;
            } else {
                high |= lane << 8 * (i - 8);
            }
        }
        if (in.kind() == WatTokens.NUMBER) throw in.error("invalid lane length: more than " + BYTES);
        return new Instruction.VectorConstant(opcode, low, high);
    }
}
