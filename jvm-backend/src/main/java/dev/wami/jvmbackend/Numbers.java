package dev.wami.jvmbackend;

import static org.objectweb.asm.Opcodes.*;

import dev.wami.wasmspec.Opcode;
import org.objectweb.asm.MethodVisitor;

/** The code of scalar numeric instructions, whose operands are on the JVM's stack. */
final class Numbers {
    private static final String INTEGER = "java/lang/Integer";
    private static final String LONG = "java/lang/Long";
    private static final String FLOAT = "java/lang/Float";
    private static final String DOUBLE = "java/lang/Double";
    private static final String MATH = "java/lang/Math";
    private static final String OURS = "dev/wami/jvmbackend/runtime/FloatMath";
    private static final String DIVISION = "dev/wami/wasmspec/IntegerDivision";
    private static final String CONVERSION = "dev/wami/wasmspec/FloatConversion";

    private final MethodVisitor code;

    Numbers(MethodVisitor code) {
        this.code = code;
    }

    void constant(int value) {
        if (value >= -1 && value <= 5) code.visitInsn(ICONST_0 + value);
        else if (value == (byte) value) code.visitIntInsn(BIPUSH, value);
        else if (value == (short) value) code.visitIntInsn(SIPUSH, value);
        else code.visitLdcInsn(value);
    }

    void constant(long value) {
        if (value == 0 || value == 1) {
            code.visitInsn(value == 0 ? LCONST_0 : LCONST_1);
        } else if (value == (short) value) {
            constant((int) value);
            code.visitInsn(I2L);
        } else {
            code.visitLdcInsn(value);
        }
    }

    void constant(float value) {
        int bits = Float.floatToRawIntBits(value);
        if (bits == 0) {
            code.visitInsn(FCONST_0);
        } else if (value == 1 || value == 2) {
            code.visitInsn(value == 1 ? FCONST_1 : FCONST_2);
        } else if (Float.isNaN(value)) {
            // A NaN keeps its bits for certain only as an integer.
            constant(bits);
            call(FLOAT, "intBitsToFloat", "(I)F");
        } else {
            code.visitLdcInsn(value);
        }
    }

    void constant(double value) {
        long bits = Double.doubleToRawLongBits(value);
        if (bits == 0) {
            code.visitInsn(DCONST_0);
        } else if (value == 1) {
            code.visitInsn(DCONST_1);
        } else if (Double.isNaN(value)) {
            constant(bits);
            call(DOUBLE, "longBitsToDouble", "(J)D");
        } else {
            code.visitLdcInsn(value);
        }
    }

    /**
     * Tests or compares.
     *
     * @return the jump of the JVM that goes where the comparison holds; its opposite goes exactly where it does not
     */
    int compare(Opcode opcode) {
        switch (opcode) {
            case I32_EQZ:
                return IFEQ;
            case I64_EQZ:
                code.visitInsn(LCONST_0);
                code.visitInsn(LCMP);
                return IFEQ;
            case I32_EQ:
                return IF_ICMPEQ;
            case I32_NE:
                return IF_ICMPNE;
            case I32_LT_S:
                return IF_ICMPLT;
            case I32_GT_S:
                return IF_ICMPGT;
            case I32_LE_S:
                return IF_ICMPLE;
            case I32_GE_S:
                return IF_ICMPGE;
            // a < b without signs iff a + 2^31 < b + 2^31 with them; the operands change places on the way.
            case I32_LT_U:
                return flipped(IF_ICMPGT);
            case I32_GT_U:
                return flipped(IF_ICMPLT);
            case I32_LE_U:
                return flipped(IF_ICMPGE);
            case I32_GE_U:
                return flipped(IF_ICMPLE);
            default:
                return threeWay(opcode);
        }
    }

    private int flipped(int jump) {
        constant(Integer.MIN_VALUE);
        code.visitInsn(IADD);
        code.visitInsn(SWAP);
        constant(Integer.MIN_VALUE);
        code.visitInsn(IADD);
        return jump;
    }

    private int threeWay(Opcode opcode) {
        switch (opcode) {
            case I64_EQ, I64_NE, I64_LT_S, I64_GT_S, I64_LE_S, I64_GE_S -> code.visitInsn(LCMP);
            case I64_LT_U, I64_GT_U, I64_LE_U, I64_GE_U -> call(LONG, "compareUnsigned", "(JJ)I");
            // NaN compares as greater for less and as less for greater: neither holds.
            case F32_LT, F32_LE -> code.visitInsn(FCMPG);
            case F32_EQ, F32_NE, F32_GT, F32_GE -> code.visitInsn(FCMPL);
            case F64_LT, F64_LE -> code.visitInsn(DCMPG);
            case F64_EQ, F64_NE, F64_GT, F64_GE -> code.visitInsn(DCMPL);
            default -> throw new IllegalArgumentException(opcode.mnemonic());
        }
        return switch (opcode.operator()) {
            case EQ -> IFEQ;
            case NE -> IFNE;
            case LT, LT_S, LT_U -> IFLT;
            case GT, GT_S, GT_U -> IFGT;
            case LE, LE_S, LE_U -> IFLE;
            default -> IFGE;
        };
    }

