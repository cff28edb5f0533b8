package dev.wami.wasmbinary.decompile;

import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmspec.AddressType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** What instructions without control flow do to the operand stack, and the statements that they are. */
final class Operations {
    private static final int ALL = Expr.READS | Expr.TRAPS | Expr.EFFECT;

    private final Unit unit;
    private final FunctionBuilder function;
    private final OperandStack stack;
    private final Aggregates aggregates;

    Operations(Unit unit, FunctionBuilder function, OperandStack stack) {
        this.unit = unit;
        this.function = function;
        this.stack = stack;
        aggregates = new Aggregates(unit, function, stack);
    }

    void apply(Instruction instruction) {
        Opcode opcode = instruction.opcode();
        switch (opcode.category()) {
            case PARAMETRIC -> parametric(opcode);
            case VARIABLE -> variable(opcode, ((Instruction.Indexed) instruction).index());
            case TABLE -> table(instruction);
            case MEMORY -> memory(instruction);
            case LOAD, STORE, ATOMIC -> access(instruction);
            case CONST -> constant(instruction);
            case UNARY, TEST, CONVERT -> stack.push(NumericExprs.unary(opcode, stack.pop()));
            case BINARY, COMPARE -> {
                Expr right = stack.pop();
                stack.push(NumericExprs.binary(opcode, stack.pop(), right));
            }
            case REFERENCE, AGGREGATE -> aggregates.apply(instruction);
            default -> vector(instruction);
        }
    }

    /** By the instruction's name, with what else it says behind its operands. */
    private void vector(Instruction instruction) {
        Opcode opcode = instruction.opcode();
        FuncType type = opcode.type();
        List<Expr> operands = stack.pop(type.params().size());
        if (instruction instanceof Instruction.Indexed indexed) {
            operands.add(number(indexed.index()));
        } else if (instruction instanceof Instruction.VectorConstant shuffle) {
            for (int i = 0; i < 16; i++) operands.add(number(shuffle.byteAt(i)));
        }
        if (type.results().size() > 1) {
            function.several(new Expr.Call(NumericExprs.name(opcode), operands, NumericType.I64, 0), type.results());
            return;
        }
        stack.push(NumericExprs.named(opcode, operands));
    }

    static Expr number(int value) {
        return new Expr.Number(NumericType.I32, value & 0xFFFF_FFFFL);
    }

    private void parametric(Opcode opcode) {
        if (opcode == Opcode.DROP) {
            Expr value = stack.pop();
            boolean call = value instanceof Expr.Call || value instanceof Expr.Indirect;
            if ((value.flags & Expr.EFFECT) != 0 && call) {
                function.emit(new Stmt.Effect("", value));
            } else if (value.flags != 0) {
                function.emit(new Stmt.Effect("(void)", value));
            }
            return;
        }
        Expr condition = stack.pop();
        Expr no = stack.pop();
        Expr yes = stack.pop();
        // C computes only one of them.
        int bad = Expr.TRAPS | Expr.EFFECT;
        if ((no.flags & bad) != 0) no = stack.saved(no);
        if ((yes.flags & bad) != 0) yes = stack.saved(yes);
        stack.push(new Expr.Choice(Conditions.truth(condition), yes, no));
    }

    private void variable(Opcode opcode, int index) {
        switch (opcode) {
            case LOCAL_GET -> stack.push(new Expr.Read(function.local(index), false));
            case LOCAL_SET -> set(function.local(index));
            case LOCAL_TEE -> {
                Var var = function.local(index);
                set(var);
                stack.push(new Expr.Read(var, false));
            }
            case GLOBAL_GET -> stack.push(new Expr.Read(unit.globals.get(index), true));
            default -> {
                Expr value = stack.pop();
                stack.beforeWrite();
                function.emit(new Stmt.Assign(unit.globals.get(index), value));
            }
        }
    }

    private void set(Var var) {
        Expr value = stack.pop();
        // what compilers leave behind where locals were merged
        if (value instanceof Expr.Read read && read.var == var) return;
        stack.beforeSet(var);
        function.emit(new Stmt.Assign(var, value));
    }

    private void constant(Instruction instruction) {
        if (instruction instanceof Instruction.Constant constant) {
            stack.push(new Expr.Number(constant.opcode().type().results().get(0), constant.bits()));
            return;
        }
        Instruction.VectorConstant constant = (Instruction.VectorConstant) instruction;
        StringBuilder text = new StringBuilder("i32x4(");
        for (long half : new long[] {constant.low(), constant.high()}) {
            text.append(hex(half)).append(", ").append(hex(half >>> 32)).append(half == constant.low() ? ", " : "");
        }
        if (text.charAt(text.length() - 2) == ',') text.setLength(text.length() - 2);
        stack.push(new Expr.Name(text.append(')').toString(), NumericType.V128));
    }

    private static String hex(long word) {
        long bits = word & 0xFFFF_FFFFL;
        return bits < 10 ? Long.toString(bits) : "0x" + Long.toHexString(bits);
    }

