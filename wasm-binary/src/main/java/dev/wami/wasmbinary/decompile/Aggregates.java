package dev.wami.wasmbinary.decompile;

import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmspec.AbstractHeapType;
import dev.wami.wasmspec.HeapType;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.PackedType;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.StorageType;
import dev.wami.wasmspec.StructType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.List;

/** References, structures and arrays: {@code p->x}, {@code a[i]}, and calls such as {@code ref_cast<T>(x)}. */
final class Aggregates {
    private static final int READS = Expr.READS | Expr.TRAPS;
    private static final int WRITES = READS | Expr.EFFECT;

    private final Unit unit;
    private final FunctionBuilder function;
    private final OperandStack stack;

    Aggregates(Unit unit, FunctionBuilder function, OperandStack stack) {
        this.unit = unit;
        this.function = function;
        this.stack = stack;
    }

    void apply(Instruction instruction) {
        if (instruction instanceof Instruction.HeapTyped typed) {
            typed(typed);
        } else if (instruction instanceof Instruction.IndexedPair pair) {
            pair(pair);
        } else if (instruction instanceof Instruction.Indexed indexed) {
            indexed(indexed.opcode(), indexed.index());
        } else {
            plain(instruction.opcode());
        }
    }

    private void typed(Instruction.HeapTyped typed) {
        Opcode opcode = typed.opcode();
        if (opcode == Opcode.REF_NULL) {
            stack.push(new Expr.Name("NULL", RefType.nullable(typed.heap())));
            return;
        }
        boolean nullable = opcode == Opcode.REF_TEST_NULL || opcode == Opcode.REF_CAST_NULL;
        String name = NumericExprs.name(opcode) + (nullable ? "_null" : "") + "<" + unit.heap(typed.heap()) + ">";
        boolean test = opcode == Opcode.REF_TEST || opcode == Opcode.REF_TEST_NULL;
        ValueType type = test ? NumericType.I32 : new RefType(nullable, typed.heap());
        stack.push(new Expr.Call(name, stack.pop(1), type, test ? 0 : Expr.TRAPS));
    }

    private void plain(Opcode opcode) {
        switch (opcode) {
            case REF_IS_NULL -> {
                Expr value = stack.pop();
                stack.push(new Expr.Binary(
                        BinaryOperator.EQ, value, new Expr.Name("NULL", value.type), NumericType.I32));
            }
            case REF_EQ -> {
                Expr right = stack.pop();
                stack.push(new Expr.Binary(BinaryOperator.EQ, stack.pop(), right, NumericType.I32));
            }
            case REF_AS_NON_NULL -> {
                Expr value = stack.pop();
                ValueType type = value.type instanceof RefType r ? RefType.nonNull(r.heap()) : value.type;
                stack.push(NumericExprs.named(opcode, List.of(value), type, Expr.TRAPS));
            }
            case ANY_CONVERT_EXTERN, EXTERN_CONVERT_ANY -> {
                AbstractHeapType to =
                        opcode == Opcode.ANY_CONVERT_EXTERN ? AbstractHeapType.ANY : AbstractHeapType.EXTERN;
                stack.push(NumericExprs.named(opcode, stack.pop(1), RefType.nullable(to), 0));
            }
            case REF_I31 ->
                stack.push(NumericExprs.named(opcode, stack.pop(1), RefType.nonNull(AbstractHeapType.I31), 0));
            default -> stack.push(NumericExprs.named(opcode, stack.pop(1), NumericType.I32, Expr.TRAPS));
        }
    }

    private String generic(Opcode opcode, int type) {
        return NumericExprs.name(opcode) + "<" + unit.names.type(type) + ">";
    }

    private static ValueType reference(int type) {
        return RefType.nonNull(HeapType.type(type));
    }

    private void make(Opcode opcode, int type, List<Expr> arguments, int flags) {
        stack.push(new Expr.Call(generic(opcode, type), arguments, reference(type), flags));
    }

