package dev.wami.jvmbackend;

import static org.objectweb.asm.Opcodes.*;

import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.ValueType;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.MethodVisitor;

/**
 * The code of instructions on vectors, which are immutable objects: calls of methods for the frequent ones, of what
 * wasm-spec says they compute for the others.
 */
final class VectorCode {
    private static final String OURS = "dev/wami/jvmbackend/runtime/Vectors";
    private static final String FAST = "dev/wami/jvmbackend/runtime/FastVectors";
    private static final String VECTOR = "Ldev/wami/wasmspec/V128;";

    private final MethodVisitor code;
    private final Numbers numbers;
    private final OperandStack stack;

    VectorCode(MethodVisitor code, Numbers numbers, OperandStack stack) {
        this.code = code;
        this.numbers = numbers;
        this.stack = stack;
    }

    void constant(Instruction.VectorConstant vector) {
        code.visitTypeInsn(NEW, "dev/wami/wasmspec/V128");
        code.visitInsn(DUP);
        numbers.constant(vector.low());
        numbers.constant(vector.high());
        code.visitMethodInsn(INVOKESPECIAL, "dev/wami/wasmspec/V128", "<init>", "(JJ)V", false);
        stack.push(Kind.V128);
    }

    void compile(Instruction instruction) {
        Opcode opcode = instruction.opcode();
        List<ValueType> params = opcode.type().params();
        stack.require(params.size());
        String fast = fast(opcode);
        if (fast != null) {
            StringBuilder operands = new StringBuilder();
            for (ValueType param : params) {
                operands.append(Kind.of(param).descriptor);
            }
            Kind result = Kind.of(opcode.type().results().get(0));
            code.visitMethodInsn(INVOKESTATIC, FAST, fast, "(" + operands + ')' + result.descriptor, false);
            stack.consume(params.size());
            stack.push(result);
            return;
        }
        // A scalar is the last operand, if there is one.
        Kind last = stack.top();
        if (last != Kind.V128) call("scalar", '(' + last.descriptor + ')' + VECTOR);
        if (instruction instanceof Instruction.VectorConstant shuffle) {
            numbers.constant(shuffle.low());
            numbers.constant(shuffle.high());
            call("shuffle", '(' + VECTOR + VECTOR + "JJ)" + VECTOR);
        } else {
            code.visitFieldInsn(GETSTATIC, "dev/wami/wasmspec/Opcode", opcode.name(), Accesses.ROW);
            numbers.constant(instruction instanceof Instruction.Indexed lane ? lane.index() : 0);
            call("apply", '(' + VECTOR.repeat(params.size()) + Accesses.ROW + "I)" + VECTOR);
        }
        stack.consume(params.size());
        Kind result = Kind.of(opcode.type().results().get(0));
        switch (result) {
            case I32 -> call("toI32", '(' + VECTOR + ")I");
            case I64 -> call("toI64", '(' + VECTOR + ")J");
            case F32 -> call("toF32", '(' + VECTOR + ")F");
            case F64 -> call("toF64", '(' + VECTOR + ")D");
            default -> {}
        }
        stack.push(result);
    }

    private void call(String name, String descriptor) {
        code.visitMethodInsn(INVOKESTATIC, OURS, name, descriptor, false);
    }

    /** The method for an instruction that has one of its own. */
    private static @Nullable String fast(Opcode opcode) {
        return switch (opcode) {
            case V128_AND -> "and";
            case V128_OR -> "or";
            case V128_XOR -> "xor";
            case V128_ANDNOT -> "andnot";
            case V128_NOT -> "not";
            case V128_BITSELECT -> "bitselect";
            case V128_ANY_TRUE -> "anyTrue";
            case I64X2_ADD -> "addI64";
            case I64X2_SUB -> "subI64";
            case I64X2_MUL -> "mulI64";
            case I64X2_SHL -> "shlI64";
            case I64X2_SHR_U -> "shrUI64";
            case I64X2_SHR_S -> "shrSI64";
            case I64X2_SPLAT -> "splatI64";
            case I32X4_SPLAT -> "splatI32";
            case F32X4_SPLAT -> "splatF32";
            case F64X2_SPLAT -> "splatF64";
            case I8X16_SPLAT -> "splatI8";
            case I16X8_SPLAT -> "splatI16";
            case I32X4_ADD -> "addI32";
            case I32X4_SUB -> "subI32";
            case I32X4_MUL -> "mulI32";
            case I32X4_SHL -> "shlI32";
            case I32X4_SHR_S -> "shrSI32";
            case I32X4_SHR_U -> "shrUI32";
            case F32X4_ADD -> "addF32";
            case F64X2_ADD -> "addF64";
            case F32X4_SUB -> "subF32";
            case F64X2_SUB -> "subF64";
            case F32X4_MUL -> "mulF32";
            case F64X2_MUL -> "mulF64";
            case F32X4_DIV -> "divF32";
            case F64X2_DIV -> "divF64";
            case F64X2_SQRT -> "sqrtF64";
            case F64X2_NEG -> "negF64";
            case F64X2_ABS -> "absF64";
            case F32X4_NEG -> "negF32";
            case F32X4_ABS -> "absF32";
            case I8X16_ADD -> "addI8";
            case I8X16_SUB -> "subI8";
            case I16X8_ADD -> "addI16";
            case I16X8_SUB -> "subI16";
            default -> null;
        };
    }
}
