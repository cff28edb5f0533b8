package dev.wami.wasmbinary;

import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.GlobalType;
import dev.wami.wasmspec.Immediates;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.ValueType;
import java.util.List;

/**
 * Checks one body or constant expression, instruction by instruction, by the specification's algorithm (A.6).
 * Instructions whose type is in the table need no rule of their own; the others' rules are here and in the classes
 * named {@code Rules}, which share the stack.
 */
final class CodeValidator {
    private final ModuleContext context;
    private final TypeStack stack;
    private final ControlRules control;
    private final ReferenceRules references;
    private final AggregateRules aggregates;
    private final MemoryRules memories;
    private final List<ValueType> params;
    private final List<ValueType> locals;
    private int position;

    private CodeValidator(ModuleContext context, List<ValueType> params, List<ValueType> locals) {
        this.context = context;
        this.params = params;
        this.locals = locals;
        stack = new TypeStack(context.types);
        control = new ControlRules(context, stack);
        references = new ReferenceRules(context, stack);
        aggregates = new AggregateRules(context, stack);
        memories = new MemoryRules(context, stack);
    }

    /** For a function whose parameters have been checked. */
    static CodeValidator function(ModuleContext context, FuncType type, Function function) {
        return new CodeValidator(context, type.params(), function.locals());
    }

    static CodeValidator constant(ModuleContext context) {
        return new CodeValidator(context, List.of(), List.of());
    }

    /** The instruction that was checked last. */
    int position() {
        return position;
    }

    void body(List<Instruction> body, List<ValueType> results) throws InvalidException {
        position = -1;
        LocalTypes runs = LocalTypes.copyOf(locals);
        for (int i = 0; i < runs.runs(); i++) {
            context.check(runs.runType(i));
        }
        position = 0;
        // The function itself is a block: a branch to it returns.
        stack.open(Opcode.BLOCK, List.of(), results);
        for (Instruction instruction : body) {
            Opcode opcode = instruction.opcode();
            if (opcode == Opcode.END && stack.depth() == 1) {
                throw new InvalidException("end without a block");
            }
            instruction(instruction, opcode);
            position++;
        }
        if (stack.depth() != 1) {
            throw new InvalidException("END opcode expected: " + (stack.depth() - 1) + " blocks are still open");
        }
        stack.close();
    }

    /** A constant expression of a type (specification 3.4.14). */
    void expression(List<Instruction> expression, ValueType type) throws InvalidException {
        for (Instruction instruction : expression) {
            if (!isConstant(instruction)) {
                throw new InvalidException("constant expression required: " + instruction.opcode());
            }
        }
        body(expression, List.of(type));
    }

    private boolean isConstant(Instruction instruction) throws InvalidException {
        Opcode opcode = instruction.opcode();
        switch (opcode) {
            case REF_NULL,
                    REF_FUNC,
                    REF_I31,
                    STRUCT_NEW,
                    STRUCT_NEW_DEFAULT,
                    ARRAY_NEW,
                    ARRAY_NEW_DEFAULT,
                    ARRAY_NEW_FIXED,
                    ANY_CONVERT_EXTERN,
                    EXTERN_CONVERT_ANY -> {
                return true;
            }
            case I32_ADD, I32_SUB, I32_MUL, I64_ADD, I64_SUB, I64_MUL -> {
                return context.has(Feature.EXTENDED_CONST);
            }
            case GLOBAL_GET -> {
                int index = ((Instruction.Indexed) instruction).index();
                GlobalType type = context.global(index);
                if (index >= context.spaces.importedGlobals() && !context.has(Feature.GC)) {
                    throw new InvalidException("unknown global " + index
                            + ": one that is not imported requires the feature " + Feature.GC);
                }
                return !type.mutable();
            }
            default -> {
                return opcode.category() == Category.CONST;
            }
        }
    }