    private void table(Instruction instruction) {
        Opcode opcode = instruction.opcode();
        List<Expr> arguments = new ArrayList<>();
        if (instruction instanceof Instruction.Indexed indexed) {
            int index = indexed.index();
            if (opcode == Opcode.ELEM_DROP) {
                call(opcode, List.of(name(unit.names.of(Names.Kind.ELEMENT, index))));
                return;
            }
            arguments.add(name(unit.names.table(index)));
            ValueType element = Objects.requireNonNull(unit.spaces.table(index)).element();
            ValueType address = Objects.requireNonNull(unit.spaces.table(index))
                    .addressType()
                    .valueType();
            switch (opcode) {
                case TABLE_GET -> {
                    arguments.addAll(stack.pop(1));
                    stack.push(NumericExprs.named(opcode, arguments, element, Expr.READS | Expr.TRAPS));
                }
                case TABLE_SIZE -> stack.push(NumericExprs.named(opcode, arguments, address, Expr.READS));
                case TABLE_GROW -> {
                    arguments.addAll(stack.pop(2));
                    stack.push(NumericExprs.named(opcode, arguments, address, ALL));
                }
                default -> {
                    arguments.addAll(stack.pop(opcode == Opcode.TABLE_SET ? 2 : 3));
                    call(opcode, arguments);
                }
            }
            return;
        }
        Instruction.IndexedPair pair = (Instruction.IndexedPair) instruction;
        List<Expr> operands = stack.pop(3);
        if (opcode == Opcode.TABLE_INIT) {
            arguments.add(name(unit.names.table(pair.second())));
            arguments.add(name(unit.names.of(Names.Kind.ELEMENT, pair.first())));
        } else {
            arguments.add(name(unit.names.table(pair.first())));
            arguments.add(name(unit.names.table(pair.second())));
        }
        arguments.addAll(operands);
        call(opcode, arguments);
    }

    /** A statement that is the instruction. */
    private void call(Opcode opcode, List<Expr> arguments) {
        stack.beforeWrite();
        function.emit(new Stmt.Effect("", NumericExprs.named(opcode, arguments, NumericType.I32, ALL)));
    }

    static Expr name(String text) {
        return new Expr.Name(text, NumericType.I32);
    }

    private void memory(Instruction instruction) {
        Opcode opcode = instruction.opcode();
        List<Expr> arguments = new ArrayList<>();
        if (instruction instanceof Instruction.Indexed indexed) {
            int index = indexed.index();
            if (opcode == Opcode.DATA_DROP) {
                call(opcode, List.of(name(unit.names.of(Names.Kind.DATA, index))));
                return;
            }
            ValueType address = Objects.requireNonNull(unit.spaces.memory(index))
                    .addressType()
                    .valueType();
            arguments.add(name(unit.names.memory(index)));
            switch (opcode) {
                case MEMORY_SIZE -> stack.push(NumericExprs.named(opcode, arguments, address, Expr.READS));
                case MEMORY_GROW -> {
                    arguments.addAll(stack.pop(1));
                    stack.push(NumericExprs.named(opcode, arguments, address, ALL));
                }
                default -> {
                    arguments.addAll(stack.pop(3));
                    call(opcode, arguments);
                }
            }
            return;
        }
        Instruction.IndexedPair pair = (Instruction.IndexedPair) instruction;
        List<Expr> operands = stack.pop(3);
        boolean init = opcode == Opcode.MEMORY_INIT;
        arguments.add(name(unit.names.memory(init ? pair.second() : pair.first())));
        arguments.add(name(init ? unit.names.of(Names.Kind.DATA, pair.first()) : unit.names.memory(pair.second())));
        arguments.addAll(operands);
        call(opcode, arguments);
    }

    private void access(Instruction instruction) {
        Opcode opcode = instruction.opcode();
        if (!(instruction instanceof Instruction.MemoryAccess access)) {
            call(opcode, List.of());
            return;
        }
        AddressType addresses =
                Objects.requireNonNull(unit.spaces.memory(access.memory())).addressType();
        FuncType type = opcode.type(addresses);
        List<Expr> operands = stack.pop(type.params().size());
        Expr address = operands.remove(0);
        address.vote(Sign.UNSIGNED);
        String memory = unit.names.memory(access.memory());
        boolean plain = isPlain(opcode);
        if (plain && type.results().isEmpty()) {
            ValueType value = type.params().get(1);
            Expr.Memory target =
                    new Expr.Memory(value, memory, address, access.offset(), opcode.accessBytes() * 8, Sign.ANY);
            stack.beforeWrite();
            function.emit(new Stmt.Store(target, operands.get(0)));
            return;
        }
        if (plain) {
            ValueType value = type.results().get(0);
            Sign extension = opcode.mnemonic().endsWith("_u")
                    ? Sign.UNSIGNED
                    : opcode.mnemonic().endsWith("_s") ? Sign.SIGNED : Sign.ANY;
            stack.push(new Expr.Memory(value, memory, address, access.offset(), opcode.accessBytes() * 8, extension));
            return;
        }
        List<Expr> arguments = new ArrayList<>();
        arguments.add(new Expr.Memory(NumericType.I32, memory, address, access.offset(), 0, Sign.ANY));
        arguments.addAll(operands);
        if (opcode.lanes() != 0) arguments.add(number(access.lane()));
        if (type.results().isEmpty()) {
            call(opcode, arguments);
            return;
        }
        boolean load = opcode.category() == dev.wami.wasmspec.Category.LOAD;
        int flags = load ? Expr.READS | Expr.TRAPS : ALL;
        stack.push(NumericExprs.named(opcode, arguments, type.results().get(0), flags));
    }

    /** Whether it is what C does at a pointer. */
    private static boolean isPlain(Opcode opcode) {
        return switch (opcode.category()) {
            case LOAD, STORE ->
                opcode.type().results().contains(NumericType.V128)
                                || opcode.type().params().contains(NumericType.V128)
                        ? opcode == Opcode.V128_LOAD || opcode == Opcode.V128_STORE
                        : true;
            default -> false;
        };
    }
}