    private void indexed(Opcode opcode, int index) {
        switch (opcode) {
            case REF_FUNC -> {
                int type = unit.spaces.functions().get(index);
                stack.push(new Expr.Name("ref_func(" + unit.names.function(index) + ")", reference(type)));
            }
            case STRUCT_NEW ->
                make(
                        opcode,
                        index,
                        stack.pop(((StructType) unit.composite(index)).fields().size()),
                        0);
            case STRUCT_NEW_DEFAULT -> make(opcode, index, List.of(), 0);
            case ARRAY_NEW -> make(opcode, index, stack.pop(2), Expr.TRAPS);
            case ARRAY_NEW_DEFAULT -> make(opcode, index, stack.pop(1), Expr.TRAPS);
            case ARRAY_GET, ARRAY_GET_S, ARRAY_GET_U -> {
                Expr at = stack.pop();
                Expr part = new Expr.Part(
                        stack.pop(), "[]", List.of(at), unit.element(index).unpacked(), READS);
                stack.push(extended(opcode, unit.element(index), part));
            }
            case ARRAY_SET -> {
                Expr value = stack.pop();
                Expr at = stack.pop();
                Expr target =
                        new Expr.Part(stack.pop(), "[]", List.of(at), unit.element(index).unpacked(), READS);
                store(target, value);
            }
            case ARRAY_FILL -> effect(generic(opcode, index), stack.pop(4));
            default -> throw new IllegalStateException(opcode.toString());
        }
    }

    private void store(Expr target, Expr value) {
        stack.beforeWrite();
        function.emit(new Stmt.Store(target, value));
    }

    private void effect(String name, List<Expr> arguments) {
        stack.beforeWrite();
        function.emit(new Stmt.Effect("", new Expr.Call(name, arguments, NumericType.I32, WRITES)));
    }

    /** A packed field is read with the sign that the instruction says. */
    private static Expr extended(Opcode opcode, StorageType storage, Expr part) {
        if (!(storage instanceof PackedType packed)) return part;
        boolean signed = opcode.mnemonic().endsWith("_s");
        String text = (signed ? "i" : "u") + (packed == PackedType.I8 ? "8" : "16");
        return new Expr.Cast(NumericType.I32, part, Sign.ANY, text);
    }

    private void pair(Instruction.IndexedPair pair) {
        Opcode opcode = pair.opcode();
        int type = pair.first();
        int second = pair.second();
        switch (opcode) {
            case STRUCT_GET, STRUCT_GET_S, STRUCT_GET_U -> {
                StorageType field = unit.field(type, second);
                String access = "->" + unit.names.field(type, second);
                Expr part = new Expr.Part(stack.pop(), access, List.of(), field.unpacked(), READS);
                stack.push(extended(opcode, field, part));
            }
            case STRUCT_SET -> {
                Expr value = stack.pop();
                String access = "->" + unit.names.field(type, second);
                store(
                        new Expr.Part(stack.pop(), access, List.of(), unit.field(type, second).unpacked(), READS),
                        value);
            }
            case ARRAY_NEW_FIXED -> make(opcode, type, stack.pop(second), 0);
            case ARRAY_NEW_DATA -> make(opcode, type, with(unit.names.of(Names.Kind.DATA, second), 2), READS);
            case ARRAY_NEW_ELEM -> make(opcode, type, with(unit.names.of(Names.Kind.ELEMENT, second), 2), READS);
            case ARRAY_INIT_DATA -> effect(generic(opcode, type), with(unit.names.of(Names.Kind.DATA, second), 4));
            case ARRAY_INIT_ELEM ->
                effect(generic(opcode, type), with(unit.names.of(Names.Kind.ELEMENT, second), 4));
            default ->
                effect(
                        NumericExprs.name(opcode) + "<" + unit.names.type(type) + ", " + unit.names.type(second)
                                + ">",
                        stack.pop(5));
        }
    }

    private List<Expr> with(String segment, int operands) {
        List<Expr> arguments = new ArrayList<>();
        arguments.add(Operations.name(segment));
        arguments.addAll(stack.pop(operands));
        return arguments;
    }
}