    private void instruction(Instruction instruction, Opcode opcode) throws InvalidException {
        context.require(opcode.feature(), opcode);
        switch (opcode.category()) {
            case CONTROL -> control.check(instruction);
            case PARAMETRIC -> parametric(instruction);
            case VARIABLE -> variable(opcode, ((Instruction.Indexed) instruction).index());
            case TABLE, MEMORY, LOAD, STORE, ATOMIC -> memories.check(instruction);
            case REFERENCE -> references.check(instruction);
            case AGGREGATE -> aggregates.check(instruction);
            case VECTOR, TERNARY, COMBINE, ACCUMULATE, BROADCAST, EXTRACT, REPLACE -> {
                lanes(instruction);
                apply(opcode.type());
            }
            case CONST, UNARY, BINARY, TEST, COMPARE, CONVERT, WIDE -> apply(opcode.type());
        }
    }

    private void apply(FuncType type) throws InvalidException {
        stack.pop(type.params());
        stack.push(type.results());
    }

    private static void lanes(Instruction instruction) throws InvalidException {
        if (instruction instanceof Instruction.Indexed indexed
                && Integer.compareUnsigned(indexed.index(), indexed.opcode().lanes()) >= 0) {
            throw new InvalidException("invalid lane index " + Integer.toUnsignedString(indexed.index()));
        }
        if (instruction instanceof Instruction.VectorConstant shuffle
                && shuffle.opcode().immediates() == Immediates.LANE_INDICES) {
            for (int i = 0; i < 16; i++) {
                // Lanes 16 to 31 are those of the second operand.
                if (shuffle.byteAt(i) >= 32) {
                    throw new InvalidException("invalid lane index " + shuffle.byteAt(i));
                }
            }
        }
    }

    private void parametric(Instruction instruction) throws InvalidException {
        if (instruction instanceof Instruction.SelectTyped select) {
            if (select.types().size() != 1) {
                throw new InvalidException(
                        "invalid result arity: select has " + select.types().size() + " types");
            }
            ValueType type = select.types().get(0);
            context.check(type);
            stack.pop(ValueType.I32);
            stack.pop(type);
            stack.pop(type);
            stack.push(type);
        } else if (instruction.opcode() == Opcode.SELECT) {
            stack.pop(ValueType.I32);
            ValueType second = stack.pop();
            ValueType first = stack.pop();
            stack.push(untypedSelect(first, second));
        } else {
            stack.pop();
        }
    }

    private static ValueType untypedSelect(ValueType first, ValueType second) throws InvalidException {
        for (ValueType type : List.of(first, second)) {
            if (type instanceof RefType && type != TypeRelations.BOTTOM) {
                throw new InvalidException("type mismatch: select of " + type + " needs a written type");
            }
        }
        if (first != second && first != TypeRelations.BOTTOM && second != TypeRelations.BOTTOM) {
            throw TypeStack.mismatch(first, second);
        }
        return first == TypeRelations.BOTTOM ? second : first;
    }

    private void variable(Opcode opcode, int index) throws InvalidException {
        switch (opcode) {
            case LOCAL_GET -> {
                ValueType type = local(index);
                if (index >= params.size() && !type.isDefaultable() && !stack.isSet(index)) {
                    throw new InvalidException("uninitialized local " + index);
                }
                stack.push(type);
            }
            case LOCAL_SET -> setLocal(index);
            case LOCAL_TEE -> stack.push(setLocal(index));
            case GLOBAL_GET -> stack.push(context.global(index).type());
            default -> {
                GlobalType global = context.global(index);
                if (!global.mutable()) {
                    throw new InvalidException("immutable global " + index);
                }
                stack.pop(global.type());
            }
        }
    }

    private ValueType setLocal(int index) throws InvalidException {
        ValueType type = local(index);
        stack.pop(type);
        if (!type.isDefaultable()) {
            stack.set(index);
        }
        return type;
    }

    private ValueType local(int index) throws InvalidException {
        if (Integer.compareUnsigned(index, params.size()) < 0) {
            return params.get(index);
        }
        if (Integer.compareUnsigned(index - params.size(), locals.size()) < 0) {
            return locals.get(index - params.size());
        }
        throw ModuleContext.unknown("local", index);
    }
}
