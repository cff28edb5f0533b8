package dev.wami.jvmbackend;

import static org.objectweb.asm.Opcodes.*;

import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmspec.ArrayType;
import dev.wami.wasmspec.FieldType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.StructType;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.MethodVisitor;

/**
 * The code of instructions on references, structures and arrays, and of 128-bit arithmetic. Those on structures and
 * arrays take their operands in boxes.
 */
final class References {
    private static final String CASTS = "dev/wami/jvmbackend/runtime/Casts";
    private static final String WIDE = "dev/wami/jvmbackend/runtime/WideMath";
    private static final String OBJECT = "Ljava/lang/Object;";
    private static final String TYPE = "Ldev/wami/wasmspec/RefType;";

    private final Layout layout;
    private final MethodVisitor code;
    private final Numbers numbers;
    private final OperandStack stack;
    private final Environment environment;
    private final Blocks blocks;
    private final Calls calls;

    References(
            Layout layout,
            MethodVisitor code,
            Numbers numbers,
            OperandStack stack,
            Environment environment,
            Blocks blocks,
            Calls calls) {
        this.layout = layout;
        this.code = code;
        this.numbers = numbers;
        this.stack = stack;
        this.environment = environment;
        this.blocks = blocks;
        this.calls = calls;
    }

    void compile(Instruction instruction) {
        Opcode opcode = instruction.opcode();
        switch (opcode) {
            case REF_NULL -> {
                code.visitInsn(ACONST_NULL);
                stack.push(Kind.REF);
            }
            case REF_IS_NULL -> {
                stack.require(1);
                stack.consume(1);
                blocks.materialize(IFNULL);
            }
            case REF_FUNC -> {
                calls.functionAt(((Instruction.Indexed) instruction).index());
                stack.push(Kind.REF);
            }
            case REF_AS_NON_NULL -> {
                stack.require(1);
                call("dev/wami/jvmbackend/runtime/Traps", "nonNull", '(' + OBJECT + ')' + OBJECT);
            }
            case REF_EQ -> result(2, "same", '(' + OBJECT + OBJECT + ")Z", Kind.I32);
            case REF_TEST, REF_TEST_NULL -> {
                stack.require(1);
                type(instruction);
                result(1, "matches", '(' + OBJECT + TYPE + ")Z", Kind.I32);
            }
            case REF_CAST, REF_CAST_NULL -> {
                stack.require(1);
                type(instruction);
                result(1, "cast", '(' + OBJECT + TYPE + ')' + OBJECT, Kind.REF);
            }
            case REF_I31 -> {
                stack.require(1);
                String number = "dev/wami/jvmbackend/runtime/I31";
                call(number, "of", "(I)L" + number + ';');
                stack.consume(1);
                stack.push(Kind.REF);
            }
            case I31_GET_S, I31_GET_U -> {
                stack.require(1);
                numbers.constant(opcode == Opcode.I31_GET_S ? 1 : 0);
                result(1, "bits", '(' + OBJECT + "Z)I", Kind.I32);
            }
            // An object is the same for the host and for the program.
            case ANY_CONVERT_EXTERN, EXTERN_CONVERT_ANY -> {}
            default -> throw new IllegalArgumentException(opcode.mnemonic());
        }
    }

    private void result(int operands, String name, String descriptor, Kind result) {
        stack.require(operands);
        call(CASTS, name, descriptor);
        stack.consume(operands);
        stack.push(result);
    }

    private void call(String owner, String name, String descriptor) {
        code.visitMethodInsn(INVOKESTATIC, owner, name, descriptor, false);
    }

    private void type(Instruction instruction) {
        Instruction.HeapTyped typed = (Instruction.HeapTyped) instruction;
        boolean nullable = typed.opcode() == Opcode.REF_TEST_NULL || typed.opcode() == Opcode.REF_CAST_NULL;
        type(new RefType(nullable, typed.heap()));
    }

    private void type(RefType type) {
        environment.instance();
        code.visitFieldInsn(GETFIELD, Signature.INSTANCE, "casts", '[' + TYPE);
        numbers.constant(layout.cast(type));
        code.visitInsn(AALOAD);
    }

    /** {@code br_on_cast}, {@code br_on_cast_fail}. */
    void branchOnCast(Instruction.BranchOnCast branch) {
        stack.require(1);
        stack.spill();
        stack.load(stack.size() - 1);
        type(branch.to());
        call(CASTS, "matches", '(' + OBJECT + TYPE + ")Z");
        blocks.branchUnless(branch.label(), branch.opcode() == Opcode.BR_ON_CAST ? IFEQ : IFNE);
    }