    /** The jump that goes exactly where another does not. */
    static int opposite(int jump) {
        // The pairs are neighbours, the first of them odd.
        return (jump + 1 ^ 1) - 1;
    }

    /** All but constants, tests and comparisons. */
    void compute(Opcode opcode) {
        switch (opcode) {
            case I32_CLZ -> call(INTEGER, "numberOfLeadingZeros", "(I)I");
            case I32_CTZ -> call(INTEGER, "numberOfTrailingZeros", "(I)I");
            case I32_POPCNT -> call(INTEGER, "bitCount", "(I)I");
            case I32_ADD -> code.visitInsn(IADD);
            case I32_SUB -> code.visitInsn(ISUB);
            case I32_MUL -> code.visitInsn(IMUL);
            case I32_DIV_S -> call(DIVISION, "quotient", "(II)I");
            case I32_DIV_U -> call(INTEGER, "divideUnsigned", "(II)I");
            case I32_REM_S -> code.visitInsn(IREM);
            case I32_REM_U -> call(INTEGER, "remainderUnsigned", "(II)I");
            case I32_AND -> code.visitInsn(IAND);
            case I32_OR -> code.visitInsn(IOR);
            case I32_XOR -> code.visitInsn(IXOR);
            case I32_SHL -> code.visitInsn(ISHL);
            case I32_SHR_S -> code.visitInsn(ISHR);
            case I32_SHR_U -> code.visitInsn(IUSHR);
            case I32_ROTL -> call(INTEGER, "rotateLeft", "(II)I");
            case I32_ROTR -> call(INTEGER, "rotateRight", "(II)I");
            case I32_EXTEND8_S -> code.visitInsn(I2B);
            case I32_EXTEND16_S -> code.visitInsn(I2S);
            case I32_WRAP_I64 -> code.visitInsn(L2I);

            case I64_CLZ -> toLong(LONG, "numberOfLeadingZeros");
            case I64_CTZ -> toLong(LONG, "numberOfTrailingZeros");
            case I64_POPCNT -> toLong(LONG, "bitCount");
            case I64_ADD -> code.visitInsn(LADD);
            case I64_SUB -> code.visitInsn(LSUB);
            case I64_MUL -> code.visitInsn(LMUL);
            case I64_DIV_S -> call(DIVISION, "quotient", "(JJ)J");
            case I64_DIV_U -> call(LONG, "divideUnsigned", "(JJ)J");
            case I64_REM_S -> code.visitInsn(LREM);
            case I64_REM_U -> call(LONG, "remainderUnsigned", "(JJ)J");
            case I64_AND -> code.visitInsn(LAND);
            case I64_OR -> code.visitInsn(LOR);
            case I64_XOR -> code.visitInsn(LXOR);
            case I64_SHL -> shift(LSHL);
            case I64_SHR_S -> shift(LSHR);
            case I64_SHR_U -> shift(LUSHR);
            case I64_ROTL -> rotate("rotateLeft");
            case I64_ROTR -> rotate("rotateRight");
            case I64_EXTEND8_S -> narrow(I2B);
            case I64_EXTEND16_S -> narrow(I2S);
            case I64_EXTEND32_S -> {
                code.visitInsn(L2I);
                code.visitInsn(I2L);
            }
            case I64_EXTEND_I32_S -> code.visitInsn(I2L);
            case I64_EXTEND_I32_U -> unsignedToLong();
            default -> floats(opcode);
        }
    }

    private void floats(Opcode opcode) {
        switch (opcode) {
            case F32_ABS -> call(OURS, "abs", "(F)F");
            case F32_NEG -> code.visitInsn(FNEG);
            case F32_CEIL -> throughDouble("ceil", OURS);
            case F32_FLOOR -> throughDouble("floor", OURS);
            case F32_TRUNC -> throughDouble("trunc", OURS);
            case F32_NEAREST -> throughDouble("nearest", OURS);
            // A double has more than 2 * 24 + 2 bits: rounding twice is rounding once.
            case F32_SQRT -> throughDouble("sqrt", MATH);
            case F32_ADD -> code.visitInsn(FADD);
            case F32_SUB -> code.visitInsn(FSUB);
            case F32_MUL -> code.visitInsn(FMUL);
            case F32_DIV -> code.visitInsn(FDIV);
            case F32_MIN -> call(OURS, "min", "(FF)F");
            case F32_MAX -> call(OURS, "max", "(FF)F");
            case F32_COPYSIGN -> call(MATH, "copySign", "(FF)F");
            case F64_ABS -> call(OURS, "abs", "(D)D");
            case F64_NEG -> code.visitInsn(DNEG);
            case F64_CEIL -> call(OURS, "ceil", "(D)D");
            case F64_FLOOR -> call(OURS, "floor", "(D)D");
            case F64_TRUNC -> call(OURS, "trunc", "(D)D");
            case F64_NEAREST -> call(OURS, "nearest", "(D)D");
            case F64_SQRT -> call(MATH, "sqrt", "(D)D");
            case F64_ADD -> code.visitInsn(DADD);
            case F64_SUB -> code.visitInsn(DSUB);
            case F64_MUL -> code.visitInsn(DMUL);
            case F64_DIV -> code.visitInsn(DDIV);
            case F64_MIN -> call(OURS, "min", "(DD)D");
            case F64_MAX -> call(OURS, "max", "(DD)D");
            case F64_COPYSIGN -> call(MATH, "copySign", "(DD)D");
            default -> conversion(opcode);
        }
    }