    // ---- structures and arrays

    void aggregate(Instruction instruction) {
        Opcode opcode = instruction.opcode();
        int first = instruction instanceof Instruction.IndexedPair pair
                ? pair.first()
                : instruction instanceof Instruction.Indexed indexed ? indexed.index() : 0;
        int second = instruction instanceof Instruction.IndexedPair pair ? pair.second() : 0;
        int operands = operands(opcode, first, second);
        stack.require(operands);
        List<Kind> kinds = new ArrayList<>();
        for (int i = stack.size() - operands; i < stack.size(); i++) {
            kinds.add(stack.kind(i));
        }
        call(layout.main, layout.packing(kinds), Signature.packing(kinds));
        environment.instance();
        code.visitFieldInsn(GETSTATIC, "dev/wami/wasmspec/Opcode", opcode.name(), Accesses.ROW);
        numbers.constant(first);
        numbers.constant(second);
        call(
                "dev/wami/jvmbackend/runtime/Aggregates",
                "evaluate",
                "([" + OBJECT + 'L' + Signature.INSTANCE + ';' + Accesses.ROW + "II)" + OBJECT);
        stack.consume(operands);
        switch (opcode) {
            case STRUCT_SET, ARRAY_SET, ARRAY_FILL, ARRAY_COPY, ARRAY_INIT_DATA, ARRAY_INIT_ELEM -> code.visitInsn(POP);
            default -> {
                Kind result = aggregateResult(opcode, first, second);
                Boxes.unbox(result, code);
                stack.push(result);
            }
        }
    }

    private int operands(Opcode opcode, int first, int second) {
        return switch (opcode) {
            case STRUCT_NEW -> structure(first).fields().size();
            case ARRAY_NEW_FIXED -> second;
            case STRUCT_NEW_DEFAULT -> 0;
            case STRUCT_GET, STRUCT_GET_S, STRUCT_GET_U, ARRAY_NEW_DEFAULT, ARRAY_LEN -> 1;
            case STRUCT_SET, ARRAY_NEW, ARRAY_NEW_DATA, ARRAY_NEW_ELEM, ARRAY_GET, ARRAY_GET_S, ARRAY_GET_U -> 2;
            case ARRAY_SET -> 3;
            case ARRAY_FILL, ARRAY_INIT_DATA, ARRAY_INIT_ELEM -> 4;
            case ARRAY_COPY -> 5;
            default -> throw new IllegalArgumentException(opcode.mnemonic());
        };
    }

    private StructType structure(int type) {
        return (StructType) layout.spaces.types().get(type).composite();
    }

    private Kind aggregateResult(Opcode opcode, int first, int second) {
        return switch (opcode) {
            case STRUCT_GET, STRUCT_GET_S, STRUCT_GET_U ->
                kind(structure(first).fields().get(second));
            case ARRAY_GET, ARRAY_GET_S, ARRAY_GET_U ->
                kind(((ArrayType) layout.spaces.types().get(first).composite()).element());
            case ARRAY_LEN -> Kind.I32;
            default -> Kind.REF;
        };
    }

    private static Kind kind(FieldType field) {
        return Kind.of(field.storage().unpacked());
    }

    // ---- 128-bit integers

    void wide(Opcode opcode) {
        FuncType type = opcode.type();
        int count = type.params().size();
        stack.require(count);
        stack.spill();
        int first = stack.size() - count;
        switch (opcode) {
            case I64_ADD128, I64_SUB128 -> {
                boolean adds = opcode == Opcode.I64_ADD128;
                pair(first, first + 2, adds ? LADD : LSUB);
                pair(first + 1, first + 3, adds ? LADD : LSUB);
                stack.load(first);
                stack.load(first + 2);
                call(WIDE, adds ? "carry" : "borrow", "(JJ)J");
                code.visitInsn(adds ? LADD : LSUB);
            }
            default -> {
                pair(first, first + 1, LMUL);
                stack.load(first);
                stack.load(first + 1);
                if (opcode == Opcode.I64_MUL_WIDE_S) call("java/lang/Math", "multiplyHigh", "(JJ)J");
                else call(WIDE, "multiplyHighUnsigned", "(JJ)J");
            }
        }
        stack.drop(count);
        stack.push(Kind.I64);
        stack.push(Kind.I64);
    }

    private void pair(int a, int b, int operation) {
        stack.load(a);
        stack.load(b);
        code.visitInsn(operation);
    }
}