    private void conversion(Opcode opcode) {
        switch (opcode) {
            case I32_TRUNC_F32_S -> fromFloat("toI32", "(D)I");
            case I32_TRUNC_F32_U -> fromFloat("toU32", "(D)I");
            case I32_TRUNC_F64_S -> call(CONVERSION, "toI32", "(D)I");
            case I32_TRUNC_F64_U -> call(CONVERSION, "toU32", "(D)I");
            case I64_TRUNC_F32_S -> fromFloat("toI64", "(D)J");
            case I64_TRUNC_F32_U -> fromFloat("toU64", "(D)J");
            case I64_TRUNC_F64_S -> call(CONVERSION, "toI64", "(D)J");
            case I64_TRUNC_F64_U -> call(CONVERSION, "toU64", "(D)J");
            // Java's casts from floating point saturate and take NaN to 0, as the trunc_sat instructions do.
            case I32_TRUNC_SAT_F32_S -> code.visitInsn(F2I);
            case I32_TRUNC_SAT_F32_U -> fromFloat("toU32Saturating", "(D)I");
            case I32_TRUNC_SAT_F64_S -> code.visitInsn(D2I);
            case I32_TRUNC_SAT_F64_U -> call(CONVERSION, "toU32Saturating", "(D)I");
            case I64_TRUNC_SAT_F32_S -> code.visitInsn(F2L);
            case I64_TRUNC_SAT_F32_U -> fromFloat("toU64Saturating", "(D)J");
            case I64_TRUNC_SAT_F64_S -> code.visitInsn(D2L);
            case I64_TRUNC_SAT_F64_U -> call(CONVERSION, "toU64Saturating", "(D)J");
            case F32_CONVERT_I32_S -> code.visitInsn(I2F);
            case F32_CONVERT_I32_U -> {
                unsignedToLong();
                code.visitInsn(L2F);
            }
            case F32_CONVERT_I64_S -> code.visitInsn(L2F);
            case F32_CONVERT_I64_U -> call(CONVERSION, "u64ToFloat", "(J)F");
            case F32_DEMOTE_F64 -> code.visitInsn(D2F);
            case F64_CONVERT_I32_S -> code.visitInsn(I2D);
            case F64_CONVERT_I32_U -> {
                unsignedToLong();
                code.visitInsn(L2D);
            }
            case F64_CONVERT_I64_S -> code.visitInsn(L2D);
            case F64_CONVERT_I64_U -> call(CONVERSION, "u64ToDouble", "(J)D");
            case F64_PROMOTE_F32 -> code.visitInsn(F2D);
            case I32_REINTERPRET_F32 -> call(FLOAT, "floatToRawIntBits", "(F)I");
            case I64_REINTERPRET_F64 -> call(DOUBLE, "doubleToRawLongBits", "(D)J");
            case F32_REINTERPRET_I32 -> call(FLOAT, "intBitsToFloat", "(I)F");
            case F64_REINTERPRET_I64 -> call(DOUBLE, "longBitsToDouble", "(J)D");
            default -> throw new IllegalArgumentException(opcode.mnemonic());
        }
    }

    /** An unsigned int becomes the long that equals it. */
    void unsignedToLong() {
        code.visitInsn(I2L);
        code.visitLdcInsn(0xFFFF_FFFFL);
        code.visitInsn(LAND);
    }

    private void toLong(String owner, String name) {
        call(owner, name, "(J)I");
        code.visitInsn(I2L);
    }

    private void shift(int opcode) {
        code.visitInsn(L2I);
        code.visitInsn(opcode);
    }

    private void rotate(String name) {
        code.visitInsn(L2I);
        call(LONG, name, "(JI)J");
    }

    private void narrow(int conversion) {
        code.visitInsn(L2I);
        code.visitInsn(conversion);
        code.visitInsn(I2L);
    }

    private void throughDouble(String name, String owner) {
        code.visitInsn(F2D);
        call(owner, name, "(D)D");
        code.visitInsn(D2F);
    }

    private void fromFloat(String name, String descriptor) {
        code.visitInsn(F2D);
        call(CONVERSION, name, descriptor);
    }

    private void call(String owner, String name, String descriptor) {
        code.visitMethodInsn(INVOKESTATIC, owner, name, descriptor, false);
    }
}
